import { isGone } from '../match/find-candidates.ts';
import type { SiteFacts } from '../match/site-facts.ts';
import type { Ranked } from '../score/index.ts';
import type { Outcome } from './choose-outcome.ts';
import type { ReviewCandidate } from './verdict.ts';

const REASONS_MAX = 6;
/** Less tells a person nothing. */
const TELLING_WEIGHT = 0.2;

export function reviewCandidate(
  ranked: Ranked,
  outcome: Outcome & { status: 'needs_review' },
  facts: SiteFacts,
  confidence: number,
): ReviewCandidate {
  const { company } = ranked.sighted.candidate;
  return {
    company_number: company.company_number,
    company_name: company.company_name,
    company_status: company.company_status,
    registered_postcode: company.registered_postcode,
    incorporated_on: company.incorporated_on,
    match_confidence: confidence,
    reasons: reasonsFor(ranked),
    would_settle: whatWouldSettle(ranked, outcome, facts),
  };
}

function reasonsFor({ findings }: Ranked): string[] {
  return findings
    .filter(({ feature, weight }) => feature !== 'start' && Math.abs(weight) >= TELLING_WEIGHT)
    .slice(0, REASONS_MAX)
    .map(({ detail, printed, weight }) => {
      const sentence = detail.charAt(0).toUpperCase() + detail.slice(1);
      const quoted = printed === null ? '' : ` (“${printed}”)`;
      return `${weight < 0 ? `Against it: ${detail}` : sentence}${quoted}.`;
    });
}

function whatWouldSettle(
  { sighted }: Ranked,
  { candidates, why }: Outcome & { status: 'needs_review' },
  facts: SiteFacts,
): string {
  const { candidate, contradiction, standing, mistyped, ownNumbers } = sighted;
  const { company_name: name, company_number: number, registered_postcode: postcode } = candidate.company;
  if (isGone(candidate.company)) {
    return `Who runs the site now: ${name} is no longer on the register. A current company number on the site would tell.`;
  }
  if (standing === 'contradicted' && contradiction) {
    return `Which is right, the printed number ${number} (that of ${name}) or the name beside it, ${contradiction.claim.value}.`;
  }
  if (['copied', 'another_in_footer'].includes(why) && candidates[0]?.sighted === sighted) {
    return `Whether that text was written for ${facts.finalDomain}: the name ${name} on its other pages would tell.`;
  }
  if (why === 'guest_page') {
    return `Whose page on ${facts.finalDomain} the domain leads to: words there that tie ${facts.domain} to ${name} would tell.`;
  }
  if (why === 'site_about' && candidates[0]?.sighted === sighted) {
    return `Words on ${facts.finalDomain} by which ${name} speaks of the site as its own.`;
  }
  if (mistyped.length > 0) {
    return `Whether the printed number ${mistyped[0]?.claim.value} was meant to be ${number}.`;
  }
  if (candidate.sameNamed > 0 && ownNumbers.length === 0) {
    const place = postcode === null ? '' : `, or an address at ${postcode}, its registered office`;
    return `The company number ${number} on the site${place}: ${candidate.sameNamed + 1} companies are called so.`;
  }
  if (candidates.length > 1 && ownNumbers.length > 0) {
    return `A sentence on ${facts.finalDomain} that says which of the companies it names runs the site.`;
  }
  if (ownNumbers.length > 0) return `A sentence on ${facts.finalDomain} that names ${name} as its operator.`;
  return `The company number ${number} on the site, as UK law asks of companies.`;
}
