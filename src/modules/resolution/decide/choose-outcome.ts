import type { CrawledSite } from '../crawl/crawled-site.ts';
import type { OptionFeatureId } from '../features/options.ts';
import { type Entity, isCompanyNumber } from '../match/entity.ts';
import { registerWeight } from '../match/public-registers.ts';
import { evidenceClass, isByNumber } from '../score/evidence-class.ts';
import { hasPhrase, type MentionRow } from '../score/mention-row.ts';
import type { MatchMin, ScoredOption, ScoredSite } from '../score/score-site.ts';
import { isUkDomain } from '../score/site-signals.ts';
import { type Objection, objectionsTo } from './objections/index.ts';
import { THRESHOLDS } from './thresholds.ts';

/** States are types: each outcome carries what its explanation needs. */
export type Outcome =
  | { status: 'scrape_failed'; why: 'nothing_read' | 'needs_scripts' }
  | { status: 'no_match'; why: 'parked' | 'nobody_named' | 'not_operator' }
  | { status: 'non_uk_entity'; foreign: ScoredOption }
  | { status: 'matched'; best: ScoredOption }
  | { status: 'needs_review'; best: ScoredOption; objections: Objection[]; candidates: ReviewOption[] };

/** A company to show a person: with what the pages print of it, or only because it has the site's name. */
export type ReviewOption = { option: ScoredOption | null; entity: Entity };

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
  const evident = foreign.filter(
    (option) => isForeignEvidence(option, scored.domain) && !isOutdone(option, companies),
  );
  const sum = (options: readonly ScoredOption[]) =>
    options.reduce((all, { probability }) => all + probability, 0);
  const [likeliest] = evident;
  if (likeliest && sum(evident) >= THRESHOLDS.foreignMin)
    return { status: 'non_uk_entity', foreign: likeliest };
  const abroad = foreign.find((option) => isStatedAbroad(option, scored.options));
  if (abroad && !companies.some(isWorthReview)) return { status: 'non_uk_entity', foreign: abroad };
  const nobody = scored.options.filter(({ type }) => type === 'nobody' || type === 'unregistered');
  const nobodyLikely = sum(nobody) + sum(foreign) - sum(evident);
  const isNobody = nobodyLikely >= THRESHOLDS.nobodyMin || isDirectory(companies);
  const isOpen = companies.some(isWorthReview) || isNumberBesideName(companies);
  if ((isNobody && !isOpen) || !companies.some(isToShow) || !best) {
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
  const lead =
    evidence === 'number' && !isByNumber(next) ? THRESHOLDS.leadOverName : THRESHOLDS.lead[evidence];
  return option.probability >= lead * next.probability;
}

function isSure(option: ScoredOption, matchMin: MatchMin): boolean {
  return option.probability >= matchMin[isByNumber(option) ? 'number' : 'name'];
}

/** A name with a foreign form or place that is tied to the site, or what the site says of a foreign register or country. */
function isForeignEvidence(option: ScoredOption, domain: string): boolean {
  const signal = (name: OptionFeatureId) => option.features.get(name) ?? 0;
  if (option.entity !== null) return isOwnAbroad(option);
  if (signal('unnamed:registry') + signal('unnamed:tld') + signal('unnamed:brandAbroad') > 0) return true;
  // A shop in the United Kingdom that names nobody may still speak of places abroad.
  if (isUkDomain(domain)) return false;
  return (
    signal('unnamed:places') >= 0.5 || (signal('unnamed:phone') > 0 && signal('unnamed:noUkPostcode') > 0)
  );
}

/**
 * A foreign operator needs the ties that a British one needs: suppliers and makers of templates have foreign forms too. Words
 * that rather speak of somebody else are outweighed by the name, a statement or a copyright line.
 */
function isOwnAbroad({ features }: ScoredOption): boolean {
  return (
    (features.get('foreign:operatorMax') ?? 0) > THRESHOLDS.role.onlyOne ||
    (features.get('likeBrand') ?? 0) >= THRESHOLDS.like.half ||
    OWN_ABROAD.some((name) => features.has(name))
  );
}

const OWN_ABROAD: readonly OptionFeatureId[] = [
  'tied',
  'stated',
  'copyright',
  'onlyEntity',
  'foreign:registration',
];

/** A company that the pages name in full has the site’s own name, and nothing ties the foreign one to that name. */
function isOutdone({ entity, features }: ScoredOption, companies: readonly ScoredOption[]): boolean {
  if (entity === null || entity.twinOf !== null || features.has('tied')) return false;
  if ((features.get('likeBrand') ?? 0) >= THRESHOLDS.like.unlike) return false;
  return companies.some(
    (company) =>
      company.features.has('nameFull') &&
      !company.features.has('helper') &&
      (company.features.get('likeBrand') ?? 0) > THRESHOLDS.like.review,
  );
}

/** The pages state an operator that the register does not hold, and give it an address abroad. */
function isStatedAbroad({ entity, features }: ScoredOption, options: readonly ScoredOption[]): boolean {
  const named = options.find(({ type, id }) => type === 'unregistered' && id === entity?.twinOf);
  return features.has('foreign:place') && named?.features.has('tied') === true;
}

/** Signs that the pages speak of a company as their own. */
const OWN: readonly OptionFeatureId[] = ['stated', 'linked', 'copyright', 'footer'];

/** Several numbered companies, none of them spoken of like an operator, stated or tied to the site: a directory. */
function isDirectory(companies: readonly ScoredOption[]): boolean {
  const numbered = companies.filter(({ features }) => features.has('numberVerified'));
  const isOwn = ({ features }: ScoredOption) =>
    (features.get('company:operatorMax') ?? 0) > 0 || OWN.some((name) => features.has(name));
  const isLikely = (companies[0]?.probability ?? 0) >= THRESHOLDS.directoryMax;
  return numbered.length >= THRESHOLDS.directoryMin && !isLikely && !numbered.some(isOwn);
}

/**
 * One of several that trade under the brand; or its name is misspelt on the pages; or another register gives it the site; or the only company that the pages name, where its role is open; or named in full and not as a helper, with its number in the footer or beside
 * the brand, or much like the brand: a person should see it, whatever the words leave open.
 */
function isWorthReview({ entity, features, rows }: ScoredOption): boolean {
  if (hasPhrase(rows, ['jointlyAsBrand']) || features.has('name:near')) return true;
  if (entity?.company && registerWeight(entity.company) > 0) return true;
  const isOnlyOne = features.has('onlyFullName') || features.has('onlyNumber');
  const role = features.get('company:operatorMax') ?? 0;
  if (isOnlyOne && role > THRESHOLDS.role.onlyOne) return true;
  if (features.has('helper')) return false;
  if (features.has('onlyFullName') && rows.some(isInSharedFooter)) return true;
  if (!features.has('nameFull')) return false;
  const like = features.get('likeBrand') ?? 0;
  return (
    (features.has('numberVerified') && (features.has('footer') || features.has('linked'))) ||
    like > THRESHOLDS.like.review ||
    (like >= THRESHOLDS.like.half && rows.some(isInSharedFooter))
  );
}

/** A number beside its holder's name is never overlooked, apart from directories and companies that the words call suppliers. */
function isNumberBesideName(companies: readonly ScoredOption[]): boolean {
  const isBesideName = ({ mention }: MentionRow) =>
    isCompanyNumber(mention) && mention.number?.holder.near === 1;
  const numbered = companies.filter(({ rows }) => rows.some(isBesideName));
  return (
    numbered.length < THRESHOLDS.directoryMin && numbered.some(({ features }) => !features.has('helper'))
  );
}

/** In the footer of several pages, in full. */
const isInSharedFooter = ({ mention, pages }: MentionRow) =>
  mention.full && mention.block.source === 'footer' && pages.size > 1;

/** Named in full or with its number, or likely all the same. */
function isToShow({ features, probability }: ScoredOption): boolean {
  return features.has('nameFull') || features.has('numberVerified') || probability > THRESHOLDS.showMin;
}

/** Companies named in full first, the likeliest first; then those that only have the site's name. */
function reviewList({ likenesses }: ScoredSite, companies: readonly ScoredOption[]): ReviewOption[] {
  const ordered = [...companies.filter(isToShow), ...companies.filter((option) => !isToShow(option))];
  return [
    ...ordered.flatMap((option) => (option.entity ? [{ option, entity: option.entity }] : [])),
    ...likenesses.map((entity) => ({ option: null, entity })),
  ].slice(0, THRESHOLDS.candidatesMax);
}
