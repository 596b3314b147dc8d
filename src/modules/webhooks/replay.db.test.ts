import { describe, expect, it, vi } from 'vitest';
import { sql } from '../../platform/postgres/index.ts';
import { REPLAYED_MAX } from './replay.ts';
import { respondWith } from './test-support/receiver.ts';
import { useWebhookFixture } from './test-support/webhook-fixture.ts';

vi.setConfig({ testTimeout: 60_000 });
const fixture = useWebhookFixture();
const COMPANY = '73816452';
const IN_TIME = { timeout: 30_000 };
const SINCE = '2000-01-01T00:00:00Z';

const replay = (id: number, body: object, as = 'anna') => fixture.call('POST', `/${id}/replay`, { as, body });
const received = (count: number) => expect.poll(() => fixture.receiver.received.length, IN_TIME).toBe(count);
const logOf = async (id: number) => (await fixture.call('GET', `/${id}/deliveries`)).json().deliveries;
const statuses = async (id: number) =>
  (await logOf(id)).map(({ status }: { status: string }) => status).sort();
const untilAll = (id: number, status: string) =>
  expect.poll(async () => new Set(await statuses(id)), IN_TIME).toEqual(new Set([status]));

describe('a replay', () => {
  it('sends what was delivered again, marked, under the same id', async () => {
    const { id } = await fixture.register();
    await fixture.watch(COMPANY);
    fixture.startDispatcher();
    const signals = [await fixture.signal('again-1'), await fixture.signal('again-2')];
    await received(2);
    await untilAll(id, 'delivered');
    const answer = await replay(id, { since: SINCE });
    expect([answer.statusCode, answer.json()]).toEqual([202, { queued: 2 }]);
    await received(4);
    const sent = fixture.receiver.received.map(({ headers, body }) => ({
      id: headers['x-webhook-id'],
      replay: headers['x-webhook-replay'],
      signal: JSON.parse(body).id,
    }));
    const [first, again] = [sent.slice(0, 2), sent.slice(2)];
    expect(first.map((one) => one.replay)).toEqual([undefined, undefined]);
    expect(again.map((one) => one.replay)).toEqual(['true', 'true']);
    const idOf = (list: typeof sent) => new Map(list.map((one) => [one.signal, one.id]));
    expect(idOf(again)).toEqual(idOf(first));
    expect(new Set(again.map((one) => one.signal))).toEqual(new Set(signals));
    // One that is asked for by itself is not a replay.
    await untilAll(id, 'delivered');
    await fixture.call('POST', `/${id}/deliveries/${again[0]?.id}/redeliver`);
    await received(5);
    expect(fixture.receiver.received[4]?.headers['x-webhook-replay']).toBeUndefined();
  });

  it('sends what was never sent: signals from before the destination, of its type, of watched companies', async () => {
    await fixture.watch(COMPANY);
    const wanted = await fixture.signal('early-1');
    await fixture.signal('early-2', { type: 'psc_changed' });
    await fixture.signal('early-3', { company: '00000042' });
    const { id } = await fixture.register('director_resigned');
    expect((await replay(id, { since: SINCE })).json().queued).toBeGreaterThan(0);
    const sent = (await logOf(id)).map(({ signal_id }: { signal_id: string }) => signal_id);
    expect(sent).toContain(wanted);
    for (const other of ['early-2', 'early-3']) expect(sent.join()).not.toContain(other);
    expect((await replay(id, { since: SINCE, only: 'failed' })).json()).toEqual({ queued: 0 });
  });

  it('takes the signals that were detected within its time, both ends included', async () => {
    await fixture.watch(COMPANY);
    fixture.clock.set('2026-11-16T10:00:00Z');
    await fixture.signal('ten');
    fixture.clock.set('2026-11-16T11:00:00Z');
    await fixture.signal('eleven');
    fixture.clock.set('2026-11-16T12:00:00Z');
    await fixture.signal('twelve');
    const { id } = await fixture.register();
    const queued = async (since: string, until?: string) =>
      (await replay(id, { since, ...(until && { until }) })).json().queued;
    expect(await queued('2026-11-16T10:00:00Z', '2026-11-16T11:00:00Z')).toBe(2);
    expect(await queued('2026-11-16T10:00:00.001Z', '2026-11-16T10:59:59Z')).toBe(0);
    expect(await queued('2026-11-16T11:30:00Z')).toBe(1);
    expect(await queued('2026-11-16T12:00:01Z', '2026-11-16T13:00:00Z')).toBe(0);
  });

  it('leaves out delivered signals if it is for failed ones', async () => {
    const { id } = await fixture.register();
    await fixture.watch(COMPANY);
    const dispatcher = fixture.startDispatcher();
    await fixture.signal('fine');
    await received(1);
    await untilAll(id, 'delivered');
    fixture.receiver.answer = respondWith(500);
    const waiting = await fixture.signal('to-be-retried');
    const given = await fixture.signal('given-up');
    await received(3);
    await expect
      .poll(async () => (await logOf(id)).filter(({ log }: { log: [] }) => log.length > 0).length, IN_TIME)
      .toBe(3);
    await dispatcher.stop();
    await fixture.db.execute(sql`update webhook_deliveries set status = 'failed' where signal_id = ${given}`);
    fixture.receiver.answer = respondWith(200);
    expect((await replay(id, { since: SINCE, only: 'failed' })).json()).toEqual({ queued: 2 });
    fixture.startDispatcher();
    await untilAll(id, 'delivered');
    const again = fixture.receiver.received
      .filter(({ headers }) => headers['x-webhook-replay'] === 'true')
      .map(({ body }) => JSON.parse(body).id);
    expect(new Set(again)).toEqual(new Set([waiting, given]));
  });

  it('does not disturb what is being sent at this moment', async () => {
    const { id } = await fixture.register();
    await fixture.watch(COMPANY);
    let answer: () => void = () => undefined;
    fixture.receiver.answer = (response) => {
      answer = () => response.end();
    };
    const moment = await momentOf(await fixture.signal('in-flight'));
    fixture.startDispatcher();
    await received(1);
    expect((await replay(id, moment)).json()).toEqual({ queued: 0 });
    answer();
    await untilAll(id, 'delivered');
    expect(fixture.receiver.received).toHaveLength(1);
  });

  it('is attempted once if the destination is disabled', async () => {
    const { id } = await fixture.register();
    await fixture.watch(COMPANY);
    const signal = await fixture.signal('disabled');
    await fixture.db.execute(sql`update webhook_destinations set status = 'disabled' where id = ${id}`);
    fixture.receiver.answer = respondWith(500);
    expect((await replay(id, await momentOf(signal))).json()).toEqual({ queued: 1 });
    fixture.startDispatcher();
    await expect
      .poll(async () => (await statuses(id)).filter((status: string) => status === 'failed'), IN_TIME)
      .toHaveLength(1);
  });

  it('is refused completely if it exceeds the limit per call', async () => {
    const { id } = await fixture.register();
    await fixture.watch('00000077');
    await fixture.db.execute(sql`
      insert into signals (id, company_number, signal_type, severity, company_name, summary, occurred_on, detected_at,
        source, identity)
      select 'sig_many' || lpad(n::text, 22, '0'), '00000077', 'accounts_filed', 'info', 'X', 'X.', '2026-11-15',
        '2025-01-01T00:00:00Z'::timestamptz + n * interval '1 second', 'stream', n::text
      from generate_series(0, ${REPLAYED_MAX}::int) n`);
    const tooMany = await replay(id, { since: '2025-01-01T00:00:00Z', until: '2025-01-02T00:00:00Z' });
    expect([tooMany.statusCode, tooMany.json().error.code]).toEqual([400, 'invalid_request']);
    expect(tooMany.json().error.message).toContain('more than 10,000');
    expect(await logOf(id)).toEqual([]);
    const fits = await replay(id, { since: '2025-01-01T00:00:01Z', until: '2025-01-02T00:00:00Z' });
    expect(fits.json()).toEqual({ queued: REPLAYED_MAX });
  });

  it('queues each signal once, however many calls come at once', async () => {
    await fixture.watch(COMPANY);
    const signal = await fixture.signal('at-once');
    const { id } = await fixture.register();
    const moment = await momentOf(signal);
    const answers = await Promise.all(Array.from({ length: 5 }, () => replay(id, moment)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202, 202]);
    const log = await logOf(id);
    expect(log.filter(({ signal_id }: { signal_id: string }) => signal_id === signal)).toHaveLength(1);
  });

  it.each([
    ['no beginning', {}, 'since'],
    ['a beginning that is no time', { since: 'yesterday' }, 'since'],
    ['a beginning after its end', { since: '2026-11-16T00:00:01Z', until: '2026-11-16T00:00:00Z' }, 'since'],
    ['an end that is no time', { since: SINCE, until: 7 }, 'until'],
    ['an unknown selection', { since: SINCE, only: 'delivered' }, 'only'],
  ])('is refused with %s', async (_, body, field) => {
    const { id } = await fixture.register();
    const answer = await replay(id, body);
    expect([answer.statusCode, Object.keys(answer.json().error.details.fields)]).toEqual([400, [field]]);
  });

  it('is refused for another account or without a credential', async () => {
    const { id } = await fixture.register();
    for (const [of, as] of [
      [id, 'ben'],
      [id + 1_000, 'anna'],
      [99_999_999_999, 'anna'],
    ] as const) {
      const answer = await replay(of, { since: SINCE }, as);
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'webhook_not_found']);
    }
    expect((await replay(id, { since: SINCE }, 'nobody')).statusCode).toBe(401);
  });
});

/** The time of one signal. Several tests leave signals of the same company behind. */
async function momentOf(signalId: string): Promise<{ since: string; until: string }> {
  fixture.clock.advance({ minutes: 1 });
  const at = fixture.clock.now();
  await fixture.db.execute(sql`update signals set detected_at = ${at} where id = ${signalId}`);
  return { since: at.toISOString(), until: at.toISOString() };
}
