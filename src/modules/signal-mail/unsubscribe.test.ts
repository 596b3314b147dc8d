import { expect, it } from 'vitest';
import { readToken, writeToken } from './unsubscribe.ts';

const KEY = new Uint8Array(32).fill(7);
const WHO = { accountId: 'acc_1', subscription: 'digest' } as const;
const token = writeToken(KEY, WHO);

it('a token says who turns off what, and fits into an address as it is', () => {
  expect(readToken(KEY, token)).toEqual(WHO);
  expect(encodeURIComponent(token)).toBe(token);
});

it.each([
  ['of another key', writeToken(new Uint8Array(32), WHO)],
  ['for something else', token.replace('digest', 'instant')],
  ['of another account', token.replace('acc_1', 'acc_2')],
  ['that was cut', token.slice(0, -1)],
  ['that is longer', `${token}.x`],
  ['that is none', 'x'],
  ['that is empty', ''],
])('a token %s is refused', (_, other) => {
  expect(readToken(KEY, other)).toBeUndefined();
});
