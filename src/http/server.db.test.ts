import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { Type } from '@sinclair/typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../test/support/test-service.ts';
import { Problem } from '../shared/problem.ts';

let test: TestService;
beforeAll(async () => {
  test = await startTestService({
    routes(app) {
      app.post(
        '/echo',
        {
          schema: {
            body: Type.Object({ name: Type.String({ minLength: 2, maxLength: 5 }), age: Type.Integer() }),
            querystring: Type.Object({ limit: Type.Optional(Type.Integer({ minimum: 1 })) }),
          },
        },
        async (request) => ({ body: request.body, query: request.query }),
      );
      app.get('/long/:id', { schema: { hide: true } }, async () => {
        throw new Problem('job_not_found', 'There is no such job.');
      });
      app.get('/file', { schema: { hide: true } }, (_request, reply) => reply.callNotFound());
      app.get('/file-part', { schema: { hide: true } }, async () => {
        throw Object.assign(new Error('Range Not Satisfiable'), { statusCode: 416 });
      });
      app.get('/explode', async () => {
        throw new Error('select secret from vault');
      });
    },
  });
});
afterAll(() => test.stop());

const json = { 'content-type': 'application/json' };

describe('every failure has the one envelope', () => {
  it.each([
    ['an unknown path', { method: 'GET', url: '/nowhere' }, 404, 'not_found'],
    [
      'an unknown path, even with a body of a wrong type',
      { method: 'POST', url: '/nowhere', payload: 'x', headers: { 'content-type': 'text/plain' } },
      404,
      'not_found',
    ],
    ['a wrong method', { method: 'DELETE', url: '/healthz' }, 405, 'method_not_allowed'],
    ['a method that no route takes', { method: 'TRACE', url: '/healthz' }, 405, 'method_not_allowed'],
    ['a method of another protocol', { method: 'PROPFIND', url: '/healthz' }, 405, 'method_not_allowed'],
    ['a file that is not there', { method: 'GET', url: '/file' }, 404, 'not_found'],
    ['a part that a file has not', { method: 'GET', url: '/file-part' }, 400, 'invalid_request'],
    [
      'an id that is far too long',
      { method: 'GET', url: `/long/${'x'.repeat(4_000)}` },
      404,
      'job_not_found',
    ],
    [
      'a wrong method, even with a broken body',
      { method: 'PUT', url: '/healthz', payload: '{', headers: json },
      405,
      'method_not_allowed',
    ],
    [
      'malformed JSON',
      { method: 'POST', url: '/echo', payload: '{"name":', headers: json },
      400,
      'invalid_request',
    ],
    ['an empty body', { method: 'POST', url: '/echo', payload: '', headers: json }, 400, 'invalid_request'],
    ['no body at all', { method: 'POST', url: '/echo' }, 400, 'invalid_request'],
    [
      'a body that is not an object',
      { method: 'POST', url: '/echo', payload: '[1]', headers: json },
      400,
      'invalid_request',
    ],
    [
      'another media type',
      { method: 'POST', url: '/echo', payload: 'name=x', headers: { 'content-type': 'text/plain' } },
      415,
      'unsupported_media_type',
    ],
    [
      'an oversized body',
      { method: 'POST', url: '/echo', payload: JSON.stringify({ name: 'x'.repeat(70_000) }), headers: json },
      413,
      'payload_too_large',
    ],
    ['a path that ends before its id', { method: 'GET', url: '/long/' }, 404, 'not_found'],
    ['such a path, by another method', { method: 'PUT', url: '/long/' }, 404, 'not_found'],
    ['an id with a NUL', { method: 'GET', url: '/long/%00' }, 404, 'job_not_found'],
    ['broken percent-encoding', { method: 'GET', url: '/%E0%A4%A' }, 400, 'invalid_request'],
    ['our own mistake', { method: 'GET', url: '/explode' }, 500, 'internal_error'],
  ] as const)('is the answer to %s', async (_what, request, status, code) => {
    const response = await test.app.inject(request);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    const { error } = response.json();
    expect(error.code).toBe(code);
    expect(error.message).toMatch(/^\S.*[.]$/);
    expect(error.request_id).toBe(response.headers['x-request-id']);
    expect(response.body).not.toMatch(/vault|\bat \//);
  });

  it('names each wrong field, so that a form can show them', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/echo',
      payload: { name: 'x', age: '7' },
    });
    expect(response.json().error.details.fields).toEqual({
      name: 'must be text of 2 to 5 characters',
      age: 'must be a whole number',
    });
    const empty = await test.app.inject({ method: 'POST', url: '/echo', payload: {} });
    expect(empty.json().error.details.fields).toEqual({
      name: 'is required; send text of 2 to 5 characters',
      age: 'is required; send a whole number',
    });
    const none = await test.app.inject({ method: 'POST', url: '/echo' });
    expect(none.json().error).toMatchObject({
      message: 'name is required; send text of 2 to 5 characters; also wrong: age.',
      details: { fields: empty.json().error.details.fields },
    });
  });

  it('says which methods an address takes', async () => {
    const response = await test.app.inject({ method: 'POST', url: '/healthz' });
    expect(response.headers.allow).toBe('GET, HEAD');
  });
});

describe('input', () => {
  it('is taken from a body as it is written, from a query as it is meant, and unknown parts are ignored', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/echo?limit=3&colour=red',
      payload: { name: 'Ada', age: 7, shoe_size: 4 },
    });
    expect(response.statusCode).toBe(200);
    expect(response.json().query.limit).toBe(3);
  });

  it.each(['"__proto__":{"admin":true}', '"constructor":{"prototype":{"admin":true}}'])(
    'is ignored like any unknown part if it aims at a prototype (%s), and gets nowhere',
    async (part) => {
      const payload = `{"name":"Ada","age":7,${part}}`;
      const response = await test.app.inject({ method: 'POST', url: '/echo', payload, headers: json });
      expect([response.statusCode, response.json().body]).toEqual([200, { name: 'Ada', age: 7 }]);
    },
  );
});

describe('the request id', () => {
  it("is the caller's own when it is printable and short", async () => {
    const response = await test.app.inject({ url: '/healthz', headers: { 'x-request-id': 'order-4711' } });
    expect(response.headers['x-request-id']).toBe('order-4711');
  });

  it.each([
    ['too long', 'x'.repeat(129)],
    ['with a space', 'a b'],
    ['empty', ''],
  ])('is ours when theirs is %s', async (_how, id) => {
    const response = await test.app.inject({ url: '/healthz', headers: { 'x-request-id': id } });
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('every response', () => {
  it('forbids framing, sniffing and loading anything', async () => {
    const { headers } = await test.app.inject('/healthz');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

describe('the log', () => {
  it('records each request by its route, and never its query, headers or body', async () => {
    await test.app.inject({
      method: 'POST',
      url: '/echo?token=SECRET-IN-QUERY',
      headers: {
        authorization: 'Bearer SECRET-IN-HEADER',
        'x-api-key': 'SECRET-KEY',
        cookie: 'SECRET-COOKIE',
      },
      payload: { name: 'Ada', age: 1, password: 'SECRET-IN-BODY' },
    });
    await test.app.inject('/nowhere/SECRET-IN-PATH');
    const lines = test.captured.lines().filter((line) => line.msg === 'request');
    expect(lines.at(-2)).toMatchObject({ method: 'POST', route: '/echo', status: 200 });
    expect(test.captured.text()).not.toContain('SECRET');
  });

  it('hides secrets even in objects that were logged by mistake', () => {
    test.captured.log.info(
      { password: 'SECRET-1', nested: { api_key: 'SECRET-2', deep: { token: 'SECRET-3' } } },
      'oops',
    );
    test.captured.log.info({ headers: { authorization: 'SECRET-4', 'x-api-key': 'SECRET-5' } }, 'oops');
    expect(test.captured.text()).not.toContain('SECRET');
    expect(test.captured.text()).toContain('[redacted]');
  });

  it('keeps the cause of an internal error that the caller did not see', () => {
    expect(test.captured.text()).toContain('select secret from vault');
  });
});

describe('the description', () => {
  it('is OpenAPI 3.1, version 1.0.0, and lists what is served', async () => {
    const document = (await test.app.inject('/openapi.json')).json();
    expect(document.openapi).toMatch(/^3\.1/);
    expect(document.info.version).toBe('1.0.0');
    expect(Object.keys(document.paths)).toContain('/healthz');
  });
});

describe('the metrics', () => {
  it('count requests by route pattern', async () => {
    await test.app.inject('/healthz');
    const { body } = await test.app.inject('/metrics');
    expect(body).toContain(
      'domesday_http_request_duration_seconds_count{method="GET",route="/healthz",status="200"}',
    );
    expect(body).toContain('domesday_database_connections');
    expect(body).toContain('process_cpu_seconds_total');
  });
});

describe('time', () => {
  it('is bounded for headers, for the whole request, and for idle connections', () => {
    expect(test.app.server).toMatchObject({
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 72_000,
    });
  });

  it('spent on sending headers one by one ends in a 408 with the envelope', async () => {
    const hasty = await test.service.createServer();
    hasty.server.headersTimeout = 300;
    await hasty.listen({ host: '127.0.0.1', port: 0 });
    const { port } = hasty.server.address() as AddressInfo;
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n'));
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('close', () => resolve(text));
    });
    expect(answer).toContain('HTTP/1.1 408');
    expect(answer).toContain('"code":"request_timeout"');
    await hasty.close();
  });
});

it('requests during a shutdown get a 503 in the usual error body', async () => {
  const app = await test.service.createServer();
  let release = () => {};
  const begun = new Promise<void>((resolve) => {
    app.get('/slow', { schema: { hide: true } }, async () => {
      resolve();
      await new Promise<void>((done) => {
        release = done;
      });
      return {};
    });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const answers = new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n'));
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
    void begun.then(() => {
      void app.close();
      socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n', () => setImmediate(release));
    });
  });
  const [, , refusal = ''] = (await answers).split('HTTP/1.1 ');
  expect(refusal).toMatch(/^503 /);
  expect(refusal.toLowerCase()).toContain('x-request-id: ');
  expect(refusal).toContain('"code":"unavailable"');
});

describe('bytes that are hardly a request', () => {
  async function raw(bytes: string): Promise<string> {
    if (!test.app.server.listening) await test.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = test.app.server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });
  }

  it.each([
    ['nonsense', 'HELLO\r\n\r\n', 400, 'invalid_request'],
    ['CONNECT', 'CONNECT example.com:443 HTTP/1.1\r\nhost: example.com\r\n\r\n', 405, 'method_not_allowed'],
    ['an unknown method', 'FETCH /healthz HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'invalid_request'],
    [
      'OPTIONS of a known path',
      'OPTIONS /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      405,
      'method_not_allowed',
    ],
    [
      'OPTIONS of an unknown path',
      'OPTIONS /nowhere HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      404,
      'not_found',
    ],
    [
      'OPTIONS of the whole server',
      'OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      405,
      'method_not_allowed',
    ],
    [
      'OPTIONS of a path of the authorisation server',
      'OPTIONS /oauth/interaction/x HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      405,
      'method_not_allowed',
    ],
    [
      'OPTIONS of the authorisation endpoint',
      'OPTIONS /oauth/authorize HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      405,
      'method_not_allowed',
    ],
    [
      'OPTIONS that is no preflight',
      'OPTIONS /oauth/token HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      405,
      'method_not_allowed',
    ],
    ['a request to no host', 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'invalid_request'],
    [
      'headers over 16 KiB',
      `GET / HTTP/1.1\r\nhost: x\r\nx-big: ${'y'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
  ])('%s get the envelope too', async (_what, bytes, status, code) => {
    const answer = await raw(bytes);
    expect(answer).toContain(`HTTP/1.1 ${status}`);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '').error.code).toBe(code);
    expect(answer.toLowerCase()).toContain('x-request-id: ');
  });

  it.each([
    ['a request of HTTP/1.0, which knew no host', 'GET /healthz HTTP/1.0\r\n\r\n'],
    [
      'an unknown expectation',
      'GET /healthz HTTP/1.1\r\nhost: x\r\nexpect: wonders\r\nconnection: close\r\n\r\n',
    ],
  ])('%s is answered all the same', async (_what, bytes) => {
    expect(await raw(bytes)).toContain('HTTP/1.1 200');
  });
});
