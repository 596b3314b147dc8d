import { expect, it, vi } from 'vitest';
import { memoizeByObject, memoizeByWord } from './memoize.ts';

it('asks for the answer about a word once', () => {
  const make = vi.fn((word: string) => [word.length]);
  const lengthOf = memoizeByWord(make);
  expect(lengthOf('owner')).toBe(lengthOf('owner'));
  expect(lengthOf('owner')).toEqual([5]);
  expect(make).toHaveBeenCalledOnce();
});

it('keeps no more answers than it may, and still answers', () => {
  const make = vi.fn((word: string) => word.length);
  const lengthOf = memoizeByWord(make, 2);
  for (const word of ['a', 'bb', 'ccc', 'ccc', 'a', 'bb']) expect(lengthOf(word)).toBe(word.length);
  expect(make.mock.calls.flat()).toEqual(['a', 'bb', 'ccc', 'ccc']);
});

it('the answer about an object is asked for once, also if it is undefined', () => {
  const make = vi.fn((_: object) => undefined);
  const answerOf = memoizeByObject(make);
  const [one, other] = [{}, {}];
  for (const about of [one, other, one]) answerOf(about);
  expect(make).toHaveBeenCalledTimes(2);
});
