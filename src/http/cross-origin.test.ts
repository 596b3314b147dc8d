import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppInstance } from '../platform/http/index.ts';
import { addCrossOriginCalls } from './cross-origin.ts';
import { trackMethods } from './request-hooks.ts';

const TOOL = 'https://tools.example.org';

function serve(origins: string[]): AppInstance {
  const app = Fastify() as unknown as AppInstance;
  addCrossOriginCalls(app, origins);
  const refuseOtherMethods = trackMethods(app);
  app.post('/v1/enrich', async (_request, reply) => reply.header('vary', 'accept').send({}));
  app.get('/', async () => 'the console');
  refuseOtherMethods();
  return app;
}

const preflight = (origin: string, url = '/v1/enrich') => ({
  method: 'OPTIONS' as const,
  url,
  headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-api-key' },
});
const corsHeaders = (headers: object) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control-')));

describe('an allowed origin', () => {
  let app: AppInstance;
  beforeAll(() => {
    app = serve([TOOL]);
  });
  afterAll(() => app.close());

  it('lets its scripts ask before they call, and send a key but not what marks the console', async () => {
    const { statusCode, headers } = await app.inject(preflight(TOOL));
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-origin']).toBe(TOOL);
    expect(headers['access-control-allow-methods']).toContain('POST');
    expect(headers['access-control-allow-headers']).toContain('x-api-key');
    expect(headers['access-control-allow-headers']).not.toContain('x-domesday-console');
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it('lets its scripts read the answer and what it says of limits and credits, also when it is an error', async () => {
    for (const method of ['POST', 'GET'] as const) {
      const { headers } = await app.inject({ method, url: '/v1/enrich', headers: { origin: TOOL } });
      expect(headers['access-control-allow-origin']).toBe(TOOL);
      expect(headers['access-control-expose-headers']).toContain('ratelimit');
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });

  it.each([
    'https://evil.example.org',
    'https://tools.example.org.evil.example',
    'http://tools.example.org',
    'null',
  ])('%s is told nothing', async (origin) => {
    const { statusCode, headers } = await app.inject(preflight(origin));
    expect([statusCode, corsHeaders(headers)]).toEqual([405, {}]);
    const called = await app.inject({ method: 'POST', url: '/v1/enrich', headers: { origin } });
    expect(corsHeaders(called.headers)).toEqual({});
  });

  it('a cache keeps the answers to different origins apart', async () => {
    const { headers } = await app.inject({ method: 'POST', url: '/v1/enrich' });
    expect(headers.vary).toBe('accept, origin');
  });

  it('the console and other pages are not opened', async () => {
    expect(corsHeaders((await app.inject({ url: '/', headers: { origin: TOOL } })).headers)).toEqual({});
    expect((await app.inject(preflight(TOOL, '/'))).statusCode).toBe(405);
  });
});

it('no script of another page may call without allowed origins, which is the default', async () => {
  const app = serve([]);
  const { statusCode, headers } = await app.inject(preflight(TOOL));
  expect([statusCode, corsHeaders(headers), headers.vary]).toEqual([405, {}, undefined]);
  await app.close();
});
