/**
 * Two rules about stores:
 *
 * - A store with a single implementation needs no interface: its type is `typeof xStore`, or
 *   `ReturnType<typeof createXStore>`. An interface named `*Store` needs at least two implementations in
 *   `src/`.
 * - index.ts passes the store to the core of a module. The core imports nothing but types from `*.store.ts`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface SourceFile {
  path: string;
  text: string;
}

const DECLARATION = /\binterface\s+(\w*Store)\b|\btype\s+(\w*Store)\s*=\s*\{/g;

export function checkStoreInterfaces(files: SourceFile[]): string[] {
  const product = files.filter(({ path }) => !/\.test\.ts$|\/test-support\//.test(path));
  return product.flatMap(({ path, text }) =>
    [...text.matchAll(DECLARATION)]
      .map((match) => match[1] ?? match[2] ?? '')
      .filter((name) => countImplementations(product, name) < 2)
      .map(
        (name) =>
          `${path} ${name}: a store with one implementation needs no interface; derive its type from it.`,
      ),
  );
}

/** Files that may import a store: its module's index.ts and the other edges. */
const MAY_IMPORT_STORES = /(?:\.(?:store|routes|jobs|tools|test)|\/index)\.ts$|\/test-support\//;
const STORE_IMPORT =
  /^(?:import|export)\s+(?!type\b)[^;]*?\bfrom\s+'([^']+\.store\.ts)'|\bimport\(\s*'([^']+\.store\.ts)'/gm;

export function checkStoreImports(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('src/modules/') && !MAY_IMPORT_STORES.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(STORE_IMPORT)].map(
        (match) =>
          `${path}: use \`import type\` for ${match[1] ?? match[2]}; index.ts passes the store itself.`,
      ),
    );
}

/** Annotated objects, functions that return the interface, classes that implement it, and `satisfies`. */
function countImplementations(files: SourceFile[], name: string): number {
  const implementation = new RegExp(
    [
      `:\\s*${name}\\s*=\\s*\\{`,
      `\\)\\s*:\\s*(?:Promise<\\s*)?${name}\\s*>?\\s*(?:\\{|=>)`,
      `\\bimplements\\b[^{]*\\b${name}\\b`,
      `\\bsatisfies\\s+${name}\\b`,
    ].join('|'),
    'g',
  );
  return files.reduce((count, { text }) => count + [...text.matchAll(implementation)].length, 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const paths = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'src/**/*.ts'],
    {
      encoding: 'utf8',
    },
  )
    .split('\n')
    // A deleted file is listed until the deletion is committed.
    .filter((path) => path && existsSync(path));
  const files = paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const messages = [...checkStoreInterfaces(files), ...checkStoreImports(files)];
  for (const message of messages) console.error(message);
  process.exit(messages.length > 0 ? 1 : 0);
}
