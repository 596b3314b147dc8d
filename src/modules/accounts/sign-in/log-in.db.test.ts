import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { useAccountApi } from '../../../../test/support/account-api.ts';
import { TEST_APP_SECRET } from '../../../../test/support/test-service.ts';
import { sql } from '../../../platform/postgres/index.ts';
import { deriveKey } from '../../../shared/secret-box.ts';

const { test, api } = useAccountApi({ environment: { AUTH_THROTTLE: 'off' } });

describe('login', () => {
  it('returns a session, the API key and the account', async () => {
    await api.signUpVerified('ada@example.org');
    const response = await api.logIn('ADA@example.org');
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({
      session_token: expect.stringMatching(/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/),
      token_type: 'Bearer',
      expires_at: new Date(test.clock.now().getTime() + 24 * 3_600_000).toISOString(),
      api_key: expect.stringMatching(/^dk_live_[0-9A-Za-z]{36}$/),
      account: {
        id: expect.stringMatching(/^acc_/),
        email: 'ada@example.org',
        email_verified: true,
        created_at: test.clock.now().toISOString(),
        credit_balance: 25,
        credits_held: 0,
        subscription: { plan: 'free', status: 'active', monthly_credits: 0, current_period_end: null },
        watchlist_usage: { used: 0, limit: 25 },
        api_key: {
          prefix: 'dk_live_',
          last_four: expect.stringMatching(/^\w{4}$/),
          created_at: test.clock.now().toISOString(),
          last_used_at: null,
        },
      },
    });
  });

  it('returns the same key every time, also when the first logins come at once', async () => {
    await api.signUpVerified('key@example.org');
    const first = await Promise.all(Array.from({ length: 10 }, () => api.logIn('key@example.org')));
    const keys = new Set(
      [...first, await api.logIn('key@example.org')].map((response) => response.json().api_key),
    );
    expect(keys.size).toBe(1);
  });

  it('answers 401 alike for a wrong password and for an unknown account', async () => {
    await api.signUpVerified('wrong@example.org');
    const wrong = await api.logIn('wrong@example.org', 'battery staple');
    const unknown = await api.logIn('unknown@example.org', 'battery staple');
    for (const response of [wrong, unknown]) {
      expect(response.statusCode).toBe(401);
      expect(response.json().error).toMatchObject({
        code: 'invalid_credentials',
        message: 'The e-mail address or the password is wrong.',
      });
    }
  });

  it('answers 401 for an unverified address, and says why only when the password was right', async () => {
    await api.signUp('unverified@example.org');
    const right = await api.logIn('unverified@example.org');
    expect([right.statusCode, right.json().error.code]).toEqual([401, 'email_not_verified']);
    const wrong = await api.logIn('unverified@example.org', 'battery staple');
    expect([wrong.statusCode, wrong.json().error.code]).toEqual([401, 'invalid_credentials']);
  });

  it('sends a lost verification mail again, but not at every try', async () => {
    await api.signUp('lost@example.org');
    await api.deliverMails();
    await api.logIn('lost@example.org');
    await api.deliverMails();
    expect(api.mailsTo('lost@example.org')).toHaveLength(1);
    test.clock.advance({ minutes: 11 });
    await api.logIn('lost@example.org');
    await api.deliverMails();
    expect(api.mailsTo('lost@example.org')).toHaveLength(2);
  });

  it('does not send a second verification mail while the first is still on its way', async () => {
    await api.signUp('fresh@example.org');
    await api.logIn('fresh@example.org');
    await api.deliverMails();
    expect(api.mailsTo('fresh@example.org')).toHaveLength(1);
  });

  it('sends one verification mail, however often it is asked for before it could be sent', async () => {
    await api.signUp('stuck@example.org');
    test.clock.advance({ minutes: 11 });
    for (let i = 0; i < 3; i++) await api.logIn('stuck@example.org');
    await api.deliverMails();
    expect(api.mailsTo('stuck@example.org')).toHaveLength(1);
  });

  it('sends the verification mail again also when the old links were purged long ago', async () => {
    await api.signUp('years@example.org');
    await api.deliverMails();
    test.clock.advance({ days: 33 });
    await test.service.accounts.upkeep.purgeTokens();
    await api.logIn('years@example.org');
    await api.deliverMails();
    expect(api.mailsTo('years@example.org')).toHaveLength(2);
    const token = api.tokenOf(api.mailsTo('years@example.org').at(-1));
    const { headers } = await test.app.inject(`/v1/auth/verify-email?token=${token}`);
    expect(headers.location).toContain('verification=success');
    expect((await api.logIn('years@example.org')).statusCode).toBe(200);
  });

  it('records who signed in, from where, and that the key was made', async () => {
    const { withKey } = await api.makeSession('audit@example.org');
    const { id } = (await api.me(withKey)).json();
    const kinds = await test.database.db.query<{ kind: string }>(sql`
      select kind from audit_events where account_id = ${id} order by id`);
    expect(kinds.map((row) => row.kind).sort()).toEqual([
      'api_key_created',
      'email_verified',
      'signed_in',
      'signed_up',
    ]);
  });

  it.each([
    ['no password', { email: 'a@example.org' }],
    ['an empty password', { email: 'a@example.org', password: '' }],
    ['a number', { email: 5, password: 'correct horse' }],
    ['an over-long address', { email: 'x'.repeat(321), password: 'correct horse' }],
    ['an over-long password', { email: 'a@example.org', password: 'x'.repeat(1_025) }],
  ])('answers 400 for %s', async (_what, payload) => {
    expect((await api.post('/v1/auth/login', payload)).statusCode).toBe(400);
  });

  it.each(['nobody', "' or ''='", 'a@example.org\0'])('answers 401 for %j as an address', async (email) => {
    expect((await api.logIn(email)).statusCode).toBe(401);
  });
});

describe('a session', () => {
  const claims = { sv: 1 };
  const sign = (secret: Uint8Array, alg = 'HS256') =>
    new SignJWT(claims)
      .setProtectedHeader({ alg })
      .setSubject('acc_x')
      .setAudience('domesday:session')
      .setIssuedAt(test.clock.now())
      .setExpirationTime(new Date(test.clock.now().getTime() + 60_000))
      .sign(secret);

  it('opens /v1/auth/me for 24 hours and not a second longer', async () => {
    const { bearer } = await api.makeSession('day@example.org');
    test.clock.advance({ hours: 23, minutes: 59, seconds: 59 });
    expect((await api.me(bearer)).statusCode).toBe(200);
    test.clock.advance({ seconds: 1 });
    const ended = await api.me(bearer);
    expect([ended.statusCode, ended.json().error.code]).toEqual([401, 'invalid_credentials']);
    expect(ended.headers['www-authenticate']).toContain('Bearer');
  });

  it('is refused when it is unsigned, signed with another secret or for another purpose, or tampered with', async () => {
    const { session } = await api.makeSession('forge@example.org');
    const [header = '', payload = '', signature = ''] = session.split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const changed = Buffer.from(payload, 'base64url').toString().replace('"sv":1', '"sv":2');
    const forged = [
      `${none}.${payload}.`,
      `${none}.${payload}.${signature}`,
      `${header}.${payload}.`,
      `${header}.${Buffer.from(changed).toString('base64url')}.${signature}`,
      await sign(new TextEncoder().encode('another secret, just as long as ours is')),
      await sign(deriveKey(TEST_APP_SECRET, 'another purpose')),
      await sign(new TextEncoder().encode(TEST_APP_SECRET)),
      `${session}x`,
      'eyJ',
      'null',
    ];
    for (const token of forged) {
      const response = await api.me({ authorization: `Bearer ${token}` });
      expect([token, response.statusCode, response.json().error.code]).toEqual([
        token,
        401,
        'invalid_credentials',
      ]);
    }
  });

  it('is refused for an account that does not exist, even when we signed it', async () => {
    const response = await api.me({
      authorization: `Bearer ${await sign(deriveKey(TEST_APP_SECRET, 'session'))}`,
    });
    expect(response.statusCode).toBe(401);
  });

  it('ends with every other one of the account by logout-all, and only of that account', async () => {
    const ada = await api.makeSession('out@example.org');
    const second = (await api.logIn('out@example.org')).json().session_token;
    const other = await api.makeSession('stay@example.org');
    const response = await api.post('/v1/auth/logout-all', undefined, ada.bearer);
    expect([response.statusCode, response.json()]).toEqual([200, { status: 'sessions_ended' }]);
    expect((await api.me(ada.bearer)).statusCode).toBe(401);
    expect((await api.me({ authorization: `Bearer ${second}` })).statusCode).toBe(401);
    expect((await api.me(ada.withKey)).statusCode).toBe(200);
    expect((await api.me(other.bearer)).statusCode).toBe(200);
  });
});

describe('credentials', () => {
  it.each([
    ['none', {}],
    ['an empty bearer', { authorization: 'Bearer ' }],
    ['another scheme', { authorization: 'Basic YTpi' }],
    ['an empty key', { 'x-api-key': '' }],
  ])('answer 401 missing_credentials if they are missing (%s)', async (_what, headers) => {
    const response = await api.me(headers as Record<string, string>);
    expect([response.statusCode, response.json().error.code]).toEqual([401, 'missing_credentials']);
  });

  it('count although an empty key comes with them', async () => {
    const { bearer } = await api.makeSession('emptykey@example.org');
    expect((await api.me({ ...bearer, 'x-api-key': '' })).statusCode).toBe(200);
  });

  it('are asked for before the body is looked at', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/v1/auth/change-password',
      payload: '{broken',
      headers: { 'content-type': 'application/json' },
    });
    expect([response.statusCode, response.json().error.code]).toEqual([401, 'missing_credentials']);
  });
});

describe('an API key', () => {
  it('opens /v1/auth/me, which then shows when it was last used', async () => {
    const { withKey } = await api.makeSession('used@example.org');
    expect((await api.me(withKey)).json().api_key.last_used_at).toBeNull();
    const lastUsed = async () => (await api.me(withKey)).json().api_key.last_used_at;
    await expect.poll(lastUsed, { timeout: 15_000 }).not.toBeNull();
  });

  it('is refused with one letter changed, without asking the database', async () => {
    const { key } = await api.makeSession('letter@example.org');
    let asked = 0;
    test.service.db.pool.on('acquire', () => {
      asked += 1;
    });
    for (let i = 0; i < key.length; i++) {
      const letter = key[i] === 'x' ? 'y' : 'x';
      const response = await api.me({ 'x-api-key': key.slice(0, i) + letter + key.slice(i + 1) });
      expect(response.statusCode).toBe(401);
    }
    expect(asked).toBe(0);
    expect((await api.me({ 'x-api-key': key })).statusCode).toBe(200);
    expect(asked).toBeGreaterThan(0);
  });

  it.each(['dk_live_', 'x'.repeat(10_000), `dk_live_${'0'.repeat(36)}`])(
    'is refused if it looks like %.20j',
    async (key) => {
      expect((await api.me({ 'x-api-key': key })).json().error.code).toBe('invalid_credentials');
    },
  );

  it('is kept as a hash and encrypted, never as text', async () => {
    const { key } = await api.makeSession('sealed@example.org');
    const rows = await test.database.db.query(sql`select * from api_keys`);
    expect(JSON.stringify(rows.map((row) => Object.values(row as object).map(String)))).not.toContain(
      key.slice(8, 20),
    );
    expect(test.captured.text()).not.toContain(key.slice(8, 20));
  });

  it('is refused on the next request after its rotation; the new one works and login returns it', async () => {
    const { bearer, withKey } = await api.makeSession('rotate@example.org');
    const rotated = await api.post('/v1/auth/api-key/rotate', undefined, bearer);
    expect(rotated.statusCode).toBe(200);
    const { api_key: fresh, last_four } = rotated.json();
    expect(fresh.endsWith(last_four)).toBe(true);
    expect((await api.me(withKey)).statusCode).toBe(401);
    expect((await api.me({ 'x-api-key': fresh })).statusCode).toBe(200);
    expect((await api.logIn('rotate@example.org')).json().api_key).toBe(fresh);
  });

  it.each(['api-key/rotate', 'logout-all'])(
    'is not accepted by %s, which takes a session only',
    async (path) => {
      const { withKey, bearer } = await api.makeSession(`bykey-${path.length}@example.org`);
      const refused = await api.post(`/v1/auth/${path}`, undefined, withKey);
      expect([refused.statusCode, refused.json().error.code]).toEqual([401, 'missing_credentials']);
      expect((await api.me(withKey)).statusCode).toBe(200);
      expect((await api.me(bearer)).statusCode).toBe(200);
      expect((await api.post(`/v1/auth/${path}`, undefined, { ...withKey, ...bearer })).statusCode).toBe(200);
    },
  );

  it('still works, and login still answers, after the operator changed APP_SECRET', async () => {
    const { withKey } = await api.makeSession('moved@example.org');
    await test.database.db.execute(sql`update api_keys set key_encrypted = '\\x00' `);
    const response = await api.logIn('moved@example.org');
    expect([response.statusCode, response.json().api_key]).toEqual([200, null]);
    expect((await api.me(withKey)).statusCode).toBe(200);
  });
});
