import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock } from '../../../test/support/test-clock.ts';
import { type ApiRequester, createApiRequester } from './api-request.ts';
import {
  type ScriptedCompaniesHouse,
  sendJson,
  startScriptedCompaniesHouse,
  tooManyRequests,
  webPage,
} from './test-support/scripted-companies-house.ts';

let server: ScriptedCompaniesHouse;
let exchange: ApiRequester;
const create = (timeoutMs: number) =>
  createApiRequester({ clock: createTestClock(), userAgent: 'test', timeoutMs, bodyBytesMax: 2_000 });
beforeEach(async () => {
  server = await startScriptedCompaniesHouse();
  exchange = create(15_000);
});
afterEach(async () => {
  await exchange.close();
  await server.close();
});
/** For answers that do not come: all others may take as long as a busy machine needs. */
async function allowOnly(timeoutMs: number): Promise<void> {
  await exchange.close();
  exchange = create(timeoutMs);
}
const get = (access = server) => exchange.get(access, '/company/1', new AbortController().signal);

describe('one request', () => {
  it('carries the key as the user of HTTP Basic, with an empty password, and brings JSON and its tag', async () => {
    server.answer('/company/1', (request, response) => {
      expect(request.headers.authorization).toBe(`Basic ${btoa('a-key-for-tests:')}`);
      expect(request.headers['user-agent']).toBe('test');
      sendJson(response, { company_name: 'X' }, 200, { etag: '"e1"' });
    });
    expect(await get()).toEqual({ kind: 'found', body: { company_name: 'X' }, etag: '"e1"' });
  });
  it('goes to an address with a path and a slash at its end as to any other', async () => {
    server.answer('/mirror/company/1', { ok: true });
    expect((await get({ ...server, apiUrl: `${server.apiUrl}/mirror/` })).kind).toBe('found');
  });
  it('is not a failure if it finds nothing, with or without a body', async () => {
    expect(await get()).toEqual({ kind: 'missing' });
    server.answer('/company/1', (_, response) => void response.writeHead(404).end());
    expect(await get()).toEqual({ kind: 'missing' });
  });
  it('says nothing of companies if it ends at a web page saying "not found"', async () => {
    server.answer('/company/1', webPage(404));
    expect((await get()).kind).toBe('failed');
  });
  it('is refused with a wrong key', async () => {
    expect(await get({ ...server, apiKey: 'wrong' })).toEqual({ kind: 'refused', status: 401 });
  });
  it('says for how long to wait if it is one too many', async () => {
    server.answer('/company/1', tooManyRequests('7'), tooManyRequests());
    expect(await get()).toEqual({ kind: 'limited', retryAfterMs: 7_000 });
    expect(await get()).toEqual({ kind: 'limited', retryAfterMs: undefined });
  });
});

describe('fails, and does not hang or throw, when the answer', () => {
  it.each([500, 502, 503, 504])('is a web page with status %i', async (status) => {
    server.answer('/company/1', webPage(status));
    expect((await get()).kind).toBe('failed');
  });
  it('is a web page that claims to be fine', async () => {
    server.answer('/company/1', webPage(200));
    expect((await get()).kind).toBe('failed');
  });
  it('is a redirect, which is not followed', async () => {
    server.answer(
      '/company/1',
      (_, response) => void response.writeHead(302, { location: '/elsewhere' }).end(),
    );
    expect((await get()).kind).toBe('failed');
    expect(server.requests).toEqual(['/company/1']);
  });
  it('does not come', async () => {
    await allowOnly(100);
    server.answer('/company/1', () => undefined);
    expect((await get()).kind).toBe('failed');
  });
  it('comes byte by byte forever', async () => {
    await allowOnly(300);
    server.answer('/company/1', (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const timer = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(timer));
    });
    expect((await get()).kind).toBe('failed');
  });
  it('is cut off', async () => {
    server.answer('/company/1', (_, response) => {
      response.writeHead(200, { 'content-length': '500' }).write('{"company_name":"X');
      setTimeout(() => response.destroy(), 20);
    });
    expect((await get()).kind).toBe('failed');
  });
  it('is too large', async () => {
    server.answer('/company/1', { text: 'x'.repeat(3_000) });
    expect((await get()).kind).toBe('failed');
  });
  it('fails when the port is closed', async () => {
    const { apiUrl } = server;
    await server.close();
    expect((await get({ ...server, apiUrl })).kind).toBe('failed');
  });
});
