import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sql } from '../../platform/postgres/index.ts';
import { answering } from './test-support/receiver.ts';
import { useWebhookWorld } from './test-support/webhook-world.ts';

vi.setConfig({ testTimeout: 60_000 });
const world = useWebhookWorld();
const IN_TIME = { timeout: 15_000 };
const logOf = async () => (await world.call('GET', `/${id}/deliveries`)).json().deliveries;
const found = async (deliveryId: string) =>
  (await logOf()).find((one: { id: string }) => one.id === deliveryId);
const statusOf = async () => (await world.call('GET', '')).json().webhooks[0].status;
let id: number;

/** A destination that was disabled while more waited for it than is looked at. */
beforeEach(async () => {
  ({ id } = await world.register());
  await world.watch('73816452');
  for (let n = 0; n < 12; n++) await world.signal(`waits-${n}`);
  await world.db.execute(sql`update webhook_destinations set status = 'disabled' where id = ${id}`);
});

describe('a disabled destination', () => {
  it('gets a test that somebody asks for, and nothing else', async () => {
    world.startDispatcher();
    const test = (await world.call('POST', `/${id}/test`)).json();
    await expect.poll(async () => (await found(test.id)).status, IN_TIME).toBe('delivered');
    expect(world.receiver.received).toHaveLength(1);
    expect(await statusOf()).toBe('disabled');
  });

  it('gets a delivery again that somebody asks for', async () => {
    world.startDispatcher();
    const [, asked] = await logOf();
    const answer = await world.call('POST', `/${id}/deliveries/${asked.id}/redeliver`);
    expect(answer.statusCode).toBe(202);
    await expect.poll(async () => (await found(asked.id)).status, IN_TIME).toBe('delivered');
    expect(world.receiver.received.map(({ headers }) => headers['x-webhook-id'])).toEqual([asked.id]);
  });

  it('gets it once: a failure ends it', async () => {
    world.receiver.answer = answering(500);
    world.startDispatcher();
    const test = (await world.call('POST', `/${id}/test`)).json();
    await expect.poll(async () => (await found(test.id)).status, IN_TIME).toBe('failed');
    expect(await found(test.id)).toMatchObject({ next_attempt_at: null, log: [{ response_status: 500 }] });
    expect(world.receiver.received).toHaveLength(1);
  });

  it('gets what waited once it is enabled, with a whole schedule for what is asked for then', async () => {
    world.startDispatcher();
    await world.call('POST', `/${id}/enable`);
    await expect.poll(() => world.receiver.received.length, IN_TIME).toBe(12);
    world.receiver.answer = answering(500);
    const test = (await world.call('POST', `/${id}/test`)).json();
    await expect.poll(async () => (await found(test.id)).log.length, IN_TIME).toBe(1);
    expect(await found(test.id)).toMatchObject({ status: 'pending' });
  });
});
