import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect } from 'vitest';
import { accountApi } from './account-api.ts';
import { freePort } from './free-port.ts';
import { startTestService } from './test-service.ts';

export const REDIRECT_URI = 'http://127.0.0.1:43210/callback';
const PASSWORD = 'correct horse';

export interface Tokens {
  access_token: string;
  refresh_token: string;
  token_type: string;
  expires_in: number;
  scope: string;
}

/**
 * The complete service on a real port, because the authorisation server writes its answers past the
 * framework.
 */
export async function startOauthService(environment: Record<string, string> = {}) {
  const port = await freePort();
  const test = await startTestService({ environment: { PORT: String(port), ...environment } });
  await test.app.listen({ port, host: '127.0.0.1' });
  const url = test.config.siteUrl;
  return {
    ...test,
    url,
    api: accountApi(test),
    app: test.app,
    oauthApp: () => createOauthApp(url, test.config.baseUrl),
  };
}

export type OauthService = Awaited<ReturnType<typeof startOauthService>>;

/**
 * One service for all tests of a file, an app, and the account of `owner@example.com`. They are filled before
 * the first test; until then only functions may use them.
 */
export function useOauthService(environment: Record<string, string> = {}) {
  const service = {} as OauthService;
  const app = {} as OauthApp;
  const owner = {} as Awaited<ReturnType<typeof makeSession>>;
  beforeAll(async () => {
    Object.assign(service, await startOauthService(environment));
    Object.assign(app, await service.oauthApp());
    Object.assign(owner, await makeSession(service, 'owner@example.com'));
  });
  afterAll(() => service.stop?.());

  return {
    service,
    app,
    owner,
    /** The status of a call of the tools for agents with this token. */
    mcpStatus: async (token: string) =>
      (await callMcp(service.url, { authorization: `Bearer ${token}` })).status,
  };
}

/** An app and the browser of the person who connects it, by hand: every step can be done wrongly. */
export async function createOauthApp(url: string, baseUrl = url) {
  const verifier = randomBytes(32).toString('base64url');
  const registered = await register(url);
  expect(registered.status).toBe(201);
  const { client_id: clientId } = (await registered.json()) as { client_id: string };

  function authorizeUrl(changes: Record<string, string | undefined> = {}): string {
    const query = new URLSearchParams();
    const parameters = {
      response_type: 'code',
      client_id: clientId,
      redirect_uri: REDIRECT_URI,
      scope: 'service:mcp',
      state: 'the state',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      resource: `${baseUrl}/mcp`,
      ...changes,
    };
    for (const [name, value] of Object.entries(parameters)) if (value !== undefined) query.set(name, value);
    return `${url}/oauth/authorize?${query}`;
  }

  /** Goes to the consent page, and has the cookies of this request. */
  async function begin(changes: Record<string, string | undefined> = {}) {
    const browser = createBrowser(url);
    const asked = await browser.go(authorizeUrl(changes));
    const uid = /\/oauth\/interaction\/([\w-]+)$/.exec(asked.headers.get('location') ?? '')?.[1];
    if (!uid)
      throw new Error(
        `no interaction: ${asked.status} ${asked.headers.get('location') ?? (await asked.text())}`,
      );
    const question = (action: string) => `${url}/oauth/interaction/${uid}/${action}`;
    return {
      uid,
      browser,
      details: () => browser.go(question('details')),
      allow: (session: string) =>
        browser.go(question('allow'), { method: 'POST', headers: { authorization: `Bearer ${session}` } }),
      deny: () => browser.go(question('deny'), { method: 'POST' }),
    };
  }

  /** Where the app is sent in the end. */
  async function consent(session: string, changes: Record<string, string | undefined> = {}): Promise<URL> {
    const request = await begin(changes);
    const allowed = await request.allow(session);
    expect(allowed.status).toBe(200);
    const { redirect_to: next } = (await allowed.json()) as { redirect_to: string };
    return locationOf(await request.browser.go(next));
  }

  const redeem = (code: string, changes: Record<string, string> = {}) =>
    post(url, '/oauth/token', {
      grant_type: 'authorization_code',
      client_id: clientId,
      code,
      redirect_uri: REDIRECT_URI,
      code_verifier: verifier,
      ...changes,
    });

  return {
    clientId,
    authorizeUrl,
    begin,
    consent,
    redeem,
    refresh: (token: string, changes: Record<string, string> = {}) =>
      post(url, '/oauth/token', {
        grant_type: 'refresh_token',
        client_id: clientId,
        refresh_token: token,
        ...changes,
      }),
    revoke: (token: string) => post(url, '/oauth/revoke', { client_id: clientId, token }),
    async connect(session: string, changes: Record<string, string | undefined> = {}): Promise<Tokens> {
      const code = (await consent(session, changes)).searchParams.get('code') ?? '';
      const answer = await redeem(code);
      expect(answer.status).toBe(200);
      return (await answer.json()) as Tokens;
    },
  };
}

export type OauthApp = Awaited<ReturnType<typeof createOauthApp>>;

export function register(url: string, metadata: Record<string, unknown> = {}): Promise<Response> {
  return fetch(`${url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Kite Ledger', redirect_uris: [REDIRECT_URI], ...metadata }),
  });
}

export function callMcp(
  url: string,
  headers: Record<string, string>,
  message: object = PING,
): Promise<Response> {
  return fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: JSON.stringify(message),
  });
}

const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };

async function locationOf(answer: Response): Promise<URL> {
  const location = answer.headers.get('location');
  if (location === null) throw new Error(`no redirect but ${answer.status}: ${await answer.text()}`);
  return new URL(location);
}

/** Only as much of a browser as the flow needs: cookies by path, and no redirect that was not looked at. */
function createBrowser(url: string) {
  const cookies = new Map<string, { value: string; path: string }>();
  return {
    cookies,
    async go(target: string, init: RequestInit = {}): Promise<Response> {
      const { pathname } = new URL(target, url);
      const sent = [...cookies].filter(([, { path }]) => pathname.startsWith(path));
      const cookie = sent.map(([name, { value }]) => `${name}=${value}`).join('; ');
      const headers = { ...(init.headers as Record<string, string>), ...(cookie && { cookie }) };
      const answer = await fetch(new URL(target, url), { ...init, headers, redirect: 'manual' });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, { value, path: /path=([^;]+)/i.exec(line)?.[1] ?? '/' });
      }
      return answer;
    },
  };
}

function post(url: string, path: string, form: Record<string, string>): Promise<Response> {
  return fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(form) });
}

export async function makeSession(service: OauthService, email: string) {
  return service.api.makeSession(email, PASSWORD);
}
