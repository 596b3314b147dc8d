import { describe, expect, it, vi } from 'vitest';
import { useWebhookFixture } from './test-support/webhook-fixture.ts';

vi.setConfig({ testTimeout: 60_000 });
const fixture = useWebhookFixture();
const BODY = { webhook_url: 'https://hooks.test/in', signal_type: 'all' };

describe('POST /v1/partner/webhooks', () => {
  it('registers a destination and shows its secret this once', async () => {
    const created = await fixture.call('POST', '', { body: BODY });
    expect(created.statusCode).toBe(201);
    expect(created.headers['cache-control']).toBe('no-store');
    expect(created.json()).toEqual({
      id: expect.any(Number),
      webhook_url: 'https://hooks.test/in',
      description: null,
      signal_type: 'all',
      signal_types: ['all'],
      status: 'active',
      disabled_reason: null,
      created_at: expect.any(String),
      last_delivery_at: null,
      last_delivery_status: null,
      consecutive_failures: 0,
      health: { last_success_at: null, attempts_24h: 0, success_share_24h: null, pending: 0, held_back: 0 },
      signing_secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{32}$/),
    });
    const { signing_secret: _, ...shown } = created.json();
    expect((await fixture.call('GET', '')).json()).toEqual({ webhooks: [shown] });
  });
  it.each([
    ['no address', { signal_type: 'all' }],
    ['no type', { webhook_url: BODY.webhook_url }],
    ['an unknown type', { ...BODY, signal_type: 'company_moved' }],
    ['an unknown type among several', { ...BODY, signal_types: ['all', 'company_moved'] }],
    ['an empty list of types', { ...BODY, signal_types: [] }],
    ['a type that is not one of several', { ...BODY, signal_types: ['psc_changed'] }],
    ['a long description', { ...BODY, description: 'x'.repeat(201) }],
    ['a type that is no text', { ...BODY, signal_type: 7 }],
    ['no address at all', { ...BODY, webhook_url: 'hooks' }],
    ['plain http', { ...BODY, webhook_url: 'http://hooks.test/in' }],
    ['a private address', { ...BODY, webhook_url: 'https://192.168.1.1/in' }],
  ])('refuses %s', async (_, body) => {
    const answer = await fixture.call('POST', '', { body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatchObject({
      code: 'invalid_request',
      details: { fields: expect.any(Object) },
    });
  });
  it('lets an account have ten, however many come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => fixture.call('POST', '', { body: BODY })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().error.code).toBe(
      'webhook_limit_reached',
    );
    expect((await fixture.call('POST', '', { as: 'ben', body: BODY })).statusCode).toBe(201);
  });

  it('gives ids that say nothing about how many others there are', async () => {
    const created = [];
    for (const as of ['anna', 'ben', 'anna'])
      created.push(await fixture.call('POST', '', { as, body: BODY }));
    const ids = created.map((answer) => answer.json().id as number);
    expect(ids.every((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31)).toBe(true);
    const [first = 0, second = 0, third = 0] = ids;
    expect(Math.abs(second - first) + Math.abs(third - second)).toBeGreaterThan(100);
  });
});

it.each([
  ['https://Hooks.test', 'hooks.test'],
  ['https://hooks.test:8443/x/../in?b=2#top', 'hooks.test:8443'],
])('%s is shown as it was written, and sent to', async (url, host) => {
  const created = await fixture.call('POST', '', { body: { ...BODY, webhook_url: url } });
  expect([created.statusCode, created.json().webhook_url]).toEqual([201, url]);
  expect((await fixture.call('GET', '')).json().webhooks).toMatchObject([{ webhook_url: url }]);
  fixture.startDispatcher();
  await fixture.call('POST', `/${created.json().id}/test`);
  await expect
    .poll(() => fixture.receiver.received.map((got) => got.host), { timeout: 15_000 })
    .toEqual([host]);
});

it('an international name is stored in its ASCII form, also when it is written as before', async () => {
  const url = 'https://bücher.hooks.test/in';
  const ascii = 'https://xn--bcher-kva.hooks.test/in';
  const created = await fixture.call('POST', '', { body: { ...BODY, webhook_url: url } });
  expect([created.statusCode, created.json().webhook_url]).toEqual([201, ascii]);
  const edited = await fixture.call('PATCH', `/${created.json().id}`, { body: { webhook_url: url } });
  expect([edited.statusCode, edited.json().webhook_url]).toEqual([200, ascii]);
});

it.each([
  ['/enable', 'send_held_back', 'yes'],
  ['/test', 'signal_type', 'unknown'],
])(
  'a wrong field of the optional body of %s is the only one that the answer names',
  async (path, field, value) => {
    const { id } = await fixture.register();
    const answer = await fixture.call('POST', `/${id}${path}`, { body: { [field]: value } });
    expect([answer.statusCode, Object.keys(answer.json().error.details.fields)]).toEqual([400, [field]]);
    expect(answer.json().error.message).not.toContain('also wrong');
  },
);

it('a name that no lookup can find is refused', async () => {
  for (const host of ['a..b.com', '.b.com', `${'a'.repeat(64)}.com`, `${'abc.'.repeat(63)}com`]) {
    const body = { ...BODY, webhook_url: `https://${host}/` };
    const answer = await fixture.call('POST', '', { body });
    expect([answer.statusCode, answer.json().error.details.fields]).toEqual([
      400,
      { webhook_url: 'must be a full domain name, such as hooks.example.com' },
    ]);
  }
});

describe('a destination of another account', () => {
  it.each([
    ['DELETE', ''],
    ['PATCH', ''],
    ['POST', '/test'],
    ['POST', '/pause'],
    ['POST', '/enable'],
    ['POST', '/rotate-secret'],
    ['GET', '/deliveries'],
    ['GET', '/deliveries/whd_1'],
    ['POST', '/deliveries/whd_1/redeliver'],
  ] as const)('is not found by %s …%s', async (method, path) => {
    const { id } = await fixture.register();
    const body = method === 'PATCH' ? { body: { description: 'Mine' } } : {};
    const answer = await fixture.call(method, `/${id}${path}`, { as: 'ben', ...body });
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'webhook_not_found']);
    expect((await fixture.call('GET', '')).json().webhooks).toHaveLength(1);
  });
});

it('DELETE removes it, once', async () => {
  const { id } = await fixture.register();
  expect((await fixture.call('DELETE', `/${id}`)).json()).toEqual({ id, deleted: true });
  expect((await fixture.call('DELETE', `/${id}`)).statusCode).toBe(404);
});

it.each([
  ['DELETE', '/0'],
  ['DELETE', '/-1'],
  ['DELETE', '/2147483647'],
  ['DELETE', '/2147483648'],
  ['DELETE', '/x'],
  ['PATCH', '/1.5'],
  ['GET', '/%00/deliveries'],
  ['POST', '/99999999999/test'],
  ['POST', '/99999999999/enable'],
  ['POST', '/99999999999/rotate-secret'],
  ['GET', '/99999999999999999999/deliveries'],
  ['POST', '/99999999999999999999/deliveries/whd_1/redeliver'],
] as const)('an id that no destination has, or could have, is not found: %s %s', async (method, path) => {
  const answer = await fixture.call(method, path);
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'webhook_not_found']);
});

it.each([
  'status=sent',
  'signal_type=all',
  'signal_type=x',
  'limit=0',
  'limit=101',
  'limit=x',
  'limit=',
  'limit=1.5',
  `before=${'x'.repeat(65)}`,
])('the log refuses %s', async (query) => {
  const { id } = await fixture.register();
  const answer = await fixture.call('GET', `/${id}/deliveries?${query}`);
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid_request']);
});

it('a delivery of another account is not found, neither for redelivery nor as a page cursor', async () => {
  const theirs = await fixture.register('all', 'https://hooks.test/in', 'ben');
  const made = await fixture.call('POST', `/${theirs.id}/test`, { as: 'ben' });
  const { id } = await fixture.register();
  const again = await fixture.call('POST', `/${id}/deliveries/${made.json().id}/redeliver`);
  expect([again.statusCode, again.json().error.code]).toEqual([404, 'not_found']);
  await fixture.call('POST', `/${id}/test`);
  const log = await fixture.call('GET', `/${id}/deliveries?before=${made.json().id}`);
  expect(log.json().deliveries).toEqual([]);
});

it('a delivery that is not there is not found', async () => {
  const { id } = await fixture.register();
  const answer = await fixture.call('POST', `/${id}/deliveries/whd_none/redeliver`);
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
});

it('all of it needs a credential', async () => {
  const answer = await fixture.test.app.inject({ url: '/v1/partner/webhooks' });
  expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'missing_credentials']);
});
