import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataDir, type PreparedDir } from '../support/data-dir.ts';
import { holdSignUp } from '../support/held-request.ts';
import { callMcp, createOauthApp } from '../support/oauth-app.ts';
import { runCommand, type ServiceProcess, startService, stopService } from '../support/service-process.ts';

let dir: PreparedDir;
let service: ServiceProcess;
beforeAll(async () => {
  dir = await makeDataDir('empty');
  service = await startService('start', { DATA_DIR: dir.data, SANDBOX: 'off' });
});
afterAll(async () => {
  await stopService(service);
  dir?.remove();
});

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(service.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const command = (...args: string[]) => runCommand(args, { DATA_DIR: dir.data }).ended;

describe('a new user', () => {
  it('signs up, follows the link in the outbox, logs in and sees the account', async () => {
    expect(
      (await post('/v1/auth/signup', { email: 'ada@example.org', password: 'correct horse' })).status,
    ).toBe(201);
    const outbox = join(dir.data, 'outbox');
    await expect.poll(() => listMails(outbox).length).toBe(1);
    const mail = readFileSync(join(outbox, listMails(outbox)[0] ?? ''), 'utf8');
    const link = /http:\S+verify-email\?token=[\w-]{43}/.exec(mail)?.[0] ?? '';
    await expect.poll(() => service.output()).toContain(link);
    const followed = await fetch(link, { redirect: 'manual' });
    expect(followed.headers.get('location')).toBe(`${service.url}/sign-in?verification=success`);

    const { body } = await post('/v1/auth/login', { email: 'ada@example.org', password: 'correct horse' });
    const me = await fetch(`${service.url}/v1/auth/me`, { headers: { 'x-api-key': String(body.api_key) } });
    expect(await me.json()).toMatchObject({ email: 'ada@example.org', credit_balance: 25 });
  });

  function listMails(folder: string): string[] {
    try {
      return readdirSync(folder).filter((file) => file.endsWith('.eml'));
    } catch {
      return [];
    }
  }
});

describe('somebody who stole a session, an API key, the tokens of an app and an invitation', () => {
  const EMAIL = 'robbed@example.org';
  const linkIn = async (to: string, path: string) => {
    let token: string | undefined;
    await expect
      .poll(() => {
        const mails = readdirSync(join(dir.data, 'outbox')).filter((file) => file.endsWith('.eml'));
        const texts = mails.map((file) => readFileSync(join(dir.data, 'outbox', file), 'utf8'));
        const mine = texts.filter((mail) => mail.includes(`To: ${to}`) && mail.includes(path));
        token = new RegExp(`${path}\\?token=([\\w-]{43})`).exec(mine.at(-1) ?? '')?.[1];
        return token;
      })
      .toBeDefined();
    return token;
  };

  it('is shut out by one password reset', async () => {
    const { stdout } = await command('account', 'create', EMAIL);
    const password = /Password: (\S+)/.exec(stdout)?.[1];
    const { body: login } = await post('/v1/auth/login', { email: EMAIL, password });
    const session = { authorization: `Bearer ${login.session_token}` };
    const key = await post('/v1/auth/api-keys', { name: 'stolen', scopes: ['manage'] }, session);
    const thief = 'thief@example.org';
    expect((await post('/v1/team/invitations', { email: thief, role: 'owner' }, session)).status).toBe(201);
    const invitation = await linkIn(thief, '/join');
    const app = await createOauthApp(service.url);
    const tokens = await app.connect(String(login.session_token));

    const credentials: Record<string, Record<string, string>> = {
      session,
      'default key': { 'x-api-key': String(login.api_key) },
      'named key': { 'x-api-key': String(key.body.api_key) },
    };
    const statusOf = async (headers: Record<string, string>) =>
      (await fetch(`${service.url}/v1/auth/me`, { headers })).status;
    const mcpStatus = async () =>
      (await callMcp(service.url, { authorization: `Bearer ${tokens.access_token}` })).status;
    for (const [name, headers] of Object.entries(credentials))
      expect([name, await statusOf(headers)]).toEqual([name, 200]);
    expect(await mcpStatus()).toBe(200);

    await post('/v1/auth/forgot-password', { email: EMAIL });
    const token = await linkIn(EMAIL, '/reset-password');
    expect((await post('/v1/auth/reset-password', { token, new_password: 'battery staple' })).status).toBe(
      200,
    );

    for (const [name, headers] of Object.entries(credentials))
      expect([name, await statusOf(headers)]).toEqual([name, 401]);
    expect(await mcpStatus()).toBe(401);
    expect((await app.refresh(tokens.refresh_token)).status).toBe(400);
    const accepted = await post('/v1/team/invitations/accept', { token: invitation, password });
    expect([accepted.status, accepted.body.error]).toMatchObject([400, { code: 'invalid_token' }]);
    expect((await post('/v1/auth/login', { email: EMAIL, password })).status).toBe(401);
    // The owner goes on, alone in the account.
    const { body: again } = await post('/v1/auth/login', { email: EMAIL, password: 'battery staple' });
    const team = await fetch(`${service.url}/v1/team`, {
      headers: { authorization: `Bearer ${again.session_token}` },
    });
    expect(await team.json()).toMatchObject({ members: [{ email: EMAIL }], invitations: [] });
  });
});

describe('an operator, while the service runs', () => {
  it('makes an account, grants credits, sets a plan and looks at it', async () => {
    const created = await command('account', 'create', 'grace@example.org');
    expect(created.stdout).toMatch(
      /^Created grace@example\.org, verified, with 25 credits\.\nPassword: \S{16}\nAPI key: dk_live_\w{36}\n$/,
    );
    expect(await command('account', 'grant', 'GRACE@example.org', '100')).toMatchObject({
      code: 0,
      stdout: 'Granted 100 credits to GRACE@example.org; the balance is 125.\n',
    });
    expect((await command('account', 'plan', 'grace@example.org', 'starter')).stdout).toContain(
      'the balance is 625 credits',
    );
    const { stdout } = await command('account', 'show', 'grace@example.org');
    expect(stdout).toContain('plan     starter, month ends');
    expect(stdout).toContain('credits_granted');
    const key = /API key: (\S+)/.exec(created.stdout)?.[1] ?? '';
    const me = await fetch(`${service.url}/v1/auth/me`, { headers: { 'x-api-key': key } });
    expect(await me.json()).toMatchObject({ email: 'grace@example.org' });
    const password = /Password: (\S+)/.exec(created.stdout)?.[1];
    const { body } = await post('/v1/auth/login', { email: 'grace@example.org', password });
    expect(body.account).toMatchObject({
      credit_balance: 625,
      subscription: { plan: 'starter', monthly_credits: 500 },
    });
  });

  it.each([
    [['grant', 'nobody@example.org', '5'], 'There is no account with the e-mail address nobody@example.org.'],
    [['grant', 'ada@example.org', '-5'], 'Credits must be a whole number from 1 to 1000000000, not "-5".'],
    [['grant', 'ada@example.org', '1e3'], 'Credits must be a whole number from 1'],
    [
      ['plan', 'ada@example.org', 'gold'],
      'There is no plan "gold"; choose one of free, starter, growth, scale.',
    ],
    [['create', 'nonsense'], 'email must be an e-mail address.'],
    [['create', 'ADA@example.org'], 'There is an account with this e-mail address'],
  ])('gets one sentence about what is wrong with account %j', async (args, message) => {
    const { code, stderr } = await command('account', ...args);
    expect(code).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});

describe('a request in progress', () => {
  it('is answered after SIGTERM, and the process then exits 0', async () => {
    const other = await makeDataDir('empty');
    const stopping = await startService('start', { DATA_DIR: other.data, SANDBOX: 'off' });
    const held = await holdSignUp(stopping.url);
    stopping.child.kill('SIGTERM');
    await expect.poll(() => stopping.output()).toContain('finishing open requests');
    held.finish();
    expect(await held.answer).toBe(201);
    expect((await stopping.ended).code).toBe(0);
    other.remove();
  });
});
