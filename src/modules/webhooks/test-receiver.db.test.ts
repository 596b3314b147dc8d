import { describe, expect, it, vi } from 'vitest';
import { sql } from '../../platform/postgres/index.ts';
import { DAY_MS } from '../../shared/clock.ts';
import { useWebhookFixture } from './test-support/webhook-fixture.ts';

vi.setConfig({ testTimeout: 60_000 });
const fixture = useWebhookFixture();
const COMPANY = '73816452';
const IN_TIME = { timeout: 30_000 };

const create = async (as = 'anna') => fixture.call('POST', '/test-receiver', { as });
const logOf = async (id: number) => (await fixture.call('GET', `/${id}/deliveries`)).json().deliveries;
const deleteExpired = () =>
  fixture.test.service.webhooks.clearing.expiredReceivers(new AbortController().signal);

describe('POST /v1/partner/webhooks/test-receiver', () => {
  it('makes a destination for all signals, with its secret and the end of its time', async () => {
    const created = await create();
    expect([created.statusCode, created.headers['cache-control']]).toEqual([201, 'no-store']);
    expect(created.json()).toMatchObject({
      webhook_url: expect.stringMatching(/^https:\/\/test-receiver\.invalid\/rcv_\w{32}$/),
      signal_types: ['all'],
      status: 'active',
      signing_secret: expect.stringMatching(/^whsec_/),
      expires_at: new Date(fixture.clock.now().getTime() + DAY_MS).toISOString(),
    });
    const { webhooks } = (await fixture.call('GET', '')).json();
    expect(webhooks).toMatchObject([{ expires_at: created.json().expires_at }]);
    expect(webhooks[0]).not.toHaveProperty('signing_secret');
    expect((await fixture.call('GET', '', { as: 'ben' })).json().webhooks).toEqual([]);
  });

  it('counts as one of the ten of an account', async () => {
    const answers = [];
    for (let made = 0; made < 11; made++) answers.push((await create()).statusCode);
    expect(answers).toEqual([...Array(10).fill(201), 409]);
  });

  it('refuses a caller without credentials', async () => {
    const answer = await fixture.test.app.inject({
      method: 'POST',
      url: '/v1/partner/webhooks/test-receiver',
    });
    expect(answer.statusCode).toBe(401);
  });
});

describe('a test receiver', () => {
  it('receives tests and signals within the service, and says that their signatures are valid', async () => {
    const { id } = (await create()).json();
    await fixture.watch(COMPANY);
    await fixture.signal('received');
    await fixture.call('POST', `/${id}/test`);
    await fixture.call('POST', `/${id}/rotate-secret`);
    await fixture.call('POST', `/${id}/test`);
    fixture.startDispatcher();
    const statuses = async () => (await logOf(id)).map(({ status }: { status: string }) => status);
    await expect.poll(statuses, IN_TIME).toEqual(['delivered', 'delivered', 'delivered']);
    const [last] = await logOf(id);
    const { log } = (await fixture.call('GET', `/${id}/deliveries/${last.id}`)).json();
    expect(log).toMatchObject([
      {
        response_status: 200,
        response_body: 'Signature valid.',
        request_headers: { 'x-webhook-id': last.id, 'x-webhook-signature-previous': expect.any(String) },
      },
    ]);
    expect(fixture.receiver.received).toEqual([]);
  });

  it('is deleted with its log when its time is over, and no other destination is', async () => {
    const { id } = (await create()).json();
    await fixture.call('POST', `/${id}/test`);
    const { id: kept } = await fixture.register();
    await deleteExpired();
    expect((await fixture.call('GET', '')).json().webhooks).toHaveLength(2);
    fixture.clock.advance({ days: 1 });
    await deleteExpired();
    expect((await fixture.call('GET', '')).json().webhooks).toMatchObject([{ id: kept }]);
    expect(
      await fixture.db.query(sql`select id from webhook_deliveries where destination_id = ${id}`),
    ).toEqual([]);
  });

  it('stays once it has an address of the account’s own, with its secret and its log', async () => {
    const { id, webhook_url: own } = (await create()).json();
    const edit = (body: object) => fixture.call('PATCH', `/${id}`, { body });
    expect((await edit({ webhook_url: own, description: 'Trial' })).json()).toMatchObject({
      webhook_url: own,
      description: 'Trial',
      expires_at: expect.any(String),
    });
    const moved = (await edit({ webhook_url: 'https://hooks.test/in' })).json();
    expect(moved).not.toHaveProperty('expires_at');
    fixture.clock.advance({ days: 1 });
    await deleteExpired();
    await fixture.call('POST', `/${id}/test`);
    fixture.startDispatcher();
    await expect.poll(() => fixture.receiver.received.length, IN_TIME).toBe(1);
    // There is no way back to an address that only the service makes.
    expect((await edit({ webhook_url: own })).statusCode).toBe(400);
  });
});
