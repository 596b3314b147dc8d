import { countryName } from '../country-name.ts';
import type { OptionFeatureId } from '../features/all-features.ts';
import { type Entity, isCompanyNumber, type Mention } from '../match/entity.ts';
import { evidenceClass } from '../score/evidence-class.ts';
import type { ScoredOption, ScoredSite } from '../score/score-site.ts';
import { nameSlot } from '../verdict/name-slots.ts';
import { type RecordChange, type Sentence, withTextsNow } from '../verdict/stored-sentences.ts';
import type { ForeignOperator, MatchGrounds } from '../verdict/verdict.ts';
import type { Outcome } from './choose-outcome.ts';
import { withOneStop } from './explain-match.ts';
import { OBJECTIONS } from './objections/index.ts';
import { unregisteredNames } from './unregistered-names.ts';

/** Countries that are named with an article. */
const WITH_ARTICLE = new Set('AE BS GM IM KM KY MH MV NL PH SC US VG VI'.split(' '));

type Explained = Exclude<Outcome, { status: 'matched' | 'scrape_failed' }>;

/**
 * The explanation in a sentence or two that a person can check: what is printed, and what follows from it.
 * Names are slots (`name-slots.ts`).
 */
export function explain(outcome: Explained, scored: ScoredSite, foreign: ForeignOperator | null): string {
  switch (outcome.status) {
    case 'no_match':
      return withOneStop(whyNobody(outcome, scored));
    case 'non_uk_entity':
      return withOneStop(whyForeign(outcome.foreign, foreign));
    case 'needs_review':
      return withOneStop(whyReview(outcome));
  }
}

/** The words that the pages print of the company that was chosen. */
export function groundsOf(option: ScoredOption): MatchGrounds {
  const mentions = option.entity?.mentions ?? [];
  const inFull = mentions.filter(({ full }) => full);
  const named = inFull.length > 0 ? inFull : mentions.filter(({ form }) => form !== 'number');
  const numbers = mentions.filter(isCompanyNumber);
  const identified = mentions.filter(({ number }) => number?.identifier);
  const printed_name = printedName(named);
  const identifier = identified[0]?.number?.identifier ?? null;
  const kind = evidenceClass(option);
  if (kind === 'number' && numbers.length === 0)
    return { by: 'identifier', pages: pagesOf(identified), printed_name, identifier };
  if (kind === 'number') return { by: 'number', pages: pagesOf(numbers), printed_name, identifier: null };
  if (kind === 'bareNumber')
    return { by: 'bare_number', pages: pagesOf(numbers), printed_name, identifier: null };
  return { by: 'name', pages: pagesOf(named), printed_name, identifier: null };
}

const pagesOf = (mentions: readonly Mention[]) => new Set(mentions.map(({ page }) => page.url)).size;

/** The longest printed form, which says most. */
function printedName(mentions: readonly Mention[]): string | null {
  const [longest] = mentions
    .map(({ page, start, end }) => page.text.slice(start, end).replace(/\s+/g, ' '))
    .sort((a, b) => b.length - a.length);
  return longest ?? null;
}

const SAME_NAMED: Sentence = {
  text: 'more than one company on the register has that name',
  whenChanged: { namesakes: 'more than one company on the register had that name when the site was read' },
};
const ON_RECORD: readonly Sentence[] = [...OBJECTIONS, SAME_NAMED];

/** The explanation of a review after these changes of the company that it speaks of. */
export function explanationNow(explanation: string, changed: ReadonlySet<RecordChange>): string {
  return withTextsNow(explanation, ON_RECORD, changed);
}

/** The company by the name that the pages print, if that is one that it had before. */
function spokenName({ id, name, mentions }: Entity): string {
  const named = mentions.filter(({ full }) => full);
  const isFormer = named.length > 0 && named.every(({ kind }) => kind === 'former');
  return nameSlot(id, (isFormer ? printedName(named) : null) ?? name);
}

function whyReview({ best, objections, candidates }: Outcome & { status: 'needs_review' }): string {
  const named = candidates.filter(({ option }) => option !== null);
  const name = best.entity ? spokenName(best.entity) : '';
  const company = `${name} (${best.id})`;
  if (objections.length > 0)
    return `The site points to ${company}, but ${objections.map(({ text }) => text).join(', and ')}.`;
  if (best.features.has('sameNamed'))
    return `The site names ${name}, and ${SAME_NAMED.text}. Nothing on the site tells which of them it is.`;
  if (named.length === 1)
    return `${company} is the likeliest company, but what the site says is not enough to be sure.`;
  const names = named.slice(0, 3).map(({ entity }) => spokenName(entity));
  return `The site names more than one company: ${names.join(', ')}. Nothing on it says clearly which of them runs it.`;
}

const FOREIGN_SIGNS: readonly [feature: OptionFeatureId, text: string][] = [
  ['unnamed:registry', 'it prints a registration of another country'],
  ['unnamed:tld', 'its domain is of another country'],
  ['unnamed:places', 'it gives addresses abroad'],
];

function whyForeign({ features }: ScoredOption, foreign: ForeignOperator | null): string {
  const code = foreign?.country ?? null;
  const name = countryName(code);
  const country = name !== null && WITH_ARTICLE.has(code ?? '') ? `the ${name}` : name;
  const place = country === null ? 'outside the United Kingdom' : `in ${country}`;
  if (foreign?.name) {
    const registration = foreign.registration === null ? '' : ` (${foreign.registration})`;
    return `The site names ${foreign.name} as the one that runs it, which is registered ${place}${registration}.`;
  }
  const signs = FOREIGN_SIGNS.flatMap(([feature, text]) => (features.has(feature) ? [text] : []));
  const where = country === null ? '' : `, in ${country}`;
  return `The site seems to be run from outside the United Kingdom${where}${signs.length > 0 ? `: ${signs.join(', ')}` : ''}. No UK company is named as the one that runs it.`;
}

function whyNobody(outcome: Outcome & { status: 'no_match' }, scored: ScoredSite): string {
  const { why } = outcome;
  const { options, signals } = scored;
  if (why === 'parked')
    return 'The domain is parked: it shows a placeholder page of a registrar or domain dealer, not the website of a company.';
  if (why === 'nobody_named' && signals.soleTrader)
    return 'The site says that it is run by a person or a partnership, and names no company as the one that runs it.';
  const [unregistered] = unregisteredNames(outcome, scored);
  if (unregistered !== undefined)
    return `The site names ${unregistered} as the one that runs it, but the register holds no company of that name, nor is a number on the pages that of a company so named.`;
  if (why === 'nobody_named')
    return 'The pages name no company as the one that runs the site, and print no company number as its own.';
  const spoken = options.find(({ type }) => type === 'company')?.entity;
  const name = spoken ? `${spokenName(spoken)} (${spoken.id})` : 'a company';
  return `The pages name no company as the one that runs the site. They speak of ${name}, but not as the company that runs it.`;
}
