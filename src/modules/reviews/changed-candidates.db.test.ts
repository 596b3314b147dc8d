import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountApi } from '../../../test/support/account-api.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { sql } from '../../platform/postgres/index.ts';
import { insertCompany } from '../resolution/test-support/register-fixture.ts';
import { postcodeEvidence, REVIEW } from '../resolution/test-support/scripted-sites.ts';

const DOMAIN = 'changed.test';
const NAME = 'FERNHOLLOW MASTS LIMITED';

let test: TestService;
let headers: Record<string, string>;

beforeAll(async () => {
  // Allows the name; nothing is read there, because the result is known.
  test = await startTestService({ environment: { EGRESS_CONNECT_TO: '*.test=http://127.0.0.1:1' } });
  headers = (await accountApi(test).makeSession('anna@example.com')).withKey;
});
afterAll(() => test.stop());

/** The same parts of the answer and of the review. */
async function readViews() {
  const post = { method: 'POST', headers, payload: { domain: DOMAIN } } as const;
  const [answer, partner] = await Promise.all(
    ['/v1/resolve/domain', '/v1/partner/enrich-company'].map(async (url) =>
      (await test.app.inject({ ...post, url })).json(),
    ),
  );
  const [review] = (await test.app.inject({ url: '/v1/reviews', headers })).json().reviews;
  const shown = [answer, review].map(({ explanation, review_candidates, evidence }) => ({
    explanation,
    review_candidates,
    evidence,
  }));
  return { answer: shown[0], review: shown[1], partner: partner.result.review_candidates };
}

it('answer, partner’s answer and review agree after a candidate took another name and moved', async () => {
  const { db } = test.database;
  const number = await insertCompany(db, { company_name: NAME, postal_code: 'NN6 8SN' });
  const [candidate] = REVIEW.review_candidates;
  if (!candidate) throw new Error('a review has candidates');
  const stored = { ...candidate, company_number: number, company_name: NAME, registered_postcode: 'NN6 8SN' };
  const reasons = ['The pages name it in full.', 'Its registered postcode stands beside its name.'];
  const verdict = {
    ...REVIEW,
    explanation: `The site points to {{${number}|${NAME}}} (${number}), but it is one of two.`,
    evidence: [postcodeEvidence(number, 'NN6 8SN')],
    review_candidates: [{ ...stored, reasons }],
  };
  const judged = { domain: DOMAIN, verdict, pagesRead: 1, at: test.clock.now(), source: 'forward' as const };
  await db.transaction((tx) => test.service.resolution.siteReader.recordVerdict(tx, judged));
  await test.app.inject({ method: 'POST', url: '/v1/resolve/domain', headers, payload: { domain: DOMAIN } });

  const before = await readViews();
  expect(before.review).toEqual(before.answer);
  expect(before.answer).toMatchObject({ evidence: [{ value: 'NN6 8SN' }], review_candidates: [{ reasons }] });

  await db.execute(sql`
    update companies set company_name = 'HOLLOWFERN SPARS LIMITED', postal_code = 'EX2 5LN'
    where company_number = ${number}`);
  const { answer, review, partner } = await readViews();
  expect(answer).toMatchObject({
    explanation: `The site points to ${NAME} (${number}, now called HOLLOWFERN SPARS LIMITED), but it is one of two.`,
    evidence: [],
    review_candidates: [
      {
        company_name: 'HOLLOWFERN SPARS LIMITED',
        registered_postcode: 'EX2 5LN',
        reasons: ['The printed name is one that it had before.'],
      },
    ],
  });
  expect(review).toEqual(answer);
  expect(partner).toEqual(answer?.review_candidates);
});
