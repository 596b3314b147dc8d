import type { CrawledSite } from '../crawl/crawled-site.ts';
import { isInPassing, isOwn } from '../match/mention.ts';
import type { SiteFacts } from '../match/site-facts.ts';
import type { Ranked } from '../score/index.ts';
import type { Outcome, ReviewReason } from './choose-outcome.ts';
import { countryName, pagesThat } from './wording.ts';

interface Context {
  site: CrawledSite;
  facts: SiteFacts;
  /** Printed numbers that the register does not hold. */
  unknownNumbers: readonly string[];
}

/** The outcome in a sentence or two, for a person who has not seen the site. */
export function explain(outcome: Outcome, context: Context): string {
  const moved =
    context.site.domain === context.site.finalDomain || outcome.status === 'scrape_failed'
      ? ''
      : ` ${context.site.domain} leads to ${context.site.finalDomain}, whose pages were read.`;
  return explainOutcome(outcome, context) + moved;
}

function explainOutcome(outcome: Outcome, context: Context): string {
  switch (outcome.status) {
    case 'matched':
      return whyMatched(outcome.best, context.facts);
    case 'needs_review':
      return whyReview(outcome.why, outcome.candidates, context.site.finalDomain);
    case 'non_uk_entity': {
      const { claim } = outcome.foreign;
      const where = claim.country === null ? 'outside the UK' : `in ${countryName(claim.country)}`;
      return `The site’s operator is registered ${where} (“${shorten(claim.quote)}”), and no UK company fits it.`;
    }
    case 'no_match':
      return whyNone(outcome.why, context) + spokenOf(outcome);
    case 'scrape_failed':
      return outcome.why === 'needs_scripts'
        ? 'The pages hold no text without running their scripts, so nothing could be read about who runs the site.'
        : `Nothing could be read: ${context.site.failure?.message ?? 'the site gave no page with text.'}`;
  }
}

function whyMatched({ sighted, findings }: Ranked, facts: SiteFacts): string {
  const { candidate, standing, ownNumbers, ownNames, mistyped } = sighted;
  const { company } = candidate;
  const has = (feature: string) => findings.some((finding) => finding.feature === feature);
  const postcode = has('postcode_agrees') ? `the postcode ${company.registered_postcode}` : null;
  const printed = ownNumbers[0]?.claim.value ?? company.company_number;
  const prints = pagesThat(ownNumbers, 'prints', 'print');
  const meant = printed === company.company_number ? '' : ` (${company.company_number} on the register)`;
  const whole = ownNames.find(({ comparison }) => comparison.likeness !== 'part') ?? ownNames[0];
  const name = whole?.mention.claim.value ?? company.company_name;
  const isLike = ['domain_part', 'domain_initials', 'title_alike'].some(has);
  const also = postcode === null ? '' : ` and ${postcode}`;
  switch (standing) {
    case 'named': {
      const holder = whole?.comparison.isPrevious
        ? `had that name before it became ${company.company_name}`
        : whole?.comparison.likeness === 'near'
          ? `is ${company.company_name}, nearly the same name${also}`
          : `has that name${also}`;
      return `${prints} company number ${printed}${meant} beside the name ${name}, and the register’s holder of that number ${holder}.`;
    }
    case 'named_in_part':
      return `${prints} company number ${printed}${meant} beside the name ${name}, which is a part of its holder’s name on the register, ${company.company_name}${postcode ? `, whose postcode the site gives too` : ''}.`;
    case 'named_elsewhere':
      return `${prints} company number ${printed}${meant}, and the site goes by the name of its holder on the register, ${company.company_name}${postcode ? `, whose postcode ${company.registered_postcode} it gives too` : ''}.`;
    case 'branded':
    case 'alone':
      return `${prints} company number ${printed}${meant}, which is that of ${company.company_name} on the register${postcode ? `, at ${postcode} that the site gives` : ''}; ${isLike ? 'the domain or the title is like its name, and ' : ''}no other company is named as the operator.`;
    default:
      break;
  }
  if (mistyped.length > 0) {
    return `The site names ${name} and prints number ${mistyped[0]?.claim.value}, one typing error away from ${company.company_number}, the number of the company of that name${also}.`;
  }
  if (ownNames.length === 0 && facts.certificate) {
    return `The site’s certificate was issued to ${facts.certificate.organisation}, which is ${company.company_name} on the register.`;
  }
  const names = pagesThat(
    ownNames.map(({ mention }) => mention),
    'names',
    'name',
  );
  const agreeing = [
    ...(postcode === null ? [] : [`${postcode} of its registered office`]),
    ...(has('domain_same') ? ['the domain’s own name'] : []),
    ...(has('certificate_name') ? ['the site’s certificate'] : []),
  ];
  const alone =
    candidate.sameNamed === 0
      ? ', the only company on the register with that name'
      : `, one of ${candidate.sameNamed + 1} companies on the register with that name`;
  const agrees =
    agreeing.length === 0 ? '' : `; ${agreeing.join(' and ')} ${agreeing.length === 1 ? 'agrees' : 'agree'}`;
  return `${names} ${name}${alone}${agrees}.`;
}

/** "one page names", "two pages names": it is the text that names. */
function pagesNaming(best: Ranked | undefined): string {
  const { ownNames = [], ownNumbers = [] } = best?.sighted ?? {};
  const words = pagesThat([...ownNames.map(({ mention }) => mention), ...ownNumbers], 'names', 'names');
  return words.charAt(0).toLowerCase() + words.slice(1);
}

function footerName(best: Ranked | undefined): string {
  return best?.findings.find(({ feature }) => feature === 'another_in_footer')?.printed ?? '';
}

function whyReview(why: ReviewReason, candidates: readonly Ranked[], finalDomain: string): string {
  const [best] = candidates;
  const name = best?.sighted.candidate.company.company_name ?? '';
  const number = best?.sighted.candidate.company.company_number ?? '';
  switch (why) {
    case 'gone':
      return `The site points to ${name} (${number}), which is no longer on the register. Whoever runs the site now may be another company.`;
    case 'contradicted':
      return `The site prints company number ${number}, the number of ${name}, beside the name ${best?.sighted.contradiction?.claim.value}, which is not that company’s. One of the two is wrong, or belongs to somebody else.`;
    case 'copied':
      return `Only the text of ${pagesNaming(best)} ${name} (${number}); the rest of the site goes by another name and nothing ties the two together. The text may have been copied.`;
    case 'another_in_footer':
      return `Only the text of one page names ${name} (${number}), and the footer names another company, ${footerName(best)}. The text may have been copied, or one of the two is out of date.`;
    case 'guest_page':
      return `The domain leads to a page inside ${finalDomain}. What is said there points to ${name} (${number}), which may run that site without having anything to do with the domain.`;
    case 'site_about':
      return `The domain puts a word behind a company’s name that others than the company use. The site speaks of ${name} (${number}), and may well be somebody else’s.`;
    case 'same_name':
      return `The site names ${name}, and more than one company on the register has that name. Nothing on the site tells which of them it is.`;
    case 'several': {
      const names = candidates.slice(0, 3).map(({ sighted }) => sighted.candidate.company.company_name);
      return `The site speaks for more than one company: ${names.join(', ')}. Nothing on it says clearly which of them runs it.`;
    }
    case 'foreign':
      return `The site names an operator registered abroad as well as ${name} (${number}), and does not say clearly which of them runs it.`;
    case 'unsure':
      return `${name} (${number}) is the likeliest company, but what the site says is not enough to be sure.`;
  }
}

function whyNone(why: (Outcome & { status: 'no_match' })['why'], { facts, unknownNumbers }: Context): string {
  switch (why) {
    case 'parked':
      return 'The domain is parked: it shows a placeholder page of a registrar or domain dealer, not the website of a company.';
    case 'sole_trader': {
      const said = facts.mentions.find((one) => one.claim.kind === 'sole_trader' && isOwn(one));
      return `The site says that it is run by a person or a partnership, not by a company (“${shorten(said?.claim.quote ?? '')}”).`;
    }
    case 'nothing_named':
      return 'The pages name no company as the one that runs the site, and print no company number as its own.';
    case 'no_candidate': {
      const number = unknownNumbers.find((value) =>
        facts.numbers.some((mention) => isOwn(mention) && mention.claim.value === value),
      );
      if (number !== undefined) {
        return `The site prints company number ${number}, which the register does not hold, and no company on the register fits the names it gives.`;
      }
      return 'No company on the register fits the names that the pages give for the site well enough.';
    }
  }
}

/** Whoever sees a company's particulars on the site asks why it was not that one. */
function spokenOf({ why, near }: Outcome & { status: 'no_match' }): string {
  if (why === 'parked' || why === 'sole_trader') return '';
  const spoken = near.find(({ sighted: { ownNumbers, otherNumbers } }) =>
    [...ownNumbers, ...otherNumbers].some((number) => !isOwn(number) || isInPassing(number)),
  );
  if (!spoken) return '';
  const { company_name: name, company_number: number } = spoken.sighted.candidate.company;
  return ` They speak of ${name} (${number}), but not as the company that runs the site.`;
}

function shorten(quote: string): string {
  return quote.length <= 120 ? quote : `${quote.slice(0, 119).trimEnd()}…`;
}
