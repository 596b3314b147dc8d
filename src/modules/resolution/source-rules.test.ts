import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const PATTERN_MAX = 120;
/** A regular expression literal: after a sign that a division cannot follow, up to its closing slash. */
const LITERAL =
  /(?<=(?:^|[=(,:?&|![;{}>]|\breturn)\s*)\/(?![/*])((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/[dgimsuvy]*/gm;

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('test-support'),
);

const longPatterns = (source: string) =>
  [...source.matchAll(LITERAL)]
    .map(([, pattern = '']) => pattern)
    .filter(({ length }) => length > PATTERN_MAX);

describe('the source of resolution', () => {
  it.each(files)('has no regular expression over 120 characters: %s', (file) => {
    expect(longPatterns(readFileSync(`${FOLDER}/${file}`, 'utf8'))).toEqual([]);
  });

  it('is searched for regular expressions in the right way', () => {
    const long = `a|${'b|'.repeat(80)}[/]c`;
    expect(longPatterns(`const A = /${long}/gi;\nconst half = a / b;\nconst short = /x/;`)).toEqual([long]);
  });
});
