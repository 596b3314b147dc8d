import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    passWithNoTests: false,
    // Most tests wait for a database, a server or a clock more than they compute: on two cores three are quicker than one.
    maxWorkers: Math.max(3, availableParallelism()),
    projects: [
      {
        test: {
          name: 'unit',
          // They keep nothing between files, so one set of modules serves them all.
          isolate: false,
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'test/quality/**/*.test.ts'],
          exclude: ['**/*.db.test.ts'],
          // Quick alone; the machine may be busy with the others.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'database',
          include: ['src/**/*.db.test.ts'],
          globalSetup: ['test/support/start-test-postgres.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
