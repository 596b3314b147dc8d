import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FAILURES } from '../src/modules/resolution/crawl/site-failure.ts';
import { PROBLEM_CODES, Problem } from '../src/shared/problem.ts';

/** The rows of a page whose first cell is a code: that code, and the cell after it. */
function rowsOf(file: string): [code: string, next: string][] {
  return [...readFileSync(file, 'utf8').matchAll(/^\| `(\w+)` \| ([^|]+?) \|/gm)].map(
    ([, code = '', next = '']) => [code, next],
  );
}

it('docs/errors.md has a row of every error code, with its status', () => {
  const codes = PROBLEM_CODES.map((code) => [code, String(new Problem(code, '').status)]);
  expect(Object.fromEntries(rowsOf('docs/errors.md'))).toEqual(Object.fromEntries(codes));
});

it('the guide about evidence has a row of every reason why a website could not be read', () => {
  const explained = rowsOf('docs/guides/reading-evidence.md').map(([code]) => code);
  expect(Object.keys(FAILURES).filter((code) => !explained.includes(code))).toEqual([]);
});
