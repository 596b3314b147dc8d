import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/postgres/index.ts';
import { insertCompanies as insertNamed } from '../register/search/test-support/insert-companies.ts';
import { useWatchService, type WatchingAccount } from './test-support/watch-service.ts';

/** Tests everything beside watching itself: tags, uploads, counts and files. */
const service = useWatchService({ WATCHLIST_LIMIT: '5' });
const { get, watch, unwatch, makeAccount, insertCompanies, watching, changeCompany } = service;
const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(70_000_001 + at));

/** Many signals of the same moment. */
const insertSignals = (number: string, count: number, at: string) =>
  service.db.execute(sql`
    insert into signals (id, company_number, signal_type, severity, company_name, summary, occurred_on, detected_at,
      source, identity)
    select 'sig_' || lpad(n::text, 26, '0'), ${number}, 'accounts_filed', 'info', 'X', 'Y', '2026-11-15',
      ${at}::timestamptz, 'poll', n::text from generate_series(1, ${count}::int) n`);

const feed = async (account: WatchingAccount, query = '') =>
  (await get(`/v1/signals${query}`, account.withKey)).json();

describe('tags', () => {
  const setTags = (headers: Record<string, string>, number: string, tags: unknown) =>
    service.test.app.inject({
      method: 'PUT',
      url: `/v1/watchlist/${number}/tags`,
      headers,
      payload: { tags } as object,
    });
  const listOf = async (headers: Record<string, string>, query = '') =>
    (await get(`/v1/watchlist${query}`, headers)).json();
  const tagsOf = async (headers: Record<string, string>) =>
    (await get('/v1/watchlist/tags', headers)).json().tags;
  const [A, B] = ['07654321', '07654322'];

  it('are set, listed and filtered by, one spelling each in an account', async () => {
    const [account, other] = [await makeAccount(), await makeAccount()];
    await insertCompanies(A, B);
    for (const number of [A, B]) await watch(account.withKey, number);
    await watch(other.withKey, A);
    const set = await setTags(account.withKey, '7654321', [' Suppliers ', 'UK']);
    expect([set.statusCode, set.json()]).toMatchObject([
      200,
      { company_number: A, tags: ['Suppliers', 'UK'] },
    ]);
    await setTags(account.bearer, B, ['suppliers']);
    await setTags(other.withKey, A, ['SUPPLIERS']);
    expect(await tagsOf(account.withKey)).toEqual([
      { tag: 'Suppliers', companies: 2 },
      { tag: 'UK', companies: 1 },
    ]);
    expect(await listOf(account.withKey, '?tag=SUPPLIERS')).toMatchObject({
      watchlist: [{ tags: ['Suppliers', 'UK'] }, { tags: ['Suppliers'] }],
      used: 2,
    });
    expect(await listOf(account.withKey, '?tag=uk')).toMatchObject({
      watchlist: [{ company_number: A }],
      used: 2,
    });
    expect((await listOf(account.withKey, '?tag=none,such')).watchlist).toEqual([]);
    expect((await listOf(other.withKey)).watchlist).toMatchObject([{ tags: ['SUPPLIERS'] }]);
  });

  it('end with the watching, and a tag that is free takes its next spelling', async () => {
    const account = await makeAccount();
    await insertCompanies(A);
    await watch(account.withKey, A);
    await setTags(account.withKey, A, ['One', 'Two']);
    await setTags(account.withKey, A, ['one']);
    expect(await tagsOf(account.withKey)).toEqual([{ tag: 'One', companies: 1 }]);
    await setTags(account.withKey, A, []);
    await setTags(account.withKey, A, ['ONE']);
    expect(await tagsOf(account.withKey)).toEqual([{ tag: 'ONE', companies: 1 }]);
    await unwatch(account.withKey, A);
    expect(await tagsOf(account.withKey)).toEqual([]);
    await watch(account.withKey, A);
    expect((await listOf(account.withKey)).watchlist).toMatchObject([{ tags: [] }]);
  });

  it('may be given while watching, and are added to those there are, up to 20', async () => {
    const account = await makeAccount();
    await insertCompanies(A);
    const watchTagged = (tags: string[]) =>
      service.test.app.inject({
        method: 'POST',
        url: '/v1/watchlist',
        headers: account.withKey,
        payload: { company_number: A, tags },
      });
    expect((await watchTagged(['first'])).json()).toMatchObject({ tags: ['first'], already_watched: false });
    expect((await watchTagged(['second'])).json()).toMatchObject({ tags: ['first', 'second'] });
    const many = await watchTagged(Array.from({ length: 19 }, (_, at) => `more ${at}`));
    expect([many.statusCode, many.json().error.message]).toEqual([400, 'A company can have 20 tags.']);
    expect(await tagsOf(account.withKey)).toHaveLength(2);
  });

  it('are 404 for a company that is not watched, 400 for what is not a tag, 401 without a credential', async () => {
    const account = await makeAccount();
    await insertCompanies(A);
    const missing = await setTags(account.withKey, A, ['x']);
    expect([missing.statusCode, missing.json().error.code]).toEqual([404, 'company_not_found']);
    await watch(account.withKey, A);
    for (const tags of [['a,b'], [''], ['x'.repeat(41)], 'x', undefined, [1]]) {
      expect((await setTags(account.withKey, A, tags)).statusCode).toBe(400);
    }
    expect((await setTags({}, A, ['x'])).statusCode).toBe(401);
    expect((await get('/v1/watchlist/tags', {})).statusCode).toBe(401);
  });

  it('survive twenty writers at once', async () => {
    const account = await makeAccount();
    await insertCompanies(A, B);
    for (const number of [A, B]) await watch(account.withKey, number);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => setTags(account.withKey, at % 2 ? A : B, [`t${at % 3}`, 'x'])),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    for (const { tags } of (await listOf(account.withKey)).watchlist) expect(tags).toHaveLength(2);
  });
});

describe('an uploaded list', () => {
  const upload = (headers: Record<string, string>, payload: string, query = '', type = 'text/csv') =>
    service.test.app.inject({
      method: 'POST',
      url: `/v1/watchlist/import${query}`,
      headers: { ...headers, 'content-type': type },
      payload,
    });

  it('is only looked up with check=true, and every row has its company and status', async () => {
    const account = await makeAccount();
    await insertNamed(service.db, [
      { name: 'CHECKED WIDGETS LIMITED', number: '01234580', status: 'dissolved' },
      { name: 'CHECKED GADGETS LIMITED', number: '01234581' },
    ]);
    const checked = await upload(account.withKey, '1234580\nchecked gadgets\n99999999\n', '?check=true');
    expect(checked.json()).toMatchObject({
      watched: 0,
      not_watched: 1,
      used: 0,
      rows: [
        { outcome: 'found', company_name: 'CHECKED WIDGETS LIMITED', company_status: 'dissolved' },
        { outcome: 'found', company_number: '01234581', company_status: 'active' },
        { outcome: 'not_found', company_status: null },
      ],
    });
    const listed = await service.test.app.inject({ url: '/v1/watchlist', headers: account.withKey });
    expect(listed.json().watchlist).toEqual([]);
  });

  it('is watched by number or by a name that is one company’s alone, and says what came of each row', async () => {
    const account = await makeAccount();
    await insertNamed(service.db, [
      { name: 'ACME WIDGETS LIMITED', number: '01234568', previous: ['GADGETRY LIMITED'] },
      { name: 'TWIN LIMITED', number: '01234570' },
      { name: 'TWIN LLP', number: 'OC300001' },
    ]);
    const list = 'Name;Company Number\nx;1234570\ny;OC300001\nz;99999999\n;\n';
    const numbers = await upload(account.withKey, list, '?tag=Imported');
    expect(numbers.statusCode).toBe(200);
    expect(numbers.json()).toMatchObject({
      watched: 2,
      already_watched: 0,
      not_watched: 1,
      used: 2,
      limit: 5,
    });
    const names = 'company\tcountry\ngadgetry ltd\tUK\ntwin llp\tUK\nTwin\tUK\nno such name at all\tUK\n';
    const named = await upload(account.withKey, names, '?tag=Imported', 'text/tab-separated-values');
    expect(named.json()).toEqual({
      watched: 1,
      already_watched: 1,
      not_watched: 2,
      used: 3,
      limit: 5,
      rows: [
        expect.objectContaining({ row: 1, outcome: 'watched', company_name: 'ACME WIDGETS LIMITED' }),
        expect.objectContaining({ row: 2, outcome: 'already_watched', company_number: 'OC300001' }),
        expect.objectContaining({
          input: 'Twin',
          outcome: 'several_companies',
          company_number: null,
          candidates: expect.arrayContaining([expect.objectContaining({ company_number: '01234570' })]),
        }),
        expect.objectContaining({ outcome: 'not_found', candidates: [] }),
      ],
    });
    const tagged = (await get('/v1/watchlist?tag=imported', account.withKey)).json();
    expect(tagged.watchlist).toHaveLength(3);
  });

  it('is taken as far as the limit goes', async () => {
    const account = await makeAccount();
    await insertCompanies(...numbers(7));
    const answer = (await upload(account.withKey, numbers(7).join('\n'))).json();
    expect(answer).toMatchObject({ watched: 5, not_watched: 2, used: 5, limit: 5 });
    expect(answer.rows[6]).toMatchObject({ outcome: 'limit_reached' });
    expect((await upload(account.withKey, numbers(2).join('\n'))).json()).toMatchObject({
      already_watched: 2,
    });
  });

  it.each([
    ['nothing', '', 'text/csv', 400],
    ['too many rows', '07654321\n'.repeat(1_001), 'text/csv', 400],
    ['more than a mebibyte', 'x'.repeat(1_048_577), 'text/csv', 413],
    [
      'a damaged workbook',
      'PK\u0003\u0004',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      400,
    ],
    ['something else', '[]', 'application/json', 415],
  ])('is refused if it is %s', async (_, text, type, status) => {
    const account = await makeAccount();
    expect((await upload(account.withKey, text, '', type)).statusCode).toBe(status);
  });

  it('is refused as a whole with a wrong tag, and needs a credential', async () => {
    const account = await makeAccount();
    await insertCompanies('07654321');
    expect((await upload(account.withKey, '07654321', '?tag=a,b')).statusCode).toBe(400);
    expect((await get('/v1/watchlist', account.withKey)).json().used).toBe(0);
    expect((await upload({}, '07654321')).statusCode).toBe(401);
  });
});

describe('the CSV file of the watchlist', () => {
  it('has every watched company, formulas as text, and follows the tag', async () => {
    const account = await makeAccount();
    await insertCompanies('07654321', '07654322');
    await service.db.execute(
      sql`update companies set company_name = '=HYPERLINK("x"), LTD' where company_number = '07654322'`,
    );
    for (const number of ['07654321', '07654322']) {
      await watch(account.withKey, number);
      service.test.clock.advance({ seconds: 1 });
    }
    await service.test.app.inject({
      method: 'PUT',
      url: '/v1/watchlist/07654322/tags',
      headers: account.withKey,
      payload: { tags: ['+b', 'a'] },
    });
    const whole = await get('/v1/watchlist.csv', account.withKey);
    expect(whole.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="watchlist.csv"',
    });
    expect(whole.body).toBe(
      'company_number,company_name,company_status,watched_at,last_signal_at,tags\r\n' +
        `07654322,"'=HYPERLINK(""x""), LTD",active,2026-11-15T09:00:01.000Z,,"'+b, a"\r\n` +
        '07654321,COMPANY 07654321 LIMITED,active,2026-11-15T09:00:00.000Z,,\r\n',
    );
    expect((await get('/v1/watchlist.csv?tag=a', account.withKey)).body.split('\r\n')).toHaveLength(3);
    expect((await get('/v1/watchlist.csv', {})).statusCode).toBe(401);
  });

  it('is read page by page and misses no entry', async () => {
    const account = await makeAccount();
    await service.db.execute(sql`
      insert into watched_companies select ${account.id}, lpad(n::text, 8, '0'), now() - n / 7 * interval '1 microsecond'
      from generate_series(1, 2500) n`);
    const { body } = await get('/v1/watchlist.csv', account.withKey);
    expect(new Set(body.trim().split('\r\n').slice(1)).size).toBe(2_500);
  });
});

describe('a tag of signals', () => {
  it('narrows the feed by page and by cursor, the counts and the file', async () => {
    const account = await watching('07654321', '07654322');
    const other = await makeAccount();
    await watch(other.withKey, '07654322');
    for (const [who, tag] of [
      [account, 'Suppliers'],
      [other, 'Others'],
    ] as const) {
      await service.test.app.inject({
        method: 'PUT',
        url: '/v1/watchlist/07654322/tags',
        headers: who.withKey,
        payload: { tags: [tag] },
      });
    }
    await changeCompany('07654321');
    await changeCompany('07654322');
    for (const query of [
      '?tag=suppliers',
      '?tag=%20SUPPLIERS&cursor=start',
      '?tag=suppliers&signal_type=all',
    ]) {
      const page = await feed(account, query);
      expect([page.total, page.signals]).toMatchObject([1, [{ company_number: '07654322' }]]);
    }
    expect((await feed(account, '?tag=others')).total).toBe(0);
    expect((await feed(account, '?tag=a,b')).total).toBe(0);
    expect((await get('/v1/signals/counts?tag=suppliers', account.withKey)).json().total).toBe(1);
    expect(
      (await get('/v1/signals.csv?tag=suppliers', account.withKey)).body.trim().split('\r\n'),
    ).toHaveLength(2);
  });
});

describe('the counts of signals', () => {
  it('are of all signals of the span, by day in the UK, with days without any', async () => {
    const account = await watching('07654321', '07654322');
    await insertSignals('07654321', 130, '2026-11-13T23:59:00Z');
    service.test.clock.set('2026-11-15T00:01:00Z');
    await changeCompany('07654322', 'strike-off');
    const counts = async (query: string) => (await get(`/v1/signals/counts${query}`, account.withKey)).json();
    const since = 'since=2026-11-12T00:00:00Z';
    const none = { info: 0, notice: 0, warning: 0, critical: 0 };
    expect(await counts(`?${since}`)).toEqual({
      interval: 'day',
      from: '2026-11-12',
      to: '2026-11-15',
      counts: [
        { starts_on: '2026-11-12', signals: 0, by_severity: none },
        { starts_on: '2026-11-13', signals: 130, by_severity: { ...none, info: 130 } },
        { starts_on: '2026-11-14', signals: 0, by_severity: none },
        { starts_on: '2026-11-15', signals: 1, by_severity: { ...none, warning: 1 } },
      ],
      total: 131,
    });
    expect(await counts(`?${since}&severity=warning`)).toMatchObject({ total: 1 });
    expect(await counts('?company_number=07654321')).toMatchObject({ total: 130, from: '2026-10-17' });
    expect(await counts('?since=2025-01-01T00:00:00Z')).toMatchObject({ total: 131, interval: 'week' });
    expect(await counts('?since=2020-01-01T00:00:00Z')).toMatchObject({ total: 131, interval: 'month' });
    expect(await counts('?signal_type=insolvency_started')).toMatchObject({ total: 0 });
    expect((await get('/v1/signals/counts?severity=mild', account.withKey)).statusCode).toBe(400);
    expect((await get('/v1/signals/counts', {})).statusCode).toBe(401);
  });
});

describe('the CSV files of signals', () => {
  it('have every signal that the filter lets through, and of any company', async () => {
    const account = await watching('07654321', '07654322');
    await service.db.execute(
      sql`update companies set company_name = '@SUM(1)' where company_number = '07654322'`,
    );
    await changeCompany('07654321');
    await changeCompany('07654322', 'strike-off');
    const file = await get('/v1/signals.csv?severity=warning', account.withKey);
    expect(file.headers['content-disposition']).toBe('attachment; filename="signals.csv"');
    const [head, row, end] = file.body.split('\r\n');
    expect([head, end]).toEqual([
      'id,detected_at,occurred_on,severity,signal_type,company_number,company_name,summary,previous,current,source',
      '',
    ]);
    expect(row).toMatch(
      /^sig_\w+,2026-11-15T09:00:00\.000Z,2026-11-15,warning,strike_off_proposed,07654322,'@SUM\(1\),.*,"\{""company_status_detail"":null\}",/,
    );
    const history = await get('/v1/companies/07654321/signals.csv', account.withKey);
    expect(history.headers['content-disposition']).toBe('attachment; filename="signals-07654321.csv"');
    expect(history.body).toContain(',sic_codes_changed,07654321,');
  });

  it('are read page by page', async () => {
    const account = await watching('07654321');
    await insertSignals('07654321', 2_300, '2026-11-15T09:00:00Z');
    const { body } = await get('/v1/signals.csv', account.withKey);
    expect(new Set(body.trim().split('\r\n').slice(1)).size).toBe(2_300);
  });

  it('are refused as the feed is', async () => {
    const account = await makeAccount();
    expect((await get('/v1/signals.csv?severity=mild', account.withKey)).statusCode).toBe(400);
    expect((await get('/v1/companies/99999999/signals.csv', account.withKey)).statusCode).toBe(404);
    for (const path of ['/v1/signals.csv', '/v1/companies/07654321/signals.csv']) {
      expect((await get(path, {})).statusCode).toBe(401);
    }
  });
});
