import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/postgres/index.ts';
import { SIGNAL_TYPES } from '../../shared/signal-types.ts';
import { useWatchService, type WatchingAccount } from '../watchlist/test-support/watch-service.ts';
import type { Signal } from './signal.ts';

const service = useWatchService({ WATCHLIST_LIMIT: '1000' });
const { get, watch, unwatch, makeAccount, insertCompanies, watching, changeCompany } = service;

const feed = async (account: WatchingAccount, query = '') =>
  (await get(`/v1/signals${query}`, account.withKey)).json();
const idsOf = (page: { signals: Signal[] }) => page.signals.map(({ id }) => id);

describe('the feed', () => {
  it('has all signals of the currently watched companies, newest first', async () => {
    const account = await watching('07654321', '07654322');
    await changeCompany('07654321');
    await changeCompany('07654322', 'strike-off');
    const page = await feed(account);
    expect(page).toEqual({
      signals: [
        {
          id: expect.stringMatching(/^sig_[0-9a-z]{26}$/),
          signal_type: 'strike_off_proposed',
          severity: 'warning',
          company_number: '07654322',
          company_name: 'COMPANY 07654322 LIMITED',
          summary: 'A proposal to strike COMPANY 07654322 LIMITED off the register was made.',
          occurred_on: '2026-11-15',
          detected_at: '2026-11-15T09:00:00.000Z',
          previous: { company_status_detail: null },
          current: { company_status_detail: 'active-proposal-to-strike-off' },
          source: 'poll',
        },
        expect.objectContaining({ signal_type: 'sic_codes_changed', company_number: '07654321' }),
      ],
      page: 1,
      limit: 20,
      has_more: false,
      total: 2,
    });
    expect(idsOf(page)).toEqual(idsOf(page).sort().reverse());
    expect((await get('/v1/watchlist', account.withKey)).json().watchlist).toMatchObject([
      { last_signal_at: '2026-11-15T09:00:00.000Z' },
      { last_signal_at: '2026-11-15T09:00:00.000Z' },
    ]);
  });

  it('shows only watched companies, including signals from before the watch began', async () => {
    const one = await watching('07654321');
    await changeCompany('07654321');
    const two = await makeAccount();
    expect((await feed(two)).total).toBe(0);
    await watch(two.withKey, '07654321');
    expect((await feed(two)).total).toBe(1);
    await unwatch(one.withKey, '07654321');
    expect(await feed(one)).toMatchObject({ signals: [], total: 0, has_more: false });
  });

  it('is filtered by type; all is every type', async () => {
    const account = await watching('07654321');
    await changeCompany('07654321');
    await changeCompany('07654321', 'strike-off');
    const types = async (query: string) =>
      (await feed(account, query)).signals.map(({ signal_type }: Signal) => signal_type);
    expect(await types('?signal_type=all')).toEqual(['strike_off_proposed', 'sic_codes_changed']);
    expect(await types('?signal_type=sic_codes_changed')).toEqual(['sic_codes_changed']);
    expect(await feed(account, '?signal_type=sic_codes_changed')).toMatchObject({ total: 1 });
    for (const type of SIGNAL_TYPES) {
      expect((await get(`/v1/signals?signal_type=${type}`, account.withKey)).statusCode).toBe(200);
    }
  });

  it.each([
    'limit=0',
    'limit=101',
    'limit=x',
    'limit=',
    'limit=1.5',
    'limit=-1',
    'page=0',
    'page=-1',
    'page=x',
    'page=1.5',
    'page=9007199254740992',
    'page=99999999999999999999',
    'page=1e21',
    'page=1e400',
    'page=Infinity',
    'signal_type=unknown',
    'signal_type=',
    'signal_type=ALL',
    'before=nonsense',
  ])('?%s is 400 and names the field', async (query) => {
    const account = await makeAccount();
    const response = await get(`/v1/signals?${query}`, account.withKey);
    expect(response.statusCode).toBe(400);
    const { error } = response.json();
    expect(error.code).toBe('invalid_request');
    expect(Object.keys(error.details.fields)).toEqual([query.split('=')[0]]);
  });

  it('is filtered by a company number in any spelling, also of a prefix that is not known yet', async () => {
    const account = await watching('07654321', 'ZZ123456');
    await changeCompany('07654321');
    await changeCompany('ZZ123456');
    for (const [text, number] of [
      ['7654321', '07654321'],
      ['ZZ123456', 'ZZ123456'],
      ['zz123456', 'ZZ123456'],
    ] as const) {
      const page = await feed(account, `?company_number=${text}`);
      expect(page.signals).toMatchObject([{ company_number: number }]);
    }
    expect(await feed(account, '?company_number=ZZ999999')).toMatchObject({ signals: [], total: 0 });
    const refused = await get('/v1/signals?company_number=ZZ12', account.withKey);
    expect(refused.json().error.details.fields).toHaveProperty('company_number');
  });

  it('takes limits of 1 and 100, pages far beyond the last, and a session as well as a key', async () => {
    const account = await watching('07654321');
    await changeCompany('07654321');
    await changeCompany('07654321');
    expect(await feed(account, '?limit=1')).toMatchObject({ limit: 1, has_more: true, total: 2 });
    expect(await feed(account, '?limit=100')).toMatchObject({ limit: 100, has_more: false });
    for (const page of ['3', '1000000', '9007199254740991']) {
      for (const limit of [1, 100]) {
        const answer = await feed(account, `?limit=${limit}&page=${page}`);
        expect(answer).toMatchObject({ signals: [], page: Number(page), has_more: false, total: 2 });
      }
    }
    expect((await get('/v1/signals', account.bearer)).statusCode).toBe(200);
    expect((await get('/v1/signals', {})).json().error.code).toBe('missing_credentials');
  });
});

describe('pages', () => {
  /** Reads all pages, and lets something happen before each. */
  async function readAll(account: WatchingAccount, limit: number, before: () => Promise<void>) {
    const read: string[] = [];
    for (let page = 1; page < 50; page++) {
      const answer = await feed(account, `?limit=${limit}&page=${page}`);
      read.push(...idsOf(answer));
      if (!answer.has_more) break;
      await before();
    }
    return read;
  }

  it('do not repeat or skip a signal while new ones arrive', async () => {
    const account = await watching('07654321', '07654322');
    for (let i = 0; i < 11; i++) await changeCompany(i % 2 ? '07654321' : '07654322');
    const there = idsOf(await feed(account, '?limit=100'));
    const read = await readAll(account, 3, async () => {
      await changeCompany('07654321');
      await changeCompany('07654322');
    });
    expect(read).toEqual(there);
  });

  it('stay empty after the last page, even if new signals have arrived', async () => {
    const account = await watching('07654321');
    for (let i = 0; i < 2; i++) await changeCompany('07654321');
    const first = await feed(account, '?limit=1&page=1');
    const second = await feed(account, '?limit=1&page=2');
    expect([first.has_more, second.has_more]).toEqual([true, false]);
    for (let i = 0; i < 4; i++) await changeCompany('07654321');
    for (const page of [3, 4]) {
      expect(await feed(account, `?limit=1&page=${page}`)).toMatchObject({ signals: [], has_more: false });
    }
  });

  it('are counted again if the list has become shorter, and repeat nothing', async () => {
    const account = await watching('07654321', '07654322');
    for (const number of ['07654322', '07654321', '07654322', '07654321']) await changeCompany(number);
    const page = async (at: number) => feed(account, `?limit=1&page=${at}`);
    for (const at of [1, 2, 3, 4]) expect((await page(at)).signals).toHaveLength(1);
    await unwatch(account.withKey, '07654321');
    const left = idsOf(await feed(account, '?limit=100'));
    expect(left).toHaveLength(2);
    const pages = [await page(1), await page(2), await page(4), await page(3)];
    expect(pages.map(idsOf)).toEqual([[left[0]], [left[1]], [], []]);
    expect(pages.map(({ has_more }) => has_more)).toEqual([true, false, false, false]);
  });

  it('end with the first page if it has become the only one', async () => {
    const account = await watching('07654321', '07654322');
    for (const number of ['07654322', '07654321']) await changeCompany(number);
    await feed(account, '?limit=1&page=1');
    await unwatch(account.withKey, '07654321');
    const first = await feed(account, '?limit=1&page=1');
    expect(first.signals).toMatchObject([{ company_number: '07654322' }]);
    expect((await feed(account, '?limit=1&page=2')).signals).toEqual([]);
  });

  it('do not repeat or skip a signal if another process answers the next one', async () => {
    const account = await watching('07654321');
    for (let i = 0; i < 5; i++) await changeCompany('07654321');
    const there = idsOf(await feed(account, '?limit=100'));
    const first = await feed(account, '?limit=2&page=1');
    await changeCompany('07654321');
    const { startTestService } = await import('../../../test/support/test-service.ts');
    const other = await startTestService({ sharing: service.test });
    const second = await other.app.inject({ url: '/v1/signals?limit=2&page=2', headers: account.withKey });
    await other.stop();
    expect([...idsOf(first), ...idsOf(second.json())]).toEqual(there.slice(0, 4));
  });

  it('can be read from the id of the last signal, by any number of readers', async () => {
    const account = await watching('07654321');
    for (let i = 0; i < 7; i++) await changeCompany('07654321');
    const there = idsOf(await feed(account, '?limit=100'));
    const read: string[] = [];
    for (let before = ''; ; ) {
      const answer = await feed(account, `?limit=2${before && `&before=${before}`}`);
      read.push(...idsOf(answer));
      if (!answer.has_more) break;
      before = read.at(-1) ?? '';
      await changeCompany('07654321');
      await feed(account, '?limit=2');
    }
    expect(read).toEqual(there);
  });

  it('count from the newest signal if the previous page was read long ago', async () => {
    const account = await watching('07654321');
    for (let i = 0; i < 4; i++) await changeCompany('07654321');
    await feed(account, '?limit=2&page=1');
    await changeCompany('07654321');
    service.test.clock.advance({ minutes: 11 });
    const there = idsOf(await feed(account, '?limit=100'));
    expect(idsOf(await feed(account, '?limit=2&page=2'))).toEqual(there.slice(2, 4));
  });
});

describe("a company's signals", () => {
  it('are available to every account, by the number in any spelling', async () => {
    await watching('07654321');
    await changeCompany('07654321');
    await changeCompany('07654321');
    const other = await makeAccount();
    const response = await get('/v1/companies/7654321/signals?limit=1', other.withKey);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      company_number: '07654321',
      company_name: 'COMPANY 07654321 LIMITED',
      signals: [expect.objectContaining({ signal_type: 'sic_codes_changed' })],
      complete_since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      limit: 1,
    });
    expect((await get('/v1/companies/07654321/signals', other.bearer)).json()).toMatchObject({ limit: 20 });
    // It has no pages, and what it does not know is ignored.
    const paged = await get('/v1/companies/07654321/signals?page=99999999999999999999', other.withKey);
    expect(paged.json().signals).toHaveLength(2);
  });

  it('are derived from its record if nobody watches it; an unknown company is 404', async () => {
    const account = await makeAccount();
    await insertCompanies('07654329');
    const found = async () => (await get('/v1/companies/07654329/signals', account.withKey)).json();
    expect(await found()).toMatchObject({ signals: [], complete_since: null });
    await service.db.execute(sql`
      update companies set accounts_next_due = '2026-03-31' where company_number = '07654329'`);
    service.test.clock.advance({ minutes: 16 });
    expect((await found()).signals).toMatchObject([
      { signal_type: 'accounts_overdue', occurred_on: '2026-04-01', source: 'history' },
    ]);
    for (const number of ['07654328', 'nonsense']) {
      const response = await get(`/v1/companies/${number}/signals`, account.withKey);
      expect(response.statusCode).toBe(404);
      expect(response.json().error.code).toBe('company_not_found');
    }
  });

  it.each(['0', '101', 'x', '', '99999999999999999999', '1e21'])(
    'are refused with 400 for a limit of %j',
    async (limit) => {
      const account = await makeAccount();
      await insertCompanies('07654321');
      const response = await get(`/v1/companies/07654321/signals?limit=${limit}`, account.withKey);
      expect(response.statusCode).toBe(400);
      expect((await get('/v1/companies/07654321/signals', {})).statusCode).toBe(401);
    },
  );
});

it('a page of the feed reads only index entries of the watched companies', async () => {
  const account = await watching('07654321', '07654322');
  await service.db.execute(sql`
    insert into signals (id, company_number, signal_type, severity, company_name, summary, occurred_on, detected_at,
      source, identity)
    select 'sig_' || lpad(n::text, 26, '0'), lpad((n % 2000)::text, 8, '0'), 'accounts_filed', 'info', 'X', 'X.',
      '2026-11-15', now(), 'stream', n::text
    from generate_series(1, 20000) n`);
  await changeCompany('07654321');
  await service.db.execute({ text: 'analyze signals', values: [] });
  const rows = await service.db.query<{ 'QUERY PLAN': string }>({
    text: `explain select newest.id from watched_companies watched cross join lateral (
        select id from signals where company_number = watched.company_number and id < 'sig_~'
        order by id desc limit 21) newest
      where watched.account_id = '${account.id}' order by newest.id desc limit 21`,
    values: [],
  });
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('signals_by_company');
  expect(plan).not.toContain('Seq Scan on signals');
});
