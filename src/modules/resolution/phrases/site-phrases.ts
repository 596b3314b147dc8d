import { patternSource } from './pattern.ts';
import type { SitePhrase } from './phrase.ts';
import { SITE_PHRASE_ROWS } from './rows/site.ts';
import { SLOTS } from './slots.ts';

export type SitePhraseId = (typeof SITE_PHRASE_ROWS)[number]['id'];

const MATCHERS = new Map(
  SITE_PHRASE_ROWS.map(({ id, patterns, isCased }: SitePhrase) => {
    const sources = patterns.map((pattern) => patternSource(pattern, SLOTS));
    return [id, new RegExp(sources.join('|'), isCased ? 'u' : 'i')];
  }),
);

/** Where the text first says it. */
export function placeSaid(id: SitePhraseId, text: string): { start: number; end: number } | undefined {
  const match = MATCHERS.get(id)?.exec(text);
  return match ? { start: match.index, end: match.index + match[0].length } : undefined;
}

export function isSaid(id: SitePhraseId, text: string): boolean {
  return MATCHERS.get(id)?.test(text) ?? false;
}
