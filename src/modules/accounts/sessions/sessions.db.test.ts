import { describe, expect, it } from 'vitest';
import { useAccountApi } from '../../../../test/support/account-api.ts';
import { sql } from '../../../platform/postgres/index.ts';

type Headers = Record<string, string>;
const PASSWORD = 'correct horse';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

const { test, api } = useAccountApi({ environment: { AUTH_THROTTLE: 'off' } });

async function signIn(email: string, userAgent = FIREFOX): Promise<Headers> {
  const payload = { email, password: PASSWORD };
  const response = await api.post('/v1/auth/login', payload, { 'user-agent': userAgent });
  return { authorization: `Bearer ${response.json().session_token}` };
}
const list = async (bearer: Headers) =>
  (await test.app.inject({ url: '/v1/auth/sessions', headers: bearer })).json().sessions as {
    id: string;
    device: string;
    current: boolean;
    address: string | null;
    last_used_at: string;
  }[];
const end = (bearer: Headers, id: string) =>
  test.app.inject({ method: 'DELETE', url: `/v1/auth/sessions/${id}`, headers: bearer });
const isValid = async (bearer: Headers) => (await api.me(bearer)).statusCode === 200;
/** The answer to the console about the session in its cookie. */
const why = async (bearer: Headers) => {
  const cookie = `domesday_session=${bearer.authorization?.slice(7)}`;
  const headers = { cookie, 'x-domesday-console': '1' };
  const answer = await test.app.inject({ url: '/console/session', headers });
  return answer.json() as { signed_in: boolean; ended_because?: string; role?: string };
};

describe('sessions', () => {
  it('are listed with device, address and last use', async () => {
    await api.signUpVerified('ada@example.org');
    const first = await signIn('ada@example.org', 'curl/8.5.0');
    test.clock.advance({ minutes: 5 });
    const second = await signIn('ada@example.org');
    const sessions = await list(second);
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      ['Firefox on Windows', true],
      ['curl', false],
    ]);
    expect(sessions[0]?.address).toBe('127.0.0.1');
    test.clock.advance({ minutes: 2 });
    await api.me(first);
    await expect.poll(async () => (await list(second))[0]?.device, { timeout: 20_000 }).toBe('curl');
    const writes = () =>
      test.database.db.first(sql`select xmin::text from sessions where user_agent = 'curl/8.5.0'`);
    const before = await writes();
    for (let calls = 0; calls < 3; calls++) await api.me(first);
    expect(await writes()).toEqual(before);
  });

  it('can be ended one by one, and only by their owner', async () => {
    await api.signUpVerified('one@example.org');
    await api.signUpVerified('two@example.org');
    const [mine, other, stranger] = [
      await signIn('one@example.org'),
      await signIn('one@example.org'),
      await signIn('two@example.org'),
    ];
    const id = (await list(mine)).find(({ current }) => !current)?.id ?? '';
    expect((await end(stranger, id)).json().error.code).toBe('session_not_found');
    expect((await end(mine, id)).json()).toEqual({ id, status: 'session_ended' });
    expect([await isValid(mine), await isValid(other)]).toEqual([true, false]);
    expect((await end(mine, id)).statusCode).toBe(404);
    expect(await why(other)).toEqual({ signed_in: false, ended_because: 'ended_elsewhere' });
    expect((await why(mine)).role).toBe('owner');
  });

  it('can all be ended but the one that asks', async () => {
    await api.signUpVerified('others@example.org');
    const [mine, one, two] = [
      await signIn('others@example.org'),
      await signIn('others@example.org'),
      await signIn('others@example.org'),
    ];
    const ended = await api.post('/v1/auth/sessions/end-others', undefined, mine);
    expect(ended.json()).toEqual({ ended: 2 });
    expect([await isValid(mine), await isValid(one), await isValid(two)]).toEqual([true, false, false]);
    expect(await list(mine)).toHaveLength(1);
  });

  it('are not listed for an API key', async () => {
    const { withKey } = await api.makeSession('bykey@example.org');
    const response = await test.app.inject({ url: '/v1/auth/sessions', headers: withKey });
    expect(response.json().error.code).toBe('missing_credentials');
  });
});

describe('the end of a session has a reason', () => {
  async function endedBy(name: string, act: (mine: Headers, email: string) => Promise<unknown>) {
    const email = `${name}@example.org`;
    await api.signUpVerified(email);
    const [mine, other] = [await signIn(email), await signIn(email)];
    await act(mine, email);
    return why(other);
  }

  it('a changed password', async () => {
    const body = { current_password: PASSWORD, new_password: 'another horse' };
    const end = await endedBy('changed', (mine) => api.post('/v1/auth/change-password', body, mine));
    expect(end).toEqual({ signed_in: false, ended_because: 'password_changed' });
  });

  it('a reset password', async () => {
    const end = await endedBy('reset', async (_mine, email) => {
      const token = await api.requestReset(email);
      await api.post('/v1/auth/reset-password', { token, new_password: 'another horse' });
    });
    expect(end).toEqual({ signed_in: false, ended_because: 'password_reset' });
  });

  it('a sign-out everywhere', async () => {
    const end = await endedBy('everywhere', (mine) => api.post('/v1/auth/logout-all', undefined, mine));
    expect(end).toEqual({ signed_in: false, ended_because: 'signed_out_everywhere' });
  });

  it('a day that is over; and a month later nobody knows', async () => {
    await api.signUpVerified('expired@example.org');
    const mine = await signIn('expired@example.org');
    test.clock.advance({ hours: 25 });
    expect(await why(mine)).toEqual({ signed_in: false, ended_because: 'expired' });
    test.clock.advance({ days: 31 });
    await test.service.accounts.sessions.purge();
    const left = await test.database.db.first<{ sessions: number }>(sql`
      select count(*)::int as sessions from sessions`);
    expect(left?.sessions).toBe(0);
  });

  it('a sign-out in the console, which ends the session for good', async () => {
    await api.signUpVerified('console@example.org');
    const mine = await signIn('console@example.org');
    const cookie = `domesday_session=${mine.authorization?.slice(7)}`;
    const headers = { cookie, 'x-domesday-console': '1' };
    await test.app.inject({ method: 'DELETE', url: '/console/session', headers });
    expect(await isValid(mine)).toBe(false);
    expect(await why(mine)).toEqual({ signed_in: false, ended_because: 'signed_out' });
  });
});
