import { describe, expect, it } from 'vitest';
import { checkDestinationUrl } from './destination-url.ts';
import { sign, signStandard } from './signing-secrets.ts';
import { isTestReceiver, receiveTest, testReceiverUrl } from './test-receiver.ts';

const secret = 'whsec_2mX0mWJx8QmJkW6m0m1Yp6n2b1o9sZ4a';
const now = new Date('2026-03-03T08:00:00Z');
const timestamp = now.getTime() / 1000;
const body = '{"id":"sig_1"}';
const headers = {
  'x-webhook-timestamp': String(timestamp),
  'x-webhook-signature': sign(secret, timestamp, body),
  'webhook-id': 'whd_1',
  'webhook-signature': `v1,${signStandard(secret, { id: 'whd_1', timestamp, body })}`,
};

function answerTo(change: Partial<Parameters<typeof receiveTest>[0]>): [number, string] {
  const answer = receiveTest({ headers, body, secret, now, ...change });
  return [answer.status, answer.body.toString()];
}

describe('a test receiver', () => {
  it('accepts a delivery with both signatures', () => {
    expect(answerTo({})).toEqual([200, 'Signature valid.']);
  });

  it.each([
    ['another body', { body: '{"id":"sig_2"}' }, 'X-Webhook-Signature'],
    ['another secret', { secret: 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }, 'X-Webhook-Signature'],
    ['no signature', { headers: { ...headers, 'x-webhook-signature': '' } }, 'X-Webhook-Signature'],
    ['another id', { headers: { ...headers, 'webhook-id': 'whd_2' } }, 'Webhook-Signature'],
    ['an old timestamp', { now: new Date(now.getTime() + 301_000) }, 'older than five minutes'],
    ['no timestamp', { headers: { ...headers, 'x-webhook-timestamp': '' } }, 'missing'],
    ['no headers', { headers: {} }, 'missing'],
  ])('refuses %s, and says why', (_, change, why) => {
    expect(answerTo(change)).toEqual([401, expect.stringMatching(`^Signature refused: .*${why}`)]);
  });

  it('has an address that no account can register', () => {
    const url = testReceiverUrl('abc');
    expect(isTestReceiver(url)).toBe(true);
    expect(isTestReceiver('https://hooks.example.com/test-receiver.invalid')).toBe(false);
    expect(() => checkDestinationUrl(url)).toThrow(/cannot be reached/);
  });
});
