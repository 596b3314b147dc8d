import { afterEach, expect, it } from 'vitest';
import { runFleet } from '../faults/fleet.ts';
import { makeDataDir, type PreparedDir } from '../support/data-dir.ts';

let dir: PreparedDir | undefined;
afterEach(() => dir?.remove());

/** With three `serve` and four `work`: `npm run test:faults -- --parts fleet`. */
it('several serve and work end every job once, also when one of each is killed', {
  timeout: 300_000,
}, async () => {
  dir = await makeDataDir('sandbox');
  const { faults, deliveries } = await runFleet({ data: dir.data, serves: 2, works: 2, jobs: 12 });
  expect(faults).toEqual([]);
  expect(deliveries).toBeGreaterThan(0);
});
