/**
 * Writes the client packages as they are published. The one for TypeScript is `src/client`, which the command
 * line uses too: bundled as an ES module and as CommonJS, each beside its declarations. Both have the version
 * of the service.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const project = fileURLToPath(new URL('..', import.meta.url));
const typescript = join(project, 'clients', 'typescript');
const LIBRARY = 'openapi-fetch';
/**
 * CommonJS brings the library along, whose own form of it has no default export for programs that are
 * compiled from ES modules.
 */
const FORMATS = [
  { folder: 'esm', format: 'esm', type: 'module', external: [LIBRARY] },
  { folder: 'cjs', format: 'cjs', type: 'commonjs', external: [] },
];

/** A file of the package in `from './x.ts'` or `import("./x.ts")`. */
const RELATIVE_TS = /((?:from |import\()['"]\.{1,2}\/[\w/-]+)\.ts(['"])/g;

/** A folder that `npm pack` makes a package of. */
export async function buildTypescriptClient(target) {
  mkdirSync(target, { recursive: true });
  for (const name of ['package.json', 'README.md']) cpSync(join(typescript, name), join(target, name));
  cpSync(join(project, 'LICENSE'), join(target, 'LICENSE'));
  for (const { folder, format, type, external } of FORMATS) {
    const place = join(target, 'dist', folder);
    // Nothing of Node: the same files run in browsers.
    const options = { cwd: project, input: 'src/client/index.ts', platform: 'neutral', external };
    const build = await rolldown({ ...options, resolve: { mainFields: ['module', 'main'] } });
    await build.write({ dir: place, format, entryFileNames: 'index.js' });
    await build.close();
    writeFileSync(join(place, 'package.json'), `${JSON.stringify({ type })}\n`);
  }
  writeDeclarations(target);
}

function writeDeclarations(target) {
  const [esm, cjs] = FORMATS.map(({ folder }) => join(target, 'dist', folder));
  const compiler = join(project, 'node_modules', 'typescript', 'bin', 'tsc');
  const arguments_ = [compiler, '--singleThreaded', '-p', join(typescript, 'tsconfig.json'), '--outDir', esm];
  const { status, stdout } = spawnSync(process.execPath, arguments_, { cwd: project, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the declarations of the client could not be written:\n${stdout}`);
  const names = readdirSync(esm, { recursive: true });
  for (const name of names.filter((file) => file.endsWith('.d.ts'))) {
    // Every version of the compiler finds `./client.d.ts` by this name.
    const text = readFileSync(join(esm, name), 'utf8').replace(RELATIVE_TS, '$1.js$2');
    writeFileSync(join(esm, name), text);
    mkdirSync(dirname(join(cjs, name)), { recursive: true });
    writeFileSync(join(cjs, name), withTypesOfModule(text));
  }
}

/** The library's types for CommonJS are not those of its ES module; these are always the latter. */
function withTypesOfModule(text) {
  return text
    .replaceAll(`from '${LIBRARY}'`, `from '${LIBRARY}' with { 'resolution-mode': 'import' }`)
    .replaceAll(`import("${LIBRARY}")`, `import("${LIBRARY}", { with: { 'resolution-mode': 'import' } })`);
}
