import type { CrawledSite } from '../crawl/crawled-site.ts';
import type { OptionFeatureId } from '../features/all-features.ts';
import { type Entity, isCompanyNumber } from '../match/entity.ts';
import { publicRegisterWeight } from '../match/public-registers.ts';
import type { MatchMin } from '../model/resolution-model.ts';
import { hasPhrase, type MentionRow } from '../observe/mention-row.ts';
import { isUkDomain } from '../observe/site-signals.ts';
import { evidenceClass, isByNumber } from '../score/evidence-class.ts';
import type { ScoredOption, ScoredSite } from '../score/score-site.ts';
import { type Objection, objectionsTo } from './objections/index.ts';
import { THRESHOLDS } from './thresholds.ts';

/** Each outcome has the data that its explanation needs. */
export type Outcome =
  | { status: 'scrape_failed'; why: 'nothing_read' | 'needs_scripts' }
  | { status: 'no_match'; why: 'parked' | 'nobody_named' | 'not_operator' }
  | { status: 'non_uk_entity'; foreign: ScoredOption }
  | { status: 'matched'; best: ScoredOption }
  | { status: 'needs_review'; best: ScoredOption; objections: Objection[]; candidates: ReviewOption[] };

/**
 * A company to show a person: `option` is null if the pages print nothing of it and it only has the site's
 * name.
 */
export type ReviewOption = { option: ScoredOption | null; entity: Entity };

/**
 * By the first of these that is true:
 *
 * | of the site | outcome |
 * |---|---|
 * | it is parked | `no_match` |
 * | no page was read | `scrape_failed` |
 * | a company is sure and ahead of the next | `matched`; with an objection, `needs_review` |
 * | it is likelier than not, and evident, that somebody abroad runs it | `non_uk_entity` |
 * | a company is worth a review, or it is not clear that none of them runs it | `needs_review` |
 * | it is empty without scripts | `scrape_failed` |
 * | none of these | `no_match` |
 */
export function chooseOutcome(
  site: Pick<CrawledSite, 'condition'>,
  scored: ScoredSite,
  matchMin: MatchMin,
): Outcome {
  const unread = unreadOutcome(site, scored);
  if (unread) return unread;
  const companies = scored.options.filter(({ type }) => type === 'company');
  const foreign = foreignOptions(scored, companies);
  return (
    leaderOutcome(scored, companies, matchMin) ??
    foreignOutcome(scored, companies, foreign) ??
    doubtOutcome(site, scored, { companies, foreign })
  );
}

/** The outcome of a website that was not read, or that nobody uses. */
function unreadOutcome(
  { condition }: Pick<CrawledSite, 'condition'>,
  { view }: ScoredSite,
): Outcome | undefined {
  if (condition === 'parked') return { status: 'no_match', why: 'parked' };
  const isUnread = view.pages.length === 0 || ['blocked', 'empty', 'unreachable'].includes(condition);
  return isUnread ? { status: 'scrape_failed', why: 'nothing_read' } : undefined;
}

/**
 * A company that is likely enough and clearly likelier than the others is matched, unless there is an
 * objection.
 */
function leaderOutcome(
  scored: ScoredSite,
  companies: readonly ScoredOption[],
  matchMin: MatchMin,
): Outcome | undefined {
  const [best, next] = companies;
  if (!best || !isAhead(best, next) || !isSure(best, matchMin)) return undefined;
  const objections = objectionsTo(best, scored);
  if (objections.length === 0) return { status: 'matched', best };
  return { status: 'needs_review', best, objections, candidates: reviewList(scored, companies) };
}

interface ForeignOptions {
  all: readonly ScoredOption[];
  /** Foreign options that the site gives evidence for. */
  evident: readonly ScoredOption[];
}

function foreignOptions({ options, domain }: ScoredSite, companies: readonly ScoredOption[]): ForeignOptions {
  const all = options.filter(({ type }) => type === 'foreign');
  const evident = all.filter(
    (option) => isForeignEvidence(option, domain) && !hasStrongerUkRival(option, companies),
  );
  return { all, evident };
}

function foreignOutcome(
  { options }: ScoredSite,
  companies: readonly ScoredOption[],
  { all, evident }: ForeignOptions,
): Outcome | undefined {
  const [likeliest] = evident;
  if (likeliest && sumOf(evident) >= THRESHOLDS.foreignMin)
    return { status: 'non_uk_entity', foreign: likeliest };
  const abroad = all.find((option) => isStatedAbroad(option, options));
  if (abroad && !companies.some(isWorthReview)) return { status: 'non_uk_entity', foreign: abroad };
  return undefined;
}

/**
 * Neither a match nor a foreign operator: the companies are shown to a person, unless nobody is likely to run
 * the site.
 */
function doubtOutcome(
  { condition }: Pick<CrawledSite, 'condition'>,
  scored: ScoredSite,
  { companies, foreign }: { companies: readonly ScoredOption[]; foreign: ForeignOptions },
): Outcome {
  const [best] = companies;
  const nobody = scored.options.filter(({ type }) => type === 'nobody' || type === 'unregistered');
  const nobodyLikely = sumOf(nobody) + sumOf(foreign.all) - sumOf(foreign.evident);
  const isNobody = nobodyLikely >= THRESHOLDS.nobodyMin || isDirectory(companies);
  const isOpen = companies.some(isWorthReview) || isNumberBesideName(companies);
  if (best && companies.some(isShown) && (isOpen || !isNobody))
    return { status: 'needs_review', best, objections: [], candidates: reviewList(scored, companies) };
  if (condition === 'script_only' && companies.length === 0)
    return { status: 'scrape_failed', why: 'needs_scripts' };
  return { status: 'no_match', why: companies.length > 0 ? 'not_operator' : 'nobody_named' };
}

const sumOf = (options: readonly ScoredOption[]) =>
  options.reduce((all, { probability }) => all + probability, 0);

/**
 * The pages print something of it, and it is clearly likelier than any other company. Likeness alone never
 * matches.
 */
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

/**
 * A name with a foreign form or place that is tied to the site, or what the site says of a foreign register
 * or country.
 */
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
 * Whether a foreign option has the ties to the site that a British operator needs: suppliers and authors of
 * templates have foreign legal forms too. Even if the words rather speak of somebody else, the site's name, a
 * statement or a copyright line is enough.
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

/**
 * Whether the pages name a company in full that has the site's own name, while nothing ties the foreign
 * option to that name.
 */
function hasStrongerUkRival({ entity, features }: ScoredOption, companies: readonly ScoredOption[]): boolean {
  if (entity === null || entity.twinOf !== null || features.has('tied')) return false;
  if ((features.get('likeBrand') ?? 0) >= THRESHOLDS.like.unlike) return false;
  return companies.some(
    (company) =>
      company.features.has('nameFull') &&
      !company.features.has('helper') &&
      (company.features.get('likeBrand') ?? 0) > THRESHOLDS.like.review,
  );
}

/** Whether the pages state an operator that is not on the register, and give it an address abroad. */
function isStatedAbroad({ entity, features }: ScoredOption, options: readonly ScoredOption[]): boolean {
  const named = options.find(({ type, id }) => type === 'unregistered' && id === entity?.twinOf);
  return features.has('foreign:place') && named?.features.has('tied') === true;
}

/** Signs that the pages speak of a company as their own. */
const OWN: readonly OptionFeatureId[] = ['stated', 'linked', 'copyright', 'footer'];

/**
 * Whether the site is a directory: the pages print the numbers of several companies, and neither the
 * likeliest company nor any word about one of them suggests an operator.
 */
function isDirectory(companies: readonly ScoredOption[]): boolean {
  const numbered = companies.filter(({ features }) => features.has('numberVerified'));
  const isOwn = ({ features }: ScoredOption) =>
    (features.get('company:operatorMax') ?? 0) > 0 || OWN.some((name) => features.has(name));
  const isLikely = (companies[0]?.probability ?? 0) >= THRESHOLDS.directoryMax;
  return numbered.length >= THRESHOLDS.directoryMin && !isLikely && !numbered.some(isOwn);
}

/**
 * Whether a person should see the company, whatever the words say: it trades under the brand with others; its
 * name is misspelt on the pages; another register gives it the site; it is the only company named and its
 * role is open; or it is named in full, does not merely serve the site, and has its number in the footer or
 * beside the brand, or a name like the brand.
 */
function isWorthReview({ entity, features, rows }: ScoredOption): boolean {
  if (hasPhrase(rows, ['jointlyAsBrand']) || features.has('name:near')) return true;
  if (entity?.company && publicRegisterWeight(entity.company) > 0) return true;
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

/**
 * A number beside its holder's name is never overlooked, apart from directories and companies that the words
 * call suppliers.
 */
function isNumberBesideName(companies: readonly ScoredOption[]): boolean {
  const isBesideName = ({ mention }: MentionRow) =>
    isCompanyNumber(mention) && mention.number?.holder.near === 1;
  const numbered = companies.filter(({ rows }) => rows.some(isBesideName));
  return (
    numbered.length < THRESHOLDS.directoryMin && numbered.some(({ features }) => !features.has('helper'))
  );
}

/** Named in full in the footer of several pages. */
const isInSharedFooter = ({ mention, pages }: MentionRow) =>
  mention.full && mention.block.source === 'footer' && pages.size > 1;

/**
 * Whether a person is shown the company: the pages name it in full or print its number, or it is likely
 * anyway.
 */
function isShown({ features, probability }: ScoredOption): boolean {
  return features.has('nameFull') || features.has('numberVerified') || probability > THRESHOLDS.showMin;
}

/** Companies named in full first, the likeliest first; then those that only have the site's name. */
function reviewList({ likenesses }: ScoredSite, companies: readonly ScoredOption[]): ReviewOption[] {
  const ordered = [...companies.filter(isShown), ...companies.filter((option) => !isShown(option))];
  return [
    ...ordered.flatMap((option) => (option.entity ? [{ option, entity: option.entity }] : [])),
    ...likenesses.map((entity) => ({ option: null, entity })),
  ].slice(0, THRESHOLDS.candidatesMax);
}
