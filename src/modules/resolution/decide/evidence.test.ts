import { describe, expect, it } from 'vitest';
import { company } from '../test-support/small-register.ts';
import { judgeWritten, type WrittenSite, writtenSite } from '../test-support/written-site.ts';
import { MATCHED_CASES } from './test-support/clear-cases.ts';
import { FOREIGN_CASES, NOBODY_CASES, REVIEW_CASES } from './test-support/doubtful-cases.ts';
import { TARNWICK, usualPages } from './test-support/site-case.ts';

const SITE: WrittenSite = {
  domain: 'tarnwickjoinery.co.uk',
  pages: usualPages({
    title: 'Tarnwick Joinery',
    about: 'We make stairs and doors of oak in Kendal.',
    footer:
      '© 2026 Tarnwick Joinery Ltd. Company number 07381645. Registered office: 4 Mill Lane, Kendal LA9 4XX.',
    terms: 'This website is operated by Tarnwick Joinery Ltd (“we”, “us”).',
    contact: 'Write to Tarnwick Joinery Ltd, 4 Mill Lane, Kendal LA9 4XX.',
  }),
};

describe('evidence', () => {
  it.each([...MATCHED_CASES, ...REVIEW_CASES])(
    'can be read again on its page, none of it twice and none without weight, where $guarantee',
    async ({ written, register }) => {
      const { evidence } = await judgeWritten(written, register);
      const texts = new Map(writtenSite(written).pages.map(({ url, text }) => [url, text]));
      expect(evidence.length).toBeGreaterThan(0);
      expect(evidence.length).toBeLessThanOrEqual(12);
      for (const { quote, page_url: url, weight } of evidence) {
        expect(texts.get(url)).toContain(quote);
        expect(quote.length).toBeLessThanOrEqual(300);
        expect(quote.trim()).not.toBe('');
        expect(Math.abs(weight)).toBeGreaterThan(0);
      }
      const items = evidence.map(({ weight: _, ...item }) => JSON.stringify(item));
      expect(new Set(items).size).toBe(items.length);
    },
  );

  it('of a match speaks of the matched company, strongest first', async () => {
    const { evidence } = await judgeWritten(SITE, [TARNWICK]);
    const weights = evidence.map(({ weight }) => Math.abs(weight));
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    for (const { supports } of evidence) expect(supports).toBe('07381645');
    expect(evidence.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['legal_name', 'postcode_match']),
    );
  });

  it('says what is printed, where, when and on which bytes', async () => {
    const { evidence } = await judgeWritten(SITE, [TARNWICK]);
    const name = evidence.find(({ kind }) => kind === 'legal_name');
    expect(name).toMatchObject({ value: 'Tarnwick Joinery Ltd', captured_at: '2026-11-15T09:00:00.000Z' });
    expect(name?.page_sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(name?.page_url).toMatch(/^https:\/\/tarnwickjoinery\.co\.uk\//);
    expect(name?.quote).toContain('Tarnwick Joinery Ltd');
  });

  it('names no more than three pages for one fact, of which the first counts most', async () => {
    const { evidence } = await judgeWritten(SITE, [TARNWICK]);
    const names = evidence.filter(({ kind }) => kind === 'legal_name');
    expect(names.length).toBeLessThanOrEqual(3);
    const [first, ...rest] = names.map(({ weight }) => Math.abs(weight));
    for (const weight of rest) expect(weight).toBeLessThan(first ?? 0);
  });

  it('quotes the values of structured data without the labels that we put before them', async () => {
    const data = {
      '@type': 'Organization',
      legalName: 'Tarnwick Joinery Limited',
      companyNumber: '07381645',
    };
    const html = `<p>Stairs of oak.</p><script type="application/ld+json">${JSON.stringify(data)}</script>`;
    const { evidence } = await judgeWritten(
      { domain: 'tarnwick.co.uk', pages: [{ title: 'Tarnwick', html }] },
      [TARNWICK],
    );
    expect(evidence.length).toBeGreaterThan(0);
    for (const { quote } of evidence) expect(html).toContain(quote);
  });

  it('leaves out a link without words, which counts all the same', async () => {
    const register = 'https://find-and-update.company-information.service.gov.uk/company/07381645';
    const html = `<p>Stairs of oak.</p><footer>© 2026 Tarnwick Joinery Limited, Kendal LA9 4XX<a href="${register}"></a></footer>`;
    const verdict = await judgeWritten({ domain: 'tarnwick.co.uk', pages: [{ title: 'Tarnwick', html }] }, [
      TARNWICK,
    ]);
    expect(verdict.company_number ?? verdict.review_candidates[0]?.company_number).toBe('07381645');
    expect(verdict.evidence.map(({ quote }) => quote)).not.toContain('');
  });

  it.each([...NOBODY_CASES, ...FOREIGN_CASES])('is none where $guarantee', async ({ written, register }) => {
    expect((await judgeWritten(written, register)).evidence).toEqual([]);
  });
});

describe('confidence', () => {
  it('of a clear match is high, of no match is none', async () => {
    expect((await judgeWritten(SITE, [TARNWICK])).match_confidence).toBeGreaterThan(0.9);
    const nobody = await judgeWritten({ domain: 'quiet.co.uk', pages: [{ html: '<p>Hello</p>' }] }, [
      TARNWICK,
    ]);
    expect(nobody.match_confidence).toBeNull();
  });

  it('of a review is that of its first candidate', async () => {
    const same = [company('04000001', 'SUNDIAL LIMITED'), company('09000002', 'SUNDIAL LTD')];
    const html = '<p>This website is operated by Sundial Limited (“we”, “us”).</p>';
    const verdict = await judgeWritten(
      { domain: 'sundial.co.uk', pages: [{ title: 'Sundial', html }] },
      same,
    );
    expect(verdict.match_confidence).toBe(verdict.review_candidates[0]?.match_confidence);
  });
});
