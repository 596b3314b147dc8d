/**
 * A process that runs ledger transactions, several at a time, and prints each before it starts and after it
 * has committed. Tests kill it.
 */
import { silentLogger } from '../../../platform/logger.ts';
import { openDatabase } from '../../../platform/postgres/index.ts';
import { createIdSource } from '../../../shared/ids.ts';
import { createCredits } from '../index.ts';
import { type Operation, runProgram, type Step } from './ledger-program.ts';

const [url = '', name = '', startsAt = '', ...accounts] = process.argv.slice(2);
const WORKERS = 4;
const STEPS_MAX = 20_000;

let now = new Date(startsAt);
const clock = { now: () => now };
const db = openDatabase({ url, log: silentLogger, applicationName: name, connectionsMax: WORKERS });

function operationAt(index: number): Operation {
  const account = index % accounts.length;
  const subject = index % 5;
  switch (index % 6) {
    case 0:
      return { do: 'grant', account, credits: 2, key: null };
    case 1:
    case 3:
      return { do: 'hold', account, subject, credits: 1 };
    case 2:
      return { do: 'settle', hold: 1, outcome: 'charge' };
    case 4:
      return { do: 'settle', hold: 2, outcome: 'release' };
    default:
      return { do: 'charge', account, subject };
  }
}

const steps = Array.from({ length: STEPS_MAX }, (_, index): Step => {
  if (index % 50 === 49) return { do: 'let time pass', days: 7 };
  const rollBack = index % 11 === 10;
  return { do: 'work', operation: operationAt(index), pauseMs: index % 3, rollBack };
});

await runProgram(
  {
    name,
    clock,
    db,
    accounts,
    workers: WORKERS,
    credits: createCredits({ clock, ids: createIdSource() }),
    kill: async () => undefined,
    letTimePass: (days) => {
      now = new Date(now.getTime() + days * 86_400_000);
    },
    report: (executed) => process.stdout.write(`${JSON.stringify(executed)}\n`),
  },
  steps,
);
await db.close();
