import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDomesdayClient, type DomesdayClient, DomesdayError } from './index.ts';

interface Received {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}
interface Reply {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** The connection breaks after the request has arrived. */
const LOST = 0;
const lost: Reply = { status: LOST, body: undefined };

let server: Server;
let baseUrl: string;
let received: Received[];
let replies: Reply[];
let client: DomesdayClient;

beforeEach(async () => {
  received = [];
  replies = [];
  server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    received.push({ method, url, headers, body: await text(request) });
    const { status, body, headers: more } = replies.shift() ?? { status: 500, body: {} };
    if (status === LOST) return void request.socket.destroy();
    response.writeHead(status, { 'content-type': 'application/json', ...more }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  client = createDomesdayClient({ baseUrl: `${baseUrl}/`, apiKey: 'key' });
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const refused = (status: number, code: string, headers = {}): Reply => ({
  status,
  body: { error: { code, message: `No: ${code}.`, request_id: 'req_1' } },
  headers,
});

describe('a call', () => {
  it('sends the key, and the number in the path as it is typed', async () => {
    replies.push({ status: 200, body: { company_number: 'SC089839' } });
    expect(await client.getCompany('sc 89/839')).toEqual({ company_number: 'SC089839' });
    expect(received).toMatchObject([
      { method: 'GET', url: '/v1/companies/sc%2089%2F839', headers: { 'x-api-key': 'key' } },
    ]);
  });

  it('leaves out filters that are undefined', async () => {
    replies.push({ status: 200, body: { companies: [] } });
    await client.searchCompanies({ name: 'acme & co', page: undefined } as { name: string });
    expect(received[0]?.url).toBe('/v1/companies/search?name=acme%20%26%20co');
  });

  it('is, when limited, sent again, body included, after the time the service names', async () => {
    replies.push(refused(429, 'rate_limited', { 'retry-after': '0.01' }), {
      status: 201,
      body: { company_number: '01234567', already_watched: false },
    });
    await client.watch('1234567');
    expect(received.map(({ body }) => body)).toEqual([
      '{"company_number":"1234567"}',
      '{"company_number":"1234567"}',
    ]);
  });

  it('is sent again after a lost connection; a POST with the same key', async () => {
    replies.push(lost, lost, { status: 200, body: { company_number: '01234567' } });
    await client.watch('1234567');
    const keys = received.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0], keys[0]]);
    replies.push(lost, { status: 200, body: { email: 'a@example.org' } });
    expect(await client.account()).toEqual({ email: 'a@example.org' });
    expect(received.at(-1)?.headers).not.toHaveProperty('idempotency-key');
  });

  it('waits for its answer if the first sending still runs', async () => {
    replies.push(refused(409, 'idempotency_in_progress', { 'retry-after': '0.01' }), {
      status: 200,
      body: { company_number: '01234567' },
    });
    expect(await client.watch('1234567')).toEqual({ company_number: '01234567' });
  });

  it('has a key of its own for each thing that is asked for', async () => {
    for (let i = 0; i < 2; i++) replies.push({ status: 200, body: {} });
    await client.watch('1');
    await client.watch('1');
    expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
  });

  it.each([
    ['a DELETE', () => client.unwatch('1')],
    ['a POST without credentials', () => createDomesdayClient({ baseUrl }).logIn('a@example.org', 'x')],
  ])('is not sent again after a lost connection if it is %s', async (_, call) => {
    replies.push(lost);
    await expect(call()).rejects.toMatchObject({ code: 'no_answer' });
    expect(received).toHaveLength(1);
  });

  it('throws the reason when it is aborted, also between two tries', async () => {
    const controller = new AbortController();
    replies.push(refused(503, 'unavailable', { 'retry-after': '60' }));
    const call = client.resolveDomain('acme.test', { signal: controller.signal });
    await expect.poll(() => received.length).toBe(1);
    controller.abort(new Error('not needed any more'));
    await expect(call).rejects.toThrow('not needed any more');
  });

  it('throws the code, the message and the id of the request when it is refused', async () => {
    replies.push(refused(402, 'no_credits'));
    await expect(client.account()).rejects.toMatchObject({
      name: 'DomesdayError',
      status: 402,
      code: 'no_credits',
      message: 'No: no_credits.',
      requestId: 'req_1',
    });
  });

  it('throws `no_answer` when there is no answer', async () => {
    const nobody = createDomesdayClient({ baseUrl: 'http://127.0.0.1:1', retriesMax: 0 });
    await expect(nobody.account()).rejects.toEqual(expect.any(DomesdayError));
    await expect(nobody.account()).rejects.toMatchObject({ status: 0, code: 'no_answer' });
  });
});

it('a resolution polls its job until it is completed', async () => {
  replies.push(
    { status: 202, body: { status: 'queued', job_id: 'job_1' } },
    { status: 200, body: { status: 'completed', match_status: 'no_match' } },
  );
  const pending: string[] = [];
  const result = await client.resolveDomain('acme.test', { onPending: ({ status }) => pending.push(status) });
  expect(result.match_status).toBe('no_match');
  expect(pending).toEqual(['queued']);
  expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /v1/resolve/domain',
    'GET /v1/enrich/status/job_1',
  ]);
});

describe('a list as an async iterator', () => {
  const paths = () => received.map(({ url }) => url);

  it('goes on with the next page until the last', async () => {
    replies.push(
      { status: 200, body: { companies: [{ company_number: '1' }], next_page: 'p2' } },
      { status: 200, body: { companies: [{ company_number: '2' }], next_page: null } },
    );
    const numbers: string[] = [];
    for await (const { company_number } of client.eachCompany({ name: 'acme' })) numbers.push(company_number);
    expect(numbers).toEqual(['1', '2']);
    expect(paths()).toEqual(['/v1/companies/search?name=acme', '/v1/companies/search?name=acme&page=p2']);
  });

  it('goes on before the last item', async () => {
    replies.push(
      { status: 200, body: { signals: [{ id: 'sig_2' }], has_more: true } },
      { status: 200, body: { signals: [{ id: 'sig_1' }], has_more: false } },
    );
    const ids: string[] = [];
    for await (const { id } of client.eachSignal()) ids.push(id);
    expect(ids).toEqual(['sig_2', 'sig_1']);
    expect(paths()).toEqual(['/v1/signals?limit=100', '/v1/signals?limit=100&before=sig_2']);
  });

  it('reads no page that is not asked for', async () => {
    replies.push({ status: 200, body: { reviews: [{ id: 'rev_1' }], page: 1, has_more: true } });
    for await (const { id } of client.eachReview()) {
      expect(id).toBe('rev_1');
      break;
    }
    expect(received).toHaveLength(1);
  });

  it('can be kept up with from a cursor, for signals', async () => {
    replies.push(
      { status: 200, body: { signals: [{ id: 'sig_1' }], has_more: true, next_cursor: 'c1' } },
      { status: 200, body: { signals: [], has_more: false, next_cursor: 'c2' } },
    );
    let cursor = 'start';
    for await (const page of client.signalPages(cursor)) cursor = page.next_cursor ?? cursor;
    expect(cursor).toBe('c2');
    expect(paths()).toEqual(['/v1/signals?limit=100&cursor=start', '/v1/signals?limit=100&cursor=c1']);
  });
});

it('an upload is sent as it is, with the type of its format', async () => {
  replies.push({ status: 200, body: { rows: 1 } }, { status: 202, body: { id: 'bulk_1' } });
  await client.previewBulk({ content: 'domain\none.test\n', format: 'csv' });
  await client.startBulk({ content: '"one.test"\n', format: 'jsonl' });
  replies.push({ status: 202, body: { id: 'bulk_2' } });
  await client.startBulk(
    { content: new TextEncoder().encode('a,b\n'), format: 'csv' },
    { column: 'b', direction: 'company' },
  );
  expect(received).toMatchObject([
    { url: '/v1/bulk?preview=true', headers: { 'content-type': 'text/csv' }, body: 'domain\none.test\n' },
    { url: '/v1/bulk', headers: { 'content-type': 'application/x-ndjson' }, body: '"one.test"\n' },
    { url: '/v1/bulk?column=b&direction=company', headers: { 'content-type': 'text/csv' }, body: 'a,b\n' },
  ]);
});

it('the results of an upload can be read as a stream', async () => {
  replies.push({ status: 200, body: ['row'] });
  const { body } = await client.bulkResults('bulk_1', 'jsonl');
  expect(await new Response(body).text()).toBe('["row"]');
  expect(received[0]?.url).toBe('/v1/bulk/bulk_1/results?format=jsonl');
});
