import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountApi } from '../../../test/support/account-api.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { sql } from '../../platform/postgres/index.ts';
import { insertSnapshotRow } from '../register/live/test-support/live-fixture.ts';
import type { Verdict } from '../resolution/index.ts';
import {
  matchedAtPostcode,
  matchedWith,
  REVIEW,
  verdict,
} from '../resolution/test-support/scripted-sites.ts';

const KITES = '07654321';
const SAILS = '07654322';
const START = '2026-11-15T09:00:00.000Z';

let test: TestService;
let made = 0;
let anna: { 'x-api-key': string };

beforeAll(async () => {
  test = await startTestService({ environment: { EGRESS_CONNECT_TO: '*=http://127.0.0.1:9' } });
  await insertSnapshotRow(test.database.db, { company_name: 'FERNHOLLOW KITES LIMITED' });
  await test.database.db.execute(sql`
    insert into companies
    select (jsonb_populate_record(company, ${JSON.stringify({ id: 2, company_number: SAILS, company_name: 'FERNHOLLOW SAILS LIMITED' })}::jsonb)).*
    from companies company where company_number = ${KITES}`);
});
beforeEach(async () => {
  test.clock.set(START);
  await test.database.db.execute(sql`delete from website_link_periods`);
  await test.database.db.execute(sql`delete from website_links`);
  await test.database.db.execute(sql`delete from domain_results`);
  const email = `historian${++made}@example.com`;
  await accountApi(test).signUpVerifiedByHand(email);
  anna = { 'x-api-key': (await accountApi(test).logIn(email)).json().api_key };
});
afterAll(() => test.stop());

/** The website says so now. */
async function read(domain: string, judged: Verdict): Promise<void> {
  const site = { domain, verdict: judged, pagesRead: 1, at: test.clock.now(), source: 'forward' as const };
  await test.database.db.transaction((tx) => test.service.resolution.siteReader.recordVerdict(tx, site));
}
const get = (url: string, headers: Record<string, string> = anna) => test.app.inject({ url, headers });
const websitesOf = async (number: string) => (await get(`/v1/companies/${number}/websites`)).json().websites;
const companiesOf = async (domain: string) => (await get(`/v1/domains/${domain}/history`)).json().companies;
const resolve = (domain: string) =>
  test.app.inject({ method: 'POST', url: '/v1/resolve/domain', headers: anna, payload: { domain } });

describe('a current link', () => {
  it('is locked until the account has paid for it, by either side', async () => {
    await read('kites.co.uk', matchedWith(KITES));
    const locked = { status: 'current', locked: true, valid_from: START, valid_to: null, ended_by: null };
    expect(await websitesOf('7654321')).toEqual([
      { domain: null, ...locked, match_confidence: null, evidence: [] },
    ]);
    expect(await companiesOf('www.kites.co.uk')).toEqual([
      { company_number: null, company_name: null, ...locked },
    ]);
    expect((await resolve('kites.co.uk')).json().charged).toBe(true);
    expect(await websitesOf(KITES)).toMatchObject([
      { domain: 'kites.co.uk', locked: false, match_confidence: 0.991, evidence: [{ value: KITES }] },
    ]);
    expect(await companiesOf('kites.co.uk')).toMatchObject([
      { company_number: KITES, company_name: 'FERNHOLLOW KITES LIMITED', locked: false },
    ]);
    test.clock.advance({ days: 31 });
    expect(await companiesOf('kites.co.uk')).toMatchObject([{ company_number: null, locked: true }]);
  });

  it('stays locked if the account has paid for another website of the company', async () => {
    for (const domain of ['kites.co.uk', 'kites.com']) await read(domain, matchedWith(KITES));
    const payload = { company_number: KITES };
    const { charged, reverse_domain: shown } = (
      await test.app.inject({ method: 'POST', url: '/v1/resolve/company', headers: anna, payload })
    ).json();
    expect(charged).toBe(true);
    const websites: { domain: string | null }[] = await websitesOf(KITES);
    expect(websites.map(({ domain }) => domain).sort()).toEqual([shown.domain, null].sort());
  });

  it('begins with the first reading that found it, however often it is confirmed', async () => {
    await read('kites.co.uk', matchedWith(KITES));
    test.clock.advance({ days: 40 });
    await read('kites.co.uk', matchedWith(KITES));
    expect(await websitesOf(KITES)).toMatchObject([{ valid_from: START, valid_to: null }]);
  });

  it('stays when the website cannot be read', async () => {
    await read('kites.co.uk', matchedWith(KITES));
    test.clock.advance({ days: 40 });
    await read('kites.co.uk', verdict({ match_status: 'scrape_failed' }));
    expect(await websitesOf(KITES)).toMatchObject([{ status: 'current' }]);
  });
});

describe('the evidence of a link', () => {
  const kindsOf = async () => (await websitesOf(KITES))[0].evidence.map(({ kind }: { kind: string }) => kind);
  const moveTo = (postcode: string | null) =>
    test.database.db.execute(
      sql`update companies set postal_code = ${postcode} where company_number = ${KITES}`,
    );

  it('holds a printed postcode while it is the registered one, and of an ended link for ever', async () => {
    await moveTo('NN6 8SN');
    await read('kites.co.uk', matchedAtPostcode(KITES, 'NN6 8SN'));
    await resolve('kites.co.uk');
    expect(await kindsOf()).toEqual(['company_number', 'postcode_match']);
    await moveTo('EX2 5LN');
    expect(await kindsOf()).toEqual(['company_number']);
    await moveTo(null);
    expect(await kindsOf()).toEqual(['company_number']);
    test.clock.advance({ days: 40 });
    await read('kites.co.uk', verdict({ match_status: 'no_match' }));
    expect(await kindsOf()).toEqual(['company_number', 'postcode_match']);
  });
});

describe('an ended link', () => {
  it.each([
    ['another operator', matchedWith(SAILS), 'operator_changed'],
    ['an operator abroad', verdict({ match_status: 'non_uk_entity' }), 'operator_changed'],
    ['no company', verdict({ match_status: 'no_match' }), 'no_longer_named'],
    ['several that are possible', REVIEW, 'in_doubt'],
  ])('says when and by what it ended, and is free: %s', async (_, found, endedBy) => {
    await read('kites.co.uk', matchedWith(KITES));
    test.clock.advance({ days: 40 });
    await read('kites.co.uk', found);
    expect(await websitesOf(KITES)).toMatchObject([
      {
        domain: 'kites.co.uk',
        status: 'ended',
        locked: false,
        valid_from: START,
        valid_to: test.clock.now().toISOString(),
        ended_by: endedBy,
        evidence: [{ value: KITES }],
      },
    ]);
  });

  it('can begin again, as a span of its own, after the current one of somebody else', async () => {
    for (const number of [KITES, SAILS, KITES]) {
      await read('kites.co.uk', matchedWith(number));
      test.clock.advance({ days: 40 });
    }
    await resolve('kites.co.uk');
    await read('kites.co.uk', matchedWith(KITES));
    expect(
      (await companiesOf('kites.co.uk')).map(
        (one: { company_number: string; status: string; locked: boolean }) => [
          one.company_number,
          one.status,
        ],
      ),
    ).toEqual([
      [null, 'current'],
      [SAILS, 'ended'],
      [KITES, 'ended'],
    ]);
  });
});

describe('a request for links', () => {
  it.each([
    ['/v1/companies/99999999/websites', 404, 'company_not_found'],
    ['/v1/companies/nonsense/websites', 404, 'company_not_found'],
    ['/v1/domains/localhost/history', 400, 'invalid_domain'],
  ])('is refused: %s: %d %s', async (url, status, code) => {
    const response = await get(url);
    expect([response.statusCode, response.json().error.code]).toEqual([status, code]);
  });

  it.each(['/v1/companies/07654321/websites', '/v1/domains/kites.co.uk/history'])(
    'is refused for %s without a credential',
    async (url) => {
      expect((await get(url, {})).statusCode).toBe(401);
    },
  );

  it('lists nothing for a company and a domain of which no reading is known', async () => {
    expect(await websitesOf(SAILS)).toEqual([]);
    expect(await companiesOf('unread.co.uk')).toEqual([]);
  });
});
