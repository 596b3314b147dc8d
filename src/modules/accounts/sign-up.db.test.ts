import { describe, expect, it } from 'vitest';
import { useAccountApi } from '../../../test/support/account-api.ts';
import { sql } from '../../platform/postgres/index.ts';

const { test, api } = useAccountApi({ environment: { AUTH_THROTTLE: 'off' }, cheapPasswords: false });

describe('sign-up', () => {
  it('answers 201 without a session and sends one verification mail', async () => {
    const response = await api.signUp('ada@example.org');
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ status: 'verification_email_sent', email: 'ada@example.org' });
    await api.deliverMails();
    expect(api.mailsTo('ada@example.org')).toHaveLength(1);
  });

  it('answers 409 for an address that has an account, whatever its case and the spaces around it', async () => {
    await api.signUp('Grace@Example.org');
    for (const email of ['grace@example.org', 'GRACE@EXAMPLE.ORG', ' grace@example.org ']) {
      const response = await api.signUp(email);
      expect(response.statusCode).toBe(409);
      expect(response.json().error.code).toBe('account_exists');
    }
  });

  it('makes one account when the same address signs up many times at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, i) => api.signUp(i % 2 ? 'race@example.org' : 'RACE@example.org')),
    );
    expect(responses.filter((response) => response.statusCode === 201)).toHaveLength(1);
    expect(responses.filter((response) => response.statusCode === 409)).toHaveLength(19);
  });

  it('grants the first credits once, in the ledger', async () => {
    await api.signUp('credits@example.org');
    const entries = await test.database.db.query(sql`
      select entry.kind, entry.balance_change from credit_entries entry
      join users on users.account_id = entry.account_id where users.email = 'credits@example.org'`);
    expect(entries).toEqual([{ kind: 'grant', balance_change: 25 }]);
  });

  it.each([
    ['eight characters', 'a'.repeat(8)],
    ['a thousand and twenty-four', 'b'.repeat(1_024)],
    ['eight of another script', 'пароль12'],
    ['eight emoji', '🐑'.repeat(8)],
    ['spaces only', ' '.repeat(8)],
    ['the word password', 'password'],
  ])('takes a password of %s', async (_what, password) => {
    const email = `p${Buffer.from(password).toString('hex').slice(0, 20)}@example.org`;
    await api.signUpVerified(email, password);
    expect((await api.logIn(email, password)).statusCode).toBe(200);
  });

  it.each(['a@example.com', "o'brien+tag@sub.example.co.uk", 'grüße@exämple.org', 'x@1.2.3.example'])(
    'takes %s as an address',
    async (email) => {
      expect((await api.signUp(email)).statusCode).toBe(201);
    },
  );

  it.each([
    ['no at sign', { email: 'nobody', password: 'correct horse' }, 'email'],
    ['no dot', { email: 'a@b', password: 'correct horse' }, 'email'],
    ['two dots in a row', { email: 'a@example..org', password: 'correct horse' }, 'email'],
    ['an empty address', { email: '', password: 'correct horse' }, 'email'],
    [
      'a line break in the address',
      { email: 'a@example.org\r\nBcc: b@example.org', password: 'correct horse' },
      'email',
    ],
    ['two addresses', { email: 'a@example.org,b@example.org', password: 'correct horse' }, 'email'],
    ['an over-long address', { email: `${'a'.repeat(250)}@example.org`, password: 'correct horse' }, 'email'],
    ['a password of seven characters', { email: 'c@example.org', password: '1234567' }, 'password'],
    ['a password of seven emoji', { email: 'c@example.org', password: '🐑'.repeat(7) }, 'password'],
    ['an over-long password', { email: 'c@example.org', password: 'x'.repeat(1_025) }, 'password'],
    ['a number as the password', { email: 'c@example.org', password: 12345678 }, 'password'],
    ['an object as the address', { email: { a: 1 }, password: 'correct horse' }, 'email'],
    ['null', { email: null, password: 'correct horse' }, 'email'],
    ['nothing', {}, 'email'],
  ])('answers 400 for %s and names the field', async (_what, payload, field) => {
    const response = await api.post('/v1/auth/signup', payload);
    expect(response.statusCode).toBe(400);
    expect(response.json().error.code).toBe('invalid_request');
    expect(Object.keys(response.json().error.details.fields)).toContain(field);
  });

  it('names every wrong field in one answer, each with what is wrong about it', async () => {
    const response = await api.signUp('nope', 'short');
    expect(response.json().error).toMatchObject({
      code: 'invalid_request',
      message:
        'email must be an e-mail address of at most 254 characters, such as ada@example.org; also wrong: password.',
      details: {
        fields: {
          email: 'must be an e-mail address of at most 254 characters, such as ada@example.org',
          password: 'must be text of 8 to 1,024 characters',
        },
      },
    });
  });

  it('takes an address as long as the refusal of a longer one says', async () => {
    const addressOf = (length: number) => `${'a'.repeat(length - '@example.org'.length)}@example.org`;
    expect((await api.signUp(addressOf(254))).statusCode).toBe(201);
    const refused = await api.signUp(addressOf(255));
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error.message).toContain('of at most 254 characters');
  });

  it('ignores unknown fields, also those that name columns', async () => {
    const payload = {
      email: 'extra@example.org',
      password: 'correct horse',
      plan: 'scale',
      email_verified_at: '2020-01-01',
    };
    expect((await api.post('/v1/auth/signup', payload)).statusCode).toBe(201);
    const row = await test.database.db.first(sql`
      select plan, email_verified_at from account_profiles where email = 'extra@example.org'`);
    expect(row).toEqual({ plan: 'free', email_verified_at: null });
  });

  it('keeps no password, only an argon2id hash of the agreed cost', async () => {
    const row = await test.database.db.first<{ password_hash: string }>(sql`
      select password_hash from users where email = 'ada@example.org'`);
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(test.captured.text()).not.toContain('correct horse');
  });
});

describe('the verification link', () => {
  async function verify(token: string): Promise<string> {
    const response = await test.app.inject(`/v1/auth/verify-email?token=${encodeURIComponent(token)}`);
    expect(response.statusCode).toBe(302);
    return String(response.headers.location);
  }
  const signIn = (result: string) => `http://127.0.0.1:3000/sign-in?verification=${result}`;

  async function freshToken(email: string): Promise<string> {
    await api.signUp(email);
    await api.deliverMails();
    return api.tokenOf(api.mailsTo(email).at(-1));
  }

  it('verifies once and says so afterwards', async () => {
    const token = await freshToken('once@example.org');
    expect(await verify(token)).toBe(signIn('success'));
    expect(await verify(token)).toBe(signIn('already_verified'));
  });

  it('lets exactly one of many followers at once succeed', async () => {
    const token = await freshToken('many@example.org');
    const results = await Promise.all(Array.from({ length: 20 }, () => verify(token)));
    expect(results.filter((result) => result === signIn('success'))).toHaveLength(1);
    expect(results.filter((result) => result === signIn('already_verified'))).toHaveLength(19);
  });

  it('expires after 48 hours', async () => {
    const token = await freshToken('late@example.org');
    test.clock.advance({ hours: 48, seconds: 1 });
    expect(await verify(token)).toBe(signIn('expired'));
    expect((await api.logIn('late@example.org')).json().error.code).toBe('email_not_verified');
  });

  it('is not used up by a HEAD request of a link checker', async () => {
    const token = await freshToken('head@example.org');
    const head = await test.app.inject({ method: 'HEAD', url: `/v1/auth/verify-email?token=${token}` });
    expect(head.statusCode).toBe(405);
    expect(await verify(token)).toBe(signIn('success'));
  });

  it.each(['nonsense', '', 'x'.repeat(600), "' or 1=1 --", '\0'])(
    'is invalid when it is %j',
    async (token) => {
      expect(await verify(token)).toBe(signIn('invalid'));
    },
  );

  it('is invalid without a token or with a reset token', async () => {
    expect((await test.app.inject('/v1/auth/verify-email')).headers.location).toBe(signIn('invalid'));
    await api.signUpVerified('foreign@example.org');
    expect(await verify(await api.requestReset('foreign@example.org'))).toBe(signIn('invalid'));
  });

  it('is kept as a hash only', async () => {
    const token = await freshToken('hashed@example.org');
    const rows = await test.database.db.query(
      sql`select encode(token_hash, 'escape') as hash from email_tokens`,
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    const jobs = await test.database.db.query(sql`select payload::text from graphile_worker._private_jobs`);
    expect(JSON.stringify(jobs)).not.toContain('token');
  });
});
