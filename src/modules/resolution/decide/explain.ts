import type { OptionFeatureId } from '../features/options.ts';
import { isCompanyNumber, type Mention } from '../match/entity.ts';
import type { Identifier } from '../match/register-reader.ts';
import { evidenceClass } from '../score/evidence-class.ts';
import type { ScoredOption, ScoredSite } from '../score/score-site.ts';
import type { Outcome } from './choose-outcome.ts';

const COUNTS = ['No page', 'One page', 'Two pages', 'Three pages', 'Four pages', 'Five pages', 'Six pages'];
const countries = new Intl.DisplayNames(['en-GB'], { type: 'region', fallback: 'code' });

/** In a sentence or two that a person can check: what is printed, and what follows from it. */
export function explain(outcome: Outcome, scored: ScoredSite): string {
  switch (outcome.status) {
    case 'scrape_failed':
      return outcome.why === 'needs_scripts'
        ? 'The pages show their text only to a browser that runs scripts, so nothing could be read.'
        : 'No page of the site could be read.';
    case 'no_match':
      return whyNobody(outcome.why, scored);
    case 'non_uk_entity':
      return whyForeign(outcome.foreign);
    case 'matched':
      return whyMatched(outcome.best);
    case 'needs_review':
      return whyReview(outcome);
  }
}

function whyMatched(option: ScoredOption): string {
  const { id, entity, features } = option;
  const { name = '', mentions = [] } = entity ?? {};
  const postcode = entity?.company?.registered_postcode;
  const office =
    features.has('postcodeOnSite') && postcode
      ? ` The site also gives its registered postcode ${postcode}.`
      : '';
  const numbers = mentions.filter(isCompanyNumber);
  const prints = `${pagesThat(numbers, 'prints', 'print')} company number ${id}`;
  switch (evidenceClass(option)) {
    case 'number':
      if (numbers.length === 0) return `${whyIdentified(option)}${office}`;
      return `${prints}, and the site names its holder on the register, ${name}.${office}`;
    case 'bareNumber':
      return `${prints}, which is that of ${name} on the register, and no other company is named as the one that runs the site.${office}`;
    default: {
      const inFull = mentions.filter(({ full }) => full);
      const names = inFull.length > 0 ? inFull : mentions;
      const printed = printedName(names) ?? name;
      const relation = features.has('name:former') ? 'a former name of' : 'the name of';
      const registered = printed.toUpperCase() === name ? '' : `, ${relation} ${name}`;
      const where = registered === '' ? '' : ' on the register';
      return `${pagesThat(names, 'names', 'name')} ${printed}${registered} (${id})${where} as the company that runs the site.${office}`;
    }
  }
}

const GIVEN_BY: Record<Identifier['kind'], string> = {
  charity_number: 'charity number VALUE, which the Charity Commission gives to',
  lei: 'LEI VALUE, which GLEIF gives to',
};

function whyIdentified({ id, entity }: ScoredOption): string {
  const printed = entity?.mentions.filter(({ number }) => number?.identifier) ?? [];
  const identifier = printed[0]?.number?.identifier;
  if (!entity || !identifier) return '';
  const given = GIVEN_BY[identifier.kind].replace('VALUE', identifier.value);
  return `${pagesThat(printed, 'prints', 'print')} ${given} ${entity.name} (${id}), and the site names that company.`;
}

function whyReview({ best, objections, candidates }: Outcome & { status: 'needs_review' }): string {
  const named = candidates.filter(({ option }) => option !== null);
  const company = `${best.entity?.name} (${best.id})`;
  if (objections.length > 0)
    return `The site points to ${company}, but ${objections.map(({ text }) => text).join(', and ')}.`;
  if (best.features.has('sameNamed'))
    return `The site names ${best.entity?.name}, and more than one company on the register has that name. Nothing on the site tells which of them it is.`;
  if (named.length === 1)
    return `${company} is the likeliest company, but what the site says is not enough to be sure.`;
  const names = named.slice(0, 3).map(({ entity }) => entity.name);
  return `The site names more than one company: ${names.join(', ')}. Nothing on it says clearly which of them runs it.`;
}

const FOREIGN_SIGNS: readonly [feature: OptionFeatureId, text: string][] = [
  ['unnamed:registry', 'it prints a registration of another country'],
  ['unnamed:tld', 'its domain is of another country'],
  ['unnamed:places', 'it gives addresses abroad'],
];

function whyForeign({ entity, features }: ScoredOption): string {
  const country =
    entity?.country ?? entity?.mentions.find(({ foreignPlace }) => foreignPlace)?.foreignPlace?.country;
  const place =
    country && /^[A-Z]{2}$/.test(country)
      ? ` in ${countries.of(country) ?? country}`
      : ' outside the United Kingdom';
  if (entity) return `The site names ${entity.name} as the one that runs it, which is registered${place}.`;
  const signs = FOREIGN_SIGNS.flatMap(([feature, text]) => (features.has(feature) ? [text] : []));
  return `The site seems to be run from outside the United Kingdom${signs.length > 0 ? `: ${signs.join(', ')}` : ''}. No UK company is named as the one that runs it.`;
}

function whyNobody(why: (Outcome & { status: 'no_match' })['why'], { options, signals }: ScoredSite): string {
  if (why === 'parked')
    return 'The domain is parked: it shows a placeholder page of a registrar or domain dealer, not the website of a company.';
  if (why === 'nobody_named' && signals.soleTrader)
    return 'The site says that it is run by a person or a partnership, and names no company as the one that runs it.';
  if (why === 'nobody_named')
    return 'The pages name no company as the one that runs the site, and print no company number as its own.';
  const spoken = options.find(({ type }) => type === 'company')?.entity;
  return `The pages name no company as the one that runs the site. They speak of ${spoken?.name} (${spoken?.id}), but not as the company that runs it.`;
}

/** The longest printed form, which says most. */
function printedName(mentions: readonly Mention[]): string | undefined {
  return mentions
    .map(({ page, start, end }) => page.text.slice(start, end).replace(/\s+/g, ' '))
    .sort((a, b) => b.length - a.length)[0];
}

/** "Three pages print", "One page prints". */
function pagesThat(mentions: readonly Mention[], one: string, more: string): string {
  const count = new Set(mentions.map(({ page }) => page.url)).size;
  return `${COUNTS[count] ?? `${count} pages`} ${count === 1 ? one : more}`;
}
