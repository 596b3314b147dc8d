import { Readable } from 'node:stream';
import { Type } from '@sinclair/typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../test/support/test-service.ts';

const Fields = Type.Object({ name: Type.Optional(Type.String({ default: 'Ada' })) });
const json = { 'content-type': 'application/json' };

let test: TestService;
beforeAll(async () => {
  test = await startTestService({
    routes(app) {
      app.post('/fields', { schema: { body: Fields } }, async (request) => ({ body: request.body }));
      app.delete('/echo', { schema: { hide: true } }, async () => ({ deleted: true }));
      app.get('/first/:id/second', { schema: { hide: true } }, async () => ({ found: true }));
    },
  });
});
afterAll(() => test.stop());

describe('a request without a body', () => {
  it('may name the type of one all the same', async () => {
    const response = await test.app.inject({ method: 'DELETE', url: '/echo', headers: json });
    expect(response.statusCode).toBe(200);
  });

  it.each([
    ['no type', {}],
    ['JSON', json],
    ['a form, as curl sends it', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['text', { 'content-type': 'text/plain' }],
  ])('has no fields, whatever its type: %s', async (_, headers) => {
    for (const payload of [undefined, '']) {
      const response = await test.app.inject({
        method: 'POST',
        url: '/fields',
        headers,
        ...(payload === '' && { payload }),
      });
      expect([response.statusCode, response.json()]).toEqual([200, { body: { name: 'Ada' } }]);
    }
  });

  it('may be sent in pieces', async () => {
    const payload = Readable.from([]);
    const headers = { 'content-type': 'text/plain', 'transfer-encoding': 'chunked' };
    const response = await test.app.inject({ method: 'POST', url: '/fields', headers, payload });
    expect(response.statusCode).toBe(200);
  });
});

it.each(['/first//second', '/first//second?x=1'])('an empty part of a path is unknown: %s', async (url) => {
  expect((await test.app.inject(url)).json().error.code).toBe('not_found');
  expect((await test.app.inject('/first/x/second')).json()).toEqual({ found: true });
});
