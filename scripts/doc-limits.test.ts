import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const page = readFileSync('docs/guides/limits.md', 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('|'));

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|test-support/.test(file))
  .map((file) => join('src', file));
const read = (file: string) => readFileSync(file, 'utf8');

/** The value of a constant: a number, a product of numbers, or one that the file imports. */
function numberOf(file: string, constant: string): number {
  const source = read(file);
  const [, value] = new RegExp(`const ${constant} = ([\\d_ *]+);`).exec(source) ?? [];
  if (value) {
    const factors = value.split('*').map((factor) => Number(factor.replaceAll('_', '').trim()));
    return factors.reduce((product, factor) => product * factor, 1);
  }
  const [, from] = new RegExp(`import [^;]*\\b${constant}\\b[^;]* from '(\\.[^']+)'`).exec(source) ?? [];
  if (!from) throw new Error(`${file} neither declares nor imports ${constant}`);
  return numberOf(join(dirname(file), from), constant);
}

/** The limits in messages to callers, by the name of their constant. */
const limits = files
  .filter((file) => file.startsWith(join('src', 'modules')) || file.startsWith(join('src', 'shared')))
  .filter((file) => /\b(?:Problem|invalidRequest|refused)\(/.test(read(file)))
  .flatMap((file) => {
    const texts = [...read(file).matchAll(/(?<!RangeError\()`([^`]*)`/g)].map(([, text = '']) => text);
    const names = texts.flatMap((text) =>
      [...text.matchAll(/\$\{(\w+_MAX)\b/g)].map(([, name = '']) => name),
    );
    return [...new Set(names)].map((name) => ({ file, name }));
  });

/** The limits of calls: `{ name: 'sign-up', limit: 30, windowSeconds: … }`. */
const policies = files.flatMap((file) =>
  [...read(file).matchAll(/name: '([\w -]+)',\s+(?:limit: (\w+)|\.\.\.\w+ \})/g)]
    .filter(({ index }) => /windowSeconds|perMinute/.test(read(file).slice(index, index + 150)))
    .map(([, name = '', limit = '']) => ({ file, name, limit })),
);

it('are found', () => {
  expect(limits.length).toBeGreaterThan(8);
  expect(policies.length).toBeGreaterThan(8);
});

it.each(limits)('limits.md has the $name of $file', ({ file, name }) => {
  const number = numberOf(file, name).toLocaleString('en-GB');
  expect(rows.filter((row) => new RegExp(`(?<![\\d,])${number}(?![\\d,]\\d)`).test(row))).not.toEqual([]);
});

it.each(policies)('limits.md has a row for the policy $name', ({ name, limit }) => {
  const row = rows.find((line) => line.includes(`\`${name}\``));
  expect(row).toBeDefined();
  if (/^\d+$/.test(limit)) expect(row).toContain(`${limit} `);
});
