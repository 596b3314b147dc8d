import { nameKey } from '../../../shared/company-name.ts';
import type { CrawledSite } from '../crawl/crawled-site.ts';
import { isGone } from '../match/find-candidates.ts';
import { isInPassing, isOwn, type Mention } from '../match/mention.ts';
import type { SiteFacts } from '../match/site-facts.ts';
import type { Ranked } from '../score/index.ts';
import { isGuestPage } from './guest-page.ts';
import { wordOfSiteAbout } from './site-about.ts';

/** States are types: each outcome carries what its explanation needs. */
export type Outcome =
  | { status: 'scrape_failed'; why: 'nothing_read' | 'needs_scripts' }
  | { status: 'no_match'; why: 'parked' | 'sole_trader' | 'nothing_named' | 'no_candidate'; near: Ranked[] }
  | { status: 'non_uk_entity'; foreign: Mention; near: Ranked[] }
  | { status: 'matched'; best: Ranked }
  | { status: 'needs_review'; why: ReviewReason; candidates: Ranked[] };

export type ReviewReason =
  | 'gone'
  | 'contradicted'
  | 'copied'
  | 'another_in_footer'
  | 'guest_page'
  | 'site_about'
  | 'several'
  | 'same_name'
  | 'foreign'
  | 'unsure';

/** A wrong match is the costly error: below this a person should look. */
const MATCH_MIN = 0.95;
/** Log-odds over the next candidate. */
const MARGIN_MIN = 3;
/** Less is not worth a person's time. */
const REVIEW_MIN = 0.15;
const CANDIDATE_MIN = 0.02;
const CANDIDATES_MAX = 5;
/** An operator that states a foreign registration yields only to a UK company that is more likely than not. */
const OVER_FOREIGN_MIN = 0.5;

export function chooseOutcome(site: CrawledSite, facts: SiteFacts, ranked: readonly Ranked[]): Outcome {
  // Whoever parks domains is named on the page, and owns none of them; a person asked about the domain gets the truth.
  if (site.condition === 'parked') return { status: 'no_match', why: 'parked', near: [] };
  const isUnread = facts.pages.length === 0 || ['blocked', 'empty', 'unreachable'].includes(site.condition);
  if (isUnread) return { status: 'scrape_failed', why: 'nothing_read' };
  const [best] = ranked;
  const foreign = foreignOperator(facts);
  if (foreign && (best === undefined || best.confidence < OVER_FOREIGN_MIN)) {
    return { status: 'non_uk_entity', foreign, near: worthShowing(ranked) };
  }
  if (best === undefined || worthOfName(best, ranked) < REVIEW_MIN)
    return withoutCompany(site, facts, ranked);
  const elsewhere = whySomebodyElses(best, facts);
  if (elsewhere === null && isMatch(best, ranked[1])) return { status: 'matched', best };
  return {
    status: 'needs_review',
    why: elsewhere ?? reasonFor(best, ranked[1], foreign),
    candidates: worthShowing(ranked),
  };
}

/** What the pages say may be true, and still not tell whose site it is. */
function whySomebodyElses(best: Ranked, facts: SiteFacts): 'guest_page' | 'site_about' | null {
  if (isGuestPage(best, facts)) return 'guest_page';
  return wordOfSiteAbout(best, facts) === null ? null : 'site_about';
}

/** Companies of one name share what speaks for the name; whether a person should look is asked of them together. */
function worthOfName(best: Ranked, ranked: readonly Ranked[]): number {
  const key = nameKey(best.sighted.candidate.company.company_name);
  return ranked
    .filter(({ sighted }) => nameKey(sighted.candidate.company.company_name) === key)
    .reduce((sum, { confidence }) => sum + confidence, 0);
}

function isMatch(best: Ranked, next: Ranked | undefined): boolean {
  const { standing, candidate } = best.sighted;
  if (best.confidence < MATCH_MIN || standing === 'contradicted' || isGone(candidate.company)) return false;
  if (seemsCopied(best) || VETOES.some((feature) => has(best, feature))) return false;
  return next === undefined || best.score - next.score >= MARGIN_MIN;
}

function reasonFor(best: Ranked, next: Ranked | undefined, foreign: Mention | undefined): ReviewReason {
  const { standing, candidate } = best.sighted;
  if (isGone(candidate.company)) return 'gone';
  if (standing === 'contradicted') return 'contradicted';
  if (seemsCopied(best)) return 'copied';
  if (has(best, 'another_in_footer')) return 'another_in_footer';
  const isClose = next !== undefined && best.score - next.score < MARGIN_MIN;
  if (isClose) return candidate.sameNamed > 0 ? 'same_name' : 'several';
  return foreign ? 'foreign' : 'unsure';
}

/** Whatever else speaks for the company, a person should look. */
const VETOES = ['rejected_before', 'foreign_more_prominent', 'another_in_footer'];

const UNTIED = ['copied_policy', 'untied_in_policy', 'untied_in_text'];

/** Only the text of one page names the company, and nothing ties it to the rest of the site. */
function seemsCopied(ranked: Ranked): boolean {
  return UNTIED.some((feature) => has(ranked, feature));
}

function has({ findings }: Ranked, wanted: string): boolean {
  return findings.some(({ feature }) => feature === wanted);
}

function withoutCompany(site: CrawledSite, facts: SiteFacts, ranked: readonly Ranked[]): Outcome {
  const isSaid = (kind: string) => facts.mentions.some((one) => one.claim.kind === kind && isOwn(one));
  if (isSaid('sole_trader')) return { status: 'no_match', why: 'sole_trader', near: worthShowing(ranked) };
  const isNamed = [...facts.names, ...facts.numbers].some((one) => isOwn(one) && !isInPassing(one));
  if (site.condition === 'script_only' && !isNamed) return { status: 'scrape_failed', why: 'needs_scripts' };
  return { status: 'no_match', why: isNamed ? 'no_candidate' : 'nothing_named', near: worthShowing(ranked) };
}

function worthShowing(ranked: readonly Ranked[]): Ranked[] {
  return ranked
    .filter(({ confidence }, index) => index === 0 || confidence >= CANDIDATE_MIN)
    .slice(0, CANDIDATES_MAX);
}

/** The clearest words that the operator is registered abroad: said of the operator, a registration before a form. */
function foreignOperator(facts: SiteFacts): Mention | undefined {
  const own = facts.mentions.filter(
    (mention) =>
      isOwn(mention) &&
      (mention.claim.kind === 'foreign_registration' || mention.claim.kind === 'foreign_form'),
  );
  const clearness = ({ claim }: Mention) =>
    (claim.role === 'operator' ? 2 : 0) + (claim.kind === 'foreign_registration' ? 1 : 0);
  return own.sort((a, b) => clearness(b) - clearness(a))[0];
}
