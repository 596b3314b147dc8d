// Runs a TypeScript source as a thread, in development and tests: tsx must be registered in each thread. The
// built service runs the compiled modules and does not use this file.
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';

// The tests bundle what they start often (test/support/bundle-programs.ts).
// biome-ignore lint/style/noProcessEnv: not a setting of the service, which does not use this file.
const folder = process.env.BUNDLED_PROGRAMS;
const bundle = folder && join(folder, basename(fileURLToPath(workerData.module)).replace(/\.ts$/, '.js'));
if (bundle && existsSync(bundle)) {
  await import(pathToFileURL(bundle).href);
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import(workerData.module);
}
