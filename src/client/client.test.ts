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

  it('that is limited is sent again, body included, after the time the service names', async () => {
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

  it('that is refused throws the code, the message and the id of the request', async () => {
    replies.push(refused(402, 'no_credits'));
    await expect(client.account()).rejects.toMatchObject({
      name: 'DomesdayError',
      status: 402,
      code: 'no_credits',
      message: 'No: no_credits.',
      requestId: 'req_1',
    });
  });

  it('without an answer throws `no_answer`', async () => {
    const nobody = createDomesdayClient({ baseUrl: 'http://127.0.0.1:1' });
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
