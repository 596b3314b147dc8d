import { describe, expect, it } from 'vitest';
import { company } from '../test-support/small-register.ts';
import { judgeWritten, type WrittenSite } from '../test-support/written-site.ts';
import { MATCHED_CASES } from './test-support/clear-cases.ts';
import { FOREIGN_CASES, NOBODY_CASES, REVIEW_CASES } from './test-support/doubtful-cases.ts';
import { TARNWICK, usualPages } from './test-support/site-case.ts';

/** Companies named like the domain, the title and the brand, which have nothing to do with the site. */
function namesakesOf({ domain, pages }: WrittenSite) {
  const label = domain.split('.')[0] ?? '';
  const title = (pages[0]?.title ?? label).toUpperCase();
  const names = [
    label.replaceAll('-', ' ').toUpperCase(),
    label.replaceAll('-', '').toUpperCase(),
    title,
    `${title} UK`,
    `THE ${title}`,
  ];
  return [...new Set(names)].map((name, i) =>
    company(`1599000${i}`, `${name} ${i % 2 === 0 ? 'LIMITED' : 'LTD'}`, {
      registered_postcode: `ZE1 0A${'ABDEF'.charAt(i)}`,
    }),
  );
}

describe('companies on the register that are named like the site change no verdict', () => {
  it.each([...MATCHED_CASES, ...REVIEW_CASES, ...NOBODY_CASES, ...FOREIGN_CASES])(
    'the verdict is the same where $guarantee',
    async ({ register, written, status, first }) => {
      const verdict = await judgeWritten(written, [...register, ...namesakesOf(written)]);
      expect(verdict.match_status, verdict.explanation).toBe(status);
      if (first !== undefined)
        expect(verdict.company_number ?? verdict.review_candidates[0]?.company_number).toBe(first);
    },
  );
});

describe('a company that only has the name of brand, title and domain', () => {
  const NAMESAKE = company('15990001', 'FELLSIDE STAIRS LIMITED', { registered_postcode: 'ZE1 0AA' });
  const about = 'Fellside Stairs makes stairs and doors of oak in Kendal.';
  const site = (words: Omit<Parameters<typeof usualPages>[0], 'title' | 'about'>): WrittenSite => ({
    domain: 'fellside-stairs.co.uk',
    pages: usualPages({ title: 'Fellside Stairs', about, ...words }),
  });

  it.each([
    ['in the copyright line', '© 2026 Fellside Stairs'],
    ['with an address elsewhere', 'Fellside Stairs, 4 Mill Lane, Kendal LA9 4XX'],
    ['alone', 'Fellside Stairs'],
  ])('is never matched, its name standing %s', async (_, footer) => {
    const verdict = await judgeWritten(site({ footer }), [NAMESAKE]);
    expect(verdict.match_status).not.toBe('matched');
    for (const { match_confidence: confidence } of verdict.review_candidates)
      expect(confidence).toBeLessThan(0.5);
  });

  it.each([
    ['a printed number', '© 2026 Fellside Stairs. Company number 07381645.', undefined],
    [
      'a stated legal name',
      '© 2026 Fellside Stairs',
      'Fellside Stairs is a trading name of Tarnwick Joinery Limited (“we”, “us”), 4 Mill Lane, Kendal LA9 4XX.',
    ],
  ])('never outranks %s', async (_, footer, terms) => {
    const verdict = await judgeWritten(site({ footer, ...(terms && { terms }) }), [NAMESAKE, TARNWICK]);
    expect(verdict.company_number ?? verdict.review_candidates[0]?.company_number).toBe('07381645');
  });

  it('never outranks a stated foreign operator', async () => {
    const footer = '© 2026 Fellside Stairs, Hamburg, Germany. +49 40 123456';
    const terms =
      'This website is operated by Tarnwicker Treppen GmbH (“we”), Hafenstr. 1, D-20457 Hamburg, Germany. Amtsgericht Hamburg HRB 51234.';
    const verdict = await judgeWritten(site({ footer, terms }), [NAMESAKE]);
    expect(verdict.match_status).toBe('non_uk_entity');
    expect(verdict.explanation).toContain('Tarnwicker Treppen GmbH');
  });
});
