/**
 * Writes the integrations as they are published: folders that a browser loads or `npm pack` makes a package of.
 * `node scripts/build-integrations.mjs browser <folder>` writes one of them.
 */
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const project = fileURLToPath(new URL('..', import.meta.url));
const browser = join(project, 'integrations', 'browser');

/** The extension, which Chromium and Firefox load from this folder or from a zip of it. */
export async function buildBrowserExtension(target) {
  mkdirSync(target, { recursive: true });
  cpSync(join(browser, 'pages'), target, { recursive: true });
  cpSync(join(browser, 'manifest.json'), join(target, 'manifest.json'));
  cpSync(join(project, 'LICENSE'), join(target, 'LICENSE'));
  const build = await rolldown({
    cwd: browser,
    input: { popup: 'src/popup.ts', options: 'src/options.ts' },
    platform: 'browser',
  });
  await build.write({ dir: target, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name].js' });
  await build.close();
}

const BUILDS = { browser: buildBrowserExtension };

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name, target] = process.argv.slice(2);
  if (!Object.hasOwn(BUILDS, name) || !target) {
    console.error(`Name an integration and a folder: ${Object.keys(BUILDS).join(' or ')} <folder>`);
    process.exit(1);
  }
  await BUILDS[name](target);
}
