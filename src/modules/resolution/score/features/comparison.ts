import type { Mention } from '../../match/mention.ts';
import type { Comparison, Sighted } from '../feature.ts';

/** Where the site speaks of the company as its own, or as nobody's in particular. */
export function aboutIt({ ownNames, ownNumbers }: Sighted): Mention[] {
  return [...ownNames.map(({ mention }) => mention), ...ownNumbers];
}

/** The same, without names that are only a part of the company's. */
export function wholeMentions({ ownNames, ownNumbers }: Sighted): Mention[] {
  const whole = ownNames.filter(({ comparison }) => comparison.likeness !== 'part');
  return [...whole.map(({ mention }) => mention), ...ownNumbers];
}

export function fromMentions(
  mentions: readonly Mention[],
  detail: string,
  sighted: Sighted,
): Comparison | null {
  const [first] = mentions;
  if (!first) return null;
  return { ...said(detail, first.claim.value, sighted.candidate.company.company_name), mentions };
}

/** A comparison that stands in no claim. */
export function said(detail: string, printed: string | null, registered: string | null): Comparison {
  return { value: 1, detail, printed, registered, mentions: [] };
}
