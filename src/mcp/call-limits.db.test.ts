import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountApi } from '../../test/support/account-api.ts';
import { startTestService, type TestService } from '../../test/support/test-service.ts';

let test: TestService;
let withKey: Record<string, string>;

beforeAll(async () => {
  test = await startTestService({
    agentPatienceMs: 10,
    environment: { RESOLUTION_RATE_LIMIT_PER_MINUTE: '3', EGRESS_CONNECT_TO: '*.test=http://127.0.0.1:9' },
  });
  ({ withKey } = await accountApi(test).makeSession('agent@example.com'));
});
afterAll(() => test.stop());

async function callTool(name: string, args: object) {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...withKey,
    },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } },
  });
  return answer.json().result;
}

it('calls by tool and by route have one limit, in both directions', async () => {
  expect((await callTool('resolve_domain', { domain: 'limited.test' })).isError).toBeFalsy();
  const payload = { company_number: '99999999' };
  const byRoute = () =>
    test.app.inject({ method: 'POST', url: '/v1/resolve/company', headers: withKey, payload });
  const unknown = await byRoute();
  expect([unknown.statusCode, unknown.headers['ratelimit-remaining']]).toEqual([404, '1']);
  expect((await callTool('resolve_company', payload)).isError).toBe(true);

  const refused = await byRoute();
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('60');
  for (const [tool, args] of [
    ['resolve_domain', { domain: 'limited.test' }],
    ['resolve_company', payload],
  ] as const) {
    const { isError, content } = await callTool(tool, args);
    expect(isError).toBe(true);
    expect(content[0].text).toContain('rate_limited: Too many calls within a minute');
    expect(JSON.parse(content[1].text).error.details).toEqual({ retry_after_seconds: 60 });
  }
  expect((await callTool('get_account', {})).isError).toBeFalsy();
});
