import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sql } from '../../platform/postgres/index.ts';
import { respondWith } from './test-support/receiver.ts';
import { useWebhookFixture } from './test-support/webhook-fixture.ts';

vi.setConfig({ testTimeout: 60_000 });
const fixture = useWebhookFixture();
const IN_TIME = { timeout: 15_000 };
const logOf = async () => (await fixture.call('GET', `/${id}/deliveries`)).json().deliveries;
const found = async (deliveryId: string) =>
  (await logOf()).find((one: { id: string }) => one.id === deliveryId);
const statusOf = async () => (await fixture.call('GET', '')).json().webhooks[0].status;
let id: number;

/** A destination that was disabled while more waited for it than is looked at. */
beforeEach(async () => {
  ({ id } = await fixture.register());
  await fixture.watch('73816452');
  for (let n = 0; n < 12; n++) await fixture.signal(`waits-${n}`);
  await fixture.db.execute(sql`update webhook_destinations set status = 'disabled' where id = ${id}`);
});

describe('a disabled destination', () => {
  it('gets a requested test, and nothing else', async () => {
    fixture.startDispatcher();
    const test = (await fixture.call('POST', `/${id}/test`)).json();
    await expect.poll(async () => (await found(test.id)).status, IN_TIME).toBe('delivered');
    expect(fixture.receiver.received).toHaveLength(1);
    expect(await statusOf()).toBe('disabled');
  });

  it('gets a requested redelivery', async () => {
    fixture.startDispatcher();
    const [, asked] = await logOf();
    const answer = await fixture.call('POST', `/${id}/deliveries/${asked.id}/redeliver`);
    expect(answer.statusCode).toBe(202);
    await expect.poll(async () => (await found(asked.id)).status, IN_TIME).toBe('delivered');
    expect(fixture.receiver.received.map(({ headers }) => headers['x-webhook-id'])).toEqual([asked.id]);
  });

  it('gets it once: a failure ends it', async () => {
    fixture.receiver.answer = respondWith(500);
    fixture.startDispatcher();
    const test = (await fixture.call('POST', `/${id}/test`)).json();
    await expect.poll(async () => (await found(test.id)).status, IN_TIME).toBe('failed');
    expect(await found(test.id)).toMatchObject({ next_attempt_at: null, log: [{ response_status: 500 }] });
    expect(fixture.receiver.received).toHaveLength(1);
  });

  it('gets what waited once it is enabled, with a whole schedule for what is asked for then', async () => {
    fixture.startDispatcher();
    await fixture.call('POST', `/${id}/enable`);
    await expect.poll(() => fixture.receiver.received.length, IN_TIME).toBe(12);
    fixture.receiver.answer = respondWith(500);
    const test = (await fixture.call('POST', `/${id}/test`)).json();
    await expect.poll(async () => (await found(test.id)).log.length, IN_TIME).toBe(1);
    expect(await found(test.id)).toMatchObject({ status: 'pending' });
  });
});
