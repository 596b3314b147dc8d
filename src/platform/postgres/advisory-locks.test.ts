import { expect, test } from 'vitest';
import { ADVISORY_LOCKS } from './advisory-locks.ts';

test('no two advisory locks have the same number', () => {
  const numbers = Object.values(ADVISORY_LOCKS);
  expect(new Set(numbers).size).toBe(numbers.length);
});
