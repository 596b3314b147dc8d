import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { sign } from '../modules/webhooks/index.ts';
import { verifyWebhook } from './verify-webhook.ts';

const secret = 'whsec_for_tests';
const body = '{"id":"sig_1","name":"Café"}';
const now = new Date('2026-11-15T09:00:00Z');
const timestamp = now.getTime() / 1000;
const signed = (changes: Record<string, string> = {}) => ({
  'X-Webhook-Timestamp': String(timestamp),
  'X-Webhook-Signature': sign(secret, timestamp, body),
  ...changes,
});

describe('a delivery', () => {
  it('is valid, as text and as bytes, if the service signed it', async () => {
    const genuine = { secret, headers: signed(), body, now };
    expect(await verifyWebhook(genuine)).toEqual({ valid: true });
    expect(await verifyWebhook({ ...genuine, body: Buffer.from(body) })).toEqual({ valid: true });
    expect(await verifyWebhook({ ...genuine, headers: new Headers(signed()) })).toEqual({ valid: true });
  });
  it('signed by the secret before the last rotation is valid', async () => {
    const headers = signed({
      'X-Webhook-Signature': sign('whsec_new', timestamp, body),
      'X-Webhook-Signature-Previous': sign(secret, timestamp, body),
    });
    expect(await verifyWebhook({ secret, headers, body, now })).toEqual({ valid: true });
  });
  it.each([
    ['another body', { body: `${body} ` }],
    ['another secret', { secret: 'whsec_other' }],
    ['no signature', { headers: { 'x-webhook-timestamp': String(timestamp) } }],
    ['a signature that is no hex', { headers: signed({ 'X-Webhook-Signature': 'zz' }) }],
    ['another timestamp', { headers: signed({ 'X-Webhook-Timestamp': String(timestamp + 1) }) }],
    ['no timestamp', { headers: { 'x-webhook-signature': 'aa' } }],
    ['an old timestamp', { now: new Date(now.getTime() + 301_000) }],
    ['a timestamp of the future', { now: new Date(now.getTime() - 301_000) }],
  ])('is not valid with %s', async (_, changes) => {
    const { valid } = await verifyWebhook({ secret, headers: signed(), body, now, ...changes });
    expect(valid).toBe(false);
  });
});

describe('a delivery with the headers of Standard Webhooks alone', () => {
  const standardSecret = `whsec_${Buffer.from('twenty-four bytes long!!').toString('base64')}`;
  const signature = new Webhook(standardSecret).sign('whd_1', now, body);
  const headers = {
    'webhook-id': 'whd_1',
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')} ${signature}`,
  };
  const genuine = { secret: standardSecret, headers, body, now };

  it('is valid if the library of the specification signed it, also beside the signature of another secret', async () => {
    expect(await verifyWebhook(genuine)).toEqual({ valid: true });
  });
  it('is valid also beside own headers of the two secrets that came after this one', async () => {
    const later = signed({
      'X-Webhook-Signature': sign('whsec_newest', timestamp, body),
      'X-Webhook-Signature-Previous': sign('whsec_newer', timestamp, body),
    });
    expect(await verifyWebhook({ ...genuine, headers: { ...headers, ...later } })).toEqual({ valid: true });
    const old = { ...headers, 'webhook-timestamp': String(timestamp - 301) };
    expect((await verifyWebhook({ ...genuine, headers: { ...old, ...later } })).valid).toBe(false);
    expect(
      (await verifyWebhook({ ...genuine, body: `${body} `, headers: { ...headers, ...later } })).valid,
    ).toBe(false);
  });
  it.each([
    ['another body', { body: `${body} ` }],
    ['another secret', { secret: `whsec_${Buffer.from('another').toString('base64')}` }],
    ['a secret that is no base64', { secret: 'whsec_%' }],
    ['an empty secret', { secret: '' }],
    ['another id', { headers: { ...headers, 'webhook-id': 'whd_2' } }],
    [
      'a signature of another version',
      { headers: { ...headers, 'webhook-signature': `v2${signature.slice(2)}` } },
    ],
    ['no signature', { headers: { ...headers, 'webhook-signature': undefined } }],
    ['an old timestamp', { now: new Date(now.getTime() + 301_000) }],
  ])('is not valid with %s', async (_, changes) => {
    expect((await verifyWebhook({ ...genuine, ...changes })).valid).toBe(false);
  });
});
