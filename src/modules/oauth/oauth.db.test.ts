import { beforeAll, describe, expect, it } from 'vitest';
import {
  callMcp,
  makeSession,
  REDIRECT_URI,
  register,
  useOauthService,
} from '../../../test/support/oauth-app.ts';
import { startServer } from '../../platform/egress/test-support/loopback-server.ts';
import { sql } from '../../platform/postgres/index.ts';

const { service, app, owner } = useOauthService();

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('an app that sets itself up', () => {
  it('finds the metadata by a refused call, and by the metadata the authorisation server', async () => {
    const refused = await callMcp(service.url, {});
    expect(refused.status).toBe(401);
    const metadataUrl = /resource_metadata="([^"]+)"/.exec(
      refused.headers.get('www-authenticate') ?? '',
    )?.[1];
    expect(metadataUrl).toBe(`${service.url}/.well-known/oauth-protected-resource/mcp`);
    const metadata = {
      resource: `${service.url}/mcp`,
      authorization_servers: [service.url],
      scopes_supported: ['service:mcp'],
    };
    expect(await (await fetch(metadataUrl ?? '')).json()).toMatchObject(metadata);
    const root = await fetch(`${service.url}/.well-known/oauth-protected-resource`);
    expect(await root.json()).toMatchObject(metadata);
    expect(root.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('reads what the authorisation server can do', async () => {
    const answer = await fetch(`${service.url}/.well-known/oauth-authorization-server`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.json()).toMatchObject({
      issuer: service.url,
      authorization_endpoint: `${service.url}/oauth/authorize`,
      token_endpoint: `${service.url}/oauth/token`,
      registration_endpoint: `${service.url}/oauth/register`,
      revocation_endpoint: `${service.url}/oauth/revoke`,
      jwks_uri: `${service.url}/oauth/jwks`,
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      scopes_supported: expect.arrayContaining(['service:mcp']),
    });
  });

  it('sees public keys only, the same in every process', async () => {
    const read = async (url: string) =>
      (await (await fetch(`${url}/oauth/jwks`)).json()) as { keys: object[] };
    const { keys } = await read(service.url);
    expect(keys).toEqual([expect.objectContaining({ kty: 'EC', alg: 'ES256', use: 'sig' })]);
    expect(keys[0]).not.toHaveProperty('d');
  });
});

describe('registration', () => {
  it.each([
    'http://127.0.0.1:33418/',
    'http://localhost:6274/oauth/callback',
    'cursor://anysphere.cursor-retrieval/oauth/user-agent/callback',
    'https://vscode.dev/redirect',
    'https://claude.ai/api/mcp/auth_callback',
  ])('takes %s', async (uri) => {
    const answer = await register(service.url, { redirect_uris: [uri] });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({
      application_type: 'native',
      token_endpoint_auth_method: 'none',
    });
  });

  it.each([
    'javascript:alert(1)',
    'http://evil.example/callback',
    'https://app.example/#part',
    'not an address',
  ])('refuses %s', async (uri) => {
    const answer = await register(service.url, { redirect_uris: [uri] });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: 'invalid_redirect_uri' });
  });

  it.each([
    'sector_identifier_uri',
    'jwks_uri',
    'initiate_login_uri',
    'backchannel_logout_uri',
    'request_uris',
  ])('is refused with %s, and connects to nothing', async (field) => {
    const server = await startServer((_request, response) => response.end('[]'));
    for (const host of ['127.0.0.1', 'localhost']) {
      const address = `https://${host}:${server.port}/`;
      const answer = await register(service.url, { [field]: field.endsWith('s') ? [address] : address });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({
        error: 'invalid_client_metadata',
        error_description: `${field} is not supported; register without it`,
      });
    }
    expect(server.connectionsMade()).toBe(0);
  });

  it('keeps only the fields that it uses', async () => {
    const answer = await register(service.url, {
      client_uri: 'https://kite.test/',
      logo_uri: 'https://127.0.0.1/l',
    });
    expect(answer.status).toBe(201);
    const client = (await answer.json()) as Record<string, unknown>;
    expect(client).toMatchObject({ client_uri: 'https://kite.test/' });
    expect(client).not.toHaveProperty('logo_uri');
  });

  it.each(['Kite\u0000Ledger', 'Kite \ud83e'])(
    'refuses a name that no database can hold: %j',
    async (name) => {
      const answer = await register(service.url, { client_name: name });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error: 'invalid_request' });
    },
  );

  it('takes a name that only looks as if it held such a character', async () => {
    const answer = await register(service.url, { client_name: 'Kite \\u0000 🪁' });
    expect(await answer.json()).toMatchObject({ client_name: 'Kite \\u0000 🪁' });
  });

  it('makes no secret for an app that does not say how it proves itself, and asks for none', async () => {
    const answer = await register(service.url, { token_endpoint_auth_method: undefined });
    const client = (await answer.json()) as Record<string, unknown>;
    expect(client).toMatchObject({ token_endpoint_auth_method: 'none' });
    expect(client).not.toHaveProperty('client_secret');
    expect(client).not.toHaveProperty('client_secret_expires_at');
  });

  it('keeps the secret of an app that wants one sealed', async () => {
    const answer = await register(service.url, { token_endpoint_auth_method: 'client_secret_post' });
    const { client_id: id, client_secret: secret } = (await answer.json()) as Record<string, string>;
    expect(secret).toMatch(/^[\w-]{43,}$/);
    const kept = await service.database.db.query(sql`select payload from oauth_records where id = ${id}`);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(secret);
  });
});

describe('consent', () => {
  it('shows the app, the redirect target and the scope', async () => {
    const request = await app.begin();
    expect(await (await request.details()).json()).toMatchObject({
      client: { name: 'Kite Ledger', redirect_host: 'a program on this computer' },
      uses_tools: true,
    });
  });

  it('leads to a code, the code to tokens, and the token to the tools of that account', async () => {
    const back = await app.consent(owner.session);
    expect(back.href).toMatch(new RegExp(`^${REDIRECT_URI}\\?code=`));
    expect(back.searchParams.get('state')).toBe('the state');
    expect(back.searchParams.get('iss')).toBe(service.url);
    const answer = await app.redeem(back.searchParams.get('code') ?? '');
    const tokens = (await answer.json()) as Record<string, string>;
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'service:mcp' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const call = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'get_account', arguments: {} },
    };
    const toolAnswer = await callMcp(service.url, bearer(tokens.access_token ?? ''), call);
    expect(await toolAnswer.json()).toMatchObject({
      result: { structuredContent: { email: 'owner@example.com' } },
    });
  });

  it('is required every time, also after an earlier consent', async () => {
    await app.connect(owner.session);
    expect((await app.begin()).uid).toMatch(/^[\w-]{20,}$/);
  });

  it('is for the tools also when the app names neither scope nor resource', async () => {
    const tokens = await app.connect(owner.session, { scope: undefined, resource: undefined });
    expect(tokens.scope).toBe('service:mcp');
    expect((await callMcp(service.url, bearer(tokens.access_token))).status).toBe(200);
  });

  it('survives a refresh for a resource that it was not given for', async () => {
    const { refresh_token: token } = await app.connect(owner.session);
    const wrong = await app.refresh(token, { resource: `${service.url}/v1` });
    expect([wrong.status, ((await wrong.json()) as { error: string }).error]).toEqual([
      400,
      'invalid_target',
    ]);
    expect((await app.refresh(token, { resource: `${service.url}/mcp` })).status).toBe(200);
  });

  it('can be refused, and the app gets the error', async () => {
    const request = await app.begin();
    const { redirect_to: next } = (await (await request.deny()).json()) as { redirect_to: string };
    const back = new URL((await request.browser.go(next)).headers.get('location') ?? '');
    expect(back.searchParams.get('error')).toBe('access_denied');
    // The characters that RFC 6749 (4.1.2.1) allows.
    expect(back.searchParams.get('error_description')).toMatch(/^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/);
    expect(back.searchParams.has('code')).toBe(false);
  });

  it('needs a session', async () => {
    const request = await app.begin();
    expect((await request.allow('no session')).status).toBe(401);
  });

  it('counts only in the browser in which the app asked', async () => {
    const theirs = await app.begin();
    const answer = await fetch(`${service.url}/oauth/interaction/${theirs.uid}/allow`, {
      method: 'POST',
      headers: bearer(owner.session),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: 'invalid_token' } });
    const mine = await app.begin();
    const crossed = await mine.browser.go(`/oauth/interaction/${theirs.uid}/details`);
    expect(crossed.status).toBe(400);
  });

  it('is not taken from the API key, which is not a person', async () => {
    const request = await app.begin();
    const { withKey } = await makeSession(service, 'key-only@example.com');
    const answer = await request.browser.go(`/oauth/interaction/${request.uid}/allow`, {
      method: 'POST',
      headers: withKey,
    });
    expect(answer.status).toBe(401);
  });
});

describe('stored data', () => {
  it('contains no token and no code', async () => {
    const back = await app.consent(owner.session);
    const code = back.searchParams.get('code') ?? '';
    const tokens = (await (await app.redeem(code)).json()) as Record<string, string>;
    const text = JSON.stringify(await service.database.db.query(sql`select id, payload from oauth_records`));
    for (const secret of [code, tokens.access_token, tokens.refresh_token]) {
      expect(secret).toBeTruthy();
      expect(text).not.toContain(secret);
    }
    expect(service.captured.text()).not.toContain(tokens.access_token);
  });
});

describe('a token for the API', () => {
  const API = { scope: 'service:api', resource: '' };
  const ask = async (url: string, token: string, method: 'GET' | 'POST' = 'GET') =>
    (await service.app.inject({ method, url, headers: bearer(token) })).statusCode;
  beforeAll(() => {
    API.resource = `${service.url}/v1`;
  });

  it('can be found by the metadata of the API', async () => {
    const answer = await fetch(`${service.url}/.well-known/oauth-protected-resource/v1`);
    expect(await answer.json()).toMatchObject({
      resource: `${service.url}/v1`,
      authorization_servers: [service.url],
      scopes_supported: ['service:api'],
    });
  });

  it('is asked for as such, and opens what the key opens, but nothing that takes a session only', async () => {
    const request = await app.begin(API);
    expect(await (await request.details()).json()).toMatchObject({ uses_api: true, uses_tools: false });
    const { access_token: token } = await app.connect(owner.session, API);
    const me = await service.app.inject({ url: '/v1/auth/me', headers: bearer(token) });
    expect([me.statusCode, me.json().email]).toEqual([200, 'owner@example.com']);
    expect(await ask('/v1/watchlist', token)).toBe(200);
    expect(await ask('/v1/auth/api-key/rotate', token, 'POST')).toBe(401);
    expect(await ask('/v1/auth/logout-all', token, 'POST')).toBe(401);
    expect((await callMcp(service.url, bearer(token))).status).toBe(401);
  });

  it('is renewed for the API, and ends when it is revoked', async () => {
    const tokens = await app.connect(owner.session, API);
    const renewed = (await (await app.refresh(tokens.refresh_token)).json()) as typeof tokens;
    expect(await ask('/v1/auth/me', renewed.access_token)).toBe(200);
    await app.revoke(renewed.refresh_token);
    expect(await ask('/v1/auth/me', renewed.access_token)).toBe(401);
  });

  it('is not valid for the agent endpoint, nor are tokens for that endpoint valid for the API', async () => {
    const { access_token: agent } = await app.connect(owner.session);
    expect(await ask('/v1/auth/me', agent)).toBe(401);
    const { access_token: noScope } = await app.connect(owner.session, { ...API, scope: 'openid' });
    expect(await ask('/v1/auth/me', noScope)).toBe(401);
  });

  it('is not for websites', async () => {
    const answer = await register(service.url, { redirect_uris: ['https://app.example/callback'] });
    const { client_id } = (await answer.json()) as { client_id: string };
    const target = app.authorizeUrl({ ...API, client_id, redirect_uri: 'https://app.example/callback' });
    const refused = await fetch(target, { redirect: 'manual' });
    expect(refused.headers.get('location')).toMatch(
      /^https:\/\/app\.example\/callback\?error=invalid_target/,
    );
  });
});
