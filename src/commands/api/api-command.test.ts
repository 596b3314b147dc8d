import { expect, it } from 'vitest';
import { timestamp, wholeNumber } from './api-command.ts';

it('a time is a day, or a moment with its offset', () => {
  expect(timestamp('--since', '2026-03-31')).toBe('2026-03-31T00:00:00.000Z');
  expect(timestamp('--since', '2026-03-31T09:30:00+01:00')).toBe('2026-03-31T08:30:00.000Z');
  for (const text of ['', 'yesterday', '2026-13-01', '2026-03-31T09:30:00', '31/03/2026']) {
    expect(() => timestamp('--since', text)).toThrow('--since must be a day');
  }
});

it('a whole number has digits only', () => {
  expect(wholeNumber('--page', '12')).toBe(12);
  expect(wholeNumber('--page', '2147483647')).toBe(2_147_483_647);
  for (const text of ['', '-1', '1.5', 'x']) {
    expect(() => wholeNumber('--page', text)).toThrow('--page must be a whole number');
  }
});
