import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountApi } from '../../../test/support/account-api.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { sql } from '../../platform/postgres/index.ts';
import { insertSnapshotRow } from '../register/live/test-support/live-fixture.ts';
import type { Verdict } from '../resolution/index.ts';
import { matchedWith, REVIEW } from '../resolution/test-support/scripted-sites.ts';

const KITES = '07654321';
const SAILS = '07654322';
/** Two companies share the site, and it does not say which of them runs it. */
const SHARED_SITE = `<html><body><p>Everything for a day in the wind, made in our workshops by the sea.</p><footer>
  <p>Fernhollow Kites Limited, registered in England and Wales, company number ${KITES}.</p>
  <p>Fernhollow Sails Limited, registered in England and Wales, company number ${SAILS}.</p></footer></body></html>`;

let websites: Server;
let test: TestService;
let made = 0;
let anna: { 'x-api-key': string };
let ben: { 'x-api-key': string };

beforeAll(async () => {
  websites = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(SHARED_SITE);
  });
  await new Promise<void>((resolve) => websites.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(websites.address() as AddressInfo).port}`;
  test = await startTestService({ environment: { EGRESS_CONNECT_TO: `*.test=${address}` } });
  await insertSnapshotRow(test.database.db, { company_name: 'FERNHOLLOW KITES LIMITED' });
  await test.database.db.execute(sql`
    insert into companies
    select (jsonb_populate_record(company, ${JSON.stringify({ id: 2, company_number: SAILS, company_name: 'FERNHOLLOW SAILS LIMITED' })}::jsonb)).*
    from companies company where company_number = ${KITES}`);
});
beforeEach(async () => {
  anna = await makeKey();
  ben = await makeKey();
});
afterAll(async () => {
  await test.stop();
  websites.close();
});

async function makeKey(): Promise<{ 'x-api-key': string }> {
  const email = `reviewer${++made}@example.com`;
  await accountApi(test).signUpVerifiedByHand(email);
  return { 'x-api-key': (await accountApi(test).logIn(email)).json().api_key };
}

const ask = (headers: Record<string, string>, domain: string) =>
  test.app.inject({ method: 'POST', url: '/v1/resolve/domain', headers, payload: { domain } });
const list = (headers: Record<string, string>, query = '') =>
  test.app.inject({ url: `/v1/reviews${query}`, headers });
const decide = (headers: Record<string, string>, id: string, payload: object) =>
  test.app.inject({ method: 'POST', url: `/v1/reviews/${id}`, headers, payload });
const takeBack = (headers: Record<string, string>, id: string) =>
  test.app.inject({ method: 'DELETE', url: `/v1/reviews/${id}/decision`, headers });
const domainsOf = async (headers: Record<string, string>, query = '') =>
  (await list(headers, query)).json().reviews.map(({ domain }: { domain: string }) => domain);

/** The domain has this result from now on, for every account. */
async function know(domain: string, verdict: Verdict): Promise<void> {
  const judged = { domain, verdict, pagesRead: 1, at: test.clock.now(), source: 'forward' as const };
  await test.database.db.transaction((tx) => test.service.resolution.siteReader.recordVerdict(tx, judged));
}

async function makeReview(headers: Record<string, string>, domain: string): Promise<string> {
  await know(domain, REVIEW);
  expect((await ask(headers, domain)).json().match_status).toBe('needs_review');
  return (await list(headers, `?domain=${domain}`)).json().reviews[0].id;
}

describe('the review queue', () => {
  it('holds a domain that was answered at once, only for the accounts that asked, and once', async () => {
    await know('known.test', REVIEW);
    await ask(anna, 'known.test');
    await ask(anna, 'www.known.test');
    const response = await list(anna);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      reviews: [
        {
          id: expect.stringMatching(/^review_\w{26}$/),
          domain: 'known.test',
          status: 'open',
          asked_at: '2026-11-15T09:00:00.000Z',
          resolved_at: '2026-11-15T09:00:00.000Z',
          explanation: REVIEW.explanation,
          // The record is that of the register, which has neither postcode nor day for this company.
          review_candidates: REVIEW.review_candidates.map((candidate) => ({
            ...candidate,
            registered_postcode: null,
            incorporated_on: null,
          })),
          evidence: REVIEW.evidence,
          registered_for: [],
          decision: null,
        },
      ],
      page: 1,
      page_size: 20,
      has_more: false,
      total: 1,
      contradictions: 0,
    });
    expect(await domainsOf(ben)).toEqual([]);
  });

  it('holds a domain whose website had to be read first, for everybody who waited', async () => {
    const jobs = await Promise.all([ask(anna, 'shared.test'), ask(ben, 'shared.test')]);
    expect(jobs.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
    await test.startJobs();
    await expect.poll(() => domainsOf(anna), { timeout: 15_000 }).toEqual(['shared.test']);
    expect(await domainsOf(ben)).toEqual(['shared.test']);
  });

  it('shows which company other registers give the website to, and counts those that contradict the candidates', async () => {
    const [candidate] = REVIEW.review_candidates;
    await test.database.db.execute(sql`
      insert into company_identifiers (kind, value, company_number, website, name) values
        ('cqc', '1-1', ${candidate?.company_number}, 'agreed.test', 'A CARE HOME'),
        ('cqc', '1-2', '09999999', 'contradicted.test', 'ANOTHER CARE HOME'),
        ('cqc', '1-3', '09999998', 'group.test', 'C'), ('cqc', '1-4', '09999997', 'group.test', 'D')`);
    await test.database.db.execute(sql`
      insert into source_imports (kind, file, records_read, imported_at, proves)
      values ('cqc', 'cqc.ods', 4, ${test.clock.now()}, 'told_regulator')`);
    for (const domain of ['agreed.test', 'contradicted.test', 'group.test']) await makeReview(anna, domain);
    const { reviews, contradictions } = (await list(anna)).json();
    const shown = Object.fromEntries(
      reviews.map(({ domain, registered_for }: { domain: string; registered_for: unknown }) => [
        domain,
        registered_for,
      ]),
    );
    expect(shown).toMatchObject({
      'agreed.test': [{ company_number: candidate?.company_number, is_candidate: true }],
      'contradicted.test': [
        {
          source: 'Care Quality Commission',
          identifier: '1-2',
          name: 'ANOTHER CARE HOME',
          company_number: '09999999',
          is_candidate: false,
          attribution: expect.stringContaining('Open Government Licence'),
        },
      ],
      'group.test': [],
    });
    expect(contradictions).toBe(1);
    // A decision settles it, and another account has its own count.
    const { id } = (await list(anna, '?domain=contradicted.test')).json().reviews[0];
    expect((await decide(anna, id, { company_number: null })).json().registered_for).toHaveLength(1);
    expect((await list(anna)).json().contradictions).toBe(0);
    expect((await list(ben)).json().contradictions).toBe(0);
  });

  it('loses a domain that is no longer in doubt', async () => {
    await makeReview(anna, 'settled.test');
    await know('settled.test', matchedWith(KITES));
    expect(await domainsOf(anna)).toEqual([]);
    expect((await list(anna)).json().total).toBe(0);
  });

  it('comes in pages, the newest first', async () => {
    for (let n = 1; n <= 21; n++) {
      test.clock.advance({ seconds: 1 });
      await makeReview(anna, `page${n}.test`);
    }
    expect((await list(anna)).json()).toMatchObject({ has_more: true, total: 21, page: 1 });
    expect((await domainsOf(anna))[0]).toBe('page21.test');
    expect((await list(anna, '?page=2')).json()).toMatchObject({ has_more: false, total: 21, page: 2 });
    expect(await domainsOf(anna, '?page=2')).toEqual(['page1.test']);
  });
});

describe('a decision', () => {
  it('confirms a candidate, is remembered, costs nothing and leaves the others alone', async () => {
    const id = await makeReview(anna, 'confirmed.test');
    await makeReview(ben, 'confirmed.test');
    const before = (await accountApi(test).me(anna)).json().credit_balance;
    const decided = await decide(anna, id, { company_number: '7654321' });
    expect([decided.statusCode, decided.json()]).toMatchObject([
      200,
      {
        id,
        status: 'decided',
        decision: {
          company_number: KITES,
          company_name: 'FERNHOLLOW KITES LIMITED',
          decided_at: test.clock.now().toISOString(),
          decided_by: expect.stringMatching(/^reviewer\d+@example\.com$/),
        },
      },
    ]);
    await ask(anna, 'confirmed.test');
    expect(await domainsOf(anna)).toEqual([]);
    expect((await list(anna, '?status=decided')).json()).toMatchObject({
      total: 1,
      reviews: [{ id, status: 'decided', decision: { company_number: KITES } }],
    });
    expect(await domainsOf(ben)).toEqual(['confirmed.test']);
    expect((await accountApi(test).me(anna)).json().credit_balance).toBe(before);
  });

  it('may name a company that was no candidate, or no company at all, and the last one counts', async () => {
    const id = await makeReview(anna, 'changed.test');
    expect((await decide(anna, id, { company_number: SAILS })).json().decision.company_number).toBe(SAILS);
    expect((await decide(anna, id, { company_number: null })).json().decision).toMatchObject({
      company_number: null,
      company_name: null,
    });
    expect((await list(anna, '?status=decided')).json().total).toBe(1);
  });

  it('is refused if another tab has already decided, and the answer names that decision', async () => {
    const id = await makeReview(anna, 'two-tabs.test');
    const tabs = await Promise.all(
      [KITES, null].map((company_number) => decide(anna, id, { company_number, replace: false })),
    );
    expect(tabs.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const [first, second] = tabs[0]?.statusCode === 200 ? tabs : tabs.toReversed();
    expect(second?.json().error).toMatchObject({
      code: 'review_decided',
      message: expect.stringMatching(/^two-tabs\.test was decided already by reviewer\d+@example\.com: /),
      details: { decision: first?.json().decision },
    });
    expect((await list(anna, '?status=decided')).json().reviews[0].decision).toEqual(first?.json().decision);
    await takeBack(anna, id);
    expect((await decide(anna, id, { company_number: SAILS, replace: false })).statusCode).toBe(200);
  });

  it('can be found by its domain and by its company', async () => {
    const first = await makeReview(anna, 'first.test');
    await makeReview(anna, 'second.test');
    await decide(anna, first, { company_number: KITES });
    expect(await domainsOf(anna, '?status=all')).toEqual(['second.test', 'first.test']);
    expect(await domainsOf(anna, '?status=all&domain=First.test')).toEqual(['first.test']);
    expect(await domainsOf(anna, '?status=all&domain=other.test')).toEqual([]);
    expect(await domainsOf(anna, '?domain=first.test')).toEqual([]);
    expect(await domainsOf(anna, '?domain=second.test')).toEqual(['second.test']);
    expect(await domainsOf(anna, '?status=decided&company_number=7654321')).toEqual(['first.test']);
    expect((await list(anna, `?status=decided&company_number=${SAILS}`)).json().total).toBe(0);
    expect((await list(ben, '?status=all')).json().total).toBe(0);
  });

  it('is exported with who and when, formulas as text, and those of others are not', async () => {
    const confirmed = await makeReview(anna, 'confirmed-export.test');
    test.clock.advance({ seconds: 1 });
    const rejected = await makeReview(anna, 'rejected-export.test');
    await makeReview(anna, 'open-export.test');
    await decide(anna, confirmed, { company_number: KITES });
    await decide(anna, rejected, { company_number: null });
    await test.database.db.execute(sql`update reviews set decided_by = '=cmd|calc' where id = ${rejected}`);
    const answer = await test.app.inject({ url: '/v1/reviews/export', headers: anna });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const at = test.clock.now().toISOString();
    const [header, ...rows] = answer.body.trim().split('\r\n');
    expect(header).toBe('id,domain,decision,company_number,company_name,decided_by,decided_at,asked_at');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(
      new RegExp(
        `^${confirmed},confirmed-export.test,confirmed,${KITES},FERNHOLLOW KITES LIMITED,reviewer\\d+@example.com,${at},`,
      ),
    );
    expect(rows[1]).toContain(`${rejected},rejected-export.test,rejected,,,'=cmd|calc,${at},`);
    expect((await test.app.inject({ url: '/v1/reviews/export', headers: ben })).body).toBe(`${header}\r\n`);
    expect((await test.app.inject({ url: '/v1/reviews/export' })).statusCode).toBe(401);
  });

  it('can be taken back', async () => {
    const id = await makeReview(anna, 'undone.test');
    await decide(anna, id, { company_number: null });
    expect((await takeBack(anna, id)).json()).toMatchObject({ status: 'open', decision: null });
    expect(await domainsOf(anna)).toEqual(['undone.test']);
    expect(await domainsOf(anna, '?status=decided')).toEqual([]);
  });

  it('shows the doubt it was about, also when there is a match by now, which others pay for', async () => {
    const id = await makeReview(anna, 'later.test');
    await decide(anna, id, { company_number: null });
    await know('later.test', matchedWith(KITES));
    const [review] = (await list(anna, '?status=decided')).json().reviews;
    expect(review).toMatchObject({ explanation: REVIEW.explanation, evidence: REVIEW.evidence });
  });
});

describe('a wrong request', () => {
  it.each([
    ['a status that is none', '?status=closed'],
    ['page 0', '?page=0'],
    ['a page that is no number', '?page=one'],
    ['a page beyond the limit', '?page=501'],
  ])('is refused: %s', async (_, query) => {
    const response = await list(anna, query);
    expect([response.statusCode, response.json().error.code]).toEqual([400, 'invalid_request']);
  });
  it.each([
    ['no company and no null', {}],
    ['a number that is no text', { company_number: 7654321 }],
    ['a flag that is none', { company_number: null, replace: 'no' }],
  ])('is refused with the wrong field: %s', async (_, body) => {
    const id = await makeReview(anna, `refused${JSON.stringify(body).length}.test`);
    const response = await decide(anna, id, body);
    expect([response.statusCode, response.json().error.code]).toEqual([400, 'invalid_request']);
    expect(Object.keys(response.json().error.details.fields)).toEqual([
      'replace' in body ? 'replace' : 'company_number',
    ]);
  });
  it.each(['99999999', 'no number'])('is refused: %s, which is not a company', async (number) => {
    const id = await makeReview(anna, 'nobody.test');
    const response = await decide(anna, id, { company_number: number });
    expect([response.statusCode, response.json().error.code]).toEqual([404, 'company_not_found']);
    expect(await domainsOf(anna)).toEqual(['nobody.test']);
  });
  it('is answered for a review of another account as for one that does not exist', async () => {
    const id = await makeReview(anna, 'annas.test');
    for (const answer of [
      await decide(ben, id, { company_number: KITES }),
      await decide(ben, 'review_unknown', { company_number: null }),
      await takeBack(ben, id),
    ]) {
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
    }
    expect(await domainsOf(anna)).toEqual(['annas.test']);
  });
  it('is refused without a credential', async () => {
    const id = await makeReview(anna, 'secret.test');
    const answers = [await list({}), await decide({}, id, { company_number: null }), await takeBack({}, id)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
  });
});

describe('the answers of the account', () => {
  const reviewIn = async (headers: Record<string, string>, domain: string) =>
    (await ask(headers, domain)).json().review;

  it('show its decision beside the result, until it is withdrawn, and those of others do not', async () => {
    const id = await makeReview(anna, 'answered.test');
    expect(await reviewIn(anna, 'answered.test')).toBeNull();
    await decide(anna, id, { company_number: KITES });
    const answer = (await ask(anna, 'answered.test')).json();
    expect(answer).toMatchObject({
      match_status: 'needs_review',
      charged: false,
      review: { decision: 'confirmed', company_number: KITES, decided_at: test.clock.now().toISOString() },
    });
    expect(await reviewIn(ben, 'answered.test')).toBeNull();
    await decide(anna, id, { company_number: null });
    expect(await reviewIn(anna, 'answered.test')).toMatchObject({
      decision: 'rejected',
      company_number: null,
    });
    await takeBack(anna, id);
    expect(await reviewIn(anna, 'answered.test')).toBeNull();
  });

  it('show it on the job’s status and in the results of uploads', async () => {
    const pending = (await ask(anna, 'followed.test')).json();
    await test.startJobs();
    await expect.poll(() => domainsOf(anna), { timeout: 20_000 }).toEqual(['followed.test']);
    const [{ id }] = (await list(anna)).json().reviews;
    await decide(anna, id, { company_number: SAILS });
    const status = await test.app.inject({ url: `/v1/enrich/status/${pending.job_id}` });
    expect(status.json()).toMatchObject({ review: { decision: 'confirmed', company_number: SAILS } });

    const upload = {
      url: '/v1/bulk',
      method: 'POST' as const,
      headers: { ...anna, 'content-type': 'text/csv' },
    };
    const bulk = (await test.app.inject({ ...upload, payload: 'domain\nfollowed.test\n' })).json();
    const results = () => test.app.inject({ url: `/v1/bulk/${bulk.id}/results?format=jsonl`, headers: anna });
    await expect
      .poll(async () => (await results()).json(), { timeout: 20_000 })
      .toMatchObject({ outcome: 'needs_review', review: `confirmed ${SAILS}` });
  });
});

it('decisions and their withdrawal are in the audit trail, once each', async () => {
  const id = await makeReview(anna, 'audited.test');
  await decide(anna, id, { company_number: KITES });
  await decide(anna, id, { company_number: null, replace: false });
  await takeBack(anna, id);
  await takeBack(anna, id);
  const eventsOf = async (kind: string) =>
    (await test.app.inject({ url: `/v1/audit?kind=${kind}`, headers: anna })).json().events;
  expect(await eventsOf('review_reopened')).toMatchObject([{ detail: { domain: 'audited.test' } }]);
  expect(await eventsOf('review_decided')).toMatchObject([
    { detail: { domain: 'audited.test', company_number: KITES, company_name: 'FERNHOLLOW KITES LIMITED' } },
  ]);
});
