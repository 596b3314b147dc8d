import { describe, expect, it } from 'vitest';
import { company } from '../test-support/small-register.ts';
import { judgeWritten, type WrittenSite, writtenSite } from '../test-support/written-site.ts';
import { strongestFirst } from './evidence-items.ts';
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
    'can be read again on its page, nothing of it twice or without weight, where $guarantee',
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

  it('speaks of the matched company for a match, strongest first', async () => {
    const { evidence } = await judgeWritten(SITE, [TARNWICK]);
    const weights = evidence.map(({ weight }) => Math.abs(weight));
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    for (const { supports } of evidence) expect(supports).toBe('07381645');
    expect(evidence.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['legal_name', 'postcode_match']),
    );
  });

  it('quotes the words that say so for a person who runs a site', async () => {
    const { written } = NOBODY_CASES.find(({ guarantee }) => guarantee.includes('a sole trader'))!;
    const { evidence } = await judgeWritten(written, []);
    expect(evidence).toEqual([
      expect.objectContaining({ supports: null, quote: expect.stringContaining('I am a sole trader') }),
    ]);
  });

  it.each([
    ['registered in Ireland, company number 523456', 'IE', '523456'],
    ['registered in Jersey, company number 148293', 'JE', '148293'],
    ['registered in Guernsey, company number 51234', 'GG', '51234'],
  ])('quotes the number of a company that is %s', async (words, country, registration) => {
    const html = `<p>Tools for gardens.</p><footer>Fellmonger Tools Limited is ${words}.</footer>`;
    const { evidence, foreign_operator: operator } = await judgeWritten(
      { domain: 'fellmongertools.ie', pages: [{ title: 'Fellmonger Tools', html }] },
      [],
    );
    expect(operator).toMatchObject({ country, registration });
    expect(evidence).toContainEqual(
      expect.objectContaining({
        kind: 'foreign_registration',
        value: registration,
        quote: expect.stringContaining(registration),
      }),
    );
  });

  it('takes no menu for the name of a person’s site', async () => {
    const html =
      '<header><a href="/">Home</a> <a href="/about">About</a></header><p>I am a sole trader with a torch and good boots.</p>';
    const { evidence } = await judgeWritten({ domain: 'tidewrack.co.uk', pages: [{ title: '', html }] }, []);
    for (const { value, quote } of evidence) expect(quote).toContain(value);
  });

  it('says what is printed, where, when and on which bytes', async () => {
    const { evidence } = await judgeWritten(SITE, [TARNWICK]);
    const name = evidence.find(({ kind }) => kind === 'legal_name');
    expect(name).toMatchObject({ value: 'Tarnwick Joinery Ltd', captured_at: '2026-11-15T09:00:00.000Z' });
    expect(name?.page_sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(name?.page_url).toMatch(/^https:\/\/tarnwickjoinery\.co\.uk\//);
    expect(name?.quote).toContain('Tarnwick Joinery Ltd');
  });

  it('has one item per fact, which names the other pages that have it', async () => {
    const { evidence } = await judgeWritten(SITE, [TARNWICK]);
    for (const kind of ['company_number', 'legal_name', 'postcode_match'] as const) {
      const facts = evidence.filter((item) => item.kind === kind);
      expect(facts.length, kind).toBe(1);
      const [{ page_url: first, also_on: others }] = facts as [(typeof facts)[0]];
      expect(others.length, kind).toBeGreaterThan(0);
      expect(new Set([first, ...others]).size).toBe(others.length + 1);
    }
  });

  it('puts numbers before names of the same weight', () => {
    const item = { value: '', supports: null, page_url: '', also_on: [], quote: '', captured_at: '' };
    const items = (['legal_name', 'company_number', 'domain_name'] as const).map((kind) => ({
      ...item,
      kind,
      page_sha256: '',
      weight: kind === 'domain_name' ? -3 : 2,
    }));
    expect(items.sort(strongestFirst).map(({ kind }) => kind)).toEqual([
      'domain_name',
      'company_number',
      'legal_name',
    ]);
  });

  it('has filed accounts before other public registers where the weights are equal', () => {
    const kinds = ['public_register', 'filed_accounts', 'domain_name', 'legal_name'] as const;
    const items = kinds.map((kind) => ({ kind, weight: 0 }));
    expect(items.sort(strongestFirst).map(({ kind }) => kind)).toEqual([...kinds].reverse());
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

  it.each(FOREIGN_CASES)(
    'quotes, for an operator abroad, what the pages print of it, where $guarantee',
    async ({ written, register }) => {
      const { evidence, foreign_operator: operator } = await judgeWritten(written, register);
      const texts = new Map(writtenSite(written).pages.map(({ url, text }) => [url, text]));
      for (const { quote, page_url: url, supports } of evidence) {
        expect(texts.get(url)).toContain(quote);
        expect(supports).toBeNull();
      }
      expect(evidence.length).toBeGreaterThan(0);
      expect(texts.get(operator?.page_url ?? '')).toContain(operator?.quote);
    },
  );

  it.each(NOBODY_CASES)(
    'quotes, for a site that nobody is found to run, what it prints of those it names, where $guarantee',
    async ({ written, register }) => {
      const { evidence, entities_on_site: entities } = await judgeWritten(written, register);
      if (entities.length > 0) expect(evidence.length).toBeGreaterThan(0);
      const numbers = [...entities.map(({ company_number }) => company_number), null];
      for (const { supports } of evidence) expect(numbers).toContain(supports);
    },
  );
});

describe('confidence', () => {
  it('is high for a clear match and zero for no match', async () => {
    expect((await judgeWritten(SITE, [TARNWICK])).match_confidence).toBeGreaterThan(0.9);
    const nobody = await judgeWritten({ domain: 'quiet.co.uk', pages: [{ html: '<p>Hello</p>' }] }, [
      TARNWICK,
    ]);
    expect(nobody.match_confidence).toBeNull();
  });

  it('is that of the first candidate for a review', async () => {
    const same = [company('04000001', 'SUNDIAL LIMITED'), company('09000002', 'SUNDIAL LTD')];
    const html = '<p>This website is operated by Sundial Limited (“we”, “us”).</p>';
    const verdict = await judgeWritten(
      { domain: 'sundial.co.uk', pages: [{ title: 'Sundial', html }] },
      same,
    );
    expect(verdict.match_confidence).toBe(verdict.review_candidates[0]?.match_confidence);
  });
});
