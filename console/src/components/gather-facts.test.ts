import { describe, expect, it } from 'vitest';
import type { Evidence } from '../api/shapes.ts';
import { gatherFacts } from './gather-facts.ts';

function evidence(supports: string, weight: number, quote = 'Acme Ltd'): Evidence {
  return {
    kind: 'legal_name',
    value: 'Acme Ltd',
    supports,
    weight,
    quote,
    page_url: 'https://acme.test/',
    captured_at: '2026-01-01T00:00:00Z',
    page_sha256: '0',
  };
}

describe('facts', () => {
  it('that speak for several companies are shown once, with each company once', () => {
    const facts = gatherFacts([evidence('1', 2), evidence('2', 1), evidence('1', 0.5)]);
    expect(facts.map(({ companies }) => companies)).toEqual([['1', '2']]);
  });

  it('for and against are two facts, as are two quotes', () => {
    const facts = gatherFacts([evidence('1', 2), evidence('1', -2), evidence('1', 2, '© Acme Ltd')]);
    expect(facts).toHaveLength(3);
  });

  it('keep their order', () => {
    const facts = gatherFacts([evidence('1', 3, 'a'), evidence('1', 2, 'b'), evidence('2', 1, 'a')]);
    expect(facts.map(({ quote }) => quote)).toEqual(['a', 'b']);
  });
});
