import type { NameComparison } from '../match/compare-names.ts';
import type { Candidate } from '../match/find-candidates.ts';
import type { Mention } from '../match/mention.ts';
import type { SiteFacts } from '../match/site-facts.ts';

/** A name on the site that is like one of the company's. */
export interface NameSighting {
  mention: Mention;
  comparison: NameComparison;
}

/** How the site prints the company's number. */
export type NumberStanding =
  | 'named'
  | 'named_in_part'
  | 'named_elsewhere'
  | 'alone'
  | 'branded'
  | 'contradicted'
  | 'other_role'
  | 'none';

/** A candidate together with everything on the site that is about it. */
export interface Sighted {
  candidate: Candidate;
  standing: NumberStanding;
  /** Mentions of its number as the operator's (or nobody's in particular), and as someone else's. */
  ownNumbers: Mention[];
  otherNumbers: Mention[];
  /** Printed numbers that are one typing error away from its own. */
  mistyped: Mention[];
  /** A name beside its number that is not like any of its own. */
  contradiction: Mention | null;
  ownNames: NameSighting[];
  otherNames: NameSighting[];
}

/** What a feature found: how much (0 to 1), in words, and the two values it compared. */
export interface Comparison {
  value: number;
  detail: string;
  printed: string | null;
  registered: string | null;
  /** Where a person finds it. */
  mentions: readonly Mention[];
}

export interface Feature {
  name: string;
  /** What we hold it to be worth, in log-odds, before any labelled site is seen. */
  prior: number;
  compare(sighted: Sighted, facts: SiteFacts): Comparison | null;
}
