import { describe, expect, it } from 'vitest';
import { insertCompany } from './test-support/register-fixture.ts';
import { useResolutionFixture } from './test-support/resolution-fixture.ts';
import { matchedWith, REVIEW, verdict } from './test-support/scripted-sites.ts';

const fixture = useResolutionFixture({ working: false, partnerLimitPerMinute: 20 });
const { post, get, sites } = fixture;
const PATH = '/v1/partner/enrich-company';

/** The specification's tables, word for word: name, type, whether it may be null. */
const PENDING_FIELDS = {
  status: 'string',
  input_domain: 'string',
  job_id: 'string',
  charged: 'boolean',
  charge_reason: 'string',
  status_url: 'string',
  error_message: 'string|null',
};
const COMPLETED_FIELDS = {
  status: 'string',
  input_domain: 'string',
  charged: 'boolean',
  charge_reason: 'string',
  result: 'object',
};
const RESULT_FIELDS = {
  match_status: 'string',
  company_name: 'string|null',
  company_number: 'string|null',
  company_status: 'string|null',
  registered_postcode: 'string|null',
  incorporated_on: 'date|null',
  match_confidence: 'number|null',
  accounts_type: 'string|null',
  accounts_next_due: 'date|null',
  accounts_overdue: 'boolean|null',
  accounts_days_until_due: 'integer|null',
  confirmation_next_due: 'date|null',
  confirmation_overdue: 'boolean|null',
  confirmation_days_until_due: 'integer|null',
  has_insolvency_history: 'boolean|null',
  current_insolvency_status: 'string|null',
  has_active_charges: 'boolean|null',
  last_charge_date: 'date|null',
  days_since_last_charge: 'integer|null',
  recent_director_resignation: 'boolean|null',
  last_director_change_date: 'date|null',
  days_since_last_director_change: 'integer|null',
  recent_resignations: 'array',
  review_candidates: 'array',
};

function kindOf(value: unknown): string[] {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d$/.test(value) ? ['date', 'string'] : ['string'];
  if (typeof value === 'number') return Number.isInteger(value) ? ['integer', 'number'] : ['number'];
  return [typeof value];
}

/** Every field of the table and no other, each of its type. */
function expectShape(body: Record<string, unknown>, fields: Record<string, string>): void {
  expect(Object.keys(body).sort()).toEqual(Object.keys(fields).sort());
  for (const [field, types] of Object.entries(fields)) {
    const allowed = types.split('|');
    expect([field, kindOf(body[field]).some((kind) => allowed.includes(kind))]).toEqual([field, true]);
  }
}

async function ask(account: string, domain: string) {
  return (await post(PATH, account, domain)).json();
}

describe('the partner shapes, field by field', () => {
  it('pending, then completed with a match, from the job and from the known result', async () => {
    const account = await fixture.ledger.account(2);
    const number = await insertCompany(fixture.db);
    sites.set('flat.co.uk', matchedWith(number));
    const pending = await ask(account, 'flat.co.uk');
    expectShape(pending, PENDING_FIELDS);
    const url = `${PATH}/${pending.job_id}`;
    expectShape((await get(url, account)).json(), PENDING_FIELDS);
    await fixture.finish('flat.co.uk');

    const completed = (await get(url, account)).json();
    expectShape(completed, COMPLETED_FIELDS);
    expectShape(completed.result, RESULT_FIELDS);
    expect(completed).toMatchObject({ status: 'completed', charged: true, charge_reason: 'matched' });
    expect(completed.result).toMatchObject({
      match_status: 'matched',
      company_number: number,
      match_confidence: 0.991,
      accounts_days_until_due: 15,
    });

    const known = await ask(account, 'flat.co.uk');
    expect(known).toEqual({ ...completed, charged: false, charge_reason: 'already_charged' });
  });

  it.each([
    ['needs-review.co.uk', REVIEW],
    ['no-match.co.uk', verdict()],
    ['abroad.co.uk', verdict({ match_status: 'non_uk_entity' })],
    ['unreadable.co.uk', verdict({ match_status: 'scrape_failed' })],
  ])('completed without a company: all fields are there, and null (%s)', async (domain, script) => {
    const account = await fixture.ledger.account(1);
    sites.set(domain, script);
    const { job_id: jobId } = await ask(account, domain);
    await fixture.finish(domain);
    const { result, ...completed } = (await get(`${PATH}/${jobId}`, account)).json();
    expectShape({ ...completed, result }, COMPLETED_FIELDS);
    expectShape(result, RESULT_FIELDS);
    expect(result).toMatchObject({
      match_status: script.match_status,
      company_number: null,
      accounts_overdue: null,
      recent_resignations: [],
      review_candidates: script.review_candidates,
    });
    expect(completed.charge_reason).toBe(`${script.match_status}_free`);
  });

  it('failed: the pending shape with its message', async () => {
    const account = await fixture.ledger.account(1);
    sites.set('broken.co.uk', new Error('our trouble'));
    const { job_id: jobId } = await ask(account, 'broken.co.uk');
    await expect(fixture.attempt('broken.co.uk')).rejects.toThrow('our trouble');
    await expect(fixture.attempt('broken.co.uk')).rejects.toThrow('our trouble');
    await fixture.attempt('broken.co.uk');
    const failed = (await get(`${PATH}/${jobId}`, account)).json();
    expectShape(failed, PENDING_FIELDS);
    expect(failed).toMatchObject({
      status: 'failed',
      charged: false,
      charge_reason: 'job_failed_free',
      error_message: expect.stringContaining('nothing was charged'),
    });
  });
});

describe("a partner's job", () => {
  it('is 404 to every other account, and to a made-up id', async () => {
    const [owner, other] = [await fixture.ledger.account(1), await fixture.ledger.account(1)];
    sites.set('owned.co.uk', verdict());
    const { job_id: jobId } = await ask(owner, 'owned.co.uk');
    for (const [url, account] of [
      [`${PATH}/${jobId}`, other],
      [`${PATH}/job_nobodys`, owner],
    ] as const) {
      const response = await get(url, account);
      expect([response.statusCode, response.json().error.code]).toEqual([404, 'job_not_found']);
    }
    expect((await get(`${PATH}/${jobId}`, owner)).statusCode).toBe(200);
  });

  it('is 401 without a key', async () => {
    const response = await get(`${PATH}/job_any`);
    expect([response.statusCode, response.json().error.code]).toEqual([401, 'missing_credentials']);
  });
});

describe('the rate limit', () => {
  it('is counted for each account, shown on every answer, and 429 beyond it', async () => {
    await fixture.resolution.questions.resolve({
      accountId: await fixture.ledger.account(1),
      domain: 'limited.co.uk',
      form: 'partner',
      requester: { source: 'api', actor: 'test' },
    });
    const [busy, calm] = [await fixture.ledger.account(1), await fixture.ledger.account(1)];
    for (let left = 19; left >= 0; left--) {
      const response = await post(PATH, busy, left % 2 === 0 ? 'limited.co.uk' : 'no domain');
      expect(response.statusCode).toBe(left % 2 === 0 ? 202 : 400);
      expect(response.headers).toMatchObject({
        'ratelimit-limit': '20',
        'ratelimit-remaining': String(left),
        'ratelimit-reset': '60',
      });
    }
    const refused = await post(PATH, busy, 'limited.co.uk');
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'rate_limited']);
    expect(refused.headers).toMatchObject({
      'retry-after': '60',
      'ratelimit-remaining': '0',
      'x-credits-remaining': '0',
      'x-credits-charged': '0',
    });
    expect((await post(PATH, calm, 'limited.co.uk')).statusCode).toBe(202);
    expect((await post('/v1/enrich', busy, 'limited.co.uk')).statusCode).toBe(202);
    fixture.clock.advance({ seconds: 60 });
    expect((await post(PATH, busy, 'limited.co.uk')).statusCode).toBe(202);
  });
});
