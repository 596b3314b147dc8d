import { describe, expect, it } from 'vitest';
import { findableTagKey, readTags } from './watchlist.ts';

describe('tags', () => {
  it('are trimmed, keep their case, and are compared without it', () => {
    expect(readTags(['  Key  Suppliers ', 'KEY suppliers', 'café', 'CAFE\u0301'])).toEqual([
      { key: 'key suppliers', tag: 'Key Suppliers' },
      { key: 'café', tag: 'café' },
    ]);
  });

  it('hold emoji, and 40 of them are 40 characters', () => {
    expect(readTags(['👩‍🚀', '🚀'.repeat(40)])).toHaveLength(2);
  });

  it.each([
    ['', 'must not be empty'],
    [' ', 'must not be empty'],
    ['a'.repeat(41), 'must have at most 40 characters'],
    ['a, b', 'must not hold a comma'],
    ['a\u0000', 'must not hold invisible characters'],
    ['\u202eevil', 'must not hold invisible characters'],
    ['\ud800', 'must not hold invisible characters'],
  ])('%j is refused: %s', (tag, wrong) => {
    expect(() => readTags([tag])).toThrow(`A tag ${wrong}.`);
    expect(findableTagKey(tag)).toBe('');
  });

  it('are at most 20 for a company; a repeated one counts once', () => {
    const twenty = Array.from({ length: 20 }, (_, index) => `tag ${index}`);
    expect(readTags([...twenty, 'TAG 0'])).toHaveLength(20);
    expect(() => readTags([...twenty, 'one more'])).toThrow('A company can have 20 tags.');
  });
});
