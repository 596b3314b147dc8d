import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountApi } from '../../test/support/account-api.ts';
import { startTestService, type TestService } from '../../test/support/test-service.ts';

const TOOLS = [
  'resolve_domain',
  'resolve_company',
  'get_job',
  'search_companies',
  'get_company',
  'list_filings',
  'list_officer_appointments',
  'get_company_group',
  'get_company_financials',
  'list_company_websites',
  'get_domain_history',
  'list_reviews',
  'decide_review',
  'check_identity_verification',
  'list_company_signals',
  'list_signals',
  'list_watchlist',
  'watch_company',
  'unwatch_company',
  'list_history',
  'get_account',
];
let test: TestService;
let withKey: Record<string, string>;
let bearer: Record<string, string>;

beforeAll(async () => {
  test = await startTestService({ agentPatienceMs: 300 });
  ({ withKey, bearer } = await accountApi(test).makeSession('agent@example.com'));
});
afterAll(() => test.stop());

function post(payload: unknown, headers: Record<string, string> = withKey) {
  return test.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...headers,
    },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
}
const ask = async (method: string, params?: object) =>
  (await post({ jsonrpc: '2.0', id: 1, method, ...(params && { params }) })).json();
const callTool = async (name: string, args: unknown = {}) =>
  (await ask('tools/call', { name, arguments: args })).result;
const balance = async () => (await callTool('get_account')).structuredContent;

describe('the revisions of the protocol', () => {
  it.each(['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'])(
    '%s is supported',
    async (protocolVersion) => {
      const params = { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } };
      expect(await ask('initialize', params)).toMatchObject({
        result: { protocolVersion, serverInfo: { name: 'domesday' }, capabilities: { tools: {} } },
      });
    },
  );

  it('the current one is supported, without a handshake', async () => {
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const headers = { ...withKey, 'mcp-protocol-version': '2026-07-28' };
    const listed = await post(
      { jsonrpc: '2.0', id: 1, method: 'tools/list', params: { _meta } },
      { ...headers, 'mcp-method': 'tools/list' },
    );
    expect(listed.statusCode).toBe(200);
    expect(listed.json().result.tools).toHaveLength(TOOLS.length);
    const called = await post(
      { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'get_account', arguments: {}, _meta } },
      { ...headers, 'mcp-method': 'tools/call', 'mcp-name': 'get_account' },
    );
    expect(called.json().result.structuredContent).toMatchObject({ email: 'agent@example.com' });
  });

  it('clients that accept JSON only get JSON, and a notification is taken', async () => {
    const answer = await post(
      { jsonrpc: '2.0', id: 1, method: 'ping' },
      { ...withKey, accept: 'application/json' },
    );
    expect(answer.json()).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
    expect((await post({ jsonrpc: '2.0', method: 'notifications/initialized' })).statusCode).toBe(202);
  });

  it('answers carry the headers of every other answer', async () => {
    const { headers } = await post(
      { jsonrpc: '2.0', id: 1, method: 'ping' },
      { ...withKey, 'x-request-id': 'mine' },
    );
    expect(headers).toMatchObject({
      'x-request-id': 'mine',
      'x-content-type-options': 'nosniff',
      'content-type': 'application/json; charset=utf-8',
    });
  });
});

describe('the offer to agents', () => {
  it('lists every tool, each with schemas and annotations', async () => {
    const { tools } = (await ask('tools/list')).result;
    expect(tools.map(({ name }: { name: string }) => name).sort()).toEqual([...TOOLS].sort());
    for (const tool of tools) {
      expect(tool.inputSchema.type).toBe('object');
      expect(tool.outputSchema.type).toBe('object');
      expect(tool.description.length).toBeGreaterThan(40);
      expect(Object.keys(tool.annotations).sort()).toEqual([
        'destructiveHint',
        'idempotentHint',
        'openWorldHint',
        'readOnlyHint',
        'title',
      ]);
    }
    // Clients choke on lists of types.
    expect(JSON.stringify(tools)).not.toMatch(/"type":\[/);
  });

  it('has two prompts, which ask for what they need', async () => {
    const { prompts } = (await ask('prompts/list')).result;
    expect(prompts.map(({ name }: { name: string }) => name)).toEqual([
      'due_diligence',
      'screen_list',
      'watchlist_changes',
    ]);
    const written = await ask('prompts/get', {
      name: 'due_diligence',
      arguments: { domain: 'kites.example' },
    });
    expect(written.result.messages[0].content.text).toContain('resolve_domain for kites.example');
    const since = await ask('prompts/get', { name: 'watchlist_changes' });
    expect(since.result.messages[0].content.text).toContain('a week ago');
    expect(await ask('prompts/get', { name: 'due_diligence' })).toMatchObject({ error: { code: -32602 } });
    expect(await ask('prompts/get', { name: 'none' })).toMatchObject({ error: { code: -32602 } });
  });

  it('has four kinds of resources, and what is not among them is not found', async () => {
    const { resourceTemplates } = (await ask('resources/templates/list')).result;
    const uris = resourceTemplates.map(({ uriTemplate }: { uriTemplate: string }) => uriTemplate);
    expect(uris).toEqual([
      'company://{number}',
      'resolution://{domain}',
      'domain://{domain}',
      'receipt://{domain}',
    ]);
    expect((await ask('resources/list')).result).toEqual({ resources: [] });
    for (const uri of [
      'company://99999999',
      'company://x',
      'resolution://kites.example.com',
      'resolution://%',
      'domain://kites.example.com',
      'receipt://kites.example.com',
      'receipt://%',
      'file:///etc/passwd',
    ]) {
      expect(await ask('resources/read', { uri })).toMatchObject({ error: { code: -32602, data: { uri } } });
    }
  });
});

describe('a resolution that takes long', () => {
  it('answers with its job, which get_job shows', async () => {
    const { structuredContent: job, content } = await callTool('resolve_domain', {
      domain: 'https://www.fernhollow-kites.co.uk/contact',
    });
    expect(job).toMatchObject({
      status: 'pending',
      input_domain: 'fernhollow-kites.co.uk',
      charged: false,
      charge_reason: 'pending',
    });
    expect(content[0].text).toContain(job.job_id);
    expect(JSON.parse(content[1].text)).toEqual(job);
    expect((await callTool('get_job', { job_id: job.job_id })).structuredContent).toEqual(job);
    expect(await balance()).toMatchObject({ credit_balance: 25, credits_held: 1 });
  });

  it('reports its progress to clients that ask, and only to those', async () => {
    const message = {
      jsonrpc: '2.0',
      id: 7,
      method: 'tools/call',
      params: {
        name: 'resolve_domain',
        arguments: { domain: 'fernhollow-kites.co.uk' },
        _meta: { progressToken: 'p' },
      },
    };
    const answer = await post(message);
    expect(answer.headers['content-type']).toBe('text/event-stream');
    const events = [...answer.body.matchAll(/^data: (.+)$/gm)].map(([, data]) => JSON.parse(data ?? ''));
    expect(events[0]).toEqual({
      jsonrpc: '2.0',
      method: 'notifications/progress',
      params: { progressToken: 'p', progress: 0, total: 4, message: 'Waiting for a free worker' },
    });
    expect(events.at(-1)).toMatchObject({ id: 7, result: { structuredContent: { status: 'pending' } } });
  });
});

it('a process that stops answers those who wait for a job with the job', async () => {
  // Patient for longer than this test may take.
  const stopping = await startTestService({ sharing: test, agentPatienceMs: 600_000 });
  const address = await stopping.app.listen({ port: 0, host: '127.0.0.1' });
  const params = {
    name: 'resolve_domain',
    arguments: { domain: 'fernhollow-kites.co.uk' },
    _meta: { progressToken: 1 },
  };
  const answer = await fetch(`${address}/mcp`, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json', ...withKey },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
  });
  const events = (answer.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
  // It has reported progress, so it waits.
  let received = (await events.read()).value ?? '';
  expect(received).toContain('Waiting for a free worker');
  const stopped = stopping.stop();
  for (let next = await events.read(); !next.done; next = await events.read()) received += next.value;
  await stopped;
  expect(received).toContain('"status":"pending"');
});

describe('a refusal of a tool', () => {
  it.each([
    ['resolve_domain', { domain: 'localhost' }, 'invalid_domain'],
    ['resolve_domain', {}, 'invalid_request'],
    ['resolve_domain', { domain: 7 }, 'invalid_request'],
    ['resolve_domain', { domain: ['a.example.com'] }, 'invalid_request'],
    ['get_job', { job_id: 'job_none' }, 'job_not_found'],
    ['get_job', { job_id: null }, 'invalid_request'],
    ['get_company', { company_number: '99999999' }, 'company_not_found'],
    ['get_company', { company_number: 'a\u0000b' }, 'company_not_found'],
    ['check_identity_verification', { company_number: '99999999' }, 'company_not_found'],
    ['list_company_signals', { company_number: '99999999' }, 'company_not_found'],
    ['list_company_signals', { company_number: '99999999', limit: 101 }, 'invalid_request'],
    ['list_signals', { signal_type: 'sold' }, 'invalid_request'],
    ['list_signals', { page: 0 }, 'invalid_request'],
    ['list_signals', { page: 1e21 }, 'invalid_request'],
    ['search_companies', { page: 1.5 }, 'invalid_request'],
    ['search_companies', { page: '' }, 'invalid_request'],
    ['search_companies', { company_status: 'asleep' }, 'invalid_request'],
    ['get_job', { job_id: '\0' }, 'job_not_found'],
    ['search_companies', { page: '501' }, 'invalid_request'],
    ['watch_company', { company_number: '99999999' }, 'company_not_found'],
    ['watch_company', { company_number: '' }, 'invalid_request'],
  ])('answers %s %j by a tool error with the code %s', async (name, args, code) => {
    const result = await callTool(name, args);
    expect(result.isError).toBe(true);
    expect(result.structuredContent).toBeUndefined();
    expect(result.content[0].text).toMatch(new RegExp(`^${code}: .+\\.$`));
    expect(JSON.parse(result.content[1].text)).toMatchObject({
      error: { code, request_id: expect.any(String) },
    });
  });

  it('does not concern a page far beyond the last: that is empty', async () => {
    const page = Number.MAX_SAFE_INTEGER;
    const { structuredContent } = await callTool('list_signals', { page });
    expect(structuredContent).toEqual({ signals: [], page, limit: 20, has_more: false, total: 0 });
  });

  it('does not concern an empty filter or a page as a number: a search reads both as its query does', async () => {
    const filters = { name: 'x', company_status: '', sort: '', page: 2 };
    const { structuredContent } = await callTool('search_companies', filters);
    expect(structuredContent).toMatchObject({ companies: [], page: '2' });
  });

  it('does not concern a SIC code outside a list, as text or as a number', async () => {
    const [listed, ...others] = await Promise.all(
      [['62'], '62', 62, [62]].map((sic_code) => callTool('search_companies', { sic_code })),
    );
    expect(listed.isError).toBeFalsy();
    for (const { structuredContent } of others) expect(structuredContent).toEqual(listed.structuredContent);
  });

  it('names every wrong field', async () => {
    const { content } = await callTool('list_signals', { page: 0, limit: 'ten' });
    const { error } = JSON.parse(content[1].text);
    expect(error.details.fields).toEqual({
      page: 'must be a whole number of at least 1',
      limit: 'must be a whole number from 1 to 100',
    });
  });
});

describe('messages that are none', () => {
  it.each([
    ['no JSON', '{"jsonrpc":', -32700],
    ['nothing', '', -32700],
    ['a batch', [{ jsonrpc: '2.0', id: 1, method: 'ping' }], -32600],
    [
      'a batch of charges',
      Array(3).fill({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'resolve_domain', arguments: { domain: 'a.co.uk' } },
      }),
      -32600,
    ],
    ['a text', '"ping"', -32600],
    ['no version', { id: 1, method: 'ping' }, -32600],
    ['another version', { jsonrpc: '1.0', id: 1, method: 'ping' }, -32600],
    ['no method', { jsonrpc: '2.0', id: 1 }, -32600],
    ['a huge number as id', '{"jsonrpc":"2.0","id":1e400,"method":"ping"}', -32600],
    ['an id beyond whole numbers', '{"jsonrpc":"2.0","id":9007199254740993,"method":"ping"}', -32600],
    ['a huge text as id', { jsonrpc: '2.0', id: 'x'.repeat(257), method: 'ping' }, -32600],
    ['an object as id', { jsonrpc: '2.0', id: {}, method: 'ping' }, -32600],
  ])('%s is refused with the protocol’s code', async (_, payload, code) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ jsonrpc: '2.0', error: { code } });
  });

  it.each([
    ['an unknown method', { method: 'bogus' }, -32601],
    ['an unknown tool', { method: 'tools/call', params: { name: 'sell_company' } }, -32602],
    ['a tool of Object itself', { method: 'tools/call', params: { name: 'constructor' } }, -32602],
    ['a tool without a name', { method: 'tools/call', params: {} }, -32602],
    [
      'arguments that are a list',
      { method: 'tools/call', params: { name: 'get_account', arguments: [] } },
      -32602,
    ],
  ])('%s is answered with an error', async (_, message, code) => {
    const answer = await post({ jsonrpc: '2.0', id: 5, ...message });
    expect(answer.json()).toMatchObject({ id: 5, error: { code } });
  });

  it('a body over 64 KiB and one that is not JSON are refused as everywhere', async () => {
    const large = await post(`"${'x'.repeat(65 * 1024)}"`);
    expect(large.statusCode).toBe(413);
    expect(large.json().error.code).toBe('payload_too_large');
    const text = await post('ping', { ...withKey, 'content-type': 'text/plain' });
    expect(text.statusCode).toBe(415);
    expect(text.json().error.code).toBe('unsupported_media_type');
  });

  it.each(['GET', 'DELETE', 'PUT', 'OPTIONS'] as const)('%s is not taken', async (method) => {
    const answer = await test.app.inject({ method, url: '/mcp', headers: withKey });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('POST');
    expect(answer.json().error.code).toBe('method_not_allowed');
  });
});

describe('the right to ask', () => {
  const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };
  const metadata = 'resource_metadata="http://127.0.0.1:3000/.well-known/oauth-protected-resource/mcp"';

  it('requires a credential', async () => {
    const answer = await post(PING, {});
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe(
      `Bearer realm="domesday", ${metadata}, scope="service:mcp"`,
    );
    expect(answer.json().error.code).toBe('missing_credentials');
  });

  it.each([
    ['a session', () => bearer],
    ['a wrong key', () => ({ 'x-api-key': 'dk_live_wrong' })],
    ['a made-up token', () => ({ authorization: 'Bearer made-up' })],
  ])('is not given for %s', async (_, headers) => {
    const answer = await post(PING, headers());
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toContain(`error="invalid_token", ${metadata}`);
    expect(answer.json().error.code).toBe('invalid_credentials');
  });

  it('is not given for the cookie of the console', async () => {
    const cookie = `domesday_session=${bearer.authorization?.slice('Bearer '.length)}`;
    const answer = await post(PING, { cookie, 'x-domesday-console': '1', 'sec-fetch-site': 'same-origin' });
    expect(answer.statusCode).toBe(401);
  });

  it('is not given to pages of other sites, not even with the key', async () => {
    const answer = await post(PING, { ...withKey, origin: 'https://evil.example' });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().error.code).toBe('forbidden_origin');
    expect((await post(PING, { ...withKey, origin: 'http://127.0.0.1:3000' })).statusCode).toBe(200);
  });
});

it('no refused or free call was charged, and one job holds its credit', async () => {
  expect(await balance()).toMatchObject({ credit_balance: 25, credits_held: 1 });
});
