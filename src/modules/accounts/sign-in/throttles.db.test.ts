import { afterEach, describe, expect, it } from 'vitest';
import { accountApi, useAccountApi } from '../../../../test/support/account-api.ts';
import { startTestService } from '../../../../test/support/test-service.ts';
import { sql } from '../../../platform/postgres/index.ts';

const { test, api } = useAccountApi({ cheapPasswords: true });
afterEach(() => test.database.db.execute(sql`delete from rate_limits`));

const wrong = (email: string) => api.logIn(email, 'battery staple');

describe('failed logins', () => {
  it('block an e-mail after ten in 15 minutes, even for the right password and in any spelling', async () => {
    await api.signUpVerified('guess@example.org');
    for (let i = 0; i < 10; i++) expect((await wrong('guess@example.org')).statusCode).toBe(401);
    const refused = await api.logIn('GUESS@example.org');
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'rate_limited']);
    expect(refused.headers).toMatchObject({
      'retry-after': '900',
      'ratelimit-limit': '10',
      'ratelimit-remaining': '0',
      'ratelimit-reset': '900',
    });
    test.clock.advance({ minutes: 15, seconds: 1 });
    expect((await api.logIn('guess@example.org')).statusCode).toBe(200);
  });

  it('block an e-mail without an account in the same way', async () => {
    for (let i = 0; i < 10; i++) expect((await wrong('nobody@example.org')).statusCode).toBe(401);
    expect((await wrong('nobody@example.org')).statusCode).toBe(429);
  });

  it('block an address after a hundred, over all e-mails', async () => {
    for (let i = 0; i < 100; i += 10) {
      const tries = Array.from({ length: 10 }, (_, j) => wrong(`spray${i + j}@example.org`));
      for (const response of await Promise.all(tries)) expect(response.statusCode).toBe(401);
    }
    expect((await wrong('spray100@example.org')).statusCode).toBe(429);
  });

  it('get no more than ten guesses if they arrive all at once', async () => {
    const responses = await Promise.all(Array.from({ length: 40 }, () => wrong('burst@example.org')));
    expect(responses.filter((response) => response.statusCode === 401)).toHaveLength(10);
    expect(responses.filter((response) => response.statusCode === 429)).toHaveLength(30);
  });

  it('are reset by a correct login', async () => {
    await api.signUpVerified('typo@example.org');
    for (let i = 0; i < 9; i++) await wrong('typo@example.org');
    expect((await api.logIn('typo@example.org')).headers['ratelimit-remaining']).toBe('1');
    for (let i = 0; i < 9; i++) expect((await wrong('typo@example.org')).statusCode).toBe(401);
    expect((await api.logIn('typo@example.org')).statusCode).toBe(200);
  });

  it('are reset by a password reset', async () => {
    await api.signUpVerified('forgot@example.org');
    for (let i = 0; i < 11; i++) await wrong('forgot@example.org');
    const token = await api.requestReset('forgot@example.org');
    await api.post('/v1/auth/reset-password', { token, new_password: 'a new password' });
    expect((await api.logIn('forgot@example.org', 'a new password')).statusCode).toBe(200);
  });

  it('include wrong current passwords, so that a stolen session cannot guess', async () => {
    const { bearer } = await api.makeSession('stolen@example.org');
    const guess = () =>
      api.post(
        '/v1/auth/change-password',
        { current_password: 'guess', new_password: 'new password' },
        bearer,
      );
    for (let i = 0; i < 10; i++) expect((await guess()).statusCode).toBe(401);
    expect((await guess()).statusCode).toBe(429);
  });

  it('do not count correct ones: fifty concurrent logins succeed', async () => {
    await api.signUpVerified('busy@example.org');
    const responses = await Promise.all(Array.from({ length: 50 }, () => api.logIn('busy@example.org')));
    expect(new Set(responses.map((response) => response.statusCode))).toEqual(new Set([200]));
  });
});

describe('an attack on the sign-in', () => {
  const from = (remoteAddress: string, email: string, password: string) =>
    test.app.inject({ method: 'POST', url: '/v1/auth/login', payload: { email, password }, remoteAddress });

  it('gets ten guesses from two hundred addresses on one e-mail, and a known device still gets in', async () => {
    const email = 'attacked@example.org';
    await api.signUpVerified(email);
    expect((await from('203.0.113.7', email, 'correct horse')).statusCode).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => from(`198.51.${n}.1`, email, `guess ${n}`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(190);
    // Also with the right password: a thief must not learn that it is right.
    expect((await from('198.51.100.9', email, 'correct horse')).statusCode).toBe(429);
    expect((await from('203.0.113.8', email, 'correct horse')).statusCode).toBe(200);
  });

  it('is stopped after a hundred guesses from a shared address, where known devices still get in', async () => {
    const email = 'colleague@example.org';
    const office = '192.0.2.10';
    await api.signUpVerified(email);
    expect((await from(office, email, 'correct horse')).statusCode).toBe(200);
    const spray = (n: number) => from(office, `sprayed${n}@example.org`, 'Password1');
    const answers = await Promise.all(Array.from({ length: 130 }, (_, n) => spray(n)));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(100);
    expect((await spray(999)).statusCode).toBe(429);
    expect((await from(office, email, 'correct horse')).statusCode).toBe(200);
  });

  it('gets ten guesses from the network of a known device', async () => {
    const email = 'neighbour@example.org';
    await api.signUpVerified(email);
    expect((await from('192.0.2.77', email, 'correct horse')).statusCode).toBe(200);
    for (let n = 0; n < 10; n++) expect((await from('192.0.2.78', email, `guess ${n}`)).statusCode).toBe(401);
    expect((await from('192.0.2.77', email, 'correct horse')).statusCode).toBe(429);
    expect((await from('198.51.100.9', email, 'correct horse')).statusCode).toBe(429);
  });
});

describe('sign-ups', () => {
  it('are refused after thirty per hour from one address', async () => {
    for (let i = 0; i < 30; i++) {
      const response = await api.signUp(`s${i}@example.org`);
      expect(response.statusCode).toBe(201);
      expect(response.headers['ratelimit-remaining']).toBe(String(29 - i));
    }
    const refused = await api.signUp('s30@example.org');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    const elsewhere = await test.app.inject({
      method: 'POST',
      url: '/v1/auth/signup',
      payload: { email: 's31@example.org', password: 'correct horse' },
      remoteAddress: '127.0.0.9',
    });
    expect(elsewhere.statusCode).toBe(201);
  });

  it('cannot hide behind an X-Forwarded-For of an untrusted proxy', async () => {
    for (let i = 0; i < 30; i++) await api.signUp(`t${i}@example.org`);
    const payload = { email: 't30@example.org', password: 'correct horse' };
    expect(
      (await api.post('/v1/auth/signup', payload, { 'x-forwarded-for': '203.0.113.9' })).statusCode,
    ).toBe(429);
  });
});

describe('the RateLimit headers', () => {
  const limitOf = ({ headers }: { headers: Record<string, unknown> }) => [
    headers['ratelimit-limit'],
    headers['ratelimit-remaining'],
    headers['ratelimit-reset'],
  ];

  it('come with every answer of a login', async () => {
    await api.signUp('limits@example.org');
    const answers = [
      await wrong('limits@example.org'),
      await api.logIn('limits@example.org'),
      await api.logIn('limits@example.org', ''),
    ];
    expect(answers.map((answer) => [answer.json().error.code, ...limitOf(answer)])).toEqual([
      ['invalid_credentials', '10', '9', '900'],
      ['email_not_verified', '10', '9', '900'],
      // Nobody's login: there is the address to count by, and its failure above.
      ['invalid_request', '100', '99', '900'],
    ]);
  });

  it('come with every answer of a sign-up, and one with a wrong body counts for nothing', async () => {
    const answers = [
      await api.signUp('twice@example.org'),
      await api.signUp('twice@example.org'),
      await api.signUp('nope'),
      await api.signUp('thrice@example.org', 'short'),
    ];
    expect(answers.map((answer) => [answer.statusCode, ...limitOf(answer)])).toEqual([
      [201, '30', '29', '3600'],
      [409, '30', '28', '3600'],
      [400, '30', '28', '3600'],
      [400, '30', '28', '3600'],
    ]);
  });

  it.each([
    ['/v1/auth/signup', '30', '30'],
    ['/v1/auth/login', '100', '100'],
    ['/v1/auth/change-password', '100', '100'],
  ])('come with every answer of %s to a body that cannot be read', async (url, ...expected) => {
    const { bearer } = await api.makeSession(`unread${url.replaceAll('/', '-')}@example.org`);
    await test.database.db.execute(sql`delete from rate_limits`);
    const send = (type: string, payload: string) =>
      test.app.inject({ method: 'POST', url, headers: { ...bearer, 'content-type': type }, payload });
    const answers = [
      await send('application/json', '{bad'),
      await send('text/plain', 'email=ada'),
      await send('application/json', JSON.stringify({ email: 'x'.repeat(70_000) })),
      await send('application/json', ''),
    ];
    expect(answers.map((answer) => [answer.statusCode, ...limitOf(answer).slice(0, 2)])).toEqual(
      [400, 415, 413, 400].map((status) => [status, ...expected]),
    );
  });

  it('come with every answer of a change of password', async () => {
    const { bearer } = await api.makeSession('changing@example.org');
    const change = (current: string, next: string) =>
      api.post('/v1/auth/change-password', { current_password: current, new_password: next }, bearer);
    const answers = [
      await change('not this one', 'a new password'),
      await change('correct horse', 'short'),
      await change('correct horse', 'a new password'),
    ];
    expect(answers.map((answer) => [answer.statusCode, ...limitOf(answer)])).toEqual([
      [401, '10', '9', '900'],
      [400, '100', '99', '900'],
      [200, '10', '9', '900'],
    ]);
  });
});

describe('reset mails', () => {
  it('are queued for a hundred e-mails per hour and address; more write no rows and get the same answer', async () => {
    const ask = (n: number) => api.post('/v1/auth/forgot-password', { email: `reset${n}@example.org` });
    for (let n = 0; n < 100; n++) await ask(n);
    const rows = () =>
      test.database.db.first<{ limits: number; jobs: number }>(sql`
        select (select count(*) from rate_limits)::int as limits,
          (select count(*) from graphile_worker._private_jobs)::int as jobs`);
    const before = await rows();
    expect(before?.jobs).toBeGreaterThanOrEqual(100);
    const answers = await Promise.all([101, 102, 103].map(ask));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.json().status).toBe('ok');
    expect(await rows()).toEqual(before);
    await test.database.db.execute(sql`delete from graphile_worker._private_jobs`);
  });
});

describe('IPv6 addresses', () => {
  const from = (remoteAddress: string, url: string, payload: object) =>
    test.app.inject({ method: 'POST', url, payload, remoteAddress });

  it('count as one per /64 network, for sign-ups and failed logins', async () => {
    const email = (n: number) => `six${n}@example.org`;
    for (let n = 0; n < 30; n++)
      await from(`2001:db8:1:2::${n.toString(16)}`, '/v1/auth/signup', {
        email: email(n),
        password: 'correct horse',
      });
    const signUp = { email: email(99), password: 'correct horse' };
    const rows = () =>
      test.database.db.first(sql`
        select (select count(*) from rate_limits) as limits, (select count(*) from accounts) as accounts,
          (select count(*) from graphile_worker._private_jobs) as jobs`);
    const before = await rows();
    expect((await from('2001:db8:1:2:ffff::9', '/v1/auth/signup', signUp)).statusCode).toBe(429);
    expect(await rows()).toEqual(before);
    expect((await from('2001:db8:1:3::9', '/v1/auth/signup', signUp)).statusCode).toBe(201);
    for (let n = 0; n < 100; n++)
      await from(`2001:db8:9:9::${n.toString(16)}`, '/v1/auth/login', {
        email: `nobody${n}@example.org`,
        password: 'wrong one',
      });
    const login = { email: 'nobody@example.org', password: 'wrong one' };
    expect((await from('2001:db8:9:9:1::', '/v1/auth/login', login)).statusCode).toBe(429);
    expect((await from('2001:db8:9:a::', '/v1/auth/login', login)).statusCode).toBe(401);
  });
});

describe('throttles', () => {
  it('hold across processes', async () => {
    const second = await startTestService({ sharing: test, cheapPasswords: true });
    for (let i = 0; i < 10; i++) await wrong('shared@example.org');
    expect((await accountApi(second).logIn('shared@example.org', 'battery staple')).statusCode).toBe(429);
    await second.stop();
  });

  it('keep no address or e-mail in the table', async () => {
    await wrong('private@example.org');
    const rows = await test.database.db.query(sql`select key from rate_limits`);
    expect(JSON.stringify(rows)).not.toMatch(/private|127\.0/);
  });

  it('are turned off by AUTH_THROTTLE=off, headers included', async () => {
    const open = await startTestService({ environment: { AUTH_THROTTLE: 'off' }, cheapPasswords: true });
    const openApi = accountApi(open);
    for (let i = 0; i < 15; i++)
      expect((await openApi.logIn('any@example.org', 'wrong')).statusCode).toBe(401);
    expect((await openApi.signUp('any@example.org')).headers['ratelimit-limit']).toBeUndefined();
    expect((await openApi.signUp('nope')).headers['ratelimit-limit']).toBeUndefined();
    expect((await openApi.logIn('any@example.org', 'wrong')).headers['ratelimit-limit']).toBeUndefined();
    await open.stop();
  });
});
