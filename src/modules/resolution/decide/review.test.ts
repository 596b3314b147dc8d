import { describe, expect, it } from 'vitest';
import { company } from '../test-support/small-register.ts';
import { judgeWritten, type WrittenSite } from '../test-support/written-site.ts';
import { REVIEW_CASES } from './test-support/doubtful-cases.ts';
import { usualPages } from './test-support/site-case.ts';

const SUNDIALS = Array.from({ length: 9 }, (_, i) =>
  company(`0400000${i + 1}`, 'SUNDIAL LIMITED', { registered_postcode: `B1 ${i}AA` }),
);
const SUNDIAL: WrittenSite = {
  domain: 'sundial-online.co.uk',
  pages: usualPages({
    title: 'Sundial',
    about: 'Sundial makes clocks that need no winding.',
    footer: '© 2026 Sundial Limited',
    terms: 'This website is operated by Sundial Limited (“we”, “us”).',
  }),
};

describe('the candidates of a review', () => {
  it('are at most five, likeliest first', async () => {
    const verdict = await judgeWritten(SUNDIAL, SUNDIALS);
    expect(verdict.match_status).toBe('needs_review');
    const confidences = verdict.review_candidates.map((candidate) => candidate.match_confidence);
    expect(confidences).toHaveLength(5);
    expect(confidences).toEqual([...confidences].sort((a, b) => b - a));
  });

  it('are every company that the pages name in full', async () => {
    const named = ['ALDERSIDE HOMES LIMITED', 'ALDERSIDE LETTINGS LIMITED', 'PENNYWELL PAYMENTS LIMITED'];
    const companies = named.map((name, i) =>
      company(`0310000${i + 1}`, name, { registered_postcode: `LS1 4A${'ABD'.charAt(i)}` }),
    );
    const verdict = await judgeWritten(
      {
        domain: 'alderside.co.uk',
        pages: usualPages({
          title: 'Alderside',
          about: 'Alderside sells and lets houses in Leeds.',
          footer:
            '<p>Alderside Lettings Limited, registered in England, company number 03100002.</p><p>Alderside Homes Limited, registered in England, company number 03100001.</p>',
          terms:
            'Houses are sold by Alderside Homes Limited and let by Alderside Lettings Limited, in this policy “we” and “us”.',
          privacy: 'Payments are processed by Pennywell Payments Limited.',
        }),
      },
      companies,
    );
    expect(verdict.match_status).toBe('needs_review');
    expect(verdict.review_candidates.map((candidate) => candidate.company_name).sort()).toEqual(named);
    expect(verdict.review_candidates.at(-1)?.company_name).toBe('PENNYWELL PAYMENTS LIMITED');
  });

  it('end with companies that only have the name of the site', async () => {
    const holder = company('15990001', 'SUNDIAL ONLINE LIMITED', { registered_postcode: 'ZE1 0AA' });
    const site = { ...SUNDIAL, pages: [...SUNDIAL.pages, { path: '/x', html: '<p>© Sundial Online</p>' }] };
    const { review_candidates: candidates } = await judgeWritten(site, [...SUNDIALS.slice(0, 2), holder]);
    expect(candidates.map((candidate) => candidate.company_number)).toEqual([
      '04000001',
      '04000002',
      '15990001',
    ]);
    expect(candidates[2]).toMatchObject({
      match_confidence: 0,
      reasons: ['It has the name of the site; the pages say nothing else of it.'],
    });
  });

  it.each(REVIEW_CASES)(
    'say who they are, why, and what would settle it, where $guarantee',
    async ({ written, register }) => {
      const { review_candidates: candidates } = await judgeWritten(written, register);
      expect(candidates.length).toBeGreaterThan(0);
      for (const { reasons, would_settle: settle, company_number: number } of candidates) {
        const one = register.find((registered) => registered.company_number === number);
        expect(one).toBeDefined();
        expect(reasons.length).toBeGreaterThan(0);
        expect(reasons.length).toBeLessThanOrEqual(6);
        expect(new Set(reasons).size).toBe(reasons.length);
        for (const sentence of [...reasons, settle]) {
          expect(sentence).toMatch(/^[A-Z].*\.$/);
          expect(sentence).not.toMatch(/undefined|null|NaN/);
        }
      }
    },
  );

  it('ask for the number or the office if they have one name', async () => {
    const { review_candidates: candidates } = await judgeWritten(SUNDIAL, SUNDIALS.slice(0, 2));
    expect(candidates[0]?.would_settle).toContain('04000001');
    expect(candidates[0]?.would_settle).toContain('B1 0AA');
  });

  it('ask who runs the site now if they are gone', async () => {
    const gone = company('04000001', 'SUNDIAL LIMITED', { company_status: 'dissolved' });
    const site = {
      ...SUNDIAL,
      pages: [
        { html: '<footer>© 2026 Sundial Limited, company number 04000001</footer>' },
        ...SUNDIAL.pages.slice(1),
      ],
    };
    const { review_candidates: candidates, match_status } = await judgeWritten(site, [gone]);
    expect(match_status).toBe('needs_review');
    expect(candidates[0]?.company_status).toBe('dissolved');
    expect(candidates[0]?.would_settle).toContain('dissolved or has left the register');
  });

  it('are empty for any other verdict', async () => {
    const verdict = await judgeWritten(
      { domain: 'quiet.co.uk', pages: [{ html: '<p>Hello</p>' }] },
      SUNDIALS,
    );
    expect(verdict.review_candidates).toEqual([]);
  });
});
