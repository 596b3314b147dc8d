import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountApi } from '../../test/support/account-api.ts';
import { startTestService, type TestService } from '../../test/support/test-service.ts';
import { sql } from '../platform/postgres/index.ts';

let test: TestService;
let other: TestService;
let api: ReturnType<typeof accountApi>;
const environment = { AUTH_THROTTLE: 'off', CALL_RATE_LIMIT_PER_MINUTE: '3', SIGNUP_CREDITS: '10' };

beforeAll(async () => {
  test = await startTestService({ environment });
  other = await startTestService({ environment, sharing: test });
  api = accountApi(test);
});
afterAll(async () => {
  await other?.stop();
  await test?.stop();
});

async function makeKey(email: string): Promise<Record<string, string>> {
  await api.signUpVerifiedByHand(email);
  return { 'x-api-key': (await api.logIn(email)).json().api_key as string };
}
const get = (url: string, headers: Record<string, string>, service = test) =>
  service.app.inject({ url, headers });

/** How many accounts have made this many calls, as far as it is stored. */
const countStored = async (calls: number) =>
  (await test.database.db.query(sql`select 1 from rate_limits where used = ${calls}`)).length;

describe('calls to routes without a limit of their own', () => {
  it('count together for the account, and each answer says what is left', async () => {
    const key = await makeKey('counted@example.com');
    const answers = [];
    for (const url of ['/v1/auth/me', '/v1/watchlist', '/v1/companies/99999998', '/v1/signals'])
      answers.push(await get(url, key));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 429]);
    expect(answers.map(({ headers }) => headers.ratelimit)).toEqual([
      '"calls";r=2;t=60',
      '"calls";r=1;t=60',
      '"calls";r=0;t=60',
      '"calls";r=0;t=60',
    ]);
    expect(answers[0]?.headers['ratelimit-policy']).toBe('"calls";q=3;w=60');
    expect(answers[3]?.headers['retry-after']).toBe('60');
    expect(answers[3]?.json()).toMatchObject({
      error: { code: 'rate_limited', message: 'Too many calls within a minute; try again in 60 seconds.' },
    });
    // A call that is stored after the minute would count for the next one.
    await expect.poll(async () => (await countStored(3)) + (await countStored(4))).toBe(1);
    test.clock.advance({ seconds: 61 });
    expect((await get('/v1/signals', key)).statusCode).toBe(200);
  });

  it('do not count toward the limit if they are of another account, lack a valid credential, or have a limit of their own', async () => {
    const [key, neighbour] = [await makeKey('one@example.com'), await makeKey('two@example.com')];
    for (let calls = 0; calls < 4; calls++) {
      const wrong = await get('/v1/auth/me', { 'x-api-key': 'dk_live_wrong' });
      expect([wrong.statusCode, wrong.headers.ratelimit]).toEqual([401, undefined]);
      const resolved = await api.post('/v1/resolve/domain', { domain: '-' }, key);
      expect(resolved.headers['ratelimit-policy']).toBe('"resolution";q=300;w=60');
      await get('/v1/auth/me', neighbour);
    }
    expect((await get('/v1/auth/me', key)).headers.ratelimit).toBe('"calls";r=2;t=60');
    expect((await get('/v1/auth/me', neighbour)).statusCode).toBe(429);
  });

  it('count in all processes together, a moment later', async () => {
    const key = await makeKey('everywhere@example.com');
    const before = await countStored(3);
    for (let calls = 0; calls < 3; calls++) await get('/v1/auth/me', key);
    await expect.poll(() => countStored(3)).toBe(before + 1);
    expect((await get('/v1/auth/me', key, other)).statusCode).toBe(429);
  });

  it('count toward the limit if they are of agents', async () => {
    const key = await makeKey('agent@example.com');
    const ping = () =>
      test.app.inject({
        method: 'POST',
        url: '/mcp',
        headers: { ...key, accept: 'application/json, text/event-stream' },
        payload: { jsonrpc: '2.0', id: 1, method: 'ping' },
      });
    for (let calls = 0; calls < 3; calls++) {
      const { statusCode, headers } = await ping();
      expect([statusCode, headers['ratelimit-remaining']]).toEqual([200, String(2 - calls)]);
    }
    expect((await ping()).statusCode).toBe(429);
  });
});
