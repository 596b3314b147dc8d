import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { runsLongTests } from './test/support/long-tests.ts';
import { TestOrder } from './test/support/test-order.ts';

/**
 * What is waited for comes when it comes: on a busy machine later than in the second that vitest waits on its
 * own.
 */
const poll = { timeout: 30_000 };

export default defineConfig({
  test: {
    passWithNoTests: false,
    // Many tests wait for a database, a server or a clock: on two cores five are quicker than two.
    maxWorkers: Math.max(5, availableParallelism()),
    sequence: { sequencer: TestOrder },
    projects: [
      {
        test: {
          name: 'unit',
          // They keep nothing between files, so one set of modules serves them all.
          isolate: false,
          globalSetup: ['test/support/bundle-programs.ts'],
          include: [
            'src/**/*.test.ts',
            'console/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'clients/**/*.test.ts',
            'integrations/**/*.test.ts',
            'bench/**/*.test.ts',
            'deploy/**/*.test.ts',
            'test/fuzz/**/*.test.ts',
          ],
          exclude: ['**/*.db.test.ts'],
          expect: { poll },
          // Quick alone; the machine may be busy with the others.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'database',
          // Each makes a database and a service of its own: what they share is only the code.
          isolate: false,
          include: ['src/**/*.db.test.ts', 'test/fuzz/**/*.db.test.ts'],
          globalSetup: ['test/support/bundle-programs.ts', 'test/support/start-test-postgres.ts'],
          expect: { poll },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          // Each starts processes of its own; what they share is the code that drives them.
          isolate: false,
          include: ['test/e2e/**/*.test.ts', ...(runsLongTests ? ['test/faults/**/*.test.ts'] : [])],
          globalSetup: ['test/support/prepare-data-dirs.ts'],
          expect: { poll },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
