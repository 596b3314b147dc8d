import { describe, expect, it } from 'vitest';
import { webPage } from '../../platform/companies-house/test-support/scripted-companies-house.ts';
import { sql } from '../../platform/postgres/index.ts';
import { officialOfficer, officialProfile } from '../register/live/test-support/official-fixtures.ts';
import { useWatchService } from './test-support/watch-service.ts';

const service = useWatchService({ WATCHLIST_LIMIT: '5' });
const { get, watch, unwatch, makeAccount, insertCompanies } = service;
const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(70_000_001 + at));

function officialCompany(number: string) {
  service.official.answer(`/company/${number}`, officialProfile(number));
  service.official.answer(`/company/${number}/officers`, { items: [officialOfficer(1)], total_results: 1 });
}

describe('watching', () => {
  it('a company is 201, again 200, and then it is in the list and in the account', async () => {
    const account = await makeAccount();
    officialCompany('07654321');
    const first = await watch(account.withKey, '7654321');
    expect(first.statusCode).toBe(201);
    expect(first.json()).toEqual({
      company_number: '07654321',
      company_name: 'FERNHOLLOW KITES LIMITED',
      company_status: 'active',
      watched_at: '2026-11-15T09:00:00.000Z',
      last_signal_at: null,
      tags: [],
      already_watched: false,
    });
    const second = await watch(account.bearer, ' 0765 4321 ');
    expect(second.statusCode).toBe(200);
    expect(second.json()).toEqual({ ...first.json(), already_watched: true });
    const { already_watched: _, ...entry } = first.json();
    expect((await get('/v1/watchlist', account.bearer)).json()).toEqual({
      watchlist: [entry],
      used: 1,
      limit: 5,
    });
    const me = (await get('/v1/auth/me', account.withKey)).json();
    expect(me.watchlist_usage).toEqual({ used: 1, limit: 5 });
  });

  it('has the live detail by then, so that the first change is a difference', async () => {
    const account = await makeAccount();
    officialCompany('07654321');
    await watch(account.withKey, '07654321');
    const [tracked] = await service.db.query<{ state: { directors: unknown } }>(
      sql`select state from tracked_companies`,
    );
    expect(tracked?.state.directors).toMatchObject({ whole: true, items: [{ id: 'officer-1' }] });
    expect((await get('/v1/signals', account.withKey)).json()).toMatchObject({ total: 0, signals: [] });
  });

  it('a company of the snapshot works while Companies House does not answer', async () => {
    const account = await makeAccount();
    await insertCompanies('07654321');
    service.official.answer('/company/07654321', webPage(502));
    expect((await watch(account.withKey, '07654321')).statusCode).toBe(201);
  });

  it('answers 404 for a company that neither the register nor the live source has', async () => {
    const account = await makeAccount();
    for (const number of ['07654329', 'no number', '00000000']) {
      const response = await watch(account.withKey, number);
      expect(response.statusCode).toBe(404);
      expect(response.json().error.code).toBe('company_not_found');
    }
    expect((await get('/v1/watchlist', account.withKey)).json().used).toBe(0);
  });

  it.each([[undefined], [7654321], [null], [''], [['07654321']]])(
    'is refused with 400: %j',
    async (number) => {
      const account = await makeAccount();
      const response = await watch(account.withKey, number);
      expect(response.statusCode).toBe(400);
      expect(response.json().error).toMatchObject({
        code: 'invalid_request',
        details: { fields: { company_number: expect.any(String) } },
      });
    },
  );

  it('needs a credential', async () => {
    expect((await watch({}, '07654321')).json().error.code).toBe('missing_credentials');
    expect((await watch({ 'x-api-key': 'dk_live_nonsense' }, '1')).json().error.code).toBe(
      'invalid_credentials',
    );
    expect((await unwatch({}, '07654321')).statusCode).toBe(401);
    expect((await get('/v1/watchlist', {})).statusCode).toBe(401);
  });
});

describe('the cap', () => {
  it('is 402 with a sentence that says what to do, and a company less makes room', async () => {
    const account = await makeAccount();
    const some = numbers(6);
    await insertCompanies(...some);
    for (const number of some.slice(0, 5)) await watch(account.withKey, number);
    const refused = await watch(account.withKey, some[5]);
    expect(refused.statusCode).toBe(402);
    expect(refused.json().error).toMatchObject({
      code: 'watchlist_limit_reached',
      message: 'Your plan lets you watch 5 companies; stop watching one, or change the plan.',
    });
    expect((await watch(account.withKey, some[0])).statusCode).toBe(200);
    await unwatch(account.withKey, some[0]!);
    expect((await watch(account.withKey, some[5])).statusCode).toBe(201);
  });

  it('comes after the look-up: an unknown company is 404 also when the list is full', async () => {
    const account = await makeAccount();
    const some = numbers(5);
    await insertCompanies(...some);
    for (const number of some) await watch(account.withKey, number);
    for (const unknown of ['99999999', 'not a number']) {
      const refused = await watch(account.withKey, unknown);
      expect([refused.statusCode, refused.json().error.code]).toEqual([404, 'company_not_found']);
    }
  });

  it('holds when 30 companies are watched at once', async () => {
    const account = await makeAccount();
    const some = numbers(30);
    await insertCompanies(...some);
    const statuses = (await Promise.all(some.map((number) => watch(account.withKey, number)))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.filter((status) => status === 402)).toHaveLength(25);
    expect((await get('/v1/watchlist', account.withKey)).json()).toMatchObject({ used: 5, limit: 5 });
  });

  it('counts one company once, however often it is watched and unwatched at the same time', async () => {
    const account = await makeAccount();
    await insertCompanies('07654321');
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        at % 3 === 2 ? unwatch(account.withKey, '07654321') : watch(account.withKey, '07654321'),
      ),
    );
    await watch(account.withKey, '07654321');
    expect((await get('/v1/watchlist', account.withKey)).json().used).toBe(1);
    const me = (await get('/v1/auth/me', account.withKey)).json();
    expect(me.watchlist_usage.used).toBe(1);
    expect(await trackedNumbers()).toEqual(['07654321']);
  });
});

describe('unwatching', () => {
  it('is 200 whether it was watched or not, and for anything at all', async () => {
    const account = await makeAccount();
    await insertCompanies('07654321');
    await watch(account.withKey, '07654321');
    expect((await unwatch(account.withKey, '7654321')).json()).toEqual({
      company_number: '07654321',
      watched: false,
      was_watched: true,
    });
    expect((await unwatch(account.bearer, '07654321')).json()).toMatchObject({ was_watched: false });
    const odd = await unwatch(account.withKey, 'not a number');
    expect(odd.statusCode).toBe(200);
    expect(odd.json()).toMatchObject({ watched: false, was_watched: false });
    const unstorable = await unwatch(account.bearer, '\0');
    expect([unstorable.statusCode, unstorable.json().was_watched]).toEqual([200, false]);
    const nothing = await unwatch(account.bearer, '');
    expect([nothing.statusCode, nothing.json().error.code]).toEqual([404, 'not_found']);
  });

  it('ends the tracking with the last watcher only', async () => {
    const [one, two] = [await makeAccount(), await makeAccount()];
    await insertCompanies('07654321');
    await watch(one.withKey, '07654321');
    await watch(two.withKey, '07654321');
    await unwatch(one.withKey, '07654321');
    expect(await trackedNumbers()).toEqual(['07654321']);
    await unwatch(two.withKey, '07654321');
    expect(await trackedNumbers()).toEqual([]);
  });

  it('leaves the company tracked when another account begins to watch it at the same time', async () => {
    await insertCompanies('07654321');
    const watchers = await Promise.all(Array.from({ length: 8 }, makeAccount));
    const [first, ...others] = watchers;
    await watch(first!.withKey, '07654321');
    await Promise.all([
      unwatch(first!.withKey, '07654321'),
      ...others.map((account) => watch(account.withKey, '07654321')),
    ]);
    expect(await trackedNumbers()).toEqual(['07654321']);
    await Promise.all(others.map((account) => unwatch(account.withKey, '07654321')));
    expect(await watchedCount()).toBe(0);
  });

  it('is of the own list only', async () => {
    const [one, two] = [await makeAccount(), await makeAccount()];
    await insertCompanies('07654321');
    await watch(one.withKey, '07654321');
    expect((await unwatch(two.withKey, '07654321')).json().was_watched).toBe(false);
    expect((await get('/v1/watchlist', one.withKey)).json().used).toBe(1);
  });
});

it('a company that the register no longer holds stays in the list as it was', async () => {
  const account = await makeAccount();
  await insertCompanies('07654321');
  await watch(account.withKey, '07654321');
  await service.db.execute(sql`delete from companies`);
  expect((await get('/v1/watchlist', account.withKey)).json().watchlist).toMatchObject([
    { company_number: '07654321', company_name: 'COMPANY 07654321 LIMITED', company_status: 'active' },
  ]);
});

it('the count is right for every writer of the table', async () => {
  const account = await makeAccount();
  await service.db.execute(sql`
    insert into watched_companies select ${account.id}, number, now() from unnest(${numbers(4)}::text[]) number`);
  await service.db.execute(sql`delete from watched_companies where company_number = ${numbers(1)[0]}`);
  expect((await get('/v1/auth/me', account.withKey)).json().watchlist_usage.used).toBe(3);
});

async function trackedNumbers(): Promise<string[]> {
  const rows = await service.db.query<{ company_number: string }>(
    sql`select company_number from tracked_companies`,
  );
  return rows.map((row) => row.company_number);
}

async function watchedCount(): Promise<number | undefined> {
  return (await service.db.first<{ n: number }>(sql`select count(*) as n from watched_companies`))?.n;
}

it('changes of the watchlist, alerts, webhooks and exports are in the audit trail, with who made them', async () => {
  const account = await makeAccount();
  await insertCompanies('07654321', '07654322');
  const { app } = service.test;
  const change = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers: account.withKey, ...(payload && { payload }) });
  await watch(account.withKey, '07654321');
  await watch(account.withKey, '07654321');
  await change('PUT', '/v1/watchlist/07654321/tags', { tags: ['Suppliers'] });
  await unwatch(account.withKey, '07654321');
  await unwatch(account.withKey, '07654321');
  const headers = { ...account.withKey, 'content-type': 'text/csv' };
  await app.inject({ method: 'POST', url: '/v1/watchlist/import', headers, payload: '07654322\n' });
  // Nothing is watched by this one.
  await app.inject({ method: 'POST', url: '/v1/watchlist/import', headers, payload: 'zz unknown zz\n' });
  await change('PUT', '/v1/signals/mail-settings', { digest: 'daily', instant_severities: [] });
  const registered = await change('POST', '/v1/partner/webhooks', {
    webhook_url: 'https://hooks.example.com/secret-path',
    signal_type: 'all',
  });
  const hook = `/v1/partner/webhooks/${registered.json().id}`;
  await change('PATCH', hook, { description: 'CRM' });
  await change('POST', `${hook}/rotate-secret`);
  await change('POST', `${hook}/pause`);
  await change('POST', `${hook}/pause`);
  await change('POST', `${hook}/enable`);
  await change('DELETE', hook);
  await get('/v1/watchlist.csv', account.withKey);
  const { events } = (await get('/v1/audit', account.withKey)).json();
  // The clock stands still, so their order means nothing.
  const made = new Map<string, { actor: string; address: string; detail: unknown }>();
  for (const { kind, actor, address, detail } of events)
    if (actor === 'Default key') made.set(kind, { actor, address, detail });
  expect([...made.keys()].sort()).toEqual([
    'alerts_changed',
    'company_unwatched',
    'company_watched',
    'data_exported',
    'list_imported',
    'tags_changed',
    'webhook_created',
    'webhook_deleted',
    'webhook_edited',
    'webhook_enabled',
    'webhook_paused',
    'webhook_secret_replaced',
  ]);
  expect(made.get('list_imported')?.detail).toEqual({ rows: 1, watched: 1 });
  // Calls that changed nothing are not listed.
  expect(events.filter(({ actor }: { actor: string }) => actor === 'Default key')).toHaveLength(12);
  expect(made.get('company_unwatched')).toEqual({
    actor: 'Default key',
    address: '127.0.0.1',
    detail: { company_number: '07654321', company_name: 'COMPANY 07654321 LIMITED' },
  });
  // The path of an address may be a secret.
  expect(made.get('webhook_created')?.detail).toEqual({
    webhook: registered.json().id,
    host: 'hooks.example.com',
  });
});
