import type { TSchema } from '@sinclair/typebox';
import type { ValidateFunction } from 'ajv';
import { describe, expect, it } from 'vitest';
import { createValidatorCompiler } from '../../http/validation.ts';
import { sql } from '../../platform/postgres/index.ts';
import * as schemas from './resolution.schemas.ts';
import { insertCompany } from './test-support/register-fixture.ts';
import { BASE_URL, useResolutionFixture } from './test-support/resolution-fixture.ts';
import { matchedWith, REVIEW, verdict } from './test-support/scripted-sites.ts';

const fixture = useResolutionFixture({ working: true });
const { sites, post, get, status } = fixture;

const RESOLUTION_FIELDS = [
  'status',
  'input_domain',
  'job_id',
  'cached',
  'match_status',
  'match_confidence',
  'company',
  'disclosures',
  'registrations',
  'failure',
  'foreign_operator',
  'as_of',
  'review',
  'evidence',
  'review_candidates',
  'entities_on_site',
  'group',
  'explanation',
  'charged',
  'charge_reason',
  'resolved_at',
  'expires_at',
].sort();

const spending = ['/v1/resolve/domain', '/v1/enrich', '/v1/partner/enrich-company'];

describe.each([
  ['/v1/resolve/domain', '/v1/enrich/status/'],
  ['/v1/enrich', '/v1/enrich/status/'],
  ['/v1/partner/enrich-company', '/v1/partner/enrich-company/'],
])('POST %s for a domain that is not known', (path, statusPath) => {
  it('answers 202 with exactly the pending job, and holds a credit', async () => {
    const account = await fixture.ledger.account(3);
    const domain = `new-${path.length}.co.uk`;
    const release = sites.hold(domain);
    sites.set(domain, verdict());
    const response = await post(path, account, `https://www.${domain}/about`);
    expect(response.statusCode).toBe(202);
    const { job_id: jobId } = response.json();
    expect(response.json()).toEqual({
      status: 'pending',
      input_domain: domain,
      job_id: expect.stringMatching(/^job_[0-9a-z]{32}$/),
      charged: false,
      charge_reason: 'pending',
      status_url: `${BASE_URL}${statusPath}${jobId}`,
      error_message: null,
    });
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers).toMatchObject({ 'x-credits-remaining': '2', 'x-credits-charged': '0' });
    expect(await fixture.ledger.balance(account)).toMatchObject({ balance: 3, held: 1 });

    await expect.poll(async () => (await status(jobId)).status).toBe('processing');
    release();
    await expect.poll(async () => (await status(jobId)).status).toBe('completed');
    expect(await fixture.ledger.balance(account)).toMatchObject({ balance: 3, held: 0 });
  });
});

it.each(spending)('POST %s takes a web address with a very long path', async (path) => {
  const account = await fixture.ledger.account(1);
  const domain = `long-path-${path.length}.co.uk`;
  sites.set(domain, verdict());
  const response = await post(path, account, `https://www.${domain}/${'x'.repeat(60_000)}`);
  expect([response.statusCode, response.json().input_domain]).toEqual([202, domain]);
});

describe('the status route', () => {
  it('shows what the 200 would show, for the route that asked, with the job and its charge', async () => {
    const account = await fixture.ledger.account(5);
    const number = await insertCompany(fixture.db);
    const fields: Record<string, string[]> = {};
    for (const path of ['/v1/resolve/domain', '/v1/enrich']) {
      const domain = `shows-${path.length}.co.uk`;
      sites.set(domain, matchedWith(number));
      const { job_id: jobId } = (await post(path, account, domain)).json();
      await fixture.finish(domain);
      const completed = await status(jobId);
      const { job_id, cached, charged, charge_reason, ...rest } = completed;
      expect({ job_id, cached, charged, charge_reason }).toEqual({
        job_id: jobId,
        cached: false,
        charged: true,
        charge_reason: 'matched',
      });
      const known = (await post(path, account, domain)).json();
      expect(known).toEqual({
        ...rest,
        job_id: null,
        cached: true,
        charged: false,
        charge_reason: 'already_charged',
      });
      expect(Object.keys(completed).sort()).toEqual(RESOLUTION_FIELDS);
      fields[path] = Object.keys(completed.company);
    }
    expect(fields['/v1/resolve/domain']).toEqual([
      'company_number',
      'company_name',
      'company_status',
      'company_type',
      'registered_postcode',
      'registered_address',
      'incorporated_on',
      'financials',
    ]);
    expect(fields['/v1/enrich']).toEqual(
      expect.arrayContaining([...(fields['/v1/resolve/domain'] ?? []), 'sic_codes', 'previous_names']),
    );
  });

  it.each(['job_00000000000000000000000000000000', 'job_', '1', '%00', "'--", '🪁'])(
    'takes no credential, and %s, which is not a job, is 404',
    async (id) => {
      const response = await get(`/v1/enrich/status/${id}`);
      expect([response.statusCode, response.json().error.code]).toEqual([404, 'job_not_found']);
    },
  );

  it('widens to the enriched company when the same account asks for that while the job runs', async () => {
    const account = await fixture.ledger.account(5);
    const number = await insertCompany(fixture.db);
    const release = sites.hold('widened.co.uk');
    sites.set('widened.co.uk', matchedWith(number));
    const first = (await post('/v1/resolve/domain', account, 'widened.co.uk')).json();
    const second = (await post('/v1/enrich', account, 'widened.co.uk')).json();
    expect(second.job_id).toBe(first.job_id);
    release();
    await fixture.finish('widened.co.uk');
    expect((await status(first.job_id)).company).toHaveProperty('sic_codes');
  });
});

describe('X-Credits-Remaining', () => {
  it('counts the hold of a running job also for calls that join it', async () => {
    const account = await fixture.ledger.account(5);
    const release = sites.hold('joined-by-many.co.uk');
    sites.set('joined-by-many.co.uk', verdict());
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post('/v1/enrich', account, 'joined-by-many.co.uk')),
    );
    expect(answers.map(({ headers }) => headers['x-credits-remaining'])).toEqual(Array(20).fill('4'));
    release();
    await fixture.finish('joined-by-many.co.uk');
  });
});

describe('a known result is answered with 200', () => {
  it.each([
    ['needs_review', REVIEW],
    ['no_match', verdict()],
    ['non_uk_entity', verdict({ match_status: 'non_uk_entity' })],
    ['scrape_failed', verdict({ match_status: 'scrape_failed' })],
  ])('%s: free, also for an account without credits', async (matchStatus, script) => {
    const domain = `${matchStatus.replaceAll('_', '-')}.co.uk`;
    await fixture.learn(domain, script);
    const poor = await fixture.ledger.account(0);
    for (const path of spending) {
      const response = await post(path, poor, domain);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({ charged: false, charge_reason: `${matchStatus}_free` });
      expect(response.headers).toMatchObject({ 'x-credits-remaining': '0', 'x-credits-charged': '0' });
    }
    expect((await post('/v1/enrich', poor, domain)).json()).toMatchObject({
      match_status: matchStatus,
      company: null,
      review_candidates: script.review_candidates,
    });
  });

  it('matched: costs each account a credit the first time it asks, by whichever route', async () => {
    const number = await insertCompany(fixture.db);
    await fixture.learn('known-match.co.uk', matchedWith(number));
    const account = await fixture.ledger.account(2);
    const answers = [];
    for (const path of spending) {
      const response = await post(path, account, 'known-match.co.uk');
      answers.push([
        response.statusCode,
        response.json().charge_reason,
        response.headers['x-credits-charged'],
        response.headers['x-credits-remaining'],
      ]);
    }
    expect(answers).toEqual([
      [200, 'matched', '1', '1'],
      [200, 'already_charged', '0', '1'],
      [200, 'already_charged', '0', '1'],
    ]);
  });

  it('returns the company in full for /v1/enrich, counted for the day of the answer', async () => {
    const number = await insertCompany(fixture.db, { company_number: '07654321' });
    await fixture.learn('counted.co.uk', matchedWith(number));
    const account = await fixture.ledger.account(1);
    const { company } = (await post('/v1/enrich', account, 'counted.co.uk')).json();
    expect(company).toMatchObject({
      company_number: '07654321',
      registered_address: '4 MILL LANE, NORTHAMPTON, NN6 8SN',
      accounts_days_until_due: 15,
      confirmation_overdue: true,
      has_active_charges: true,
      sic_codes: ['32300'],
      previous_names: [{ name: 'FERNHOLLOW LIMITED', ceased_on: '2016-02-01' }],
    });
    fixture.clock.advance({ days: 1 });
    expect((await post('/v1/enrich', account, 'counted.co.uk')).json().company).toMatchObject({
      accounts_days_until_due: 14,
    });
    await fixture.db.execute(sql`
      update companies set company_name = 'RENAMED KITES LIMITED' where company_number = '07654321'`);
    expect((await post('/v1/resolve/domain', account, 'counted.co.uk')).json().company.company_name).toBe(
      'RENAMED KITES LIMITED',
    );
  });
});

it('many who ask at the same time are each answered for their own account and domain', async () => {
  const domains = ['one.co.uk', 'two.co.uk', 'three.co.uk'];
  for (const domain of domains) {
    const number = await insertCompany(fixture.db);
    await fixture.learn(domain, matchedWith(number));
  }
  const rich = await fixture.ledger.account(100);
  const [paid = ''] = domains;
  await post('/v1/resolve/domain', rich, paid);
  const poor = await fixture.ledger.account(0);
  const asked = Array.from({ length: 60 }, (_, i) => ({
    account: i % 2 ? rich : poor,
    domain: domains[i % 3] ?? '',
  }));
  const answers = await Promise.all(
    asked.map(({ account, domain }) => post('/v1/resolve/domain', account, domain)),
  );
  for (const [i, answer] of answers.entries()) {
    if (asked[i]?.account === poor) expect(answer.statusCode).toBe(402);
    else expect(answer.json()).toMatchObject({ status: 'completed', input_domain: asked[i]?.domain });
  }
  expect(await fixture.ledger.balance(rich)).toMatchObject({ balance: 97, held: 0 });
});

describe('every answer is what the description says', () => {
  const compile = createValidatorCompiler();
  function expectDescribed(schema: TSchema, body: unknown): void {
    const validate = compile({ schema, httpPart: 'body', method: 'POST', url: '/' }) as ValidateFunction;
    validate(body);
    expect(validate.errors).toBeNull();
  }

  it.each([
    ['matched', undefined],
    ['needs_review', REVIEW],
    ['no_match', verdict()],
  ])('%s, on each route', async (name, script) => {
    const account = await fixture.ledger.account(2);
    const domain = `described-${name.replaceAll('_', '-')}.co.uk`;
    sites.set(domain, script ?? matchedWith(await insertCompany(fixture.db)));
    const pending = (await post('/v1/resolve/domain', account, domain)).json();
    expectDescribed(schemas.PendingJobOut, pending);
    await fixture.finish(domain);
    expectDescribed(schemas.JobOut, await status(pending.job_id));
    expectDescribed(schemas.ResolutionOut, (await post('/v1/resolve/domain', account, domain)).json());
    expectDescribed(schemas.EnrichmentOut, (await post('/v1/enrich', account, domain)).json());
    expectDescribed(schemas.PartnerOut, (await post('/v1/partner/enrich-company', account, domain)).json());
    const progress = await get(`/v1/resolutions/${pending.job_id}/progress`, account);
    expectDescribed(schemas.ProgressOut, progress.json());
  });
});

describe('refused', () => {
  it.each(spending)('POST %s without a key, or with a wrong one, is 401', async (url) => {
    const missing = await fixture.app.inject({ method: 'POST', url, payload: { domain: 'acme.co.uk' } });
    expect(missing.statusCode).toBe(401);
    expect(missing.json().error.code).toBe('missing_credentials');
    const session = await fixture.app.inject({
      method: 'POST',
      url,
      payload: { domain: 'acme.co.uk' },
      headers: { authorization: `Bearer ${await fixture.ledger.account(1)}` },
    });
    expect(session.json().error.code).toBe('missing_credentials');
    expect((await post(url, 'wrong', 'acme.co.uk')).json().error.code).toBe('invalid_credentials');
  });

  it.each(spending)(
    'POST %s with a key that was just replaced is 401, though it was right before',
    async (path) => {
      const domain = `rotated-${path.length}.co.uk`;
      await fixture.learn(domain, verdict());
      const account = await fixture.ledger.account(1);
      expect((await post(path, account, domain)).statusCode).toBe(200);
      expect((await post(path, account, domain)).statusCode).toBe(200);
      await fixture.db.execute(
        sql`update api_keys set key_hash = sha256(('new ' || account_id)::bytea) where account_id = ${account}`,
      );
      for (const asked of [domain, 'not-known-yet.co.uk']) {
        const refused = await post(path, account, asked);
        expect([refused.statusCode, refused.json().error.code]).toEqual([401, 'invalid_credentials']);
      }
      expect(await fixture.ledger.balance(account)).toMatchObject({ held: 0 });
    },
  );

  it.each(spending)('POST %s with what is not a domain is 400 and says why', async (path) => {
    const account = await fixture.ledger.account(4);
    for (const [domain, code] of [
      ['', 'invalid_domain'],
      ['127.0.0.1', 'invalid_domain'],
      ['acme.example', 'invalid_domain'],
      [undefined, 'invalid_request'],
      [null, 'invalid_request'],
      [['acme.co.uk'], 'invalid_request'],
    ] as const) {
      const response = await post(path, account, domain);
      expect([response.statusCode, response.json().error.code]).toEqual([400, code]);
      expect(response.headers).toMatchObject({ 'x-credits-remaining': '4', 'x-credits-charged': '0' });
    }
  });

  it.each(spending)('POST %s with a body that is no JSON is 400, with the credit headers', async (url) => {
    const account = await fixture.ledger.account(4);
    const response = await fixture.app.inject({
      method: 'POST',
      url,
      payload: '{"domain":',
      headers: { 'x-api-key': account, 'content-type': 'application/json' },
    });
    expect(response.json().error.code).toBe('invalid_request');
    expect(response.headers['x-credits-remaining']).toBe('4');
  });

  it.each(spending)('POST %s without credits is 402, and leaves nothing behind', async (path) => {
    const account = await fixture.ledger.account(0);
    const domain = `poor-${path.length}.co.uk`;
    const response = await post(path, account, domain);
    expect(response.statusCode).toBe(402);
    expect(response.json().error.code).toBe('no_credits');
    expect(response.headers).toMatchObject({ 'x-credits-remaining': '0', 'x-credits-charged': '0' });
    expect(sites.crawlsOf(domain)).toBe(0);
    const left = await fixture.db.query(sql`select 1 from resolution_tasks where domain = ${domain}`);
    expect(left).toEqual([]);
  });

  it('a known match without credits is 402', async () => {
    const number = await insertCompany(fixture.db);
    await fixture.learn('costly.co.uk', matchedWith(number));
    const account = await fixture.ledger.account(0);
    expect((await post('/v1/enrich', account, 'costly.co.uk')).statusCode).toBe(402);
  });
});

describe('progress', () => {
  it('shows the stage and the pages read to the owner only', async () => {
    const account = await fixture.ledger.account(1);
    const release = sites.hold('watched.co.uk');
    sites.set('watched.co.uk', verdict());
    const { job_id: jobId } = (await post('/v1/enrich', account, 'watched.co.uk')).json();
    const progress = async () => (await get(`/v1/resolutions/${jobId}/progress`, account)).json();
    await expect.poll(async () => (await progress()).stage).toBe('crawling');
    expect(await progress()).toMatchObject({ status: 'processing', pages_read: 0, attempts: 1 });
    release();
    await fixture.finish('watched.co.uk');
    expect(await progress()).toMatchObject({
      status: 'completed',
      stage: 'done',
      pages_read: 2,
      finished_at: expect.any(String),
    });
    const bearer = { authorization: `Bearer ${account}` };
    const url = `/v1/resolutions/${jobId}/progress`;
    expect((await fixture.app.inject({ url, headers: bearer })).statusCode).toBe(200);
    expect((await get(url, await fixture.ledger.account(0))).json().error.code).toBe('job_not_found');
    expect((await get(url)).statusCode).toBe(401);
  });
});
