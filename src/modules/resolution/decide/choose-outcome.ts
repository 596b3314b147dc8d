import type { CrawledSite } from '../crawl/crawled-site.ts';
import type { Entity } from '../match/entity.ts';
import { evidenceClass, isByNumber } from '../score/evidence-class.ts';
import { hasPhrase } from '../score/mention-features.ts';
import { type Objection, objectionsTo } from '../score/objections.ts';
import type { MatchMin, ScoredOption, ScoredSite } from '../score/score-site.ts';

/** States are types: each outcome carries what its explanation needs. */
export type Outcome =
  | { status: 'scrape_failed'; why: 'nothing_read' | 'needs_scripts' }
  | { status: 'no_match'; why: 'parked' | 'nobody_named' | 'not_operator' }
  | { status: 'non_uk_entity'; foreign: ScoredOption }
  | { status: 'matched'; best: ScoredOption }
  | { status: 'needs_review'; best: ScoredOption; objections: Objection[]; candidates: ReviewOption[] };

/** A company to show a person: with what the pages print of it, or only because it has the site's name. */
export type ReviewOption = { option: ScoredOption | null; entity: Entity };

/** How many times likelier than the next company it must be, by the strongest thing that the pages print of it. */
const LEAD = { number: 5, bareNumber: 6, name: 10, office: 10 } as const;
/** Of a company whose number is printed over one that is only named. */
const LEAD_OVER_NAME = 2.5;
const FOREIGN_MIN = 0.5;
const NOBODY_MIN = 0.55;
const DIRECTORY_MIN = 3;
const DIRECTORY_MAX = 0.6;
const CANDIDATES_MAX = 5;
const LIKE_BRAND_MIN = 0.7;
/** Log odds of a third that it is the operator. */
const ONLY_ONE_ROLE_MIN = -0.75;

export function chooseOutcome(
  site: Pick<CrawledSite, 'condition'>,
  scored: ScoredSite,
  matchMin: MatchMin,
): Outcome {
  if (site.condition === 'parked') return { status: 'no_match', why: 'parked' };
  const isUnread =
    scored.view.pages.length === 0 || ['blocked', 'empty', 'unreachable'].includes(site.condition);
  if (isUnread) return { status: 'scrape_failed', why: 'nothing_read' };
  const companies = scored.options.filter(({ type }) => type === 'company');
  const [best] = companies;
  const candidates = reviewList(scored, companies);
  if (best && isAhead(best, companies[1]) && isSure(best, matchMin)) {
    const objections = objectionsTo(best, scored);
    if (objections.length === 0) return { status: 'matched', best };
    return { status: 'needs_review', best, objections, candidates };
  }
  const foreign = scored.options.filter(({ type }) => type === 'foreign');
  const evident = foreign.find(isForeignEvidence);
  const sum = (options: readonly ScoredOption[]) =>
    options.reduce((all, { probability }) => all + probability, 0);
  if (evident && sum(foreign) >= FOREIGN_MIN) return { status: 'non_uk_entity', foreign: evident };
  const nobody = scored.options.filter(({ type }) => type === 'nobody' || type === 'unregistered');
  const nobodyLikely = sum(nobody) + (evident ? 0 : sum(foreign));
  const isNobody = nobodyLikely >= NOBODY_MIN || isDirectory(companies);
  if ((isNobody && !companies.some(isWorthReview)) || !companies.some(isToShow) || !best) {
    if (site.condition === 'script_only' && companies.length === 0)
      return { status: 'scrape_failed', why: 'needs_scripts' };
    return { status: 'no_match', why: companies.length > 0 ? 'not_operator' : 'nobody_named' };
  }
  return { status: 'needs_review', best, objections: [], candidates };
}

/** Something is printed of it, and it is clearly likelier than any other company. Likeness alone never matches. */
export function isAhead(option: ScoredOption, next: ScoredOption | undefined): boolean {
  const evidence = evidenceClass(option);
  if (evidence === 'likeness' || !next) return evidence !== 'likeness';
  const lead = evidence === 'number' && !isByNumber(next) ? LEAD_OVER_NAME : LEAD[evidence];
  return option.probability >= lead * next.probability;
}

function isSure(option: ScoredOption, matchMin: MatchMin): boolean {
  return option.probability >= matchMin[isByNumber(option) ? 'number' : 'name'];
}

/** A name with a foreign form or place, or what the site says of a foreign register, language or country domain. */
function isForeignEvidence({ entity, features }: ScoredOption): boolean {
  const signal = (name: string) => features.get(`unnamed:${name}`) ?? 0;
  return (
    entity !== null ||
    ['registry', 'tld', 'brandAbroad'].some((name) => signal(name) > 0) ||
    signal('places') >= 0.5 ||
    (signal('phone') > 0 && signal('noUkPostcode') > 0)
  );
}

/** Several numbered companies, none of them spoken of like an operator, stated or tied to the site: a directory. */
function isDirectory(companies: readonly ScoredOption[]): boolean {
  const numbered = companies.filter(({ features }) => features.has('numberVerified'));
  const isOwn = ({ features }: ScoredOption) =>
    (features.get('company:operatorMax') ?? 0) > 0 ||
    ['stated', 'linked', 'copyright', 'footer'].some((name) => features.has(name));
  const isLikely = (companies[0]?.probability ?? 0) >= DIRECTORY_MAX;
  return numbered.length >= DIRECTORY_MIN && !isLikely && !numbered.some(isOwn);
}

/**
 * One of several that trade under the brand; or the only company that the pages name, where its role is open; or named in full and not as a helper, with its number in the footer or beside
 * the brand, or much like the brand: a person should see it, whatever the words leave open.
 */
function isWorthReview({ features, rows }: ScoredOption): boolean {
  if (hasPhrase(rows, ['jointlyAsBrand'])) return true;
  const isOnlyOne = features.has('onlyFullName') || features.has('onlyNumber');
  if (isOnlyOne && (features.get('company:operatorMax') ?? 0) > ONLY_ONE_ROLE_MIN) return true;
  if (!features.has('nameFull') || features.has('helper')) return false;
  return (
    (features.has('numberVerified') && (features.has('footer') || features.has('linked'))) ||
    (features.get('likeBrand') ?? 0) > LIKE_BRAND_MIN
  );
}

/** Named in full or with its number, or likely all the same. */
function isToShow({ features, probability }: ScoredOption): boolean {
  return features.has('nameFull') || features.has('numberVerified') || probability > 0.05;
}

/** Companies named in full first, the likeliest first; then those that only have the site's name. */
function reviewList({ likenesses }: ScoredSite, companies: readonly ScoredOption[]): ReviewOption[] {
  const ordered = [...companies.filter(isToShow), ...companies.filter((option) => !isToShow(option))];
  return [
    ...ordered.flatMap((option) => (option.entity ? [{ option, entity: option.entity }] : [])),
    ...likenesses.map((entity) => ({ option: null, entity })),
  ].slice(0, CANDIDATES_MAX);
}
