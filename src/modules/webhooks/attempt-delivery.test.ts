import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestClock } from '../../../test/support/test-clock.ts';
import type { Egress, EgressRequest } from '../../platform/egress/index.ts';
import {
  impostorDial,
  startEgress,
  startServer,
  stubLookup,
} from '../../platform/egress/test-support/loopback-server.ts';
import { createSecretBox } from '../../shared/secret-box.ts';
import { attemptDelivery, retryDelayMs } from './attempt-delivery.ts';
import { secretOwner } from './signing-secrets.ts';
import type { ClaimedDelivery } from './webhook.ts';

const clock = createTestClock();
const box = createSecretBox(Buffer.alloc(32, 7));
const deps = { box, clock, userAgent: 'Domesday/test' };
const URL = 'https://hooks.example.com/in';

function deliveryTo(webhookUrl = URL, sealedFor = webhookUrl): ClaimedDelivery {
  return {
    id: 'whd_1',
    destination_id: 1,
    webhook_url: webhookUrl,
    body: '{}',
    attempt: 1,
    round_attempt: 1,
    attempt_once: false,
    is_replay: false,
    secret_sealed: box.seal('whsec_x', secretOwner(sealedFor)),
    previous_secret_sealed: null,
    older_secrets: [],
  };
}

/**
 * Every name resolves to these addresses. Connections to them are recorded and reach a server that must not
 * be reached.
 */
async function attempt(addresses: string[], delivery = deliveryTo()) {
  const server = await startServer((_, response) => response.end());
  const { dial, dialled } = impostorDial(server);
  const lookup = stubLookup({ 'hooks.example.com': addresses });
  const egress = startEgress({ lookup }, { dial });
  const outcome = await attemptDelivery({ egress, ...deps }, delivery, new AbortController().signal);
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

  it('goes to the port of the address, through the same guard', async () => {
    const delivery = deliveryTo('https://hooks.example.com:8443/in');
    const server = await startServer((request, response) => response.end(request.headers.host));
    const impostor = impostorDial(server);
    const ports: number[] = [];
    const dial: typeof impostor.dial = (request) => {
      ports.push(request.port);
      return impostor.dial(request);
    };
    const lookup = stubLookup({ 'hooks.example.com': [['93.184.216.34'], ['10.0.0.8']] });
    const egress = startEgress({ lookup, limits: { keepAliveMs: 1 } }, { dial });
    const signal = new AbortController().signal;
    const outcome = await attemptDelivery({ egress, ...deps }, delivery, signal);
    expect(outcome).toMatchObject({ response_status: 200, response_body: 'hooks.example.com:8443' });
    await server.allClosed();
    const refused = await attemptDelivery({ egress, ...deps }, delivery, signal);
    expect(refused).toMatchObject({ response_status: null, error: expect.stringMatching(/public internet/) });
    expect(ports).toEqual([8443]);
  });

  it('leaves the receiver fifteen seconds, whatever it spends them on', async () => {
    const slowly = <Answer>(answer: Answer) =>
      new Promise<Answer>((resolve) => setTimeout(() => resolve(answer), 60));
    const server = await startServer(async (_, response) => {
      response.writeHead(await slowly(200)).flushHeaders();
      response.end(await slowly('taken'));
    });
    const { dial } = impostorDial(server);
    const limits = { connectTimeoutMs: 20, headersTimeoutMs: 20, totalTimeoutMs: 20 };
    const guarded = startEgress({ lookup: () => slowly([{ address: '93.184.216.34' }]), limits }, { dial });
    const asked: EgressRequest[] = [];
    const egress: Egress = {
      ...guarded,
      request(input) {
        asked.push(input);
        return guarded.request(input);
      },
    };
    const signal = new AbortController().signal;
    const outcome = await attemptDelivery({ egress, ...deps }, deliveryTo(), signal);
    expect(outcome).toMatchObject({ response_status: 200, response_body: 'taken', error: null });
    expect(asked).toMatchObject([
      { totalTimeoutMs: 15_000, connectTimeoutMs: 15_000, headersTimeoutMs: 15_000 },
    ]);
  });

  it('begins when it is its turn: the line at the receiver is not the receiver', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const server = await startServer((request, response) => {
      if (request.headers['x-webhook-id'] === 'whd_1') vi.advanceTimersByTime(500);
      response.end();
    });
    const limits = { connectionsPerOriginMax: 1 };
    const egress = startEgress({ connectTo: [server.rule('hooks.example.com')], limits });
    const signal = new AbortController().signal;
    const [first, second] = await Promise.all([
      attemptDelivery({ egress, ...deps }, deliveryTo(), signal),
      attemptDelivery({ egress, ...deps }, { ...deliveryTo(), id: 'whd_2' }, signal),
    ]);
    expect([first.response_status, second.response_status]).toEqual([200, 200]);
    expect([first.duration_ms, second.duration_ms]).toEqual([500, 0]);
  });

  it('keeps the headers of both sides, bounded, without the secret or cookies', async () => {
    const server = await startServer((_, response) => {
      for (let n = 0; n < 60; n++) response.setHeader(`x-own-${n}`, 'v'.repeat(300));
      response.setHeader('set-cookie', 'session=secret');
      response.end('taken');
    });
    const egress = startEgress({ connectTo: [server.rule('hooks.example.com')] });
    const signal = new AbortController().signal;
    const { request_headers, response_headers } = await attemptDelivery(
      { egress, ...deps },
      deliveryTo(),
      signal,
    );
    expect(request_headers).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Domesday/test',
      'x-webhook-id': 'whd_1',
      'x-webhook-timestamp': expect.stringMatching(/^\d+$/),
      'x-webhook-signature': expect.stringMatching(/^[0-9a-f]{64}$/),
      'webhook-id': expect.stringMatching(/^whd_/),
      'webhook-timestamp': expect.stringMatching(/^\d+$/),
      'webhook-signature': expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/),
      'x-webhook-attempt': '1',
    });
    expect(response_headers).toMatchObject({ 'x-own-0': 'v'.repeat(200) });
    expect(Object.keys(response_headers ?? {})).toHaveLength(30);
    expect(JSON.stringify([request_headers, response_headers])).not.toMatch(/whsec_x|session=secret/);
  });

  it('keeps the beginning of the answer, without what cannot be stored', async () => {
    // The limit is between the two halves of the last character.
    const server = await startServer((_, response) => response.end(`\0${'é'.repeat(999)}😀 and more`));
    const egress = startEgress({ connectTo: [server.rule('hooks.example.com')] });
    const { response_body } = await attemptDelivery(
      { egress, ...deps },
      deliveryTo(),
      new AbortController().signal,
    );
    expect(response_body).toBe(`${'é'.repeat(999)}\ufffd`);
  });

  it('sends nothing if it cannot open the secret, and says what to do', async () => {
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
      const outcome = await attemptDelivery({ egress, ...deps }, deliveryTo(), signal);
      expect(requests).toBe(1);
      expect(outcome).toMatchObject({ response_status: 307, error: expect.stringMatching(/redirects/) });
    },
  );
});

describe('retries', () => {
  it('wait 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h, and then end', () => {
    const waits = Array.from({ length: 8 }, (_, index) =>
      retryDelayMs(index + 1, { retryAfterMs: null, random: () => 0 }),
    );
    expect(waits.map((wait) => wait && wait / 1000)).toEqual([
      5,
      300,
      1_800,
      7_200,
      18_000,
      36_000,
      36_000,
      undefined,
    ]);
  });
  it('come up to a tenth later, never earlier', () => {
    expect(retryDelayMs(1, { retryAfterMs: null, random: () => 1 })).toBe(5_500);
  });
  it('honour a longer Retry-After, up to a day', () => {
    expect(retryDelayMs(1, { retryAfterMs: 60_000, random: () => 0 })).toBe(60_000);
    expect(retryDelayMs(2, { retryAfterMs: 1_000, random: () => 0 })).toBe(300_000);
    expect(retryDelayMs(1, { retryAfterMs: 9e12, random: () => 0 })).toBe(86_400_000);
  });
});
