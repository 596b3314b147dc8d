import { Webhook } from 'standardwebhooks';
import { describe, expect, it, test } from 'vitest';
import { createSecretBox } from '../../shared/secret-box.ts';
import { cacheOpenedSecrets, createSigningSecret, signStandard } from './signing-secrets.ts';

const plain = createSecretBox(new Uint8Array(32).fill(7));

test('a secret is opened once for each owner, and a new one is not taken for the old', () => {
  let opened = 0;
  const box = cacheOpenedSecrets({
    seal: plain.seal,
    open(sealed, owner) {
      opened += 1;
      return plain.open(sealed, owner);
    },
  });
  const [first, second] = [box.seal('whsec_one', 'a'), box.seal('whsec_two', 'a')];
  for (let time = 0; time < 3; time++) {
    expect(box.open(first, 'a')).toBe('whsec_one');
    expect(box.open(second, 'a')).toBe('whsec_two');
  }
  expect(opened).toBe(2);
});

test('a secret that does not open is asked for again', () => {
  const box = cacheOpenedSecrets(plain);
  const sealed = box.seal('whsec_one', 'a');
  expect(box.open(sealed, 'b')).toBeUndefined();
  expect(box.open(sealed, 'a')).toBe('whsec_one');
  expect(box.open(sealed, 'b')).toBeUndefined();
});

describe('the signature of Standard Webhooks', () => {
  const body = '{"id":"sig_1","name":"Café & Söhne"}';
  const headersOf = (secrets: readonly string[]) => {
    const timestamp = Math.floor(Date.now() / 1000);
    const signatures = secrets.map(
      (secret) => `v1,${signStandard(secret, { id: 'whd_1', timestamp, body })}`,
    );
    return {
      'webhook-id': 'whd_1',
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatures.join(' '),
    };
  };

  it('is verified by the library of the specification, with the whole secret', () => {
    for (let time = 0; time < 20; time++) {
      const secret = createSigningSecret();
      expect(new Webhook(secret).verify(body, headersOf([secret]))).toEqual(JSON.parse(body));
    }
  });

  it('is verified by either secret while one is being replaced', () => {
    const [fresh, old] = [createSigningSecret(), createSigningSecret()];
    for (const secret of [fresh, old]) new Webhook(secret).verify(body, headersOf([fresh, old]));
  });

  it('is refused for another secret or body', () => {
    const secret = createSigningSecret();
    expect(() => new Webhook(createSigningSecret()).verify(body, headersOf([secret]))).toThrow();
    expect(() => new Webhook(secret).verify(`${body} `, headersOf([secret]))).toThrow();
  });

  it('uses the bytes that a secret of an earlier release encodes', () => {
    // Both alphabets say the same bytes.
    const old = 'whsec_-_-_AAECAwQFBgcICQoLDA0ODxA';
    const standard = 'whsec_+/+/AAECAwQFBgcICQoLDA0ODxA=';
    expect(new Webhook(standard).verify(body, headersOf([old]))).toEqual(JSON.parse(body));
  });
});
