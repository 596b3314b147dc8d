import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountApi } from '../../../test/support/account-api.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { sql } from '../../platform/postgres/index.ts';
import { migrationsDir } from '../../project-files.ts';
import { insertSnapshotRow } from '../register/live/test-support/live-fixture.ts';
import { matchedWith, verdict } from '../resolution/test-support/scripted-sites.ts';
import { historyRow, historyStore } from './history.store.ts';
import { PENDING_CALL } from './history-entry.ts';

const IN_TIME = { timeout: 60_000, interval: 100 };
const MATCHING = `<html><body><p>We make kites for everybody who likes the wind, in our own workshop by the sea.</p>
<footer>© 2026 Fernhollow Kites Limited. Registered in England and Wales, company number 07654321.</footer></body></html>`;

type Headers = Record<string, string>;
let websites: Server;
let test: TestService;
let ada: { session: string; withKey: Headers; bearer: Headers };
let eve: { withKey: Headers };

beforeAll(async () => {
  websites = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(MATCHING);
  });
  await new Promise<void>((resolve) => websites.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(websites.address() as AddressInfo).port}`;
  test = await startTestService({ environment: { EGRESS_CONNECT_TO: `*.test=${address}` } });
  await insertSnapshotRow(test.database.db, { company_name: 'FERNHOLLOW KITES LIMITED' });
  const api = accountApi(test);
  ada = await api.makeSession('ada@example.com');
  eve = await api.makeSession('eve@example.com');
  await know('known.test', matchedWith('07654321'));
  await know('nobody.test', verdict());
}, 120_000);
afterAll(async () => {
  await test.stop();
  websites.closeAllConnections();
  websites.close();
});

async function know(domain: string, result: ReturnType<typeof verdict>): Promise<void> {
  const judged = {
    domain,
    verdict: result,
    pagesRead: 1,
    at: test.clock.now(),
    source: 'forward' as const,
  };
  await test.database.db.transaction((tx) => test.service.resolution.siteReader.recordVerdict(tx, judged));
}

const post = (path: string, payload: object, headers: Headers) =>
  test.app.inject({ method: 'POST', url: path, payload, headers });
const read = (path: string, headers: Headers = ada.withKey) => test.app.inject({ url: path, headers });
const entries = async (query = '', headers: Headers = ada.withKey) =>
  (await read(`/v1/history${query}`, headers)).json().entries as Record<string, unknown>[];

describe('the history', () => {
  it('has every answered call, free ones too, with cost, source and who asked', async () => {
    await post('/v1/resolve/domain', { domain: 'known.test' }, ada.withKey);
    await post('/v1/enrich', { domain: 'https://www.known.test/about' }, ada.withKey);
    await post(
      '/v1/resolve/domain',
      { domain: 'nobody.test' },
      { ...ada.withKey, 'x-domesday-client': 'cli' },
    );
    await post(
      '/v1/resolve/domain',
      { domain: 'nobody.test' },
      { cookie: `domesday_session=${ada.session}`, 'x-domesday-console': '1' },
    );
    const call = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'resolve_domain', arguments: { domain: 'nobody.test' } },
    };
    await post('/mcp', call, { ...ada.withKey, accept: 'application/json, text/event-stream' });

    const shown = await entries();
    expect(
      shown.map(({ asked, outcome, credits, charge_reason, source }) => [
        asked,
        outcome,
        credits,
        charge_reason,
        source,
      ]),
    ).toEqual([
      ['nobody.test', 'no_match', 0, 'no_match_free', 'mcp'],
      ['nobody.test', 'no_match', 0, 'no_match_free', 'console'],
      ['nobody.test', 'no_match', 0, 'no_match_free', 'cli'],
      ['known.test', 'matched', 0, 'already_charged', 'api'],
      ['known.test', 'matched', 1, 'matched', 'api'],
    ]);
    expect(shown[1]?.actor).toBe('ada@example.com');
    expect(shown[4]).toMatchObject({
      direction: 'domain_to_company',
      found: '07654321',
      company_name: 'FERNHOLLOW KITES LIMITED',
      actor: expect.stringMatching(/key/),
      job_id: null,
    });
    expect(await entries('', eve.withKey)).toEqual([]);
  });

  it('shows calls that began or joined a job as pending, and its end once it has ended, with one cost', async () => {
    const { job_id: jobId } = (await post('/v1/enrich', { domain: 'kites.test' }, ada.withKey)).json();
    await post('/v1/enrich', { domain: 'kites.test' }, ada.withKey);
    expect((await entries('?q=kites.test')).map(({ outcome, job_id }) => [outcome, job_id])).toEqual([
      ['pending', jobId],
      ['pending', jobId],
    ]);
    await test.startJobs();
    const ended = () => entries(`?q=kites.test&outcome=matched`);
    await expect.poll(async () => (await ended()).length, IN_TIME).toBe(2);
    const end = { found: '07654321', company_name: 'FERNHOLLOW KITES LIMITED', job_id: jobId };
    expect(await ended()).toMatchObject([
      { ...end, credits: 0, charge_reason: 'already_charged' },
      { ...end, credits: 1, charge_reason: 'matched' },
    ]);
  });

  it('has the other direction and the rows of uploads', async () => {
    await post('/v1/resolve/company', { company_number: '07654321' }, ada.withKey);
    expect((await entries('?direction=company_to_website'))[0]).toMatchObject({
      asked: '07654321',
      company_name: 'FERNHOLLOW KITES LIMITED',
      outcome: 'verified',
      found: expect.stringMatching(/\.test$/),
      credits: 0,
    });
    await test.app.inject({
      method: 'POST',
      url: '/v1/bulk',
      headers: { ...ada.withKey, 'content-type': 'text/csv' },
      payload: 'domain\nnobody.test\n',
    });
    await expect.poll(async () => (await entries('?source=bulk')).length, IN_TIME).toBe(1);
  });

  it('has the credits of the ledger', async () => {
    const ledger = await test.database.db.first<{ credits: number }>(sql`
      select sum(credits)::int as credits from credit_entries entry
      join account_profiles account on account.id = entry.account_id
      where kind = 'charge' and account.email = 'ada@example.com'`);
    const { credits, calls, usage } = (await read('/v1/usage')).json();
    expect(credits).toBe(ledger?.credits);
    expect(calls).toBe((await entries('?limit=100')).length);
    expect(usage.map(({ source }: { source: string }) => source)).toEqual([
      'api',
      'bulk',
      'cli',
      'console',
      'mcp',
    ]);
  });
});

describe('the filters', () => {
  it.each([
    ['q=KNOWN', ['known.test', 'known.test']],
    ['q=fernhollow&outcome=matched&source=api&limit=1', ['kites.test']],
    ['q=100%25', []],
    ['since=2999-01-01T00:00:00Z', []],
    ['until=2000-01-01T00:00:00Z', []],
    ['outcome=no_match&source=cli', ['nobody.test']],
  ])('narrow the list: %s', async (query, asked) => {
    expect((await entries(`?${query}`)).map((entry) => entry.asked)).toEqual(asked);
  });

  it.each(['outcome=maybe', 'since=yesterday', 'limit=0', 'before=x', 'source=pigeon'])(
    'refuses %s',
    async (query) => {
      expect((await read(`/v1/history?${query}`)).statusCode).toBe(400);
    },
  );

  it('page without repeats or gaps', async () => {
    const all = (await entries('?limit=100')).map(({ id }) => id);
    const paged: unknown[] = [];
    for (let before = ''; ; ) {
      const page = (await read(`/v1/history?limit=2${before}`)).json();
      paged.push(...page.entries.map(({ id }: { id: string }) => id));
      if (!page.has_more) break;
      before = `&before=${paged.at(-1)}`;
    }
    expect(paged).toEqual(all);
  });
});

describe('the export', () => {
  it('is CSV that spreadsheets do not run', async () => {
    const { id } = (await read('/v1/auth/me')).json();
    test.service.history.note({
      accountId: id,
      requester: { source: 'api', actor: '=cmd|calc' },
      direction: 'company_to_website',
      asked: '+44 LIMITED',
      outcome: 'needs_review',
      found: null,
      charged: false,
      chargeReason: 'needs_review_free',
    });
    const response = await read('/v1/history/export?outcome=needs_review');
    expect(response.headers['content-type']).toContain('text/csv');
    const [header, row] = response.body.split('\r\n');
    expect(header).toBe(
      'asked_at,direction,asked,found,company_name,outcome,credits,charge_reason,source,actor',
    );
    expect(row).toContain("'+44 LIMITED");
    expect(row).toContain("'=cmd|calc");
  });

  it('has every page of a long history', async () => {
    const { id } = (await read('/v1/auth/me', eve.withKey)).json();
    await test.database.db.execute(sql`
      insert into resolution_history (account_id, asked_at, direction, asked, outcome, charge_reason, source, actor)
      select ${id}, now() - make_interval(secs => n), 'domain_to_company', 'd' || n || '.test', 'no_match',
        'no_match_free', 'api', 'key' from generate_series(1, 2500) n`);
    const lines = (await read('/v1/history/export', eve.withKey)).body.trim().split('\r\n');
    expect(new Set(lines).size).toBe(2_501);
  });
});

const requester = { source: 'api', actor: 'key' } as const;

it('saves a batch although a text in it cannot be stored, or an account is gone', async () => {
  const { id } = (await read('/v1/auth/me', ada.withKey)).json();
  const call = (accountId: string, asked: string) =>
    historyRow(
      { accountId, asked, requester, direction: 'company_to_website', ...PENDING_CALL },
      test.clock.now(),
    );
  await historyStore.insert(test.database.db, [
    call(id, 'half \ud83e of a pair'),
    call(id, 'nul \0'),
    call('acc_gone', 'whole'),
    call(id, 'whole "quoted" é'),
  ]);
  const saved = await test.database.db.query<{ asked: string }>(sql`
    select asked from resolution_history where account_id = ${id} order by id desc limit 3`);
  expect(saved.map(({ asked }) => asked)).toEqual([
    'whole "quoted" é',
    'nul \ufffd',
    'half \ufffd of a pair',
  ]);
});

describe('an account that is deleted', () => {
  const inHistory = async (id: string) =>
    test.database.db.query(sql`select from resolution_history where account_id = ${id}`);
  const openAccount = async (id: string) => {
    await test.database.db.execute(sql`insert into accounts (id, created_at) values (${id}, now())`);
    return historyRow(
      { accountId: id, asked: 'a.test', requester, direction: 'domain_to_company', ...PENDING_CALL },
      test.clock.now(),
    );
  };

  it('takes its entries with it', async () => {
    const row = await openAccount('acc_deleted');
    await historyStore.insert(test.database.db, [row, row]);
    expect(await inHistory('acc_deleted')).toHaveLength(2);
    await test.database.db.execute(sql`delete from accounts where id = 'acc_deleted'`);
    expect(await inHistory('acc_deleted')).toHaveLength(0);
  });

  it('leaves no entry behind when entries are being written at that moment', async () => {
    const row = await openAccount('acc_racing');
    let deleted: Promise<unknown> = Promise.resolve();
    await test.database.db.transaction(async (tx) => {
      await historyStore.insert(tx, [row]);
      deleted = test.database.db.execute(sql`delete from accounts where id = 'acc_racing'`);
      await expect
        .poll(() => test.database.db.query(sql`select from pg_locks where not granted`), { timeout: 20_000 })
        .not.toHaveLength(0);
    });
    await deleted;
    expect(await inHistory('acc_racing')).toHaveLength(0);
  });
});

it('keeps entries for 24 months', async () => {
  const { id } = (await read('/v1/auth/me', eve.withKey)).json();
  await test.database.db.execute(sql`
    update resolution_history set asked_at = ${test.clock.now()}::timestamptz - interval '25 months'
    where account_id = ${id} and asked like 'd1%'`);
  await test.service.history.purge();
  const [left] = await test.database.db.query<{ old: number; all: number }>(sql`
    select count(*) filter (where asked like 'd1%')::int as old, count(*)::int as all
    from resolution_history where account_id = ${id}`);
  expect(left).toEqual({ old: 0, all: 2500 - 1111 });
});

it('charges from before it was kept are filled in from the ledger, once', async () => {
  const { db } = test.database;
  const zoe = await accountApi(test).makeSession('zoe@example.com');
  await post('/v1/resolve/domain', { domain: 'known.test' }, zoe.withKey);
  const [charged] = await entries('', zoe.withKey);
  expect(charged).toMatchObject({ outcome: 'matched', credits: 1 });
  await db.execute(sql`delete from resolution_history where id = ${String(charged?.id)}::bigint`);
  // As if the ledger were older than the history.
  await db.execute(sql`update schema_migrations set applied_at = 'infinity' where id = 42`);
  const fill = readFileSync(join(migrationsDir, '0053_history_from_the_ledger.sql'), 'utf8');
  await db.execute({ text: fill, values: [] });
  const { id: _, actor, ...known } = charged ?? {};
  expect(actor).not.toBe('unknown');
  expect(await entries('', zoe.withKey)).toEqual([expect.objectContaining({ ...known, actor: 'unknown' })]);
});
