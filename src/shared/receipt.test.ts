import { CompactSign, exportJWK, generateKeyPair, type JWK } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { type KeySet, verifyReceipt } from './receipt.ts';

const HEADER = { alg: 'EdDSA', kid: 'k1', typ: 'domesday-receipt+jws' };
const PAYLOAD = { version: 1, iat: 1_772_525_742, domain: 'acme.test', quotes: [] };
let keySet: KeySet;
let privateKey: Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];
let receipt: string;

const sign = (payload: object, header: Record<string, unknown> = HEADER, key = privateKey) =>
  new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader(header as { alg: string })
    .sign(key);

beforeAll(async () => {
  const pair = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  privateKey = pair.privateKey;
  keySet = { keys: [{ ...((await exportJWK(pair.publicKey)) as JWK), kid: 'k1', alg: 'EdDSA' }] };
  receipt = await sign(PAYLOAD);
});

const reasonOf = async (text: string) => {
  const check = await verifyReceipt(text, keySet);
  return check.valid ? 'valid' : check.reason;
};

describe('a receipt', () => {
  it('is valid as it was signed', async () => {
    expect(await verifyReceipt(receipt, keySet)).toEqual({ valid: true, payload: PAYLOAD });
  });

  it('is refused with any character altered', async () => {
    for (let index = 0; index < receipt.length; index += 1) {
      const other = receipt[index] === 'A' ? 'B' : 'A';
      if (receipt[index] === '.') continue;
      expect(await reasonOf(receipt.slice(0, index) + other + receipt.slice(index + 1))).not.toBe('valid');
    }
  });

  it('is refused however much is cut off', async () => {
    for (let length = 0; length < receipt.length; length += 1) {
      expect(await reasonOf(receipt.slice(0, length))).not.toBe('valid');
    }
    expect(await reasonOf(receipt.slice(0, -1))).toContain('receipt');
  });

  it('is refused as altered with another payload or the signature of another key', async () => {
    const [header, , signature] = receipt.split('.');
    const forged = Buffer.from(JSON.stringify({ ...PAYLOAD, domain: 'other.test' })).toString('base64url');
    expect(await reasonOf(`${header}.${forged}.${signature}`)).toContain('altered');
    const other = await generateKeyPair('EdDSA', { crv: 'Ed25519' });
    expect(await reasonOf(await sign(PAYLOAD, HEADER, other.privateKey))).toContain('altered');
  });

  it('is refused with an unknown key', async () => {
    expect(await reasonOf(await sign(PAYLOAD, { ...HEADER, kid: 'k2' }))).toContain('not in the key set');
    expect(await reasonOf(await sign(PAYLOAD, { alg: 'EdDSA', typ: HEADER.typ }))).toContain(
      'not in the key set',
    );
    expect(await verifyReceipt(receipt, { keys: [] })).toMatchObject({ valid: false });
  });

  it('is refused if it is of another kind or algorithm', async () => {
    expect(await reasonOf(await sign(PAYLOAD, { ...HEADER, typ: 'JWT' }))).toContain('header must say');
    const none = Buffer.from('{"alg":"none","kid":"k1"}').toString('base64url');
    const [, payload, signature] = receipt.split('.');
    expect(await reasonOf(`${none}.${payload}.${signature}`)).toContain('header must say');
    expect(await reasonOf(await sign({ ...PAYLOAD, version: 2 }))).toContain('version 2');
  });

  it.each(['', '.', '..', 'a.b', 'a.b.c.d', 'ä.ö.ü', '{"receipt":1}', '  '])(
    'is refused if it is %j',
    async (text) => {
      expect(await reasonOf(text)).toContain('no receipt');
    },
  );
});
