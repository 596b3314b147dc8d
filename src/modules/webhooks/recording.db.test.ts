import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { TEST_APP_SECRET } from '../../../test/support/test-service.ts';
import { createEgress, type Egress, parseConnectToRules } from '../../platform/egress/index.ts';
import { sql, type Transaction } from '../../platform/postgres/index.ts';
import { createSecretBox, deriveKey } from '../../shared/secret-box.ts';
import { deliver } from './attempt-delivery.ts';
import { claimStore } from './claims.store.ts';
import { type AttemptedDelivery, deliveryStore } from './deliveries.store.ts';
import { destinationStore } from './destinations.store.ts';
import { enqueueDisabledMail } from './disabled-mail.ts';
import { respondWith } from './test-support/receiver.ts';
import { useWebhookFixture } from './test-support/webhook-fixture.ts';
import type { ClaimedDelivery, Outcome } from './webhook.ts';

vi.setConfig({ testTimeout: 60_000 });
const fixture = useWebhookFixture();
const IN_TIME = { timeout: 15_000 };
const CLAIM_MS = 10_000;

const later = (ms: number) => new Date(fixture.clock.now().getTime() + ms);
const logOf = async (id: number) => (await fixture.call('GET', `/${id}/deliveries`)).json().deliveries;
const destination = async () => (await fixture.call('GET', '')).json().webhooks[0];

/** As a process does that may die before it records anything. */
async function claim(): Promise<ClaimedDelivery> {
  const now = fixture.clock.now();
  const sizes = { limit: 10, perDestination: 10, perFailing: 10 };
  const [delivery] = await claimStore.claim(fixture.db, { now, until: later(CLAIM_MS), ...sizes });
  if (!delivery) throw new Error('nothing is due');
  return delivery;
}

function outcome(status: number): Outcome {
  const nothing = {
    response_body: null,
    request_headers: null,
    response_headers: null,
    error: null,
    retry_after_ms: null,
  };
  return { attempted_at: fixture.clock.now(), duration_ms: 5, response_status: status, ...nothing };
}

const succeed = (tx: Transaction, delivery: ClaimedDelivery): Promise<unknown> =>
  deliveryStore.recordSuccesses(tx, [{ delivery, outcome: outcome(200) }]);
const fail = (tx: Transaction, delivery: ClaimedDelivery): Promise<unknown> =>
  deliveryStore.recordFailure(tx, delivery, outcome(500), later(5_000));

async function registerWithTest(): Promise<number> {
  const { id } = await fixture.register();
  await fixture.call('POST', `/${id}/test`);
  return id;
}

/** Until some statement of this database waits for a lock. */
const somebodyWaits = () =>
  expect
    .poll(async () => {
      const waiting = await fixture.db.query(sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
      return waiting.length;
    }, IN_TIME)
    .toBeGreaterThan(0);

it('successes that are recorded together are all logged, and counted in their own hours', async () => {
  const id = await registerWithTest();
  const deliveries = [await claim()];
  for (let n = 0; n < 2; n++) {
    await fixture.call('POST', `/${id}/test`);
    deliveries.push(await claim());
  }
  const hourBefore = later(-3_600_000);
  const ended = deliveries.map((delivery, index) => ({
    delivery,
    outcome: { ...outcome(200 + index), ...(index === 2 && { attempted_at: hourBefore }) },
  }));
  const odd = {
    ...outcome(202),
    response_body: 'a "quoted" \\ {answer}, é',
    request_headers: { 'x-a': '"\\' },
  };
  ended[1] = { delivery: deliveries[1]!, outcome: odd };
  await fixture.db.transaction((tx) => deliveryStore.recordSuccesses(tx, ended));
  const statuses = (await logOf(id)).map(
    (one: { log: { response_status: number }[] }) => one.log[0]?.response_status,
  );
  expect(statuses.sort()).toEqual([200, 202, 202]);
  const hours = await fixture.db.query(sql`
    select succeeded from webhook_hours where destination_id = ${id} order by hour`);
  expect(hours).toEqual([{ succeeded: 1 }, { succeeded: 2 }]);
  // The newest of them.
  expect(await destination()).toMatchObject({ last_delivery_at: fixture.clock.now().toISOString() });
  const read = (await fixture.call('GET', `/${id}/deliveries/${deliveries[1]!.id}`)).json();
  expect(read.log).toMatchObject([
    { response_body: odd.response_body, request_headers: odd.request_headers, response_headers: null },
  ]);
});

describe('a failure that comes after the claim ran out', () => {
  it('does not undo that another process delivered it', async () => {
    const id = await registerWithTest();
    const first = await claim();
    fixture.clock.set(later(CLAIM_MS + 1));
    const second = await claim();
    await fixture.db.transaction((tx) => succeed(tx, second));
    expect(await fixture.db.transaction((tx) => fail(tx, first))).toBeUndefined();
    expect(await logOf(id)).toMatchObject([
      {
        status: 'delivered',
        log: [
          { attempt: 1, response_status: 500 },
          { attempt: 2, response_status: 200 },
        ],
      },
    ]);
    expect(await destination()).toMatchObject({ consecutive_failures: 0, last_delivery_status: '200' });
  });

  it('leaves the attempt that is in progress its claim', async () => {
    const id = await registerWithTest();
    const first = await claim();
    fixture.clock.set(later(CLAIM_MS + 1));
    const second = await claim();
    await fixture.db.transaction((tx) => fail(tx, first));
    expect(await claimStore.renew(fixture.db, [second], later(CLAIM_MS))).toMatchObject([{ id: second.id }]);
    await fixture.db.transaction((tx) => fail(tx, second));
    expect(await destination()).toMatchObject({ consecutive_failures: 1 });
    expect((await logOf(id))[0].log).toHaveLength(2);
  });

  it('does not end what was asked for again in the meantime', async () => {
    const id = await registerWithTest();
    const first = await claim();
    await fixture.call('POST', `/${id}/deliveries/${first.id}/redeliver`);
    await fixture.db.transaction((tx) => deliveryStore.recordFailure(tx, first, outcome(410), null));
    expect(await logOf(id)).toMatchObject([{ status: 'pending', log: [{ response_status: 410 }] }]);
    expect((await claim()).round_attempt).toBe(1);
  });

  it('is not an error when the delivery is gone', async () => {
    const id = await registerWithTest();
    const delivery = await claim();
    await fixture.db.execute(sql`delete from webhook_deliveries where destination_id = ${id}`);
    expect(await fixture.db.transaction((tx) => fail(tx, delivery))).toBeUndefined();
    expect(await destination()).toMatchObject({ consecutive_failures: 0 });
  });
});

it('processes that die before they have sent anything use up no retries', async () => {
  const id = await registerWithTest();
  for (let death = 0; death < 9; death++) {
    await claim();
    fixture.clock.set(later(CLAIM_MS + 1));
  }
  fixture.receiver.answer = respondWith(500);
  fixture.startDispatcher();
  await expect.poll(async () => (await logOf(id))[0].log.length, IN_TIME).toBe(1);
  const [delivery] = await logOf(id);
  expect(delivery).toMatchObject({ status: 'pending', log: [{ attempt: 10 }] });
  const wait = Date.parse(delivery.next_attempt_at) - fixture.clock.now().getTime();
  expect(wait).toBeGreaterThanOrEqual(5_000);
  expect(wait).toBeLessThanOrEqual(5_500);
});

it.each([
  ['a success', succeed],
  ['a failure', fail],
])('%s waits for the delete of its destination, which does not wait for it', async (_, record) => {
  const id = await registerWithTest();
  const delivery = await claim();
  const recording = await fixture.db.transaction(async (tx) => {
    await tx.execute(sql`select from webhook_destinations where id = ${id} for update`);
    const inProgress = fixture.db.transaction((other) => record(other, delivery));
    inProgress.catch(() => undefined);
    await somebodyWaits();
    // Takes the deliveries along.
    await tx.execute(sql`delete from webhook_destinations where id = ${id}`);
    return { inProgress };
  });
  expect(await recording.inProgress).toBeUndefined();
});

it('a signal that is fanned out beside the delete of a destination goes to the others', async () => {
  const { id: gone } = await fixture.register('all', 'https://gone.test/');
  const { id: kept } = await fixture.register('all', 'https://kept.test/');
  await fixture.watch('73816452');
  const started = await fixture.db.transaction(async (tx) => {
    await tx.execute(sql`delete from webhook_destinations where id = ${gone}`);
    const inProgress = fixture.signal('beside');
    inProgress.catch(() => undefined);
    await somebodyWaits();
    return { inProgress };
  });
  const signalId = await started.inProgress;
  expect(await logOf(kept)).toMatchObject([{ signal_id: signalId }]);
});

describe('a process that stops', () => {
  const box = createSecretBox(deriveKey(TEST_APP_SECRET, 'webhook-secret'));

  async function deliverUntil(stopping: AbortController, { afterAnswer }: { afterAnswer: boolean }) {
    const id = await registerWithTest();
    const connectTo = parseConnectToRules(`*.test=${fixture.receiver.url}`);
    const real = createEgress({ userAgent: 'Domesday/test', connectTo });
    onTestFinished(() => real.close());
    const egress: Egress = {
      ...real,
      async request(input) {
        const response = await real.request(input);
        if (afterAnswer) stopping.abort();
        return response;
      },
    };
    const ended: AttemptedDelivery[] = [];
    const deps = {
      egress,
      box,
      clock: fixture.clock,
      db: fixture.db,
      log: fixture.test.captured.log,
      deliveries: deliveryStore,
      destinations: destinationStore,
      enqueueDisabledMail,
      userAgent: 'Domesday/test',
    };
    const delivery = await claim();
    const isDelivered = await deliver(deps, delivery, {
      signal: stopping.signal,
      onDelivered: (one) => void ended.push(one),
    });
    return { id, isDelivered, ended: ended.map(({ outcome: { response_status } }) => response_status) };
  }

  it('keeps a success that had come', async () => {
    const result = await deliverUntil(new AbortController(), { afterAnswer: true });
    expect(result).toMatchObject({ isDelivered: true, ended: [200] });
  });

  it('keeps a failure that had come', async () => {
    fixture.receiver.answer = respondWith(500);
    const { id, isDelivered, ended } = await deliverUntil(new AbortController(), { afterAnswer: true });
    expect([isDelivered, ended]).toEqual([false, []]);
    expect((await logOf(id))[0].log).toMatchObject([{ response_status: 500 }]);
  });

  it('does not count a missing answer against the receiver', async () => {
    const stopping = new AbortController();
    fixture.receiver.answer = () => stopping.abort();
    const { id, isDelivered, ended } = await deliverUntil(stopping, { afterAnswer: false });
    expect([isDelivered, ended]).toEqual([false, []]);
    expect(await logOf(id)).toMatchObject([{ status: 'pending', log: [] }]);
    expect(await destination()).toMatchObject({ consecutive_failures: 0, last_delivery_at: null });
  });
});
