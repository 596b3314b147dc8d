/**
 * Builds `dist/` and `console/dist/` when they are missing or older than what they are made from. `npm ci`
 * runs it once (prepare), and `npm start` again, which then takes milliseconds.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBundled } from './bundled-packages.mjs';

const project = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(project, 'dist', '.built');
const MODEL = 'src/modules/resolution/model';
const DATA_FILES = [`${MODEL}/resolution-model.json`, `${MODEL}/role-weights.tsv`];

let rolldown;
try {
  ({ rolldown } = await import('rolldown'));
} catch {
  // Installed without development packages: there is nothing to build with, and a shipped dist/ is used as it
  // is.
  process.exit(existsSync(stamp) ? 0 : 1);
}
if (
  newest(['src', 'scripts/build.mjs', 'scripts/bundled-packages.mjs', 'package-lock.json']) > timeOf(stamp)
) {
  rmSync(join(project, 'dist'), { recursive: true, force: true });
  await bundle();
  // For `npx domesday`: not every npm makes the command of the folder it runs in executable.
  chmodSync(join(project, 'dist', 'main.js'), 0o755);
  writeFileSync(stamp, '');
}

// The console is built apart: it takes longer, and changes at other times.
const consoleStamp = join(project, 'console', 'dist', '.built');
const consoleSources = ['index.html', 'vite.config.ts', 'package.json', 'src', 'public'].map(
  (path) => `console/${path}`,
);
if (newest([...consoleSources, 'package-lock.json']) > timeOf(consoleStamp)) {
  const vite = join(project, 'node_modules', 'vite', 'bin', 'vite.js');
  const arguments_ = ['build', '--config', 'console/vite.config.ts', '--logLevel', 'warn'];
  const { status } = spawnSync(process.execPath, [vite, ...arguments_], { cwd: project, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(consoleStamp, '');
}

/**
 * One file for each entry and what they load later: a start that reads 60 files instead of 2,000 takes half
 * the time (ADR 0023).
 */
async function bundle() {
  const build = await rolldown({
    cwd: project,
    input: {
      main: 'src/main.ts',
      'judge-thread': 'src/modules/resolution/judge-threads/judge-thread.ts',
      'upload-thread': 'src/modules/uploads/upload-thread.ts',
      'read-thread': 'src/modules/financials/import/read-thread.ts',
    },
    platform: 'node',
    // `pg-native` is optional, and not installed.
    external: (specifier) =>
      specifier.startsWith('node:') || specifier === 'pg-native' || !isBundled(specifier),
    // A package of oidc-provider (depd) uses it.
    checks: { eval: false },
  });
  await build.write({
    dir: 'dist',
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].js',
    // Beside the entries, because paths to other files are relative to `dist/`.
    chunkFileNames: '[name]-[hash].js',
  });
  await build.close();
  // Data files that the bundle reads beside itself.
  for (const file of DATA_FILES) cpSync(join(project, file), join(project, 'dist', basename(file)));
}

function newest(paths) {
  return Math.max(...paths.map((path) => newestIn(join(project, path))));
}

function newestIn(path) {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(entry.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}

function timeOf(path) {
  return existsSync(path) ? statSync(path).mtimeMs : 0;
}
