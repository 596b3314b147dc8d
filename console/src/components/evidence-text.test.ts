import { describe, expect, it } from 'vitest';
import type { Evidence } from '../api/shapes.ts';
import { excerptAround, findTerm, gatherFacts } from './evidence-text.ts';

function marked(text: string, term: string): string | undefined {
  const found = findTerm(text, term);
  return found && text.slice(...found);
}

describe('the excerpt of a quote', () => {
  it('begins near the term where that is far into the quote', () => {
    const before =
      'Carriage is undertaken by Oakenfell Logistics Limited (registered number 72583914), 233 Yard,';
    const excerpt = excerptAround(`${before} Leicester, LE5 6AE, on our conditions.`, 'LE5 6AE');
    expect(excerpt).toMatch(/^… .{20,60}LE5 6AE, on our conditions\.$/);
    expect(excerptAround('© 2026 Tarnwick Joinery Ltd.', 'Tarnwick Joinery Ltd')).toBe(
      '© 2026 Tarnwick Joinery Ltd.',
    );
  });
});

describe('a term in a quote', () => {
  it.each([
    ['Company No. 01234567 in England', '01234567', '01234567'],
    ['Company No. 1234567', '01234567', '1234567'],
    ['No. 0123 4567', '01234567', '0123 4567'],
    ['© Acme Widgets Ltd.', 'ACME WIDGETS LTD', 'Acme Widgets Ltd'],
    ['J & B Smith', 'J&B Smith', 'J & B Smith'],
    ['at SW1A1AA, London', 'SW1A 1AA', 'SW1A1AA'],
    ['Caffè Nero', 'CAFFÈ NERO', 'Caffè Nero'],
  ])('is found in "%s" for %s as "%s"', (text, term, expected) => {
    expect(marked(text, term)).toBe(expected);
  });

  it.each([
    ['Nothing here', 'Acme'],
    ['Anything', ''],
    ['Anything', '…'],
  ])('is not found in "%s" for "%s"', (text, term) => {
    expect(findTerm(text, term)).toBeUndefined();
  });
});

function evidence(supports: string, weight: number, quote = 'Acme Ltd'): Evidence {
  return {
    kind: 'legal_name',
    value: 'Acme Ltd',
    supports,
    weight,
    quote,
    page_url: 'https://acme.test/',
    also_on: [],
    captured_at: '2026-01-01T00:00:00Z',
    page_sha256: '0',
  };
}

describe('facts', () => {
  it('are shown once if they support several companies, with each company once', () => {
    const facts = gatherFacts([evidence('1', 2), evidence('2', 1), evidence('1', 0.5)]);
    expect(facts.map(({ companies }) => companies)).toEqual([['1', '2']]);
  });

  it('are two if one is for and one against, as are two quotes', () => {
    const facts = gatherFacts([evidence('1', 2), evidence('1', -2), evidence('1', 2, '© Acme Ltd')]);
    expect(facts).toHaveLength(3);
  });

  it('keep their order', () => {
    const facts = gatherFacts([evidence('1', 3, 'a'), evidence('1', 2, 'b'), evidence('2', 1, 'a')]);
    expect(facts.map(({ quote }) => quote)).toEqual(['a', 'b']);
  });
});
