import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountApi } from '../../test/support/account-api.ts';
import { startTestService, type TestService } from '../../test/support/test-service.ts';
import type { Scope } from '../shared/caller.ts';

const PATHS = ['/v1/resolve/domain', '/v1/enrich', '/v1/partner/enrich-company'] as const;
const RATE_HEADERS = ['ratelimit', 'ratelimit-remaining'];

let service: TestService;
let api: ReturnType<typeof accountApi>;
let made = 0;

beforeAll(async () => {
  service = await startTestService({ environment: { AUTH_THROTTLE: 'off' } });
  api = accountApi(service);
});
afterAll(() => service?.stop());

/** A named key, which the service has just looked up for all these routes. */
async function usedKey(scope: Scope) {
  const email = `holder${++made}@example.com`;
  await api.signUpVerifiedByHand(email);
  const { session_token: token, api_key: accountKey } = (await api.logIn(email)).json();
  const session = { authorization: `Bearer ${token}` };
  const created = (await api.post('/v1/auth/api-keys', { name: 'a key', scopes: [scope] }, session)).json();
  const key = { 'x-api-key': created.api_key as string };
  for (const path of PATHS) await api.post(path, {}, key);
  return {
    key,
    accountKey: { 'x-api-key': accountKey as string },
    revoke: () =>
      service.app.inject({ method: 'DELETE', url: `/v1/auth/api-keys/${created.id}`, headers: session }),
  };
}

const call = (url: string, headers: Record<string, string>, payload: string) =>
  service.app.inject({ method: 'POST', url, headers, payload });

const json = { 'content-type': 'application/json' };
const WRONG_CALLS: [string, number, Record<string, string>, string][] = [
  ['no domain', 400, json, '{"domain":"-"}'],
  ['a field of the wrong type', 400, json, '{"domain":7}'],
  ['malformed JSON', 400, json, '{'],
  ['a body of text', 415, { 'content-type': 'text/plain' }, 'acme.co.uk'],
  ['a body that is too large', 413, json, `{"domain":"${'x'.repeat(70_000)}"}`],
];

describe('a key that was used a moment ago and is revoked', () => {
  it.each(PATHS)('is refused by %s whatever is wrong with the call, and shows no balance', async (path) => {
    for (const [what, status, headers, payload] of WRONG_CALLS) {
      const { key, revoke } = await usedKey('resolve');
      const before = await call(path, { ...headers, ...key }, payload);
      expect([what, before.statusCode]).toEqual([what, status]);
      expect(before.headers['x-credits-remaining']).toMatch(/^\d+$/);
      await revoke();
      const after = await call(path, { ...headers, ...key }, payload);
      expect([what, after.statusCode, after.json().error.code]).toEqual([what, 401, 'invalid_credentials']);
      for (const header of ['x-credits-remaining', 'x-credits-charged', ...RATE_HEADERS])
        expect([what, header, after.headers[header]]).toEqual([what, header, undefined]);
    }
  });

  it.each(PATHS)('is refused by %s instead of being told which scope it lacks', async (path) => {
    const { key, revoke } = await usedKey('read');
    const before = await call(path, { ...json, ...key }, '{"domain":"acme.co.uk"}');
    expect([before.statusCode, before.json().error.code]).toEqual([403, 'insufficient_scope']);
    expect(before.headers['x-credits-remaining']).toMatch(/^\d+$/);
    await revoke();
    const after = await call(path, { ...json, ...key }, '{"domain":"acme.co.uk"}');
    expect([after.statusCode, after.json().error.code]).toEqual([401, 'invalid_credentials']);
    expect(after.headers['x-credits-remaining']).toBeUndefined();
  });

  it('is refused where nothing is wrong with the call', async () => {
    const { key, revoke } = await usedKey('resolve');
    await revoke();
    const after = await call(PATHS[0], { ...json, ...key }, '{"domain":"acme.co.uk"}');
    expect([after.statusCode, after.headers['x-credits-remaining'], after.headers.ratelimit]).toEqual([
      401,
      undefined,
      undefined,
    ]);
  });

  it('uses up at most one call of the account in a process', async () => {
    const { key, accountKey, revoke } = await usedKey('resolve');
    const callsLeft = async () =>
      Number((await call(PATHS[0], { ...json, ...accountKey }, '{}')).headers['ratelimit-remaining']);
    const before = await callsLeft();
    await revoke();
    for (let calls = 0; calls < 5; calls++)
      expect((await call(PATHS[0], { ...json, ...key }, '{"domain":"-"}')).statusCode).toBe(401);
    expect(before - (await callsLeft())).toBeLessThanOrEqual(2);
  });
});
