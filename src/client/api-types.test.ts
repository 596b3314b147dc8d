import createClient from 'openapi-fetch';
import { expect, expectTypeOf, it } from 'vitest';
import type { components, paths, webhooks } from './api-types.ts';

/**
 * `npm run gen:check` generates the types, and `npm run check:types` compiles this: what it says of types is
 * checked there.
 */
const answering = (body: unknown) => async () => Response.json(body);
type Delivered = webhooks['signal']['post']['requestBody']['content']['application/json'];

it('a client of the generated types sends what the API takes, and knows what it answers', async () => {
  const fetch = answering({ status: 'completed' });
  const api = createClient<paths>({ baseUrl: 'http://127.0.0.1:1', fetch });
  const { data, error } = await api.POST('/v1/resolve/domain', { body: { domain: 'tarnwickjoinery.test' } });
  expect(data?.status).toBe('completed');
  expectTypeOf(data?.status).toExtend<string | undefined>();
  expectTypeOf(error?.error.code).toEqualTypeOf<
    components['schemas']['Error']['error']['code'] | undefined
  >();
  // @ts-expect-error: a domain is text
  await api.POST('/v1/resolve/domain', { body: { domain: 1 } });
});

it('the types know what a webhook delivers', () => {
  expectTypeOf<Delivered['data']>().toEqualTypeOf<components['schemas']['Signal']>();
});
