import { describe, expect, it } from 'vitest';
import {
  callMcp,
  makeSession,
  REDIRECT_URI,
  register,
  startOauthService,
  useOauthService,
} from '../../../test/support/oauth-app.ts';
import { startTestService } from '../../../test/support/test-service.ts';
import { sql } from '../../platform/postgres/index.ts';
import { recordKey } from './provider-storage.ts';

const { service, app, owner, mcpStatus } = useOauthService();

const codeOf = async () => (await app.consent(owner.session)).searchParams.get('code') ?? '';
const errorOf = async (answer: Response) => ({
  status: answer.status,
  error: ((await answer.json()) as { error?: unknown }).error,
});
const INVALID_GRANT = { status: 400, error: 'invalid_grant' };

describe('a code', () => {
  it('is redeemed by one of twenty concurrent requests', async () => {
    const code = await codeOf();
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.redeem(code)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(19).fill(400)]);
    const won = answers.find(({ status }) => status === 200);
    const tokens = (await won?.json()) as { access_token: string; refresh_token: string };
    expect(await mcpStatus(tokens.access_token)).toBe(401);
    expect(await errorOf(await app.refresh(tokens.refresh_token))).toEqual(INVALID_GRANT);
  });

  it('ends what it led to when it is used again', async () => {
    const code = await codeOf();
    const tokens = (await (await app.redeem(code)).json()) as { access_token: string; refresh_token: string };
    expect(await mcpStatus(tokens.access_token)).toBe(200);
    expect(await errorOf(await app.redeem(code))).toEqual(INVALID_GRANT);
    expect(await mcpStatus(tokens.access_token)).toBe(401);
    expect(await errorOf(await app.refresh(tokens.refresh_token))).toEqual(INVALID_GRANT);
  });

  it.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['no verifier', { code_verifier: '' }],
    ['a redirect address that differs by one character', { redirect_uri: `${REDIRECT_URI}/` }],
  ])('is refused with %s', async (_, changes) => {
    const answer = await app.redeem(await codeOf(), changes);
    expect(answer.status).toBe(400);
  });

  it('is refused to another app', async () => {
    const other = await service.oauthApp();
    expect(await errorOf(await other.redeem(await codeOf()))).toEqual(INVALID_GRANT);
  });

  it('is refused after a minute', async () => {
    const code = await codeOf();
    service.clock.advance({ seconds: 61 });
    expect(await errorOf(await app.redeem(code))).toEqual(INVALID_GRANT);
  });
});

describe('an authorisation request', () => {
  const shownError = async (changes: Record<string, string | undefined>) => {
    const answer = await fetch(app.authorizeUrl(changes), { redirect: 'manual' });
    return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
  };

  it.each([
    'http://127.0.0.1:43210/callbacK',
    'http://127.0.0.1:43210/callback/',
    'http://127.0.0.2:43210/callback',
  ])('is not sent on to %s, which nobody registered', async (redirect) => {
    const shown = await shownError({ redirect_uri: redirect });
    expect(shown).toMatchObject({ status: 400, location: null });
    expect(shown.text).toContain('could not be connected');
    expect(shown.text).not.toMatch(/https?:\/\/(?!127)/);
  });

  it('is shown to the person if its app is unknown, and markup in it stays text', async () => {
    const shown = await shownError({ client_id: '<script>alert(1)</script>' });
    expect(shown.status).toBe(400);
    expect(shown.text).not.toContain('<script>');
  });

  it.each([
    ['state', 'a\u0000b'],
    ['nonce', '\u0000'],
  ])(
    'is refused with an error to the app if its %s is one that no database can hold',
    async (name, value) => {
      const { status, location } = await shownError({ scope: 'openid service:mcp', [name]: value });
      expect(status).toBe(303);
      expect(location).toMatch(/^http:\/\/127\.0\.0\.1:43210\/callback\?error=invalid_request&/);
    },
  );

  it('is one of an unknown app if no database can hold the app’s id', async () => {
    const shown = await shownError({ client_id: '\u0000' });
    expect(shown).toMatchObject({ status: 400, location: null });
    expect(shown.text).toContain('invalid_client');
    expect(await errorOf(await app.redeem('code', { client_id: '\u0000' }))).toEqual({
      status: 401,
      error: 'invalid_client',
    });
    expect((await app.revoke('\u0000')).status).toBe(200);
    expect(service.captured.text()).not.toContain('the authorisation server failed');
  });

  it('is read completely, also behind a second question mark', async () => {
    const url = app.authorizeUrl({ scope: undefined, state: undefined });
    const asked = await fetch(url.replace('?', '?state=what?now&'), { redirect: 'manual' });
    expect(asked.status).toBe(303);
    expect(asked.headers.get('location')).toMatch(/^\/oauth\/interaction\//);
  });

  it.each([
    ['without PKCE', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['with plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['for a token in the address', { response_type: 'token' }, 'unsupported_response_type'],
    ['for another resource', { resource: 'https://evil.example/mcp' }, 'invalid_target'],
    ['without asking anybody', { prompt: 'none' }, 'login_required'],
    ['for nothing that there is', { scope: 'admin everything' }, 'invalid_scope'],
  ])('%s is refused', async (_, changes, error) => {
    const { location } = await shownError(changes);
    expect(location).toMatch(
      new RegExp(`^http://127\\.0\\.0\\.1:43210/callback[?#].*\\berror=${error}(&|$)`),
    );
  });
});

it('an authorisation request is not taken by POST, which is said as everywhere', async () => {
  const answer = await fetch(`${service.url}/oauth/authorize`, {
    method: 'POST',
    body: new URLSearchParams(),
  });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toContain('GET');
  expect(await answer.json()).toMatchObject({ error: { code: 'method_not_allowed' } });
});

describe('a refresh token', () => {
  it('works once, and brings the next', async () => {
    const first = await app.connect(owner.session);
    const second = (await (await app.refresh(first.refresh_token)).json()) as typeof first;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await mcpStatus(second.access_token)).toBe(200);
    const third = await app.refresh(second.refresh_token);
    expect(third.status).toBe(200);
  });

  it('ends the whole connection when it is used twice, as by a thief', async () => {
    const first = await app.connect(owner.session);
    const second = (await (await app.refresh(first.refresh_token)).json()) as typeof first;
    expect(await errorOf(await app.refresh(first.refresh_token))).toEqual(INVALID_GRANT);
    expect(await mcpStatus(second.access_token)).toBe(401);
    expect(await errorOf(await app.refresh(second.refresh_token))).toEqual(INVALID_GRANT);
  });

  it('is redeemed by one of ten concurrent requests, and what that one got ends too', async () => {
    const first = await app.connect(owner.session);
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.refresh(first.refresh_token)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const second = (await won[0]?.json()) as typeof first;
    expect(await mcpStatus(first.access_token)).toBe(401);
    expect(await mcpStatus(second.access_token)).toBe(401);
    expect(await errorOf(await app.refresh(second.refresh_token))).toEqual(INVALID_GRANT);
  });

  it('cannot ask for more than was granted', async () => {
    const { refresh_token: token } = await app.connect(owner.session);
    const answer = await app.refresh(token, { scope: 'service:mcp openid' });
    expect(await errorOf(answer)).toEqual({ status: 400, error: 'invalid_scope' });
  });

  it('is not used up by a request for another resource', async () => {
    const { refresh_token: token } = await app.connect(owner.session);
    const refused = await app.refresh(token, { resource: 'https://evil.example/mcp' });
    expect(await errorOf(refused)).toEqual({ status: 400, error: 'invalid_target' });
    expect((await app.refresh(token)).status).toBe(200);
  });

  it('is of no use to another app, nor after sixty idle days', async () => {
    const { refresh_token: token } = await app.connect(owner.session);
    expect(await errorOf(await (await service.oauthApp()).refresh(token))).toEqual(INVALID_GRANT);
    service.clock.advance({ days: 61 });
    expect(await errorOf(await app.refresh(token))).toEqual(INVALID_GRANT);
    owner.session = (await service.api.logIn('owner@example.com')).json().session_token;
  });
});

describe('an access token', () => {
  it('ends after an hour', async () => {
    const { access_token: token } = await app.connect(owner.session);
    service.clock.advance({ minutes: 59 });
    expect(await mcpStatus(token)).toBe(200);
    service.clock.advance({ minutes: 2 });
    expect(await mcpStatus(token)).toBe(401);
  });

  it('ends with its revocation, and the refresh token with it', async () => {
    const tokens = await app.connect(owner.session);
    expect((await app.revoke(tokens.access_token)).status).toBe(200);
    expect(await mcpStatus(tokens.access_token)).toBe(401);
    expect(await errorOf(await app.refresh(tokens.refresh_token))).toEqual(INVALID_GRANT);
  });

  it('cannot be revoked by another app', async () => {
    const tokens = await app.connect(owner.session);
    await (await service.oauthApp()).revoke(tokens.access_token);
    expect(await mcpStatus(tokens.access_token)).toBe(200);
  });

  it('opens nothing without our scope', async () => {
    const tokens = await app.connect(owner.session, { scope: 'openid' });
    const answer = await callMcp(service.url, { authorization: `Bearer ${tokens.access_token}` });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('www-authenticate')).toMatch(/error="insufficient_scope".*scope="service:mcp"/);
    expect(await errorOf(answer)).toMatchObject({ error: { code: 'insufficient_scope' } });
  });

  it('opens nothing if it was made for another address', async () => {
    const { access_token: token } = await app.connect(owner.session);
    const { kind, id } = recordKey('AccessToken', token);
    const other = JSON.stringify('https://other.example/mcp');
    const changed = await service.database.db.execute(sql`
      update oauth_records set payload = jsonb_set(payload, '{aud}', ${other}::jsonb)
      where kind = ${kind} and id = ${id}`);
    expect(changed).toBe(1);
    const answer = await callMcp(service.url, { authorization: `Bearer ${token}` });
    expect(answer.headers.get('www-authenticate')).toContain('error="invalid_token"');
    expect(await errorOf(answer)).toMatchObject({ status: 401, error: { code: 'invalid_credentials' } });
  });

  it('works in every process', async () => {
    const tokens = await app.connect(owner.session);
    const other = await startTestService({ sharing: service, environment: { BASE_URL: service.url } });
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const payload = { jsonrpc: '2.0', id: 1, method: 'ping' };
    const answer = await other.app.inject({ method: 'POST', url: '/mcp', headers, payload });
    expect(answer.statusCode).toBe(200);
    await other.stop();
  });
});

describe('the end of an account’s sessions', () => {
  it.each([
    [
      'a password reset',
      async (email: string) => {
        const token = await service.api.requestReset(email);
        await service.api.post('/v1/auth/reset-password', { token, new_password: 'another horse' });
      },
    ],
    [
      'a password change',
      async (_email: string, bearer: Record<string, string>) => {
        const change = { current_password: 'correct horse', new_password: 'another horse' };
        await service.api.post('/v1/auth/change-password', change, bearer);
      },
    ],
    [
      'a sign-out everywhere',
      async (_email: string, bearer: Record<string, string>) => {
        await service.api.post('/v1/auth/logout-all', {}, bearer);
      },
    ],
  ])(
    'ends, by %s, what it granted: tokens, refresh tokens and codes; no app is connected',
    async (name, end) => {
      const email = `${name.replaceAll(' ', '-')}@example.com`;
      const { session: theirs, bearer, withKey } = await makeSession(service, email);
      const connectedApps = async (headers: Record<string, string>) =>
        (await service.app.inject({ url: '/v1/auth/connected-apps', headers })).json().connected_apps;
      const tokens = await app.connect(theirs);
      const code = (await app.consent(theirs)).searchParams.get('code') ?? '';
      expect(await mcpStatus(tokens.access_token)).toBe(200);
      expect(await connectedApps(withKey)).toHaveLength(1);
      await end(email, bearer);
      const password = name === 'a sign-out everywhere' ? 'correct horse' : 'another horse';
      const { session_token: again } = (await service.api.logIn(email, password)).json();
      expect(await connectedApps({ authorization: `Bearer ${again}` })).toEqual([]);
      expect(await mcpStatus(tokens.access_token)).toBe(401);
      expect(await errorOf(await app.refresh(tokens.refresh_token))).toEqual(INVALID_GRANT);
      expect(await errorOf(await app.redeem(code))).toEqual(INVALID_GRANT);
    },
  );
});

describe('housekeeping', () => {
  it('deletes expired records and unused apps, and nothing else', async () => {
    const used = await service.oauthApp();
    const unused = await service.oauthApp();
    const { access_token: token } = await used.connect(owner.session);
    service.clock.advance({ days: 91 });
    await service.service.jobs.tasks.find(({ name }) => name === 'purge_oauth_records')?.run({}, {} as never);
    const clients = await service.database.db.query<{ id: string }>(
      sql`select id from oauth_records where kind = 'Client'`,
    );
    const ids = clients.map(({ id }) => id);
    expect(ids).toContain(used.clientId);
    expect(ids).not.toContain(unused.clientId);
    expect(await mcpStatus(token)).toBe(401);
  });

  it('limits the authorisations that one address starts, which write a record each', async () => {
    const limited = await startOauthService();
    try {
      const { client_id: clientId } = (await (await register(limited.url)).json()) as { client_id: string };
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: REDIRECT_URI,
        code_challenge: 'x'.repeat(43),
        code_challenge_method: 'S256',
      });
      const start = () => fetch(`${limited.url}/oauth/authorize?${query}`, { redirect: 'manual' });
      const statuses: number[] = [];
      for (let n = 0; n < 100; n++) statuses.push((await start()).status);
      expect(new Set(statuses)).toEqual(new Set([303]));
      const records = () =>
        limited.database.db.query(sql`select 1 from oauth_records where kind = 'Interaction'`);
      const before = (await records()).length;
      const refused = await start();
      expect([refused.status, ((await refused.json()) as { error: { code: string } }).error.code]).toEqual([
        429,
        'rate_limited',
      ]);
      expect(await records()).toHaveLength(before);
    } finally {
      await limited.stop();
    }
  });

  it('limits the registration of apps', async () => {
    const limited = await startOauthService();
    try {
      const rateOf = ({ status, headers }: Response) => ({
        status,
        limit: headers.get('ratelimit-limit'),
        remaining: headers.get('ratelimit-remaining'),
        reset: headers.get('ratelimit-reset'),
      });
      const known = { limit: '60', reset: '3600' };
      expect(rateOf(await register(limited.url))).toEqual({ status: 201, remaining: '59', ...known });
      const broken = () => fetch(`${limited.url}/oauth/register`, { method: 'POST', body: '{}' });
      expect(rateOf(await broken())).toEqual({ status: 400, remaining: '58', ...known });
      const answers = await Promise.all(Array.from({ length: 59 }, broken));
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.map(rateOf)).toEqual([{ status: 429, remaining: '0', ...known }]);
      expect(refused[0]?.headers.get('retry-after')).toBe('3600');
      expect(await refused[0]?.json()).toEqual({
        error: 'temporarily_unavailable',
        error_description: expect.stringContaining('try again in 3600 seconds'),
      });
    } finally {
      await limited.stop();
    }
  });
});
