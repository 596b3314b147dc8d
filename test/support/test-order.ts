import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Project after project, because a worker keeps its modules only as long as the next file is of the same
 * project; and the longest first, so that none is left to run alone at the end. A clean clone knows no
 * durations, hence the list.
 */
const PROJECTS = ['e2e', 'database', 'unit'];
const LONGEST = [
  'test/e2e/hostile-input.test.ts',
  'test/e2e/command-line.test.ts',
  'test/e2e/guides.test.ts',
  'test/e2e/start.test.ts',
  'test/e2e/console-everyday.test.ts',
  'test/e2e/package.test.ts',
  'test/e2e/console-watching.test.ts',
  'test/e2e/console-webhooks.test.ts',
  'test/e2e/console.test.ts',
  'test/e2e/console-account.test.ts',
  'test/e2e/mcp.test.ts',
  'test/e2e/register.test.ts',
  'test/e2e/database-faults.test.ts',
  'test/e2e/integrations.test.ts',
  'src/platform/backup/backup.db.test.ts',
  'src/modules/register/import/roll-back.db.test.ts',
  'src/http/access.db.test.ts',
  'test/fuzz/routes.db.test.ts',
  'src/modules/register/import/interruption.db.test.ts',
  'src/modules/register/import/readers.db.test.ts',
  'src/modules/signals/change-sources/stream.db.test.ts',
  'bench/resolution/labelled/corpus-quality.test.ts',
  'src/modules/open-index/write-table.test.ts',
  'bench/resolution/labelled/synthetic-quality.test.ts',
  'src/platform/browser/render-page.test.ts',
  'src/platform/browser/shared-browser.test.ts',
  'src/modules/resolution/extract/robustness.test.ts',
  'src/modules/resolution/decide/robustness.test.ts',
  'scripts/render-openapi.test.ts',
  'src/platform/threads/thread-pool.test.ts',
  'src/modules/resolution/crawl/crawl-bad-input.test.ts',
];

export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ project, moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((path) => moduleId.endsWith(`/${path}`));
      return [PROJECTS.indexOf(project.name), place === -1 ? LONGEST.length : place] as const;
    };
    // Stable: what has the same rank stays as vitest has put it.
    return sorted.sort((a, b) => rank(a)[0] - rank(b)[0] || rank(a)[1] - rank(b)[1]);
  }
}
