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

  it('lists signals made in the meantime as held back, and sends them only when that is asked for', async () => {
    fixture.startDispatcher();
    const heldBack = [await fixture.signal('meanwhile-1'), await fixture.signal('meanwhile-2')];
    const ofSignals = async () =>
      (await logOf()).filter(({ signal_id }: { signal_id: string }) => heldBack.includes(signal_id));
    expect(await ofSignals()).toMatchObject(
      heldBack.map(() => ({ status: 'held_back', attempts: 0, next_attempt_at: null })),
    );
    await fixture.call('POST', `/${id}/enable`);
    await expect.poll(() => fixture.receiver.received.length, IN_TIME).toBe(12);
    expect(await ofSignals()).toMatchObject([{ status: 'held_back' }, { status: 'held_back' }]);
    const [one] = await ofSignals();
    await fixture.call('POST', `/${id}/deliveries/${one.id}/redeliver`);
    await expect.poll(async () => (await found(one.id)).status, IN_TIME).toBe('delivered');
    const enabled = await fixture.call('POST', `/${id}/enable`, { body: { send_held_back: true } });
    expect(enabled.json().status).toBe('active');
    // The receiver has it before the log says so.
    await expect.poll(ofSignals, IN_TIME).toMatchObject([{ status: 'delivered' }, { status: 'delivered' }]);
    expect(fixture.receiver.received).toHaveLength(14);
  });

  it('clears what was held back after 30 days, as the rest of the log', async () => {
    await fixture.signal('long-ago');
    await fixture.db.execute(sql`update webhook_deliveries set created_at = created_at - interval '31 days'`);
    await fixture.test.service.webhooks.clearing.oldDeliveries(new AbortController().signal);
    expect((await logOf()).map(({ status }: { status: string }) => status)).not.toContain('held_back');
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
