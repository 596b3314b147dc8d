import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLAIM_KINDS } from '../extract/claim.ts';
import { judgeSite } from './judge-site.ts';
import { company, smallRegister } from './test-support/small-register.ts';
import { type WrittenClaim, writeSite } from './test-support/written-site.ts';

const COMPANIES = [
  company('07381645', 'TARNWICK JOINERY LIMITED'),
  company('07381654', 'SUNDIAL LIMITED'),
  company('04000001', 'SUNDIAL LTD', { company_status: 'dissolved', registered_postcode: 'B1 1AA' }),
  company('SC089839', 'STRATHMOIL ESTATES LIMITED', { previous_names: ['TARNWICK HOLDINGS LIMITED'] }),
];

const VALUES = [
  '07381645',
  '07381654',
  '00089839',
  '12345678',
  'Tarnwick Joinery Ltd',
  'Sundial Limited',
  'Tarnwick Holdings Limited',
  'Ostlergate',
  'LA9 4XX',
  'B1 1AA',
  '!',
];

const claim: fc.Arbitrary<WrittenClaim> = fc.record({
  kind: fc.constantFrom(...CLAIM_KINDS),
  value: fc.constantFrom(...VALUES),
  role: fc.constantFrom('operator', 'group', 'third_party', 'agency', 'unknown'),
  source: fc.constantFrom('text', 'footer', 'copyright', 'json_ld', 'title'),
  cue: fc.constantFrom('registration', 'copyright', 'registered_office', 'we_are', null),
  ukPart: fc.constantFrom('scotland', 'england_wales', null),
  country: fc.constantFrom('DE', null),
  doubts: fc.constantFrom([], ['placeholder'], ['unlabelled'], ['care_of']),
});

const site = fc.record({
  domain: fc.constantFrom('tarnwickjoinery.co.uk', 'sundial.com', 'elsewhere.uk'),
  pages: fc.uniqueArray(
    fc.record({
      kind: fc.constantFrom('home', 'privacy', 'contact', 'terms'),
      title: fc.constantFrom('Tarnwick Joinery | Home', 'Welcome'),
      says: fc.array(fc.array(claim, { minLength: 1, maxLength: 4 }), { maxLength: 4 }),
    }),
    { selector: ({ kind }) => kind, minLength: 1, maxLength: 4 },
  ),
});

describe('whatever a site says', { timeout: 30_000 }, () => {
  it('the order of its pages and claims does not change the verdict', async () => {
    await fc.assert(
      fc.asyncProperty(site, fc.infiniteStream(fc.nat()), async (written, picks) => {
        const { site: crawled, pages } = writeSite(written);
        const shuffled = shuffle(pages, picks).map((page) => ({
          ...page,
          claims: shuffle(page.claims, picks),
        }));
        const register = smallRegister(COMPANIES);
        const verdict = await judgeSite({ site: crawled, pages, register });
        const again = await judgeSite({
          site: { ...crawled, pages: shuffle(crawled.pages, picks) },
          pages: shuffled,
          register: smallRegister([...COMPANIES].reverse()),
        });
        expect(again).toEqual(verdict);
      }),
      { numRuns: 300 },
    );
  });

  it('confidence is a probability, a match is sure, and review names somebody', async () => {
    await fc.assert(
      fc.asyncProperty(site, async (written) => {
        const verdict = await judgeSite({ ...writeSite(written), register: smallRegister(COMPANIES) });
        const confidences = [
          ...(verdict.match_confidence === null ? [] : [verdict.match_confidence]),
          ...verdict.review_candidates.map((candidate) => candidate.match_confidence),
        ];
        for (const confidence of confidences) {
          expect(confidence).toBeGreaterThanOrEqual(0);
          expect(confidence).toBeLessThanOrEqual(1);
        }
        expect(verdict.match_status === 'matched').toBe(verdict.company_number !== null);
        if (verdict.match_status === 'matched') expect(verdict.match_confidence).toBeGreaterThanOrEqual(0.95);
        expect(verdict.match_status === 'needs_review').toBe(verdict.review_candidates.length > 0);
        expect(verdict.evidence.length).toBeLessThanOrEqual(12);
        expect(verdict.explanation).not.toMatch(/undefined|null/);
      }),
      { numRuns: 300 },
    );
  });
});

function shuffle<T>(list: readonly T[], picks: fc.Stream<number>): T[] {
  const left = [...list];
  const out: T[] = [];
  while (left.length > 0) {
    const [pick = 0] = [...picks.take(1)];
    out.push(...left.splice(pick % left.length, 1));
  }
  return out;
}
