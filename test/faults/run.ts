import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../support/free-port.ts';
import { scratchPlace } from '../support/scratch-place.ts';
import { makeTempDir, startService, stopService } from '../support/service-process.ts';
import { type Fault, type RoundReport, runEmbeddedRounds, runServerRounds } from './database-rounds.ts';
import { runFleet } from './fleet.ts';
import { runFullDiskRound } from './full-disk-round.ts';
import { type MixedReport, runMixedRounds } from './mixed-rounds.ts';
import { printMixed, printTable } from './report.ts';

/**
 * The long form of the fault tests, `npm run test:faults`. The short form is
 * `test/e2e/database-faults.test.ts`. Parts: `embedded` and `server` (the database fails), `mixed` (anything
 * fails, under mixed load), `fleet` (three `serve` and four `work`, one of each killed), `pooler` (all of it
 * through PgBouncer, which must be installed) and `disk` (a full disk; needs root).
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    jobs: { type: 'string', default: '60' },
    /** Seconds from the database's return until the next job must have ended. */
    'go-on-within': { type: 'string', default: '15' },
    parts: { type: 'string', default: 'embedded,server,mixed,fleet,disk' },
    'mixed-rounds': { type: 'string', default: '200' },
    'mixed-jobs': { type: 'string', default: '20' },
    /** The faults of a server, one after another. */
    faults: { type: 'string', default: 'kill,restart,refuse,cut,silence,failover' },
    /** A `DATA_DIR` that a service left behind; by default a new one is made, which takes a while. */
    prepared: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const load = { jobs: Number(values.jobs), goOnMsMax: Number(values['go-on-within']) * 1_000, onRound };
const parts = new Set(values.parts.split(','));
const serverFaults = values.faults.split(',') as Fault[];

const scratch = makeTempDir(scratchPlace());
const reports: RoundReport[] = [];
const mixed: MixedReport[] = [];
try {
  const prepared = values.prepared ?? join(scratch.path, 'prepared');
  if (!values.prepared) await stopService(await startService('start', { DATA_DIR: prepared }));
  if (parts.has('embedded')) {
    reports.push(...(await runEmbeddedRounds(rounds, { ...(await copyData('embedded')), ...load })));
  }
  if (parts.has('server')) {
    const faults = Array.from({ length: rounds }, (_, index) => serverFaults[index % serverFaults.length]!);
    reports.push(...(await runServerRounds(faults, { ...(await copyData('server')), ...load })));
  }
  if (parts.has('mixed')) {
    const { data } = await copyData('mixed');
    const options = { data, rounds: Number(values['mixed-rounds']), jobs: Number(values['mixed-jobs']) };
    mixed.push(...(await runMixedRounds({ ...options, onRound })));
  }
  for (const part of ['fleet', 'pooler']) {
    if (!parts.has(part)) continue;
    const { data } = await copyData(part);
    const startedAt = performance.now();
    const { faults, ...figures } = await runFleet({
      ...{ data, serves: 3, works: 4, jobs: 40 },
      isPooled: part === 'pooler',
    });
    process.stderr.write(`${JSON.stringify(figures)}\n`);
    mixed.push({ fault: part, tookMs: Math.round(performance.now() - startedAt), faults });
  }
  if (parts.has('disk')) {
    const startedAt = performance.now();
    const faults = await runFullDiskRound(prepared, scratch.path);
    mixed.push({ fault: 'full disk', tookMs: Math.round(performance.now() - startedAt), faults });
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
printMixed(mixed);
process.exitCode = [...reports, ...mixed].every(({ faults }) => faults.length === 0) ? 0 : 1;

function onRound(report: RoundReport | MixedReport): void {
  process.stderr.write(`${JSON.stringify(report)}\n`);
}
