import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountApi } from '../../test/support/account-api.ts';
import { startTestService, type TestService } from '../../test/support/test-service.ts';

let test: TestService;
let key: Record<string, string>;
beforeAll(async () => {
  test = await startTestService();
  key = (await accountApi(test).makeSession('a@example.com')).withKey;
});
afterAll(() => test.stop());
const rpc = (payload: unknown, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...key,
      ...headers,
    },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
it('x', async () => {
  for (const p of [
    {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } },
    },
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { jsonrpc: '2.0', id: 2, method: 'tools/list' },
    { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'get_account', arguments: {} } },
    {
      jsonrpc: '2.0',
      id: 2,
      method: 'tools/call',
      params: { name: 'search_companies', arguments: { page: 3 } },
    },
    { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'nope', arguments: {} } },
    { jsonrpc: '2.0', id: 2, method: 'resources/read', params: { uri: 'company://123' } },
    { jsonrpc: '2.0', id: 2, method: 'resources/templates/list' },
    { jsonrpc: '2.0', id: 2, method: 'prompts/list' },
    { jsonrpc: '2.0', id: 2, method: 'bogus' },
    { jsonrpc: '2.0', id: 3 },
    { id: 3, method: 'ping' },
    { jsonrpc: '2.0', id: 1e40, method: 'ping' },
    '{"a',
    [{ jsonrpc: '2.0', id: 2, method: 'ping' }],
    { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 5 } },
    { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'get_company', arguments: [] } },
    {
      jsonrpc: '2.0',
      id: 7,
      method: 'server/discover',
      params: {
        _meta: {
          'io.modelcontextprotocol/protocolVersion': '2026-07-28',
          'io.modelcontextprotocol/clientInfo': { name: 'x', version: '1' },
          'io.modelcontextprotocol/clientCapabilities': {},
        },
      },
    },
  ]) {
    const r = await rpc(p);
    console.log(
      JSON.stringify(p).slice(0, 120),
      '→',
      r.statusCode,
      r.headers['content-type'],
      r.body.slice(0, 700),
    );
  }
  for (const h of [
    { 'x-api-key': 'dk_live_x' },
    { origin: 'https://evil.example' },
    { 'content-type': 'text/plain' },
  ]) {
    const r = await rpc({ jsonrpc: '2.0', id: 1, method: 'ping' }, h);
    console.log(h, r.statusCode, r.headers['www-authenticate'], r.body);
  }
  for (const method of ['GET', 'DELETE', 'OPTIONS'] as const) {
    const r = await test.app.inject({ method, url: '/mcp' });
    console.log(method, r.statusCode, r.body);
  }
  expect(1).toBe(1);
});
