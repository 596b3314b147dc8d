import { describe, expect, it } from 'vitest';
import { readCursor, writeCursor } from './feed-cursor.ts';

const ID = 'sig_01kb2x9zr8m0f3q7w2k5t6v8y9';

describe('a cursor', () => {
  it('names the last signal that was read, or the beginning', () => {
    expect(readCursor('acc_1', writeCursor('acc_1', ID))).toBe(ID);
    expect(readCursor('acc_1', writeCursor('acc_1', undefined))).toBeUndefined();
    expect(readCursor('acc_1', 'start')).toBeUndefined();
  });

  it('of another account is refused', () => {
    for (const id of [ID, undefined]) {
      expect(() => readCursor('acc_2', writeCursor('acc_1', id))).toThrow('another account');
    }
  });

  it.each([
    '',
    'x',
    'START',
    ID,
    '1',
    '%00',
    'ä',
    writeCursor('acc_1', ID).slice(0, -1),
    `${writeCursor('acc_1', ID)}AA`,
  ])('%j is refused', (cursor) => {
    expect(() => readCursor('acc_1', cursor)).toThrow('must be start');
  });
});
