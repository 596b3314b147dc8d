import { afterEach, describe, expect, it } from 'vitest';
import { useAccountApi } from '../../../../test/support/account-api.ts';
import { createPasskeyDevice } from '../../../../test/support/passkey-device.ts';
import { sql } from '../../../platform/postgres/index.ts';
import { totpCode } from './totp.ts';

type Headers = Record<string, string>;
const PASSWORD = 'correct horse';
const PATH = '/v1/auth/second-factor';

const { test, api, codeOf, nextEmail } = useAccountApi();
afterEach(() => test.database.db.execute(sql`delete from rate_limits`));

const logIn = (email: string, factor: object = {}, password = PASSWORD) =>
  api.post('/v1/auth/login', { email, password, ...factor });
/** The code that an app shows now. Each works once, so the clock moves on. */
function nextCode(secret: string): string {
  test.clock.advance({ seconds: 30 });
  return totpCode(secret, Math.floor(test.clock.now().getTime() / 30_000));
}
const state = async (bearer: Headers) => (await test.app.inject({ url: PATH, headers: bearer })).json();

async function makeLogin() {
  const email = nextEmail('factor');
  const { bearer } = await api.makeSession(email);
  return { email, bearer: bearer as Headers };
}

async function makeAuthenticator() {
  const login = await makeLogin();
  const started = await api.post(`${PATH}/totp`, { password: PASSWORD }, login.bearer);
  expect(started.statusCode).toBe(201);
  const { secret } = started.json();
  const confirmed = await api.post(`${PATH}/totp/confirm`, { code: nextCode(secret) }, login.bearer);
  expect(confirmed.statusCode).toBe(200);
  return { ...login, secret: secret as string, recoveryCodes: confirmed.json().recovery_codes as string[] };
}

async function makePasskey() {
  const login = await makeLogin();
  const device = createPasskeyDevice(test.config.siteUrl);
  const options = (await api.post(`${PATH}/passkeys/options`, { password: PASSWORD }, login.bearer)).json();
  const body = { name: 'Laptop', credential: device.create(options) };
  const added = await api.post(`${PATH}/passkeys`, body, login.bearer);
  expect(added.statusCode).toBe(201);
  return { ...login, device, ...(added.json() as { id: string; recovery_codes: string[] }) };
}

describe('a login without a second factor', () => {
  it('is answered as ever, also when it sends a code', async () => {
    const { email, bearer } = await makeLogin();
    expect(await state(bearer)).toEqual({
      enabled: false,
      totp_since: null,
      passkeys: [],
      recovery_codes_left: 0,
    });
    const answer = await logIn(email, { code: '123456' });
    expect(Object.keys(answer.json())).toEqual([
      'session_token',
      'token_type',
      'expires_at',
      'api_key',
      'account',
    ]);
  });

  it('is not changed by an app that never showed a code', async () => {
    const { email, bearer } = await makeLogin();
    const start = () => api.post(`${PATH}/totp`, { password: PASSWORD }, bearer);
    const [first, second] = [(await start()).json(), (await start()).json()];
    expect(first.otpauth_url).toContain(`secret=${first.secret}&issuer=Domesday`);
    expect((await logIn(email)).statusCode).toBe(200);
    // Only the newest secret counts.
    const confirm = (code: string) => api.post(`${PATH}/totp/confirm`, { code }, bearer);
    expect(codeOf(await confirm(nextCode(first.secret)))).toBe('400 invalid_request');
    expect((await confirm(nextCode(second.secret))).statusCode).toBe(200);
    expect(codeOf(await start())).toBe('401 second_factor_required');
  });
});

describe('an authenticator app', () => {
  it('is asked for after the right password, which alone opens nothing', async () => {
    const { email, secret } = await makeAuthenticator();
    const asked = await logIn(email);
    expect(codeOf(asked)).toBe('401 second_factor_required');
    expect(asked.json().error.details).toEqual({ methods: ['totp', 'recovery_code'] });
    expect(codeOf(await logIn(email, {}, 'wrong horse'))).toBe('401 invalid_credentials');
    expect(codeOf(await logIn(email, { code: nextCode(secret) }, 'wrong horse'))).toBe(
      '401 invalid_credentials',
    );
    const answer = await logIn(email, { code: nextCode(secret) });
    expect([answer.statusCode, answer.json().token_type]).toEqual([200, 'Bearer']);
  });

  it('gives codes that work once, also of ten at the same time', async () => {
    const { email, secret } = await makeAuthenticator();
    const code = nextCode(secret);
    const answers = await Promise.all(Array.from({ length: 8 }, () => logIn(email, { code })));
    expect(answers.map(codeOf).sort()).toEqual(['200', ...Array(7).fill('401 invalid_second_factor')]);
  });

  it('cannot be guessed: ten wrong codes end it for 15 minutes, and right passwords between them forgive nothing', async () => {
    const { email, secret } = await makeAuthenticator();
    for (let n = 0; n < 10; n++) {
      expect(codeOf(await logIn(email, { code: '000000' }))).toBe('401 invalid_second_factor');
      if (n < 9) expect(codeOf(await logIn(email))).toBe('401 second_factor_required');
    }
    expect(codeOf(await logIn(email, { code: nextCode(secret) }))).toBe('429 rate_limited');
    test.clock.advance({ minutes: 15, seconds: 1 });
    expect((await logIn(email, { code: nextCode(secret) })).statusCode).toBe(200);
  });

  it('is kept sealed, and stays after a password reset', async () => {
    const { email, secret } = await makeAuthenticator();
    const rows = await test.database.db.query(sql`select sealed::text from totp_secrets`);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(secret).toString('hex'));
    const token = await api.requestReset(email);
    await api.post('/v1/auth/reset-password', { token, new_password: 'battery staple' });
    expect(codeOf(await logIn(email, {}, 'battery staple'))).toBe('401 second_factor_required');
    expect((await logIn(email, { code: nextCode(secret) }, 'battery staple')).statusCode).toBe(200);
  });

  it('is removed with the password and a code, not by a session or the password alone', async () => {
    const { email, bearer, secret } = await makeAuthenticator();
    const disable = (body: object) => api.post(`${PATH}/disable`, body, bearer);
    expect(codeOf(await disable({ password: PASSWORD }))).toBe('401 second_factor_required');
    expect(codeOf(await disable({ password: 'wrong horse', code: nextCode(secret) }))).toBe(
      '401 invalid_credentials',
    );
    expect((await disable({ password: PASSWORD, code: nextCode(secret) })).json()).toEqual({
      status: 'disabled',
    });
    expect((await logIn(email)).statusCode).toBe(200);
    await api.deliverMails();
    expect(api.mailsTo(email).filter((mail) => /Subject: Two-factor sign-in was/.test(mail))).toHaveLength(2);
  });

  it('is asked for by the console too, where the default key is shown again', async () => {
    const { email, secret } = await makeAuthenticator();
    const signIn = (body: object) => api.post('/console/session', { email, password: PASSWORD, ...body });
    expect(codeOf(await signIn({}))).toBe('401 second_factor_required');
    const session = await signIn({ code: nextCode(secret) });
    const cookie = session.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const show = (body: object) =>
      api.post('/console/api-key', { password: PASSWORD, ...body }, { cookie, 'x-domesday-console': '1' });
    expect(codeOf(await show({}))).toBe('401 second_factor_required');
    expect((await show({ code: nextCode(secret) })).json().api_key).toMatch(/^dk_live_/);
  });
});

describe('the operator', () => {
  it('removes the second factor of somebody who lost it, who is told', async () => {
    const { email } = await makeAuthenticator();
    await test.service.accounts.admin.removeSecondFactor(email.toUpperCase());
    expect((await logIn(email)).statusCode).toBe(200);
    await api.deliverMails();
    expect(api.mailsTo(email).at(-1)).toContain('Two-factor sign-in was removed');
    await expect(test.service.accounts.admin.removeSecondFactor('nobody@example.org')).rejects.toThrow(
      'There is no account',
    );
  });
});

describe('a recovery code', () => {
  it('works once instead of a code, is kept as a hash, and its use is announced', async () => {
    const { email, bearer, recoveryCodes } = await makeAuthenticator();
    expect(recoveryCodes).toHaveLength(10);
    const [code = ''] = recoveryCodes;
    const rows = await test.database.db.query(sql`select code_hash::text from recovery_codes`);
    expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
    expect((await logIn(email, { code: code.toUpperCase() })).statusCode).toBe(200);
    expect(codeOf(await logIn(email, { code }))).toBe('401 invalid_second_factor');
    expect((await state(bearer)).recovery_codes_left).toBe(9);
    await api.deliverMails();
    expect(api.mailsTo(email).at(-1)).toContain('A recovery code was used');
  });

  it('ends when new ones are asked for', async () => {
    const { email, bearer, secret, recoveryCodes } = await makeAuthenticator();
    const body = { password: PASSWORD, code: nextCode(secret) };
    const replaced = (await api.post(`${PATH}/recovery-codes`, body, bearer)).json().recovery_codes;
    expect(codeOf(await logIn(email, { code: recoveryCodes[0] }))).toBe('401 invalid_second_factor');
    expect((await logIn(email, { code: replaced[0] })).statusCode).toBe(200);
    const without = await makeLogin();
    expect(codeOf(await api.post(`${PATH}/recovery-codes`, { password: PASSWORD }, without.bearer))).toBe(
      '400 invalid_request',
    );
  });
});

describe('a passkey', () => {
  it('signs in after the password, each challenge once', async () => {
    const { email, bearer, device } = await makePasskey();
    const asked = (await logIn(email)).json().error.details;
    expect(asked.methods).toEqual(['passkey', 'recovery_code']);
    const passkey = device.use(asked.passkey_options);
    expect((await logIn(email, { passkey })).statusCode).toBe(200);
    expect(codeOf(await logIn(email, { passkey }))).toBe('401 invalid_second_factor');
    expect((await state(bearer)).passkeys).toMatchObject([
      { name: 'Laptop', last_used_at: expect.any(String) },
    ]);
  });

  it.each([
    ['of another site', (device: Device, options: object) => device.use(options, 'https://evil.example')],
    ['for an invented challenge', (device: Device) => device.use({ challenge: 'aW52ZW50ZWQ' })],
    ['for a challenge with a NUL', (device: Device) => device.use({ challenge: '\0' })],
    [
      'of another device',
      (_: Device, options: object) => createPasskeyDevice(test.config.siteUrl).use(options),
    ],
    ['that is nonsense', () => ({ id: 7 })],
  ])('%s is refused', async (_what, answer) => {
    const { email, device } = await makePasskey();
    const { passkey_options: options } = (await logIn(email)).json().error.details;
    expect(codeOf(await logIn(email, { passkey: answer(device, options) }))).toBe(
      '401 invalid_second_factor',
    );
  });

  it('is refused after five minutes, and from another login’s challenge', async () => {
    const [one, two] = [await makePasskey(), await makePasskey()];
    const { passkey_options: options } = (await logIn(one.email)).json().error.details;
    const swapped = two.device.use(options);
    expect(codeOf(await logIn(two.email, { passkey: swapped }))).toBe('401 invalid_second_factor');
    test.clock.advance({ minutes: 5, seconds: 1 });
    expect(codeOf(await logIn(one.email, { passkey: one.device.use(options) }))).toBe(
      '401 invalid_second_factor',
    );
  });

  it('is added with the password only, and never one that was not asked for', async () => {
    const { bearer } = await makeLogin();
    const device = createPasskeyDevice(test.config.siteUrl);
    const options = (password: string) => api.post(`${PATH}/passkeys/options`, { password }, bearer);
    expect(codeOf(await options('wrong horse'))).toBe('401 invalid_credentials');
    const add = (credential: object) => api.post(`${PATH}/passkeys`, { name: 'x', credential }, bearer);
    expect(codeOf(await add(device.create({ challenge: 'aW52ZW50ZWQ' })))).toBe('400 invalid_request');
    const asked = (await options(PASSWORD)).json();
    const credential = device.create(asked);
    expect((await add(credential)).statusCode).toBe(201);
    expect(codeOf(await add(credential))).toBe('400 invalid_request');
  });

  it('is removed with the password and a factor; without any factor the password is enough again', async () => {
    const { email, bearer, id, device } = await makePasskey();
    const prove = async () => {
      const { passkey_options: options } = (await logIn(email)).json().error.details;
      return { password: PASSWORD, passkey: device.use(options) };
    };
    const remove = async (which: string) =>
      api.post(`${PATH}/passkeys/${which}/remove`, await prove(), bearer);
    expect(codeOf(await remove('pas_unknown'))).toBe('404 passkey_not_found');
    expect((await remove(id)).json()).toEqual({ id, status: 'removed' });
    expect((await logIn(email)).statusCode).toBe(200);
  });
});

type Device = ReturnType<typeof createPasskeyDevice>;
