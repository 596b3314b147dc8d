import { afterEach, describe, expect, it } from 'vitest';
import { type RoundReport, runEmbeddedRounds } from '../faults/database-rounds.ts';
import { makeDataDir, type PreparedDir } from '../support/data-dir.ts';

/**
 * The shortest round of `npm run test:faults`, which has many more. The machine may be busy with other tests.
 */
const LOAD = { jobs: 12, goOnMsMax: 60_000 };
const TIMEOUT_MS = 300_000;

let dir: PreparedDir | undefined;
afterEach(() => dir?.remove());

async function makeOptions() {
  dir = await makeDataDir('sandbox');
  return { data: dir.data, scratch: dir.path, ...LOAD };
}

const faultsOf = (reports: RoundReport[]) => reports.map(({ fault, faults }) => ({ fault, faults }));

describe('a service whose database dies in the middle of its jobs', () => {
  it('lives on with the embedded database, and ends every job once', { timeout: TIMEOUT_MS }, async () => {
    const reports = await runEmbeddedRounds(1, await makeOptions());
    expect(faultsOf(reports)).toEqual([{ fault: 'kill', faults: [] }]);
  });
});
