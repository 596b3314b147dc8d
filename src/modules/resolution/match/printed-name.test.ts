import { describe, expect, it } from 'vitest';
import { followsCapital } from './printed-name.ts';

describe('a capitalised word before a name', () => {
  it.each([
    ['We are Bradwell ', true],
    ['It was made by ', false],
    ['1.1 ', false],
    ['2. ', false],
    ['Unit 7 ', true],
  ])('“%s”: %s', (before, follows) => {
    expect(followsCapital(`${before}Tarnwick Joinery Ltd`, before.length)).toBe(follows);
  });
});
