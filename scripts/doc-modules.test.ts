import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const architecture = readFileSync('ARCHITECTURE.md', 'utf8');

/** The first fenced block after a text. */
function blockAfter(text: string): string[] {
  const [, block = ''] = architecture.slice(architecture.indexOf(text)).split('```');
  return block.trim().split('\n');
}

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
