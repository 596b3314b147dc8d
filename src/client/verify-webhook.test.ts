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
  it('that the service signed is valid, as text and as bytes', () => {
    expect(verifyWebhook({ secret, headers: signed(), body, now })).toEqual({ valid: true });
    expect(verifyWebhook({ secret, headers: signed(), body: Buffer.from(body), now })).toEqual({
      valid: true,
    });
  });
  it('signed by the secret before the last rotation is valid', () => {
    const headers = signed({
      'X-Webhook-Signature': sign('whsec_new', timestamp, body),
      'X-Webhook-Signature-Previous': sign(secret, timestamp, body),
    });
    expect(verifyWebhook({ secret, headers, body, now })).toEqual({ valid: true });
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
  ])('with %s is not valid', (_, changes) => {
    expect(verifyWebhook({ secret, headers: signed(), body, now, ...changes }).valid).toBe(false);
  });
});
