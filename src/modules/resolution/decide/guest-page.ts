import { nameKey } from '../../../shared/company-name.ts';
import { compareLabel } from '../match/compare-label.ts';
import { isSameStatement } from '../match/mention.ts';
import type { SiteFacts } from '../match/site-facts.ts';
import type { Ranked } from '../score/index.ts';

/** `/`, `/index.html`, `/en-gb/`, `/uk/en`: still the front of a site. */
const FRONT = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?(?:\/|$)){0,2}(?:(?:index|home|default)(?:\.\w{2,5})?\/?)?$/i;

/**
 * Whether the domain leads to a page inside another site, as a shop's does to its page on a marketplace or a network: what
 * that site says of its operator tells nothing about whose page it is. A company that bears the name that was asked for, or
 * that is said to trade under it, has come home.
 */
export function isGuestPage({ sighted }: Ranked, facts: SiteFacts): boolean {
  const [asked, arrivedAt] = facts.labels;
  const home = facts.pages.find(({ kind }) => kind === 'home');
  if (facts.domain === facts.finalDomain || asked === undefined || arrivedAt === undefined || !home)
    return false;
  if (FRONT.test(new URL(home.url).pathname)) return false;
  const { company_name: name, previous_names: previous } = sighted.candidate.company;
  const tradesAs = facts.names.filter(
    (mention) =>
      mention.claim.cue === 'trading_name_of' &&
      sighted.ownNames.some((own) => isSameStatement(own.mention, mention)),
  );
  return [name, ...previous, ...tradesAs.map(({ claim }) => claim.value)].every(
    (one) => compareLabel(asked, nameKey(one)) === 'unlike',
  );
}
