/**
 * Whom a phrase speaks for: the company that runs the site, one of its group, somebody else, or no one in
 * particular.
 */
type SpeaksFor = 'operator' | 'group' | 'third_party' | 'no_one';

/**
 * The effect of a phrase in the judgement beyond its weight in the role model:
 * - `tied`: it says that the company owns, runs or trades under the site's own name;
 * - `stated`: it says that the company is "we", or holds the copyright;
 * - `helper`: it says what the company does for the site;
 * - `party`, `family`, `other`, `plain`: nothing beyond its weight.
 */
export type PhraseGroup = 'tied' | 'stated' | 'party' | 'helper' | 'family' | 'other' | 'plain';

/** One phrase around the name of a company. The words of `says` and `saysNot` are its tests. */
export interface Phrase {
  id: string;
  speaksFor: SpeaksFor;
  group: PhraseGroup;
  /** In the syntax of pattern.ts; one of them is enough. */
  patterns: readonly string[];
  /** Where one of these is found, the phrase is not. */
  unless?: readonly string[];
  /** Case-sensitive. */
  isCased?: true;
  /** The weight that it has for each role before any site is seen, in log-odds. */
  prior?: Readonly<Partial<Record<'operator' | 'group' | 'third_party' | 'brand', number>>>;
  says: readonly [string, string, ...string[]];
  saysNot: readonly [string, ...string[]];
}

/**
 * A phrase that says something of the site as a whole, or of what is below a heading, wherever it is in the
 * text.
 */
export type SitePhrase = Pick<Phrase, 'id' | 'patterns' | 'isCased' | 'says' | 'saysNot'>;
