import { expect, it } from 'vitest';
import { parseRetryAfter } from './api-request.ts';

const NOW = new Date('2026-11-15T09:00:00Z');

it.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Sun, 15 Nov 2026 09:00:30 GMT', 30_000],
  ['Sun, 15 Nov 2026 08:00:00 GMT', 0],
  ['soon', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['', undefined],
  [undefined, undefined],
])('Retry-After %j is %j milliseconds', (value, ms) => {
  expect(parseRetryAfter(value, NOW)).toBe(ms);
});
