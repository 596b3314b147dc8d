import type { Evidence } from '../api/shapes.ts';

/** The position of a term in a text. Spaces, punctuation and leading zeros may differ. */
export function findTerm(text: string, term: string): [start: number, end: number] | undefined {
  const letters = [...term.replace(/[^\p{L}\p{N}]/gu, '').replace(/^0+(?=\d)/, '')];
  if (letters.length === 0) return undefined;
  const between = '[^\\p{L}\\p{N}]{0,3}';
  const pattern = new RegExp(`0*${letters.map(escaped).join(between)}`, 'iu');
  const match = pattern.exec(text);
  return match ? [match.index, match.index + match[0].length] : undefined;
}

const EXCERPT_BEFORE = 50;

/** The part of a quote that fits into two lines, with the term in it. */
export function excerptAround(text: string, term: string): string {
  const [start] = findTerm(text, term) ?? [0];
  if (start <= EXCERPT_BEFORE) return text;
  const from = text.indexOf(' ', start - EXCERPT_BEFORE);
  return from === -1 || from > start ? text : `… ${text.slice(from + 1)}`;
}

function escaped(letter: string): string {
  return letter.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

export interface QuotedFact extends Evidence {
  key: string;
  /**
   * The companies that it supports or contradicts, each once; none for an organisation that is not on the UK
   * register.
   */
  companies: string[];
}

/** Joins facts with the same words about several companies of one name. */
export function gatherFacts(evidence: readonly Evidence[]): QuotedFact[] {
  const facts = new Map<string, QuotedFact>();
  for (const one of evidence) {
    const key = [one.kind, one.value, one.page_url, one.quote, one.weight < 0].join(' ');
    const known = facts.get(key);
    const companies = one.supports === null ? [] : [one.supports];
    if (!known) facts.set(key, { ...one, key, companies });
    else known.companies.push(...companies.filter((number) => !known.companies.includes(number)));
  }
  return [...facts.values()];
}
