import { afterEach, describe, expect, it } from 'vitest';
import { useAccountApi } from '../../../test/support/account-api.ts';
import { sql } from '../../platform/postgres/index.ts';
import { totpCode } from './second-factor/totp.ts';

/** The clock of the machine goes wrong for a while, as after a failed synchronisation, and is right again. */
const PASSWORD = 'correct horse';
const START = '2026-11-15T09:00:00Z';
/** And whether a session of a day that begins in between is good afterwards. */
const JUMPS = [
  ['an hour ahead', { hours: 1 }, 200],
  ['ten years ahead', { days: 3_650 }, 401],
  ['an hour back', { hours: -1 }, 200],
  ['a year back', { days: -365 }, 401],
] as const;

const { test, api } = useAccountApi();
let made = 0;
afterEach(async () => {
  test.clock.set(START);
  await test.database.db.execute(sql`delete from rate_limits`);
});

const newLogin = () => api.makeSession(`clock${++made}@example.org`);
const wrongLogin = (email: string) => api.logIn(email, 'a guess');
const stepNow = () => Math.floor(test.clock.now().getTime() / 30_000);

describe.each(JUMPS)('a clock that was %s for a while', (_, jump, sessionAfterwards) => {
  const during = async <T>(work: () => Promise<T>): Promise<T> => {
    const before = test.clock.now();
    test.clock.advance(jump);
    const result = await work();
    test.clock.set(before);
    return result;
  };

  it('keeps nobody out for longer than the limit of wrong passwords says', async () => {
    const email = `clock${made + 1}@example.org`;
    await newLogin();
    await during(async () => {
      for (let n = 0; n < 10; n++) expect((await wrongLogin(email)).statusCode).toBe(401);
      expect((await api.logIn(email)).statusCode).toBe(429);
    });
    // Ahead, the window is over at once; back, it was over before it began here.
    test.clock.advance({ minutes: 16 });
    expect((await api.logIn(email)).statusCode).toBe(200);
  });

  it('gives no more guesses afterwards than ten', async () => {
    const email = `clock${made + 1}@example.org`;
    await newLogin();
    await during(() => wrongLogin(email));
    for (let n = 0; n < 12; n++) await wrongLogin(email);
    expect((await api.logIn(email)).statusCode).toBe(429);
  });

  it('leaves sessions and keys from before valid, and makes no session that lasts for years', async () => {
    const email = `clock${made + 1}@example.org`;
    const { bearer, withKey } = await newLogin();
    const { session_token: session } = await during(async () => (await api.logIn(email)).json());
    expect((await api.me(bearer)).statusCode).toBe(200);
    expect((await api.me(withKey)).statusCode).toBe(200);
    const meanwhile = await api.me({ authorization: `Bearer ${session}` });
    expect(meanwhile.statusCode).toBe(sessionAfterwards);
  });

  it('leaves authenticator apps working, and a used code used', async () => {
    const { bearer } = await newLogin();
    const email = `clock${made}@example.org`;
    const path = '/v1/auth/second-factor/totp';
    const { secret } = (await api.post(path, { password: PASSWORD }, bearer)).json();
    const first = totpCode(secret, stepNow());
    expect((await api.post(`${path}/confirm`, { code: first }, bearer)).statusCode).toBe(200);
    const logIn = (code: string) => api.post('/v1/auth/login', { email, password: PASSWORD, code });
    await during(async () => {
      expect((await logIn(first)).statusCode).toBe(401);
      expect((await logIn(totpCode(secret, stepNow()))).statusCode).toBe(200);
    });
    expect((await logIn(first)).statusCode).toBe(401);
    expect((await logIn(totpCode(secret, stepNow() + 1))).statusCode).toBe(200);
  });

  it('leaves the link of a reset good once, and no longer', async () => {
    await newLogin();
    const email = `clock${made}@example.org`;
    const token = await api.requestReset(email);
    await during(() => wrongLogin(email));
    const body = { token, new_password: 'battery staple' };
    expect((await api.post('/v1/auth/reset-password', body)).statusCode).toBe(200);
    expect((await during(() => api.post('/v1/auth/reset-password', body))).statusCode).toBe(400);
  });

  it('repeats the answer of a call that is made again with its Idempotency-Key', async () => {
    const { bearer } = await newLogin();
    const headers = { ...bearer, 'idempotency-key': `clock-${made}` };
    const make = () => api.post('/v1/auth/api-keys', { name: `key ${made}`, scopes: ['read'] }, headers);
    const first = await make();
    expect(first.statusCode).toBe(201);
    expect((await make()).body).toBe(first.body);
    // Ten years ahead the key is forgotten, and then the name of the key is taken: nothing is made twice.
    const meanwhile = await during(make);
    expect([201, 409, 400, 401]).toContain(meanwhile.statusCode);
    if (meanwhile.statusCode === 201) expect(meanwhile.body).toBe(first.body);
  });
});
