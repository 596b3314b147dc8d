import { describe, expect, it } from 'vitest';
import type { Caller } from '../modules/accounts/index.ts';
import { createKeyCache } from './authenticate.ts';

const caller = (id: string) => ({ account: { id }, via: 'key' }) as Caller;

describe('recognised keys', () => {
  it('are remembered for half a minute, with the hash by which they can be confirmed', () => {
    let now = 0;
    const keys = createKeyCache(() => now);
    expect(keys.find('a-key')).toBeUndefined();
    keys.add('a-key', caller('acc_1'));
    now = 29_999;
    expect(keys.find('a-key')?.caller.account.id).toBe('acc_1');
    expect(keys.find('a-key')?.hash.toString('hex')).toBe(
      '2a8a1240f50636655520ac8ed22aa29473b8517b4abfdbc3bc03bcad73fc8849',
    );
    now = 30_000;
    expect(keys.find('a-key')).toBeUndefined();
  });

  it('are forgotten, the oldest first, when there are too many', () => {
    const keys = createKeyCache(() => 0);
    for (let i = 0; i <= 1_000; i++) keys.add(`key-${i}`, caller(`acc_${i}`));
    expect(keys.find('key-0')).toBeUndefined();
    expect(keys.find('key-1')).toBeDefined();
    expect(keys.find('key-1000')).toBeDefined();
  });
});
