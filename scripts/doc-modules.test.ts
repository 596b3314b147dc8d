import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

interface Rule {
  name: string;
  to: { pathNot?: string | string[] };
}

const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as { forbidden: Rule[] };
const architecture = readFileSync('ARCHITECTURE.md', 'utf8');

/** The first fenced block after a text. */
function blockAfter(text: string): string[] {
  const [, block = ''] = architecture.slice(architecture.indexOf(text)).split('```');
  return block.trim().split('\n');
}

/** A module and those that it may import, as the rules of the dependency check allow. */
function allowedImports(): [string, string[]][] {
  return forbidden.flatMap(({ name, to }) => {
    const [, module] = /^module-(.+)-imports-its-dependencies$/.exec(name) ?? [];
    if (!module) return [];
    const allowed = [to.pathNot ?? []]
      .flat()
      .map((path) => /^\^src\/modules\/([\w-]+)\/index/.exec(path)?.[1]);
    return [[module, allowed.filter((other) => other !== undefined).sort()]];
  });
}

/** Lines such as `watchlist → bulk (reads uploads), signals`. */
function documentedImports(): [string, string[]][] {
  return blockAfter('Between modules:').map((line) => {
    const [module = '', others = ''] = line.replace(/ \([^)]*\)/g, '').split('→');
    return [
      module.trim(),
      others
        .split(',')
        .map((other) => other.trim())
        .sort(),
    ];
  });
}

it('ARCHITECTURE.md draws the imports between modules that the dependency check allows', () => {
  const withImports = allowedImports().filter(([, others]) => others.length > 0);
  expect(withImports.length).toBeGreaterThan(10);
  expect(Object.fromEntries(documentedImports())).toEqual(Object.fromEntries(withImports));
});

it('ARCHITECTURE.md lists every module among the folders', () => {
  const listed = blockAfter('## Folders').flatMap((line) => /^ {4}([\w-]+)\/ /.exec(line)?.[1] ?? []);
  expect(readdirSync('src/modules').filter((module) => !listed.includes(module))).toEqual([]);
});

it('ARCHITECTURE.md has a row of every module, with entries that its index.ts exports and tables that migrations create', () => {
  const section = architecture.slice(
    architecture.indexOf('## Modules'),
    architecture.indexOf('## Import rules'),
  );
  const rows = section.split('\n').flatMap((line) => {
    const [, module, entries = '', tables = ''] = /^\| `([\w-]+)` \| (.+?) \| (.+) \|$/.exec(line) ?? [];
    return module === undefined ? [] : [{ module, entries, tables }];
  });
  expect(rows.map(({ module }) => module).sort()).toEqual(readdirSync('src/modules').sort());
  const created = readdirSync('migrations')
    .map((file) => readFileSync(`migrations/${file}`, 'utf8'))
    .join('\n');
  for (const { module, entries, tables } of rows) {
    const index = readFileSync(`src/modules/${module}/index.ts`, 'utf8');
    for (const [, entry = ''] of entries.matchAll(/`(\w+)`/g))
      expect(index).toMatch(new RegExp(`export [^;]*\\b${entry}\\b`));
    for (const [, table = ''] of tables.matchAll(/`(\w+)`/g))
      expect(created).toMatch(new RegExp(`create (unlogged )?table (if not exists )?${table}\\b`));
  }
});
