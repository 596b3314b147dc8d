import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../support/free-port.ts';
import { scratchPlace } from '../support/scratch-place.ts';
import { makeTempDir, startService, stopService } from '../support/service-process.ts';
import { type Fault, type RoundReport, runEmbeddedRounds, runServerRounds } from './database-rounds.ts';
import { printTable } from './report.ts';

/**
 * The long form of the fault tests, `npm run test:faults`. The short form is `test/e2e/database-faults.test.ts`.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    jobs: { type: 'string', default: '60' },
    /** Seconds from the database's return until the next job must have ended. */
    'go-on-within': { type: 'string', default: '15' },
    /** `embedded` or `server`; both by default. */
    only: { type: 'string' },
    /** What happens to a server, one after another. */
    faults: { type: 'string', default: 'kill,restart,refuse,cut,silence,failover' },
    /** A `DATA_DIR` that a service left behind; by default a new one is made, which takes a while. */
    prepared: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const load = { jobs: Number(values.jobs), goOnMsMax: Number(values['go-on-within']) * 1_000, onRound };
const serverFaults = values.faults.split(',') as Fault[];

const scratch = makeTempDir(scratchPlace());
const reports: RoundReport[] = [];
try {
  const prepared = values.prepared ?? join(scratch.path, 'prepared');
  if (!values.prepared) await stopService(await startService('start', { DATA_DIR: prepared }));
  if (values.only !== 'server') {
    reports.push(...(await runEmbeddedRounds(rounds, { ...(await copyData('embedded')), ...load })));
  }
  if (values.only !== 'embedded') {
    const faults = Array.from({ length: rounds }, (_, index) => serverFaults[index % serverFaults.length]!);
    reports.push(...(await runServerRounds(faults, { ...(await copyData('server')), ...load })));
  }

  async function copyData(name: string) {
    const data = join(scratch.path, name);
    // Not by Node, which would make PostgreSQL's files ours.
    execFileSync('cp', ['-a', prepared, data]);
    writeFileSync(join(data, 'postgres', 'port'), String(await freePort()));
    return { data, scratch: scratch.path };
  }
} finally {
  scratch.remove();
}
printTable(reports);
process.exitCode = reports.length > 0 && reports.every(({ faults }) => faults.length === 0) ? 0 : 1;

function onRound(report: RoundReport): void {
  process.stderr.write(`${JSON.stringify(report)}\n`);
}
