import type { PageKind } from '../crawl/crawled-site.ts';
import type { Entity, Mention } from '../match/entity.ts';
import type { RegisteredCompany } from '../match/register-lookup.ts';
import type { PhraseId } from '../phrases/index.ts';
import type { Features, NearWords } from './near-words.ts';
import type { LineKind } from './particulars.ts';

/** What an organisation is to the site where it is mentioned: the classes of the role model, in its order. */
export const ROLES = ['operator', 'group', 'third_party', 'brand'] as const;
export type Role = (typeof ROLES)[number];

/** A phrase beside the name, or where the site's own name is. */
export type PlacePhrase =
  | PhraseId
  | 'tradingAsOther'
  | 'operatedByOnly'
  | 'brandInBlock'
  | 'brandOnPage'
  | 'brandBefore'
  | 'brandAfter';

/** The meaning of the words around a mention, regardless of which organisation it names. */
export interface MentionPlace {
  phrases: ReadonlySet<PlacePhrase>;
  line: LineKind;
  features: Features;
}

/** The same words in the same block on several pages (a footer) are one row. */
export interface MentionRow {
  entity: Entity;
  mention: Mention;
  pages: Set<string>;
  kinds: Set<PageKind>;
  place: MentionPlace;
  features: Features;
  /** The words around the mention; null where the row has a leader. */
  words: NearWords | null;
  /**
   * The row whose role this one shares: that of the name before a number, or of the company whose other
   * reading a twin is.
   */
  leader: MentionRow | null;
  /** The probability of each of ROLES, filled in by the role model. */
  roles: number[];
}

/** The name with its legal form, or the number. */
export const isStrong = ({ mention }: MentionRow) => mention.form !== 'bare';

/** Whether one of the phrases is beside one of the mentions. */
export function hasPhrase(rows: readonly MentionRow[], ids: readonly PlacePhrase[]): boolean {
  return rows.some(({ place }) => ids.some((id) => place.phrases.has(id)));
}

/** From 0 for a company that no other site names to 1 for one that twenty name as somebody else. */
export function namedBySites(company: RegisteredCompany | null): number {
  return Math.min(1, Math.log1p(company?.named_by_sites ?? 0) / Math.log(20));
}
