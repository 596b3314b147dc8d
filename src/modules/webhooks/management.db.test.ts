import { describe, expect, it, vi } from 'vitest';
import { sql } from '../../platform/postgres/index.ts';
import { sign } from './index.ts';
import { respondWith } from './test-support/receiver.ts';
import { useWebhookFixture } from './test-support/webhook-fixture.ts';

vi.setConfig({ testTimeout: 60_000 });
const fixture = useWebhookFixture();
const COMPANY = '73816452';
const IN_TIME = { timeout: 30_000 };

interface Logged {
  id: string;
  signal_id: string | null;
  signal_type: string;
  status: string;
  log: Record<string, unknown>[];
}

const edit = (id: number, body: object) => fixture.call('PATCH', `/${id}`, { body });
const destination = async () => (await fixture.call('GET', '')).json().webhooks[0];
const logOf = async (id: number, query = ''): Promise<Logged[]> =>
  (await fixture.call('GET', `/${id}/deliveries${query}`)).json().deliveries;
const hosts = () => fixture.receiver.received.map(({ host }) => host);
const untilReceived = (count: number) =>
  expect.poll(() => fixture.receiver.received.length, IN_TIME).toBe(count);

describe('several types', () => {
  it('are sent, and no others', async () => {
    const body = {
      webhook_url: 'https://hooks.test/in',
      signal_type: 'psc_changed',
      signal_types: ['director_resigned', 'psc_changed', 'psc_changed'],
    };
    const created = (await fixture.call('POST', '', { body })).json();
    expect(created).toMatchObject({
      signal_type: 'psc_changed',
      signal_types: ['psc_changed', 'director_resigned'],
    });
    await fixture.watch(COMPANY);
    await fixture.signal('types-1', { type: 'director_resigned' });
    await fixture.signal('types-2', { type: 'accounts_filed' });
    await fixture.signal('types-3', { type: 'psc_changed' });
    const types = (await logOf(created.id)).map(({ signal_type }) => signal_type);
    expect(types.sort()).toEqual(['director_resigned', 'psc_changed']);
    const replayed = await fixture.call('POST', `/${created.id}/replay`, {
      body: { since: '2000-01-01T00:00:00Z' },
    });
    expect(replayed.statusCode).toBe(202);
    const after = (await logOf(created.id)).map(({ signal_type }) => signal_type);
    expect(new Set(after)).toEqual(new Set(['director_resigned', 'psc_changed']));
  });
});

describe('an edit', () => {
  it('changes what it names and leaves the rest', async () => {
    const { id } = await fixture.register('psc_changed');
    const first = await edit(id, { description: '  Credit \u202econtrol ' });
    expect([first.statusCode, first.json()]).toEqual([
      200,
      expect.objectContaining({
        description: 'Credit control',
        webhook_url: 'https://hooks.test/in',
        signal_types: ['psc_changed'],
        status: 'active',
      }),
    ]);
    expect(first.json()).not.toHaveProperty('signing_secret');
    const second = await edit(id, { signal_types: ['accounts_overdue', 'psc_changed'] });
    expect(second.json()).toMatchObject({
      description: 'Credit control',
      signal_type: 'accounts_overdue',
      signal_types: ['accounts_overdue', 'psc_changed'],
    });
    expect((await edit(id, { signal_type: 'all', description: null })).json()).toMatchObject({
      description: null,
      signal_types: ['all'],
    });
    expect((await edit(id, { signal_types: ['psc_changed', 'all'] })).json().signal_types).toEqual(['all']);
    expect((await edit(id, {})).statusCode).toBe(200);
    expect(await destination()).toMatchObject({
      signal_types: ['all'],
      webhook_url: 'https://hooks.test/in',
    });
  });

  it('sends what waits to the new address, signed with the same secret and the one before', async () => {
    const old = await fixture.register();
    const rotated = (await fixture.call('POST', `/${old.id}/rotate-secret`)).json();
    await fixture.watch(COMPANY);
    await fixture.signal('moved');
    const moved = await edit(old.id, { webhook_url: 'https://elsewhere.test/in' });
    expect(moved.json().webhook_url).toBe('https://elsewhere.test/in');
    fixture.startDispatcher();
    await untilReceived(1);
    const [{ headers, body, host }] = fixture.receiver.received as [(typeof fixture.receiver.received)[0]];
    const timestamp = Number(headers['x-webhook-timestamp']);
    expect(host).toBe('elsewhere.test');
    expect(headers['x-webhook-signature']).toBe(sign(rotated.signing_secret, timestamp, body));
    expect(headers['x-webhook-signature-previous']).toBe(sign(old.signing_secret, timestamp, body));
  });

  it('reaches deliveries that were claimed for the old address', async () => {
    const { id } = await fixture.register();
    await fixture.watch(COMPANY);
    const held: (() => void)[] = [];
    fixture.receiver.answer = (response, { host }) => {
      if (host === 'hooks.test') held.push(() => void response.end());
      else response.end();
    };
    for (let n = 0; n < 8; n++) await fixture.signal(`claimed-${n}`);
    fixture.startDispatcher();
    await untilReceived(4);
    await edit(id, { webhook_url: 'https://elsewhere.test/in' });
    await fixture.untilNothingIsFresh();
    for (const answer of held) answer();
    await untilReceived(8);
    expect(hosts().sort()).toEqual([...Array(4).fill('elsewhere.test'), ...Array(4).fill('hooks.test')]);
    await expect
      .poll(async () => new Set((await logOf(id)).map(({ status }) => status)), IN_TIME)
      .toEqual(new Set(['delivered']));
  });

  it.each([
    ['plain http', { webhook_url: 'http://hooks.test/in' }, 'webhook_url'],
    ['a private address', { webhook_url: 'https://10.0.0.8/' }, 'webhook_url'],
    ['an unknown type', { signal_types: ['company_moved'] }, 'signal_types.0'],
    ['types without the one type', { signal_type: 'all', signal_types: ['psc_changed'] }, 'signal_types'],
    ['a long description', { description: 'x'.repeat(201) }, 'description'],
  ])('is refused with %s', async (_, body, field) => {
    const { id } = await fixture.register();
    const answer = await edit(id, body);
    expect([answer.statusCode, Object.keys(answer.json().error.details.fields)]).toEqual([400, [field]]);
    expect(await destination()).toMatchObject({
      webhook_url: 'https://hooks.test/in',
      signal_types: ['all'],
    });
  });

  it('is refused for the address while the secret cannot be read, and works once it is replaced', async () => {
    const { id } = await fixture.register();
    const unreadable = Buffer.from('sealed with another APP_SECRET');
    await fixture.db.execute(
      sql`update webhook_destinations set secret_sealed = ${unreadable} where id = ${id}`,
    );
    const refused = await edit(id, { webhook_url: 'https://elsewhere.test/in' });
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      400,
      expect.stringContaining('replace the signing secret'),
    ]);
    await fixture.call('POST', `/${id}/rotate-secret`);
    expect((await edit(id, { webhook_url: 'https://elsewhere.test/in' })).statusCode).toBe(200);
  });
});

describe('a paused destination', () => {
  it('gets nothing until it is resumed; what came in the meantime is held back and sent if asked for', async () => {
    const { id } = await fixture.register();
    await fixture.watch(COMPANY);
    fixture.startDispatcher();
    const paused = await fixture.call('POST', `/${id}/pause`);
    expect([paused.statusCode, paused.json()]).toEqual([
      200,
      expect.objectContaining({ status: 'disabled', disabled_reason: 'paused' }),
    ]);
    await fixture.signal('paused-1');
    await fixture.signal('paused-2');
    expect((await logOf(id)).map(({ status }) => status)).toEqual(['held_back', 'held_back']);
    expect((await destination()).health).toMatchObject({ held_back: 2, pending: 0 });
    expect((await fixture.call('POST', `/${id}/pause`)).json().disabled_reason).toBe('paused');
    const resumed = await fixture.call('POST', `/${id}/enable`, { body: { send_held_back: true } });
    expect(resumed.json()).toMatchObject({ status: 'active', disabled_reason: null });
    await untilReceived(2);
  });

  it('is not sent what was claimed before the pause, and gets it, uncounted, after it', async () => {
    const { id } = await fixture.register();
    await fixture.watch(COMPANY);
    const held: (() => void)[] = [];
    fixture.receiver.answer = (response) => void held.push(() => void response.end());
    for (let n = 0; n < 8; n++) await fixture.signal(`before-${n}`);
    fixture.startDispatcher();
    await untilReceived(4);
    await fixture.call('POST', `/${id}/pause`);
    await fixture.untilNothingIsFresh();
    for (const answer of held) answer();
    await expect
      .poll(async () => (await logOf(id)).filter(({ status }) => status === 'delivered').length, IN_TIME)
      .toBe(4);
    await expect
      .poll(
        async () =>
          (
            await fixture.db.query(sql`
            select from webhook_deliveries where claimed_until is null and attempts = 0 and status = 'pending'`)
          ).length,
        IN_TIME,
      )
      .toBe(4);
    fixture.receiver.answer = respondWith(200);
    await fixture.call('POST', `/${id}/enable`);
    await untilReceived(8);
    const attempts = fixture.receiver.received.map(({ headers }) => headers['x-webhook-attempt']);
    expect(new Set(attempts)).toEqual(new Set(['1']));
  });

  it('keeps the reason that it was disabled for before', async () => {
    const { id } = await fixture.register();
    fixture.receiver.answer = respondWith(410);
    fixture.startDispatcher();
    await fixture.call('POST', `/${id}/test`);
    await expect.poll(async () => (await destination()).disabled_reason, IN_TIME).toBe('gone');
    expect((await fixture.call('POST', `/${id}/pause`)).json().disabled_reason).toBe('gone');
  });
});

it('a test may be of any type, and is refused for others', async () => {
  const { id } = await fixture.register('psc_changed');
  const chosen = await fixture.call('POST', `/${id}/test`, { body: { signal_type: 'insolvency_started' } });
  expect([chosen.statusCode, chosen.json().signal_type]).toEqual([202, 'insolvency_started']);
  expect((await fixture.call('POST', `/${id}/test`)).json().signal_type).toBe('psc_changed');
  for (const type of ['all', 'company_moved']) {
    const refused = await fixture.call('POST', `/${id}/test`, { body: { signal_type: type } });
    expect([refused.statusCode, refused.json().error.code]).toEqual([400, 'invalid_request']);
  }
});

describe('the log', () => {
  it('is filtered by status and type, page by page', async () => {
    const { id } = await fixture.register();
    await fixture.watch(COMPANY);
    for (let n = 0; n < 5; n++) {
      fixture.clock.advance({ seconds: 1 });
      await fixture.signal(`filter-a${n}`, { type: 'psc_changed' });
      await fixture.signal(`filter-b${n}`, { type: 'accounts_filed' });
    }
    await fixture.call('POST', `/${id}/test`, { body: { signal_type: 'psc_changed' } });
    await fixture.db.execute(sql`
      update webhook_deliveries delivery set status = 'failed' from signals signal
      where signal.id = delivery.signal_id and signal.id < 'sig_filter-a3' and signal.signal_type = 'psc_changed'`);
    expect(await logOf(id, '?status=failed')).toHaveLength(3);
    expect(await logOf(id, '?status=delivered')).toEqual([]);
    expect(await logOf(id, '?signal_type=psc_changed')).toHaveLength(6);
    expect(await logOf(id, '?status=pending&signal_type=accounts_filed')).toHaveLength(5);
    const first = await fixture.call('GET', `/${id}/deliveries?signal_type=psc_changed&limit=4`);
    expect(first.json().has_more).toBe(true);
    const rest = await logOf(id, `?signal_type=psc_changed&limit=4&before=${first.json().deliveries[3].id}`);
    expect(rest).toHaveLength(2);
  });

  it('has for one delivery the headers of both sides, without the secret', async () => {
    const { id, signing_secret: secret } = await fixture.register();
    fixture.receiver.answer = respondWith(503, { 'x-receiver': 'busy', 'set-cookie': 'a=b' });
    fixture.startDispatcher();
    const test = (await fixture.call('POST', `/${id}/test`)).json();
    await expect.poll(async () => (await logOf(id))[0]?.log.length, IN_TIME).toBe(1);
    expect((await logOf(id))[0]?.log[0]).not.toHaveProperty('request_headers');
    const read = await fixture.call('GET', `/${id}/deliveries/${test.id}`);
    expect(read.json()).toMatchObject({
      id: test.id,
      body: expect.stringContaining('TEST DELIVERY LIMITED'),
      log: [
        {
          response_status: 503,
          response_body: 'answer 503',
          request_headers: { 'x-webhook-id': test.id, 'user-agent': expect.stringMatching(/^Domesday/) },
          response_headers: { 'x-receiver': 'busy' },
        },
      ],
    });
    expect(read.body).not.toContain(secret);
    expect(read.body).not.toContain('a=b');
    const stored = await fixture.db.query(sql`select * from webhook_attempts`);
    expect(JSON.stringify(stored)).not.toContain(secret);
    const missing = await fixture.call('GET', `/${id}/deliveries/whd_none`);
    expect([missing.statusCode, missing.json().error.code]).toEqual([404, 'not_found']);
  });

  it('shows the last 50 attempts', async () => {
    const { id } = await fixture.register();
    const test = (await fixture.call('POST', `/${id}/test`)).json();
    await fixture.db.execute(sql`
      insert into webhook_attempts (delivery_id, attempt, attempted_at, duration_ms)
      select ${test.id}, n, ${fixture.clock.now()}, 1 from generate_series(1, 60) n`);
    const shown = (await logOf(id))[0]?.log.map(({ attempt }) => attempt);
    expect([shown?.length, shown?.[0], shown?.at(-1)]).toEqual([50, 11, 60]);
  });

  it('forgets attempts after 30 days, also of deliveries that still wait', async () => {
    const { id } = await fixture.register();
    fixture.receiver.answer = respondWith(500);
    const dispatcher = fixture.startDispatcher();
    await fixture.call('POST', `/${id}/test`);
    await expect.poll(async () => (await logOf(id))[0]?.log.length, IN_TIME).toBe(1);
    await dispatcher.stop();
    const clear = () => fixture.test.service.webhooks.clearing.oldDeliveries(new AbortController().signal);
    await clear();
    expect((await logOf(id))[0]).toMatchObject({ status: 'pending', log: [{ attempt: 1 }] });
    await fixture.db.execute(sql`update webhook_deliveries set created_at = created_at - interval '31 days'`);
    await fixture.db.execute(
      sql`update webhook_attempts set attempted_at = attempted_at - interval '31 days'`,
    );
    await fixture.db.execute(sql`update webhook_hours set hour = hour - interval '3 days'`);
    await clear();
    expect((await logOf(id))[0]).toMatchObject({ status: 'pending', log: [] });
    expect(await fixture.db.query(sql`select * from webhook_hours`)).toEqual([]);
  });
});

describe('health', () => {
  it('has the last success, the share of 24 hours and what waits', async () => {
    const { id } = await fixture.register();
    fixture.startDispatcher();
    const send = async (attempts: number) => {
      await fixture.call('POST', `/${id}/test`);
      await expect.poll(async () => (await destination()).health.attempts_24h, IN_TIME).toBe(attempts);
    };
    await send(1);
    const { last_success_at: success } = (await destination()).health;
    expect(success).toBe((await destination()).last_delivery_at);
    fixture.clock.advance({ minutes: 1 });
    fixture.receiver.answer = respondWith(500);
    await send(2);
    expect(await destination()).toMatchObject({
      consecutive_failures: 1,
      last_delivery_status: '500',
      health: { last_success_at: success, attempts_24h: 2, success_share_24h: 0.5, pending: 1 },
    });
    await edit(id, { webhook_url: 'https://elsewhere.test/in' });
    expect(await destination()).toMatchObject({ consecutive_failures: 0 });
    await fixture.db.execute(sql`update webhook_hours set hour = hour - interval '25 hours'`);
    expect((await destination()).health).toMatchObject({ attempts_24h: 0, success_share_24h: null });
  });
});
