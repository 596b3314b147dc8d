import { expect, it } from 'vitest';
import { percent } from './percent.ts';

it.each([
  [0.996, '99.6%'],
  [0.9996, '99.9%'],
  [0.99999, '99.9%'],
  [1, '100.0%'],
  [0.463, '46.3%'],
  [0.0001, '0.1%'],
  [0, '0.0%'],
])('%d is shown as %s: what is not certain is never shown as certain', (share, text) => {
  expect(percent(share)).toBe(text);
});
