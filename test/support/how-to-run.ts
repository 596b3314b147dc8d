import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * How to run a TypeScript program of the tests in a process of its own: as the bundle that
 * `bundle-programs.ts` made for this run, which starts in a tenth of the time, or by tsx where there is none.
 */
export function howToRun(source: URL): { program: string; execArgv: string[] } {
  const path = fileURLToPath(source);
  const folder = process.env.BUNDLED_PROGRAMS;
  const bundle = folder && join(folder, basename(path).replace(/\.ts$/, '.js'));
  if (bundle && existsSync(bundle)) return { program: bundle, execArgv: [] };
  return { program: path, execArgv: ['--import', 'tsx'] };
}
