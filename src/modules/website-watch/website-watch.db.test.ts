import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountApi } from '../../../test/support/account-api.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { type Statement, sql } from '../../platform/postgres/index.ts';
import { insertSnapshotRow } from '../register/live/test-support/live-fixture.ts';
import type { Verdict } from '../resolution/index.ts';
import { matchedWith, verdict } from '../resolution/test-support/scripted-sites.ts';
import { createWebsiteWatch } from './index.ts';

const KITES = '07654321';
const DOMAIN = 'kites.co.uk';
const DOWN = verdict({ match_status: 'scrape_failed' });

let test: TestService;
let anna: { 'x-api-key': string };
/** The content of the website when it is read next. */
let says: Verdict | Error;
let readings = 0;
let watch: ReturnType<typeof createWebsiteWatch>;

beforeAll(async () => {
  test = await startTestService({ environment: { EGRESS_CONNECT_TO: '*=http://127.0.0.1:9' } });
  await insertSnapshotRow(test.database.db, { company_name: 'FERNHOLLOW KITES LIMITED' });
  await accountApi(test).signUpVerifiedByHand('watcher@example.com');
  anna = { 'x-api-key': (await accountApi(test).logIn('watcher@example.com')).json().api_key };
  const { service, clock, database } = test;
  watch = createWebsiteWatch({
    db: database.db,
    clock,
    live: service.live,
    signals: service.signals,
    siteReader: {
      ...service.resolution.siteReader,
      async examineSite(domain) {
        readings += 1;
        if (says instanceof Error) throw says;
        return { verdict: says, pagesRead: 1, finalDomain: domain };
      },
    },
    intervalDays: 7,
  });
});
afterAll(() => test.stop());

beforeEach(async () => {
  for (const table of ['website_checks', 'website_link_periods', 'website_links', 'domain_results'])
    await test.database.db.execute({ text: `delete from ${table}`, values: [] });
  await test.database.db.execute(sql`delete from signals`);
  await test.app.inject({
    method: 'POST',
    url: '/v1/watchlist',
    headers: anna,
    payload: { company_number: KITES },
  });
  says = matchedWith(KITES);
  const site = {
    domain: DOMAIN,
    verdict: says,
    pagesRead: 1,
    at: test.clock.now(),
    source: 'forward' as const,
  };
  await test.database.db.transaction((tx) => test.service.resolution.siteReader.recordVerdict(tx, site));
  readings = 0;
});

const run = () => watch.checkDue({ log: test.captured.log, signal: new AbortController().signal });
/** A week later, and as often as a differing reading is repeated. */
async function check(days = 8): Promise<void> {
  test.clock.advance({ days });
  await run();
}
async function signalTypes(): Promise<string[]> {
  const { signals } = (await test.app.inject({ url: '/v1/signals', headers: anna })).json();
  return signals.map((signal: { signal_type: string }) => signal.signal_type).reverse();
}

describe('the website of a watched company', () => {
  it('is read once in the interval, and no more', async () => {
    await run();
    await check();
    expect(readings).toBe(1);
    await check(1);
    expect(readings).toBe(1);
    await check();
    expect(readings).toBe(2);
    expect(await signalTypes()).toEqual([]);
  });

  it('makes a signal when two readings agree on a change, and another when it is undone', async () => {
    await run();
    await check();
    says = DOWN;
    await check();
    expect(await signalTypes()).toEqual([]);
    await check(2);
    expect(await signalTypes()).toEqual(['website_unreachable']);
    says = matchedWith(KITES);
    await check();
    await check(2);
    expect(await signalTypes()).toEqual(['website_unreachable', 'website_back']);
  });

  it('is another’s also when it comes back from an outage as such', async () => {
    await run();
    says = DOWN;
    await check();
    await check(2);
    says = verdict({ match_status: 'no_match' });
    await check();
    await check(2);
    expect(await signalTypes()).toEqual(['website_unreachable', 'website_back', 'website_operator_changed']);
  });

  it('makes no signal of a change that the next reading does not confirm', async () => {
    await run();
    says = DOWN;
    await check();
    says = matchedWith(KITES);
    await check(2);
    await check();
    expect(await signalTypes()).toEqual([]);
  });

  it('is another’s when two readings say so: the link ends, and it is read no more', async () => {
    await run();
    says = verdict({ match_status: 'no_match' });
    await check();
    const links = async () =>
      (await test.app.inject({ url: `/v1/companies/${KITES}/websites`, headers: anna })).json().websites;
    expect(await links()).toMatchObject([{ status: 'current' }]);
    await check(2);
    expect(await signalTypes()).toEqual(['website_operator_changed']);
    expect(await links()).toMatchObject([{ status: 'ended', ended_by: 'no_longer_named' }]);
    await check(30);
    expect(readings).toBe(2);
  });

  it('is read again later when the reading failed', async () => {
    await run();
    says = new Error('the process was stopped');
    await check();
    says = matchedWith(KITES);
    await check(1);
    expect(readings).toBe(2);
  });

  describe('that prints the company’s name, office and no number', () => {
    const said = { quote: '© Fernhollow Kites Limited', page_url: `https://${DOMAIN}/` };
    const printing = (printed: string): Verdict => ({
      ...matchedWith(KITES),
      statements: {
        names: [{ ...said, printed }],
        numbers: [],
        places: [],
        offices: [{ ...said, address: '4 Mill Lane, Penrith CA11 7XX', isCalledOffice: true }],
        charity: null,
        regulator: null,
        record: { company_name: 'FERNHOLLOW KITES LIMITED', registered_address: null },
      },
    });
    /** As a look-up stores it, with the signals that follow. */
    const changeRecord = (change: Statement) =>
      test.database.db.transaction(async (tx) => {
        test.clock.advance({ minutes: 1 });
        await tx.execute(change);
        await test.service.signals.recordFetched(tx, KITES);
      });
    const rename = (name: string) =>
      changeRecord(sql`update companies set company_name = ${name} where company_number = ${KITES}`);

    beforeEach(async () => {
      says = printing('Fernhollow Kites Limited');
      const site = { domain: DOMAIN, verdict: says, pagesRead: 1, at: test.clock.now() };
      await test.database.db.transaction((tx) =>
        test.service.resolution.siteReader.recordVerdict(tx, { ...site, source: 'forward' }),
      );
    });
    afterEach(() => rename('FERNHOLLOW KITES LIMITED'));

    it('makes a signal in the next run when the company has another name, once and without a reading', async () => {
      await run();
      await rename('FERNHOLLOW SAILS LIMITED');
      await run();
      await run();
      expect(await signalTypes()).toEqual(['company_name_changed', 'website_name_outdated']);
      expect(readings).toBe(0);
      await rename('FERNHOLLOW KITES LIMITED');
      await run();
      expect((await signalTypes()).filter((type) => type === 'website_name_outdated')).toHaveLength(1);
    });

    it('makes no signal when only the register’s office changed, also not when it is read again', async () => {
      await run();
      await check();
      await changeRecord(sql`
        update companies set address_line_1 = '30 Quay Street', postal_code = 'BS1 6ZZ' where company_number = ${KITES}`);
      await check();
      await check();
      expect(readings).toBe(3);
      expect((await signalTypes()).filter((type) => type.startsWith('website'))).toEqual([]);
    });

    it('makes a signal when the website itself begins to state a former name', async () => {
      await run();
      await check();
      await rename('FERNHOLLOW SAILS LIMITED');
      says = printing('Fernhollow Sails Limited');
      await check();
      await check(2);
      const before = (await signalTypes()).filter((type) => type === 'website_name_outdated').length;
      says = printing('Fernhollow Kites Limited');
      await check();
      await check(2);
      const after = (await signalTypes()).filter((type) => type === 'website_name_outdated').length;
      expect(after).toBe(before + 1);
    });
  });

  it('is read no more when nobody watches the company', async () => {
    await run();
    await test.app.inject({ method: 'DELETE', url: `/v1/watchlist/${KITES}`, headers: anna });
    await check();
    expect(readings).toBe(0);
  });
});
