/**
 * Writes the integrations as they are published: folders that a browser loads or `npm pack` makes a package
 * of. `node scripts/build-integrations.mjs browser <folder>` writes one of them.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const project = fileURLToPath(new URL('..', import.meta.url));
const [browser, n8n] = ['browser', 'n8n'].map((name) => join(project, 'integrations', name));

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

/** The nodes, as a package of CommonJS without dependencies. n8n finds each class by the name of its file. */
export async function buildN8nNodes(target) {
  mkdirSync(target, { recursive: true });
  // The sources are ES modules, what n8n loads is not.
  const { type, ...manifest } = JSON.parse(readFileSync(join(n8n, 'package.json'), 'utf8'));
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(join(n8n, 'README.md'), join(target, 'README.md'));
  cpSync(join(project, 'LICENSE'), join(target, 'LICENSE'));
  const build = await rolldown({
    cwd: n8n,
    input: {
      'nodes/Domesday/Domesday.node': 'src/domesday.node.ts',
      'nodes/Domesday/DomesdayTrigger.node': 'src/domesday-trigger.node.ts',
      'credentials/DomesdayApi.credentials': 'src/domesday-api.credentials.ts',
    },
    platform: 'node',
  });
  const dist = join(target, 'dist');
  await build.write({ dir: dist, format: 'cjs', entryFileNames: '[name].js', chunkFileNames: '[name].js' });
  await build.close();
  const icon = join(project, 'console', 'public', 'assets', 'domesday.svg');
  for (const folder of ['nodes/Domesday', 'credentials']) cpSync(icon, join(dist, folder, 'domesday.svg'));
}

const BUILDS = { browser: buildBrowserExtension, n8n: buildN8nNodes };

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name, target] = process.argv.slice(2);
  if (!Object.hasOwn(BUILDS, name) || !target) {
    console.error(`Name an integration and a folder: ${Object.keys(BUILDS).join(' or ')} <folder>`);
    process.exit(1);
  }
  await BUILDS[name](target);
}
