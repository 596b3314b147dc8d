import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../test/support/free-port.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';

const SITE = 'https://www.domesday.example.com';
const API = 'https://api.domesday.example.com';
let test: TestService;
let inside: string;

beforeAll(async () => {
  const port = await freePort();
  inside = `http://127.0.0.1:${port}`;
  test = await startTestService({ environment: { PORT: String(port), SITE_URL: SITE, BASE_URL: API } });
  await test.app.listen({ port, host: '127.0.0.1' });
});
afterAll(() => test.stop());

/** As a reverse proxy passes it on that says nothing of the outside. */
const get = (path: string) => fetch(`${inside}${path}`, { redirect: 'manual' });

describe('a service behind a proxy that ends TLS, with two public addresses', () => {
  it('the resource is the API’s and the authorisation server the site’s', async () => {
    expect(await (await get('/.well-known/oauth-protected-resource/mcp')).json()).toMatchObject({
      resource: `${API}/mcp`,
      authorization_servers: [SITE],
    });
    expect(await (await get('/.well-known/oauth-authorization-server')).json()).toMatchObject({
      issuer: SITE,
      authorization_endpoint: `${SITE}/oauth/authorize`,
      token_endpoint: `${SITE}/oauth/token`,
      jwks_uri: `${SITE}/oauth/jwks`,
    });
  });

  it('cookies are for https only, whatever the request says of itself', async () => {
    const registered = await fetch(`${inside}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_name: 'Kite Ledger', redirect_uris: ['https://app.example.com/back'] }),
    });
    const { client_id: clientId } = (await registered.json()) as { client_id: string };
    const query = new URLSearchParams({
      client_id: clientId,
      response_type: 'code',
      redirect_uri: 'https://app.example.com/back',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
      resource: `${API}/mcp`,
    });
    const asked = await fetch(`${inside}/oauth/authorize?${query}`, {
      redirect: 'manual',
      headers: { 'x-forwarded-proto': 'http', 'x-forwarded-host': 'evil.example' },
    });
    expect(asked.headers.get('location')).toMatch(/^\/oauth\/interaction\/[\w-]+$/);
    const cookies = asked.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(1);
    for (const cookie of cookies) expect(cookie).toMatch(/; secure(;|$)/i);
    for (const cookie of cookies) expect(cookie).toMatch(/; httponly(;|$)/i);
    expect(JSON.stringify([...asked.headers])).not.toContain('evil.example');
  });

  it('only the two are our own origins', async () => {
    const status = async (origin: string) =>
      (
        await fetch(`${inside}/mcp`, {
          method: 'POST',
          headers: { origin, 'content-type': 'application/json' },
        })
      ).status;
    expect(await status(SITE)).toBe(401);
    expect(await status(API)).toBe(401);
    expect(await status(inside)).toBe(403);
  });
});
