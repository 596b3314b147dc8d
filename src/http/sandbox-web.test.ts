import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import type { AppInstance, TypeBoxTypeProvider } from '../platform/http/index.ts';
import { sendError } from './problem-response.ts';
import { addSandboxAccounts, addSandboxWeb, type SandboxPages } from './sandbox-web.ts';

let app: AppInstance | undefined;
afterEach(() => app?.close());

function serve(pages: SandboxPages | undefined): AppInstance {
  app = Fastify().withTypeProvider<TypeBoxTypeProvider>() as unknown as AppInstance;
  app.setErrorHandler(sendError);
  addSandboxWeb(app, pages);
  addSandboxAccounts(app, pages);
  return app;
}

const pages: SandboxPages = {
  list: (base) => `<a href="${base}/acme.test/">acme.test</a>`,
  show: ({ domain, path, base }) =>
    domain === 'acme.test'
      ? { status: 418, headers: { 'content-type': 'text/html', 'x-own': path }, body: `${base} ${path}` }
      : undefined,
  findAccounts: async (name) => (name === 'a b.html' ? '<html/>' : undefined),
};

describe('the sandbox web', () => {
  it('shows the list and every page, with the status and headers of its site', async () => {
    const server = serve(pages);
    const list = await server.inject('/sandbox/web');
    expect(list.statusCode).toBe(200);
    expect(list.body).toContain('/sandbox/web/acme.test/');
    const home = await server.inject('/sandbox/web/acme.test/');
    expect(home).toMatchObject({ statusCode: 418, body: '/sandbox/web /' });
    const inner = await server.inject('/sandbox/web/acme.test/a/b?x=1');
    expect(inner.headers['x-own']).toBe('/a/b');
  });

  it('gives the pages none of the rights of our own address', async () => {
    const { headers } = await serve(pages).inject('/sandbox/web/acme.test/');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*; sandbox$/);
  });

  it('lists them on a page that runs no scripts', async () => {
    const { headers } = await serve(pages).inject('/sandbox/web');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'(?!.*script-src)/);
  });

  it('is a 404 for a site that does not exist', async () => {
    const response = await serve(pages).inject('/sandbox/web/nobody.test/');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ error: { code: 'not_found' } });
  });

  it.each(['/sandbox/web', '/sandbox/web/acme.test/', '/sandbox/accounts/a%20b.html'])(
    '%s is a 404 without a sandbox',
    async (url) => {
      expect((await serve(undefined).inject(url)).statusCode).toBe(404);
      const ended = { list: () => undefined, show: () => undefined, findAccounts: async () => undefined };
      expect((await serve(ended).inject(url)).statusCode).toBe(404);
    },
  );
});

describe('the accounts of the sandbox', () => {
  it('are documents without any of the rights of our own address', async () => {
    const { statusCode, headers, body } = await serve(pages).inject('/sandbox/accounts/a%20b.html');
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: '<html/>' });
    expect(headers['content-type']).toBe('application/xhtml+xml; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*; sandbox$/);
  });

  it('are a 404 under any other name', async () => {
    const response = await serve(pages).inject('/sandbox/accounts/other.html');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ error: { code: 'not_found' } });
  });
});
