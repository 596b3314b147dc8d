import type { Evidence } from '../api/shapes.ts';

export interface QuotedFact extends Evidence {
  key: string;
  /** The companies it speaks for, or against, each once. */
  companies: string[];
}

/** The same words can speak for several companies of one name; they are shown once. */
export function gatherFacts(evidence: readonly Evidence[]): QuotedFact[] {
  const facts = new Map<string, QuotedFact>();
  for (const one of evidence) {
    const key = [one.kind, one.value, one.page_url, one.quote, one.weight < 0].join(' ');
    const known = facts.get(key);
    if (!known) facts.set(key, { ...one, key, companies: [one.supports] });
    else if (!known.companies.includes(one.supports)) known.companies.push(one.supports);
  }
  return [...facts.values()];
}
