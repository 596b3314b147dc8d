import { describe, expect, it } from 'vitest';
import { useAccountApi } from '../../../../test/support/account-api.ts';
import { startTestService } from '../../../../test/support/test-service.ts';
import { sql } from '../../../platform/postgres/index.ts';
import { accountStore } from '../accounts.store.ts';

const { test, api } = useAccountApi();

const NEW = 'battery staple';
const reset = (token: unknown, password: unknown = NEW) =>
  api.post('/v1/auth/reset-password', { token, new_password: password });

describe('forgot-password', () => {
  it('answers the same bytes with an account, without one, and for what is not an address', async () => {
    await api.signUpVerified('known@example.org');
    const answers = await Promise.all(
      ['known@example.org', 'unknown@example.org', 'nonsense', '🐑'].map((email) =>
        api.post('/v1/auth/forgot-password', { email }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    for (const answer of answers) expect([answer.statusCode, answer.json().status]).toEqual([200, 'ok']);
    await api.deliverMails();
    expect(api.mailsTo('known@example.org')).toHaveLength(2);
    expect(api.mailsTo('unknown@example.org')).toHaveLength(0);
  });

  it('sends at most five mails an hour to one address, and still answers the same', async () => {
    await api.signUpVerified('flood@example.org');
    for (let i = 0; i < 8; i++) {
      expect((await api.post('/v1/auth/forgot-password', { email: 'FLOOD@example.org' })).statusCode).toBe(
        200,
      );
    }
    await api.deliverMails();
    expect(api.mailsTo('flood@example.org')).toHaveLength(1 + 5);
    test.clock.advance({ hours: 1, seconds: 1 });
    await api.requestReset('flood@example.org');
    expect(api.mailsTo('flood@example.org')).toHaveLength(1 + 6);
  });

  it.each(['waiting@example.org', 'nobody@example.org'])(
    'queues no more for %s than may be sent within an hour, however often and long it is asked',
    async (email) => {
      if (email.startsWith('waiting')) await api.signUpVerified(email);
      const askOften = async () => {
        for (let i = 0; i < 8; i++) await api.post('/v1/auth/forgot-password', { email });
      };
      await askOften();
      expect(await waitingResetMails()).toBe(5);
      test.clock.advance({ hours: 1, seconds: 1 });
      await askOften();
      expect(await waitingResetMails()).toBe(5);
      const keys = await test.database.db.query(sql`select key from graphile_worker._private_jobs`);
      expect(JSON.stringify(keys)).not.toMatch(/example|@/);
      await api.deliverMails();
      expect(await waitingResetMails()).toBe(0);
      expect(api.mailsTo(email)).toHaveLength(email.startsWith('waiting') ? 1 + 5 : 0);
    },
  );

  it('sends again when asked again after a mail was sent, up to five an hour', async () => {
    await api.signUpVerified('again@example.org');
    const tokens = new Set<string>();
    for (let i = 0; i < 5; i++) tokens.add(await api.requestReset('again@example.org'));
    expect(tokens.size).toBe(5);
    await api.requestReset('again@example.org');
    expect(api.mailsTo('again@example.org')).toHaveLength(1 + 5);
  });

  async function waitingResetMails(): Promise<number> {
    const row = await test.database.db.first<{ count: number }>(sql`
      select count(*) from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
      where task.identifier = 'send_reset_mail'`);
    return row?.count ?? 0;
  }

  it.each([[{}], [{ email: 7 }], [{ email: '' }], [{ email: 'x'.repeat(321) }]])(
    'answers 400 for %j',
    async (payload) => {
      expect((await api.post('/v1/auth/forgot-password', payload)).statusCode).toBe(400);
    },
  );
});

describe('reset-password', () => {
  it('sets the password once, ends older sessions and replaces the API key', async () => {
    const { bearer, withKey } = await api.makeSession('reset@example.org');
    const token = await api.requestReset('reset@example.org');
    const response = await reset(token);
    expect([response.statusCode, response.json()]).toEqual([200, { status: 'password_updated' }]);
    expect((await api.me(bearer)).statusCode).toBe(401);
    expect((await api.me(withKey)).statusCode).toBe(401);
    expect((await api.logIn('reset@example.org')).statusCode).toBe(401);
    const login = await api.logIn('reset@example.org', NEW);
    expect(login.statusCode).toBe(200);
    expect((await api.me({ 'x-api-key': login.json().api_key })).statusCode).toBe(200);
    const again = await reset(token, 'another one');
    expect([again.statusCode, again.json().error.code]).toEqual([400, 'invalid_token']);
  });

  it('refuses the old API key at once in every process, also where it was just used', async () => {
    const other = await startTestService({ sharing: test });
    try {
      const { withKey } = await api.makeSession('cached@example.org');
      const enrich = async () =>
        Promise.all(
          [test, other].map(async ({ app }) => {
            const payload = { domain: 'cached-key.co.uk' };
            return (await app.inject({ method: 'POST', url: '/v1/enrich', payload, headers: withKey }))
              .statusCode;
          }),
        );
      // Twice: the second call finds the key in the process's cache.
      expect(await enrich()).toEqual([202, 202]);
      expect(await enrich()).toEqual([202, 202]);
      expect((await reset(await api.requestReset('cached@example.org'))).statusCode).toBe(200);
      expect(await enrich()).toEqual([401, 401]);
    } finally {
      await other.stop();
    }
  });

  it('announces in its mail that the API key is replaced', async () => {
    await api.makeSession('announced@example.org');
    await api.requestReset('announced@example.org');
    expect(
      api
        .mailsTo('announced@example.org')
        .at(-1)
        ?.replace(/=?\r?\n/g, ' '),
    ).toMatch(/replaces +your +API +key/);
  });

  it('makes no API key for an account that never signed in', async () => {
    await api.signUpVerified('no-key-yet@example.org');
    expect((await reset(await api.requestReset('no-key-yet@example.org'))).statusCode).toBe(200);
    const keys = await test.database.db.query(sql`
      select 1 from api_keys join users using (account_id) where email = 'no-key-yet@example.org'`);
    expect(keys).toEqual([]);
  });

  it('does not show the new API key to a sign-in that began with the old password', async () => {
    const { key } = await api.makeSession('late@example.org');
    const token = await api.requestReset('late@example.org');
    const { db } = test.database;
    const held = await db.transaction(async (tx) => {
      // The sign-in has checked the password and waits for this lock.
      await tx.execute(sql`select 1 from users where email = 'late@example.org' for update`);
      const signIn = api.logIn('late@example.org');
      await expect.poll(waitingForLocks, { timeout: 15_000 }).toBeGreaterThan(0);
      return { signIn, resetting: reset(token) };
    });
    const [signIn, resetting] = await Promise.all([held.signIn, held.resetting]);
    expect(resetting.statusCode).toBe(200);
    // Either it came before the reset and got the key that is now dead, or it is refused.
    if (signIn.statusCode === 200) expect(signIn.json().api_key).toBe(key);
    else expect(signIn.json().error.code).toBe('invalid_credentials');
  });

  async function waitingForLocks(): Promise<number> {
    const row = await test.database.db.first<{ count: number }>(sql`
      select count(*) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return row?.count ?? 0;
  }

  it('succeeds for exactly one of many at once', async () => {
    await api.signUpVerified('racing@example.org');
    const token = await api.requestReset('racing@example.org');
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => (await reset(token, `password ${i}`)).statusCode),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(19);
  });

  it('refuses a token after one hour', async () => {
    await api.signUpVerified('hour@example.org');
    const token = await api.requestReset('hour@example.org');
    test.clock.advance({ minutes: 60 });
    expect((await reset(token)).json().error.code).toBe('invalid_token');
  });

  it('refuses an older token once a newer was sent', async () => {
    await api.signUpVerified('newer@example.org');
    const older = await api.requestReset('newer@example.org');
    const newer = await api.requestReset('newer@example.org');
    expect((await reset(older)).statusCode).toBe(400);
    expect((await reset(newer)).statusCode).toBe(200);
  });

  it('refuses a verification token', async () => {
    await api.signUp('mixed@example.org');
    await api.deliverMails();
    expect((await reset(api.tokenOf(api.mailsTo('mixed@example.org').at(-1)))).json().error.code).toBe(
      'invalid_token',
    );
  });

  it('waits for a newer link that is being issued, or is waited for, without a deadlock', async () => {
    await api.signUpVerified('locked@example.org');
    const token = await api.requestReset('locked@example.org');
    const { db } = test.database;
    const user = await accountStore.findUserByEmailKey(db, 'locked@example.org');
    const userId = user?.id ?? '';
    // Does the first half of issuing a link.
    const answer = await db.transaction(async (tx) => {
      await accountStore.lockUser(tx, userId);
      const pending = { response: reset(token) };
      await expect.poll(isAnyoneWaiting, { timeout: 15_000 }).toBe(true);
      await accountStore.deleteUnusedTokens(tx, userId, 'reset_password');
      return pending;
    });
    const response = await answer.response;
    expect([response.statusCode, response.json().error.code]).toEqual([400, 'invalid_token']);
  });

  async function isAnyoneWaiting(): Promise<boolean | undefined> {
    const row = await test.database.db.first<{ waiting: boolean }>(sql`
      select exists(select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock') as waiting`);
    return row?.waiting;
  }

  it('does not verify the address', async () => {
    await api.signUp('still@example.org');
    await api.deliverMails();
    expect((await reset(await api.requestReset('still@example.org'))).statusCode).toBe(200);
    expect((await api.logIn('still@example.org', NEW)).json().error.code).toBe('email_not_verified');
  });

  it.each([
    ['an unknown token', 'nonsense', NEW, 'invalid_token'],
    ['an empty token', '', NEW, 'invalid_token'],
    ['a number as token', 7, NEW, 'invalid_request'],
    ['an over-long token', 'x'.repeat(513), NEW, 'invalid_token'],
    ['a token that no database can hold', '\0', NEW, 'invalid_token'],
    ['a short password', 'nonsense', 'short', 'invalid_request'],
    ['no password', 'nonsense', undefined, 'invalid_token'],
  ])('answers 400 for %s', async (_what, token, password, code) => {
    const response = await reset(token, password);
    expect([response.statusCode, response.json().error.code]).toEqual([400, code]);
  });
});

describe('change-password', () => {
  const change = (headers: Record<string, string>, current = 'correct horse', next = NEW) =>
    api.post('/v1/auth/change-password', { current_password: current, new_password: next }, headers);

  it('returns a fresh session and ends the older ones', async () => {
    const { bearer } = await api.makeSession('change@example.org');
    const response = await change(bearer);
    expect(response.json()).toEqual({
      status: 'password_updated',
      session_token: expect.any(String),
      expires_at: expect.any(String),
    });
    expect((await api.me(bearer)).statusCode).toBe(401);
    expect((await api.me({ authorization: `Bearer ${response.json().session_token}` })).statusCode).toBe(200);
    expect((await api.logIn('change@example.org', NEW)).statusCode).toBe(200);
  });

  it('makes outstanding reset links worthless', async () => {
    const { bearer } = await api.makeSession('links@example.org');
    const token = await api.requestReset('links@example.org');
    expect((await change(bearer, 'wrong one')).statusCode).toBe(401);
    expect((await change(bearer)).statusCode).toBe(200);
    const response = await reset(token, 'the thief’s own');
    expect([response.statusCode, response.json().error.code]).toEqual([400, 'invalid_token']);
    expect((await api.logIn('links@example.org', NEW)).statusCode).toBe(200);
  });

  it('answers 401 for a wrong current password and changes nothing', async () => {
    const { bearer } = await api.makeSession('keep@example.org');
    const response = await change(bearer, 'not this one');
    expect([response.statusCode, response.json().error.code]).toEqual([401, 'invalid_credentials']);
    expect((await api.me(bearer)).statusCode).toBe(200);
    expect((await api.logIn('keep@example.org')).statusCode).toBe(200);
  });

  it('does not take the API key', async () => {
    const { withKey } = await api.makeSession('nokey@example.org');
    const response = await change(withKey);
    expect([response.statusCode, response.json().error.code]).toEqual([401, 'missing_credentials']);
  });

  it('lets exactly one of two changes from the same password succeed', async () => {
    const { bearer } = await api.makeSession('twice@example.org');
    const statuses = await Promise.all(
      ['first new one', 'second new one'].map(
        async (next) => (await change(bearer, 'correct horse', next)).statusCode,
      ),
    );
    expect(statuses.sort()).toEqual([200, 401]);
  });

  it.each([
    ['a short new password', 'correct horse', 'short'],
    ['an over-long new password', 'correct horse', 'x'.repeat(1_025)],
    ['an empty current password', '', NEW],
  ])('answers 400 for %s', async (_what, current, next) => {
    const { bearer } = await api.makeSession(`bad${current.length}.${next.length}@example.org`);
    expect((await change(bearer, current, next)).statusCode).toBe(400);
  });
});

describe('the audit trail', () => {
  it('records resets and changes', async () => {
    const rows = await test.database.db.query<{ kind: string }>(
      sql`select distinct kind from audit_events order by 1`,
    );
    expect(rows.map((row) => row.kind)).toEqual(
      expect.arrayContaining([
        'password_changed',
        'password_reset',
        'signed_in',
        'signed_up',
        'email_verified',
      ]),
    );
  });
});
