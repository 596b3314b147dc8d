import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['ACME', 'ACME', 0],
  ['ACME', 'ACNE', 1],
  ['ACME', 'ACCME', 1],
  ['ACME', 'CME', 1],
  ['ACME', 'CAME', 1],
  ['ACME', 'CAEM', 2],
  ['', 'AB', 2],
  ['ACME', 'XYZW', 4],
])('the distance from %s to %s is %i', (a, b, errors) => {
  expect(editDistance(a, b, 5)).toBe(errors);
  expect(editDistance(b, a, 5)).toBe(errors);
});

test('past the limit it says one more than the limit, and within it the same as without', () => {
  const text = fc.string({ unit: fc.constantFrom('A', 'B', 'C'), maxLength: 12 });
  fc.assert(
    fc.property(text, text, fc.integer({ min: 0, max: 5 }), (a, b, limit) => {
      const whole = editDistance(a, b, 50);
      expect(editDistance(a, b, limit)).toBe(Math.min(whole, limit + 1));
      expect(editDistance(b, a, 50)).toBe(whole);
    }),
  );
});
