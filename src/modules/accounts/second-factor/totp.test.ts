import { describe, expect, it } from 'vitest';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import { createTotpSecret, findTotpStep, toBase32, totpCode, totpUri } from './totp.ts';

const SECRET = toBase32(Buffer.from('12345678901234567890'));
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('matches RFC 6238 at second %i', (seconds, code) => {
    expect(totpCode(SECRET, Math.floor(seconds / 30))).toBe(code);
    expect(findTotpStep(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('counts one step early or late, and no longer', () => {
    const code = totpCode(SECRET, 100);
    expect([99, 100, 101].map((step) => findTotpStep(SECRET, code, at(step * 30)))).toEqual([100, 100, 100]);
    expect([98, 102].map((step) => findTotpStep(SECRET, code, at(step * 30)))).toEqual([
      undefined,
      undefined,
    ]);
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('is not accepted: %j', (code) => {
    expect(findTotpStep(SECRET, code, at(59))).toBeUndefined();
  });
});

it('a secret has 160 random bits, in the form that apps read', () => {
  const [one, two] = [createTotpSecret(), createTotpSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(two);
  expect(totpUri(one, 'ada@example.org')).toBe(
    `otpauth://totp/Domesday:ada%40example.org?secret=${one}&issuer=Domesday&period=30`,
  );
});

describe('recovery codes', () => {
  it('are ten different ones of 80 bits, and one typed in capitals and without hyphens is the same', () => {
    const codes = createRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
    const [code = ''] = codes;
    expect(hashRecoveryCode(` ${code.replaceAll('-', ' ').toUpperCase()} `)).toEqual(hashRecoveryCode(code));
    expect(hashRecoveryCode('123456')).toBeUndefined();
  });
});
