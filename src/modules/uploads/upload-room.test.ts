import { describe, expect, it } from 'vitest';
import { createUploadRoom } from './upload-room.ts';

const room = () => createUploadRoom({ bytesMax: 100, accountBytesMax: 40 });

describe('the room for uploads', () => {
  it('is limited for each account', () => {
    const { take } = room();
    take('one', 30);
    expect(() => take('one', 11)).toThrow(expect.objectContaining({ code: 'rate_limited' }));
    take('one', 10);
    take('two', 40);
  });

  it('is limited for all accounts together', () => {
    const { take } = room();
    for (const account of ['one', 'two']) take(account, 40);
    expect(() => take('three', 21)).toThrow(expect.objectContaining({ code: 'unavailable' }));
    take('three', 20);
  });

  it('is given back once', () => {
    const { take } = room();
    const giveBack = take('one', 40);
    giveBack();
    take('one', 20);
    giveBack();
    expect(() => take('one', 21)).toThrow(expect.objectContaining({ code: 'rate_limited' }));
  });
});
