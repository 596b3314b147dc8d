import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../../test/support/test-clock.ts';
import {
  impostorDial,
  startEgress,
  startServer,
  stubLookup,
} from '../../platform/egress/test-support/loopback-server.ts';
import { createSecretBox } from '../../shared/secret-box.ts';
import { attemptDelivery, secretOwner } from './attempt-delivery.ts';
import type { ClaimedDelivery } from './webhook.ts';

const clock = createTestClock();
const box = createSecretBox(Buffer.alloc(32, 7));
const URL = 'https://hooks.example.com/in';

function deliveryTo(webhookUrl = URL, sealedFor = webhookUrl): ClaimedDelivery {
  return {
    id: 'whd_1',
    destination_id: 1,
    webhook_url: webhookUrl,
    body: '{}',
    attempt: 1,
    round_attempt: 1,
    secret_sealed: box.seal('whsec_x', secretOwner(sealedFor)),
    previous_secret_sealed: null,
  };
}

/** Every name leads to these addresses; whoever dials one is noted, and reaches a server that should not be reached. */
async function attempt(addresses: string[], delivery = deliveryTo()) {
  const server = await startServer((_, response) => response.end());
  const { dial, dialled } = impostorDial(server);
  const lookup = stubLookup({ 'hooks.example.com': addresses });
  const egress = startEgress({ lookup }, { dial });
  const outcome = await attemptDelivery({ egress, box, clock }, delivery, new AbortController().signal);
  return { outcome, dialled, asked: lookup.asked };
}

describe('an attempt', () => {
  it.each([
    '127.0.0.1',
    '10.0.0.8',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::1',
    'fd00::1',
    'fe80::1',
  ])('connects to nothing where the name has come to mean %s', async (address) => {
    const { outcome, dialled, asked } = await attempt([address]);
    expect(asked).toEqual(['hooks.example.com']);
    expect(dialled).toEqual([]);
    expect(outcome).toMatchObject({
      response_status: null,
      error: expect.stringContaining('hooks.example.com'),
    });
    // The owner reads this; what is inside our network is nobody's business.
    expect(outcome.error).not.toContain(address);
  });

  it('connects to nothing where one address of several is private', async () => {
    const { outcome, dialled } = await attempt(['93.184.216.34', '10.0.0.8']);
    expect([dialled, outcome.response_status]).toEqual([[], null]);
  });

  it('that cannot open the secret sends nothing and says what to do', async () => {
    const delivery = deliveryTo(URL, 'https://elsewhere.example.com/');
    const { outcome, asked } = await attempt(['93.184.216.34'], delivery);
    expect(asked).toEqual([]);
    expect(outcome.error).toMatch(/Rotate the secret/);
  });

  it.each(['https://10.0.0.8/', 'http://localhost/', 'https://hooks.example.com/elsewhere'])(
    'does not follow a redirect to %s',
    async (location) => {
      let requests = 0;
      const server = await startServer((_, response) => {
        requests += 1;
        response.writeHead(307, { location }).end();
      });
      const egress = startEgress({ connectTo: [server.rule('hooks.example.com')] });
      const signal = new AbortController().signal;
      const outcome = await attemptDelivery({ egress, box, clock }, deliveryTo(), signal);
      expect(requests).toBe(1);
      expect(outcome).toMatchObject({ response_status: 307, error: expect.stringMatching(/redirects/) });
    },
  );
});
