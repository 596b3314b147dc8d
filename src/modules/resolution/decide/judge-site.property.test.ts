import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExtractedPage } from '../extract/extracted-page.ts';
import { company, smallRegister } from '../test-support/small-register.ts';
import { type WrittenSite, writtenSite } from '../test-support/written-site.ts';
import type { Verdict } from '../verdict/verdict.ts';
import { judgeSite } from './judge-site.ts';
import { MATCHED_CASES } from './test-support/clear-cases.ts';
import { NOBODY_CASES, REVIEW_CASES } from './test-support/doubtful-cases.ts';

const COMPANIES = [
  company('07381645', 'TARNWICK JOINERY LIMITED'),
  company('07381654', 'SUNDIAL LIMITED'),
  company('04000001', 'SUNDIAL LTD', { company_status: 'dissolved', registered_postcode: 'B1 1AA' }),
  company('SC089839', 'STRATHMOIL ESTATES LIMITED', { previous_names: ['TARNWICK HOLDINGS LIMITED'] }),
  company('04000002', 'OSTLERGATE TRUST'),
];

const PIECES = [
  'Tarnwick Joinery Ltd',
  'Sundial Limited',
  'Tarnwick Holdings Limited',
  'Strathmoil Estates Limited',
  'Ostlergate Trust',
  'Zahlbar GmbH',
  'Unheard Of Ltd',
  ' is a trading name of ',
  ' is operated by ',
  ' (“we”, “us”) ',
  'Payments are processed by ',
  'Website by ',
  '© 2026 ',
  ', company number 07381645',
  ', company number 04000001',
  ' registered in Scotland 89839 ',
  ' Company number 12345678 ',
  ' Registered office: Kendal LA9 4XX. ',
  ' Birmingham B1 1AA ',
  ' registered in Ireland ',
  ' I am a sole trader. ',
  '</p><p>',
  '</p><footer>',
  '. ',
];
const page = fc.record({
  kind: fc.constantFrom('home', 'privacy', 'contact', 'terms'),
  title: fc.constantFrom('Tarnwick Joinery | Home', 'Welcome', 'Sundial Limited'),
  html: fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((pieces) => `<p>${pieces.join('')}</p>`),
});
const anySite: fc.Arbitrary<WrittenSite> = fc.record({
  domain: fc.constantFrom('tarnwickjoinery.co.uk', 'sundial.com', 'elsewhere.ie'),
  pages: fc.uniqueArray(page, { selector: ({ kind }) => kind, minLength: 1, maxLength: 4 }),
});
const seed = fc.integer({ min: 1, max: 1_000_000 });

describe('the verdict on any site', () => {
  it('does not depend on the order of its pages and of the register', async () => {
    const known = fc.constantFrom(...MATCHED_CASES, ...REVIEW_CASES, ...NOBODY_CASES);
    const anything = anySite.map((written) => ({ written, register: COMPANIES }));
    await fc.assert(
      fc.asyncProperty(fc.oneof(anything, known), seed, async ({ written, register }, by) => {
        const { site, pages } = writtenSite(written);
        const verdict = await judgeSite({ site, pages, register: smallRegister(register) });
        const again = await judgeSite({
          site: { ...site, pages: shuffle(site.pages, by) },
          pages: shuffle(pages, by),
          register: smallRegister(shuffle(register, by)),
        });
        expect(again).toEqual(verdict);
      }),
      { numRuns: 120 },
    );
  });

  it('has probabilities from 0 to 1', () =>
    always(({ verdict }) => {
      const candidates = verdict.review_candidates.map((candidate) => candidate.match_confidence);
      for (const probability of [verdict.match_confidence ?? 0, ...candidates]) {
        expect(probability).toBeGreaterThanOrEqual(0);
        expect(probability).toBeLessThanOrEqual(1);
      }
    }));

  it('has a company only if it is a match, which is likelier right than wrong', () =>
    always(({ verdict: { match_status: status, company_number: number, match_confidence: confidence } }) => {
      expect(status === 'matched').toBe(number !== null);
      if (status === 'matched') expect(confidence).toBeGreaterThan(0.6);
    }));

  it('has a confidence only if it is a match or a review', () =>
    always(({ verdict: { match_status: status, match_confidence: confidence } }) =>
      expect(confidence !== null).toBe(['matched', 'needs_review'].includes(status)),
    ));

  it('has candidates only if it is a review, and at most five', () =>
    always(({ verdict: { match_status: status, review_candidates: candidates } }) => {
      expect(status === 'needs_review').toBe(candidates.length > 0);
      expect(candidates.length).toBeLessThanOrEqual(5);
    }));

  it('is explained by a sentence without gaps', () =>
    always(({ verdict: { explanation } }) => {
      expect(explanation).not.toMatch(/undefined|null|NaN/);
      expect(explanation).toMatch(/\.$/);
    }));

  it('has at most twelve items of evidence, each with a weight and a short quote from its page', () =>
    always(({ pages, verdict: { evidence } }) => {
      expect(evidence.length).toBeLessThanOrEqual(12);
      const texts = new Map(pages.map(({ url, text }) => [url, text]));
      for (const { quote, weight, page_url: url } of evidence) {
        expect(texts.get(url)).toContain(quote);
        expect(quote.length).toBeLessThanOrEqual(300);
        expect(weight).not.toBe(0);
      }
    }));

  it('lists no evidence and no organisation twice', () =>
    always(({ verdict: { evidence, entities_on_site: entities } }) => {
      const items = evidence.map(({ weight: _, ...item }) => JSON.stringify(item));
      expect(new Set(items).size).toBe(items.length);
      const named = entities.map(({ name, company_number: number }) => number ?? name);
      expect(new Set(named).size).toBe(named.length);
    }));
});

interface JudgedSite {
  pages: readonly ExtractedPage[];
  verdict: Verdict;
}

/** All checks see the same sites, new ones in every run, so that each site is judged once. */
const SITES = { seed: Math.floor(Math.random() * 2 ** 31), numRuns: 500 };
const judged = new Map<string, Promise<JudgedSite>>();

/** The check passes for the verdict on any site. */
async function always(check: (judged: JudgedSite) => void): Promise<void> {
  await fc.assert(
    fc.asyncProperty(anySite, async (written) => {
      const key = JSON.stringify(written);
      const known = judged.get(key) ?? judge(written);
      judged.set(key, known);
      check(await known);
    }),
    SITES,
  );
}

async function judge(written: WrittenSite): Promise<JudgedSite> {
  const { site, pages } = writtenSite(written);
  return { pages, verdict: await judgeSite({ site, pages, register: smallRegister(COMPANIES) }) };
}

function shuffle<T>(list: readonly T[], by: number): T[] {
  return [...list]
    .map((one, i) => ({ one, at: (Math.sin(by + i * 7919) * 10_000) % 1 }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
