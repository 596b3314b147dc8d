import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** The programs that the tests start as processes and threads of their own, dozens of times. */
const PROGRAMS = [
  'src/modules/uploads/upload-thread.ts',
  'src/modules/credits/test-support/spender.ts',
  'src/modules/register/import/test-support/import-process.ts',
  'src/modules/resolution/judge-threads/judge-thread.ts',
  'src/modules/signals/test-support/stream-reader-process.ts',
  'src/platform/embedded-postgres/test-support/user-process.ts',
  'src/platform/threads/test-support/misbehaving-thread.ts',
];

/** Bundles them once for the whole run. tsx would transform hundreds of files at each start. */
export async function setup(): Promise<(() => void) | undefined> {
  // Another project of the same run has done it.
  if (process.env.BUNDLED_PROGRAMS) return;
  // Below the project, so that packages are found from there.
  const cache = join(project, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'test-programs-'));
  // Some tests run them as another user.
  chmodSync(folder, 0o755);
  const bundle = await rolldown({
    cwd: project,
    input: Object.fromEntries(PROGRAMS.map((path) => [basename(path, '.ts'), join(project, path)])),
    platform: 'node',
    external: /^(?:node:|@?[a-z])/,
  });
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].js' });
  await bundle.close();
  // The weights are read at run time, from beside the program.
  const model = join(project, 'src/modules/resolution/model');
  for (const file of readdirSync(model)) {
    if (/\.(?:json|tsv)$/.test(file)) copyFileSync(join(model, file), join(folder, file));
  }
  process.env.BUNDLED_PROGRAMS = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
