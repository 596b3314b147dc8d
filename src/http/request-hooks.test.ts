import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AppInstance } from '../platform/http/index.ts';
import { silentLogger } from '../platform/logger.ts';
import { inSpan, startTracing, type Tracing } from '../platform/tracing.ts';
import { addRequestSpans } from './request-hooks.ts';

interface ReceivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code: number };
  attributes: { key: string; value: object }[];
}

interface Received {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] };
    scopeSpans: { spans: ReceivedSpan[] }[];
  }[];
}

const VARIABLES = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_RESOURCE_ATTRIBUTES'] as const;
const received: Received[] = [];
let collector: Server;
let tracing: Tracing | undefined;

beforeEach(async () => {
  received.length = 0;
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      if (request.url === '/v1/traces') received.push(JSON.parse(body));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  process.env.OTEL_RESOURCE_ATTRIBUTES = 'deployment.environment.name=test';
  tracing = await startTracing({ version: '1.2.3', log: silentLogger });
});
afterEach(async () => {
  await tracing?.stop();
  collector.close();
  collector.closeAllConnections();
  for (const name of VARIABLES) delete process.env[name];
});

async function finish() {
  await tracing?.stop();
  tracing = undefined;
  const spans = received.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
  return { spans, find: (name: string) => spans.find((span) => span.name === name) };
}

async function createApp() {
  const app = Fastify() as unknown as AppInstance;
  addRequestSpans(app);
  app.get('/things/:id', () => inSpan({ name: 'select', kind: 'client' }, async () => 'found'));
  app.get('/broken', async () => {
    throw new Error('the secret is hunter2');
  });
  return app;
}

it('a request is a span by its route, in the caller’s trace, with what it waits for inside', async () => {
  const app = await createApp();
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  expect((await app.inject({ url: '/things/secret-id', headers: { traceparent } })).body).toBe('found');
  const { find } = await finish();
  const request = find('GET /things/:id');
  expect(request).toMatchObject({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    parentSpanId: 'b7ad6b7169203331',
  });
  expect(find('select')).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId });
  expect(JSON.stringify(received)).not.toContain('secret-id');
  const resource = received[0]?.resourceSpans[0]?.resource.attributes.map(({ key, value }) => [
    key,
    value.stringValue,
  ]);
  expect(resource).toEqual(
    expect.arrayContaining([
      ['service.name', 'domesday'],
      ['service.version', '1.2.3'],
      ['deployment.environment.name', 'test'],
    ]),
  );
});

it('a failure marks its span, without the message', async () => {
  const app = await createApp();
  expect((await app.inject('/broken')).statusCode).toBe(500);
  const job = inSpan({ name: 'job', kind: 'consumer' }, async () => {
    throw new TypeError('of somebody@example.org');
  });
  await expect(job).rejects.toThrow(TypeError);
  const { find } = await finish();
  expect(find('GET /broken')).toMatchObject({ status: { code: 2 } });
  expect(find('job')).toMatchObject({ status: { code: 2, message: 'TypeError' } });
  expect(JSON.stringify(received)).not.toMatch(/hunter2|somebody/);
});

it('traces are not recorded after the stop', async () => {
  await finish();
  received.length = 0;
  expect(await inSpan({ name: 'late', kind: 'client' }, async (span) => span)).toBeUndefined();
});
