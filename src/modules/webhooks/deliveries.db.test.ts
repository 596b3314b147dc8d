import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { ValidateFunction } from 'ajv';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it, vi } from 'vitest';
import { createValidatorCompiler } from '../../http/validation.ts';
import { sql } from '../../platform/postgres/index.ts';
import { respondWith } from './test-support/receiver.ts';
import { useWebhookFixture } from './test-support/webhook-fixture.ts';
import { DeliveryBody, DeliveryHeaders } from './webhooks.schemas.ts';

vi.setConfig({ testTimeout: 60_000 });
const fixture = useWebhookFixture();
const COMPANY = '73816452';
const MINUTE = 60_000;
/** Long, for machines that are busy; nothing waits longer than it must. */
const IN_TIME = { timeout: 15_000 };
const DAY = 24 * 60 * MINUTE;

const signatureOf = (secret: string, timestamp: unknown, body: string) =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
const received = (count: number) => expect.poll(() => fixture.receiver.received.length, IN_TIME).toBe(count);
const logOf = async (id: number) => (await fixture.call('GET', `/${id}/deliveries`)).json().deliveries;
const destination = async () => (await fixture.call('GET', '')).json().webhooks[0];
const passTime = (ms: number) =>
  fixture.clock.set(new Date(fixture.clock.now().getTime() + ms).toISOString());
const attempts = (id: number, count: number) =>
  expect.poll(async () => (await logOf(id))[0]?.log.length, IN_TIME).toBe(count);
/** Until all that is due was sent and recorded. Before that a step of the clock would end current claims. */
const settled = () =>
  expect
    .poll(async () => {
      const now = fixture.clock.now();
      const inProgress = await fixture.db.query(sql`
        select from webhook_deliveries
        where status = 'pending' and (next_attempt_at <= ${now} or claimed_until is not null)`);
      return inProgress.length;
    }, IN_TIME)
    .toBe(0);

/** Against the schemas of the API's description. */
function expectDescribed({ headers, body }: { headers: Record<string, unknown>; body: string }): void {
  const judge = createValidatorCompiler()({
    schema: DeliveryBody,
    method: '',
    url: '',
    httpPart: 'body',
  }) as ValidateFunction;
  judge(JSON.parse(body));
  expect(judge.errors).toBeNull();
  for (const [name, { pattern = '.' }] of Object.entries(DeliveryHeaders.properties)) {
    const value = headers[name.toLowerCase()];
    if (value !== undefined || DeliveryHeaders.required?.includes(name as 'X-Webhook-Id')) {
      expect(value, name).toMatch(new RegExp(pattern));
    }
  }
}

/** By the library of the specification, at the time of the test. */
function verifyStandard(
  secret: string,
  { headers, body }: { headers: IncomingHttpHeaders; body: string },
): unknown {
  const now = vi.spyOn(Date, 'now').mockReturnValue(fixture.clock.now().getTime());
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>);
  } finally {
    now.mockRestore();
  }
}

describe('a delivery', () => {
  it('carries the signal, signed over the exact bytes', async () => {
    const { id, signing_secret: secret } = await fixture.register();
    await fixture.watch(COMPANY);
    const signalId = await fixture.signal('signed');
    fixture.startDispatcher();
    await received(1);
    const { headers, body, host } = fixture.receiver.received[0]!;
    expect(host).toBe('hooks.test');
    expect(headers['x-webhook-signature']).toBe(signatureOf(secret, headers['x-webhook-timestamp'], body));
    expect(Number(headers['x-webhook-timestamp'])).toBe(Math.floor(fixture.clock.now().getTime() / 1000));
    expect(headers).toMatchObject({
      'x-webhook-id': expect.stringMatching(/^whd_/),
      'x-webhook-attempt': '1',
      'content-type': 'application/json; charset=utf-8',
      'user-agent': expect.stringMatching(/^Domesday\//),
    });
    expect(headers['x-webhook-signature-previous']).toBeUndefined();
    expect(headers['webhook-id']).toBe(headers['x-webhook-id']);
    expect(verifyStandard(secret, { headers, body })).toEqual(JSON.parse(body));
    expectDescribed({ headers, body });
    expect(JSON.parse(body)).toEqual({
      id: signalId,
      type: 'director_resigned',
      created_at: fixture.clock.now().toISOString(),
      data: {
        id: signalId,
        signal_type: 'director_resigned',
        severity: 'notice',
        company_number: COMPANY,
        company_name: 'TARNWICK JOINERY LIMITED',
        summary: 'Somebody resigned.',
        occurred_on: '2026-11-14',
        detected_at: fixture.clock.now().toISOString(),
        previous: { a: 'é', b: 1 },
        current: null,
        source: 'stream',
      },
    });
    await expect.poll(async () => (await logOf(id))[0]?.status, IN_TIME).toBe('delivered');
    expect((await logOf(id))[0]).toMatchObject({
      signal_id: signalId,
      attempts: 1,
      body,
      next_attempt_at: null,
    });
    expect(await destination()).toMatchObject({ last_delivery_status: '200', consecutive_failures: 0 });
  });

  it('goes to accounts that watch the company and chose its type, once for each destination', async () => {
    await fixture.register('director_resigned', 'https://one.test/');
    await fixture.register('all', 'https://two.test/');
    await fixture.register('company_name_changed', 'https://three.test/');
    await fixture.register('all', 'https://four.test/', 'ben');
    await fixture.watch(COMPANY);
    await fixture.signal('fan-out');
    await fixture.signal('fan-out');
    fixture.startDispatcher();
    await received(2);
    expect(fixture.receiver.received.map(({ host }) => host).sort()).toEqual(['one.test', 'two.test']);
    expect(new Set(fixture.receiver.received.map(({ body }) => body)).size).toBe(1);
    const pending = () => fixture.db.query(sql`select from webhook_deliveries where status = 'pending'`);
    await expect.poll(async () => (await pending()).length, IN_TIME).toBe(0);
    expect(fixture.receiver.received).toHaveLength(2);
  });

  it('is signed along by the old secret for a day after a rotation', async () => {
    const { id, signing_secret: old } = await fixture.register();
    const rotated = (await fixture.call('POST', `/${id}/rotate-secret`)).json();
    expect(rotated.signing_secret).not.toBe(old);
    fixture.startDispatcher();
    await fixture.call('POST', `/${id}/test`);
    await received(1);
    const { headers, body } = fixture.receiver.received[0]!;
    const timestamp = headers['x-webhook-timestamp'];
    expect(headers['x-webhook-signature']).toBe(signatureOf(rotated.signing_secret, timestamp, body));
    expect(headers['x-webhook-signature-previous']).toBe(signatureOf(old, timestamp, body));
    for (const secret of [rotated.signing_secret, old]) verifyStandard(secret, { headers, body });
    await settled();
    passTime(DAY + 1);
    await fixture.call('POST', `/${id}/test`);
    await received(2);
    expect(fixture.receiver.received[1]!.headers['x-webhook-signature-previous']).toBeUndefined();
  });
});

describe('a receiver that fails', () => {
  it.each([
    ['an error', respondWith(500), '500'],
    ['a redirect', respondWith(302, { location: 'https://hooks.test/other' }), '302'],
    ['a broken connection', (response: { destroy(): void }) => response.destroy(), 'no_answer'],
  ])('gets the same delivery again after %s, by the schedule', async (_, answer, status) => {
    const { id } = await fixture.register();
    await fixture.call('POST', `/${id}/test`);
    fixture.receiver.answer = answer as never;
    fixture.startDispatcher();
    await attempts(id, 1);
    expect(await destination()).toMatchObject({ last_delivery_status: status, consecutive_failures: 1 });
    passTime(4_900);
    expect(fixture.receiver.received).toHaveLength(1);
    fixture.receiver.answer = respondWith(204);
    passTime(700);
    await attempts(id, 2);
    const [first, second] = fixture.receiver.received;
    expect(second!.headers['x-webhook-id']).toBe(first!.headers['x-webhook-id']);
    expect(second!.headers['x-webhook-attempt']).toBe('2');
    expect(second!.body).toBe(first!.body);
    expect(await destination()).toMatchObject({ last_delivery_status: '204', consecutive_failures: 0 });
  });

  it('gets the patience that it asks for', async () => {
    const { id } = await fixture.register();
    await fixture.call('POST', `/${id}/test`);
    fixture.receiver.answer = respondWith(503, { 'retry-after': '120' });
    fixture.startDispatcher();
    await attempts(id, 1);
    const next = Date.parse((await logOf(id))[0].next_attempt_at) - fixture.clock.now().getTime();
    expect(next).toBeGreaterThanOrEqual(120_000);
    expect(next).toBeLessThanOrEqual(133_000);
  });

  it('eight times in a row loses the delivery, and only then', async () => {
    const { id } = await fixture.register();
    await fixture.call('POST', `/${id}/test`);
    fixture.receiver.answer = respondWith(500);
    fixture.startDispatcher();
    for (let attempt = 1; attempt <= 8; attempt++) {
      await attempts(id, attempt);
      expect((await logOf(id))[0].status).toBe(attempt < 8 ? 'pending' : 'failed');
      passTime(11 * 60 * MINUTE);
    }
    // It can be asked for again, and then has a whole schedule before it.
    fixture.receiver.answer = respondWith(200);
    const [{ id: deliveryId }] = await logOf(id);
    expect((await fixture.call('POST', `/${id}/deliveries/${deliveryId}/redeliver`)).statusCode).toBe(202);
    await attempts(id, 9);
    expect((await logOf(id))[0]).toMatchObject({ id: deliveryId, status: 'delivered' });
  });

  it('is disabled at once by 410, and its owner gets a mail', async () => {
    const { id } = await fixture.register();
    await fixture.watch(COMPANY);
    await fixture.signal('gone');
    fixture.receiver.answer = respondWith(410);
    fixture.startDispatcher();
    await expect.poll(async () => (await destination()).status, IN_TIME).toBe('disabled');
    const [job] = await fixture.db.query<{ payload: unknown }>(sql`
      select job.payload from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
      where task.identifier = 'mail_webhook_disabled' and (job.payload ->> 'destination_id')::int = ${id}`);
    expect(job).toBeDefined();
    await fixture.signal('after');
    const statuses = (await logOf(id)).map(({ status }: { status: string }) => status);
    expect(statuses.sort()).toEqual(['failed', 'held_back']);
    expect((await fixture.call('POST', `/${id}/enable`)).json()).toMatchObject({ status: 'active' });
  });

  it('is disabled after five days without one success', async () => {
    const { id } = await fixture.register();
    fixture.receiver.answer = respondWith(500);
    fixture.startDispatcher();
    await fixture.call('POST', `/${id}/test`);
    await attempts(id, 1);
    passTime(5 * DAY - 1_000);
    await attempts(id, 2);
    expect((await destination()).status).toBe('active');
    passTime(10 * MINUTE);
    await expect.poll(async () => (await destination()).status, IN_TIME).toBe('disabled');
  });

  it('delays no other destination, however many deliveries wait for it', async () => {
    const { id: slow } = await fixture.register('all', 'https://slow.test/');
    await fixture.register('all', 'https://quick.test/');
    await fixture.watch(COMPANY);
    const held: (() => void)[] = [];
    fixture.receiver.answer = (response, { host }) => {
      if (host === 'slow.test') held.push(() => response.end());
      else response.end();
    };
    for (let n = 0; n < 20; n++) await fixture.signal(`slow-${n}`);
    fixture.startDispatcher();
    const got = (host: string) => fixture.receiver.received.filter((one) => one.host === host).length;
    await expect.poll(() => got('quick.test'), IN_TIME).toBe(20);
    await expect.poll(() => got('slow.test'), IN_TIME).toBe(4);
    fixture.receiver.answer = respondWith(200);
    for (const answer of held) answer();
    await expect
      .poll(
        async () => (await logOf(slow)).filter((one: { status: string }) => one.status === 'pending').length,
        IN_TIME,
      )
      .toBe(0);
  });
});

it('a delivery that a dead process had taken is sent by another once its claim has run out', async () => {
  const { id } = await fixture.register();
  await fixture.call('POST', `/${id}/test`);
  await fixture.db.execute(sql`
    update webhook_deliveries set claimed_until = ${new Date(fixture.clock.now().getTime() + 45_000)}, attempts = 1`);
  fixture.startDispatcher();
  passTime(44_000);
  expect(fixture.receiver.received).toHaveLength(0);
  passTime(2_000);
  await received(1);
});

it('an account that stopped watching still gets the signals made before, and no later ones', async () => {
  const { id } = await fixture.register();
  await fixture.watch(COMPANY);
  const before = await fixture.signal('before');
  await fixture.test.service.watchlist.unwatch(
    { accountId: await fixture.accountId(), actor: 'test' },
    COMPANY,
  );
  await fixture.signal('after');
  fixture.startDispatcher();
  await settled();
  expect(await logOf(id)).toMatchObject([{ signal_id: before, status: 'delivered' }]);
  expect(fixture.receiver.received).toHaveLength(1);
});

it('a delivery that waits for its turn is not sent to a destination that was deleted in the meantime', async () => {
  const { id } = await fixture.register();
  await fixture.watch(COMPANY);
  const held: (() => void)[] = [];
  fixture.receiver.answer = (response) => void held.push(() => response.end());
  for (let n = 0; n < 8; n++) await fixture.signal(`turn-${n}`);
  fixture.startDispatcher();
  await received(4);
  await fixture.call('DELETE', `/${id}`);
  const { id: other } = await fixture.register('all', 'https://other.test/');
  await fixture.untilNothingIsFresh();
  fixture.receiver.answer = respondWith(200);
  for (const answer of held) answer();
  await fixture.call('POST', `/${other}/test`);
  await received(5);
  expect(await logOf(other)).toMatchObject([{ signal_id: null }]);
});

it('a destination that is deleted during an attempt does not affect the records of others', async () => {
  const { id: kept } = await fixture.register('all', 'https://kept.test/');
  const { id: gone } = await fixture.register('all', 'https://gone.test/');
  await fixture.watch(COMPANY);
  const held: (() => void)[] = [];
  fixture.receiver.answer = (response) => void held.push(() => response.end());
  await fixture.signal('both');
  fixture.startDispatcher();
  await received(2);
  await fixture.call('DELETE', `/${gone}`);
  for (const answer of held) answer();
  await expect.poll(async () => (await logOf(kept))[0]?.status, IN_TIME).toBe('delivered');
  expect(fixture.receiver.received).toHaveLength(2);
});

it('a receiver that was down for an hour gets everything once it is back', async () => {
  const { id } = await fixture.register();
  await fixture.watch(COMPANY);
  fixture.receiver.answer = (response) => void response.destroy();
  fixture.startDispatcher();
  const signals: string[] = [];
  for (let n = 0; n < 12; n++) {
    signals.push(await fixture.signal(`down-${n}`));
    await settled();
    expect((await logOf(id))[0].log.length).toBeGreaterThan(0);
    passTime(5 * MINUTE);
  }
  // Whatever fails after the receiver is back would have another two hours to wait.
  await settled();
  fixture.receiver.received.length = 0;
  fixture.receiver.answer = respondWith(200);
  const got = () => new Set(fixture.receiver.received.map(({ body }) => JSON.parse(body).id));
  // Each by its own schedule, whose longest wait within the hour is two hours and a tenth.
  passTime(133 * MINUTE);
  await expect.poll(() => got().size, IN_TIME).toBe(signals.length);
  expect([...got()].sort()).toEqual(signals.sort());
  await expect.poll(async () => (await destination()).consecutive_failures, IN_TIME).toBe(0);
});

it('two processes share the work and send nothing twice', async () => {
  await fixture.register();
  await fixture.watch(COMPANY);
  for (let n = 0; n < 30; n++) await fixture.signal(`shared-${n}`);
  fixture.startDispatcher();
  fixture.startDispatcher();
  await received(30);
  expect(new Set(fixture.receiver.received.map(({ headers }) => headers['x-webhook-id'])).size).toBe(30);
});

it('the log is read page by page, newest first', async () => {
  const { id } = await fixture.register();
  for (let n = 0; n < 5; n++) {
    passTime(1_000);
    await fixture.call('POST', `/${id}/test`);
  }
  const pages: string[][] = [];
  let before = '';
  for (let more = true; more; ) {
    const page = (await fixture.call('GET', `/${id}/deliveries?limit=2${before}`)).json();
    pages.push(page.deliveries.map((one: { created_at: string }) => one.created_at));
    before = `&before=${page.deliveries.at(-1).id}`;
    more = page.has_more;
  }
  expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
  expect(pages.flat()).toEqual([...new Set(pages.flat())].sort().reverse());
});
