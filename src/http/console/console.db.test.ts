import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountApi } from '../../../test/support/account-api.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { sql } from '../../platform/postgres/index.ts';

const EMAIL = 'reader@example.com';
const PASSWORD = 'correct horse';
const FROM_CONSOLE = { 'x-domesday-console': '1', 'sec-fetch-site': 'same-origin' };
let test: TestService;
let cookie: string;

beforeAll(async () => {
  test = await startTestService();
  await accountApi(test).signUpVerified(EMAIL, PASSWORD);
  const signedIn = await signIn(PASSWORD);
  cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
});
afterAll(() => test.stop());

const signIn = (password: string) =>
  test.app.inject({ method: 'POST', url: '/console/session', payload: { email: EMAIL, password } });
const readAccount = (headers: Record<string, string>) => test.app.inject({ url: '/v1/auth/me', headers });

describe('the session of the console', () => {
  it('is a cookie that no script and no other site gets', async () => {
    const { headers, body } = await signIn(PASSWORD);
    const [session, device] = [headers['set-cookie']].flat();
    expect(session).toMatch(/^domesday_session=\S+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict$/);
    expect(device).toMatch(/^domesday_device=\S+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Strict$/);
    expect(body).toBe('{"status":"signed_in"}');
  });
  it('is refused for a wrong password', async () => {
    expect((await signIn('wrong password')).statusCode).toBe(401);
  });
  it('counts for requests of our own pages', async () => {
    expect((await readAccount({ cookie, ...FROM_CONSOLE })).json()).toMatchObject({ email: EMAIL });
    expect((await readAccount({ cookie, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
  });
  it.each([
    ['without the header of our pages', {}],
    ['from another site', { 'x-domesday-console': '1', 'sec-fetch-site': 'cross-site' }],
    ['from a sister site', { 'sec-fetch-site': 'same-site' }],
  ])('does not count %s', async (_, headers) => {
    expect((await readAccount({ cookie, ...headers })).statusCode).toBe(401);
  });
  it('does not let a form of ours-looking origin write without the header', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/v1/auth/logout-all',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.statusCode).toBe(401);
  });
  it.each([
    ['who has one', () => ({ cookie, ...FROM_CONSOLE }), true],
    ['who has none', () => FROM_CONSOLE, false],
    ['whose is forged', () => ({ cookie: `${cookie.slice(0, -4)}AAAA`, ...FROM_CONSOLE }), false],
    ['of another site', () => ({ cookie, 'sec-fetch-site': 'cross-site' }), false],
  ])('can be asked for without an error by one %s', async (_, headers, signedIn) => {
    const answer = await test.app.inject({ url: '/console/session', headers: headers() });
    expect([answer.statusCode, answer.json().signed_in]).toEqual([200, signedIn]);
  });
  it('shows the API key to an owner with the password, and starts no session for it', async () => {
    const show = (password: string) =>
      test.app.inject({
        method: 'POST',
        url: '/console/api-key',
        payload: { password },
        headers: { cookie, ...FROM_CONSOLE },
      });
    const sessions = () => test.database.db.first(sql`select count(*) from sessions`);
    const before = await sessions();
    const shown = await show(PASSWORD);
    expect(shown.json().api_key).toMatch(/^dk_live_/);
    expect(shown.headers['cache-control']).toBe('no-store');
    expect((await show('wrong horse')).json().error.code).toBe('invalid_credentials');
    expect(await sessions()).toEqual(before);
  });
  it('ends with the sign-out', async () => {
    const { headers } = await test.app.inject({ method: 'DELETE', url: '/console/session' });
    expect(headers['set-cookie']).toMatch(/^domesday_session=; Path=\/; Max-Age=0;/);
  });
  it('lives on when its owner changes the password', async () => {
    const changed = await test.app.inject({
      method: 'POST',
      url: '/console/password',
      headers: { cookie, ...FROM_CONSOLE },
      payload: { current_password: PASSWORD, new_password: 'staple battery' },
    });
    expect(changed.statusCode).toBe(200);
    expect((await readAccount({ cookie, ...FROM_CONSOLE })).statusCode).toBe(401);
    cookie = String(changed.headers['set-cookie']).split(';')[0] ?? '';
    expect((await readAccount({ cookie, ...FROM_CONSOLE })).statusCode).toBe(200);
  });
});

describe('the start page', () => {
  const open = async (headers: Record<string, string>) =>
    (await test.app.inject({ url: '/', headers: { accept: 'text/html', ...headers } })).body;

  it('shows strangers what the service is, with an example, also when their session has ended', async () => {
    for (const headers of [{}, { cookie: `${cookie.slice(0, -4)}AAAA` }, { cookie: 'other=1' }]) {
      const page = await open({ host: 'domesday.internal', ...headers });
      expect(page).toContain('<h1>Find the UK company behind a website</h1>');
      expect(page).toContain('TARNWICK JOINERY LIMITED');
      expect(page).toContain(`curl -s ${test.config.siteUrl}/v1/resolve/domain`);
      expect(page).not.toContain('domesday.internal');
      // There is no sandbox here.
      expect(page).not.toContain('/sandbox/web');
      expect(Buffer.byteLength(page)).toBeLessThan(12_000);
    }
  });
  it('is answered once', async () => {
    await open({});
    expect(test.captured.text()).not.toContain('FST_ERR_REP_ALREADY_SENT');
  });
  it('is the console for who is signed in, also after a link from another site', async () => {
    for (const site of ['none', 'same-origin', 'cross-site']) {
      expect(await open({ cookie, 'sec-fetch-site': site })).not.toContain('<h1>');
    }
  });
});

describe('an address at which there is nothing', () => {
  const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  it('shows the console’s page to a browser, as a 404', async () => {
    const answer = await test.app.inject({ url: '/nope', headers: BROWSER });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('<!doctype html>');
  });
  it.each([
    ['/nope', {}],
    ['/nope', { accept: 'application/json' }],
    ['/v1/nope', BROWSER],
    ['/assets/nope.js', BROWSER],
    ['/assets/..%2Fx', {}],
    ['/assets/..%2F..%2Fpackage.json', BROWSER],
    ['/assets/.hidden', {}],
    ['/assets/a%00.js', {}],
    ['/assets/%252e%252e/x', {}],
    [`/assets/${'x'.repeat(5_000)}`, {}],
    ['/assets/', {}],
  ])('%s is an error body for %j', async (url, headers) => {
    const answer = await test.app.inject({ url, headers });
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
  });
  it('is an error body also for a path that the client did not shorten', async () => {
    const address = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }));
    const status = await new Promise((resolve, reject) => {
      const asked = request(
        { host: address.hostname, port: address.port, path: '/assets/../x' },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        },
      );
      asked.on('error', reject).end();
    });
    expect(status).toBe(404);
  });
  it('is none of the files of the console', async () => {
    const page = (await test.app.inject({ url: '/sign-in', headers: BROWSER })).body;
    const files = [...page.matchAll(/"(\/assets\/[^"]+)"/g)].map((found) => found[1] ?? '');
    expect(files.length).toBeGreaterThan(1);
    for (const url of files) expect([url, (await test.app.inject({ url })).statusCode]).toEqual([url, 200]);
  });
});
