import { expect, it } from 'vitest';
import { anyOf, inSequence } from './join-patterns.ts';

it('any of several patterns is found, with the flags that they have', () => {
  const pattern = anyOf(/^larch\b/i, /\belm$/i);
  expect(['LARCH wood', 'an Elm', 'a larch'].map((text) => pattern.test(text))).toEqual([true, true, false]);
});

it('patterns in sequence are found one after another, and groups keep their place', () => {
  const pattern = inSequence(/elm|larch/, / (\d+)/);
  expect(pattern.exec('larch 12')?.[1]).toBe('12');
  expect(pattern.test('larch')).toBe(false);
});
