import { ukDay } from '../../shared/clock.ts';
import { isClosedStatus } from '../../shared/companies/company-status.ts';
import { storedVersion, type Versioned } from '../../shared/stored-version.ts';
import type { Disclosures, SiteStatements, Verdict } from '../resolution/index.ts';
import type { Change } from '../signals/index.ts';

/** The finding of a reading of a website about the company that it is watched for. */
export interface WebsiteState {
  isReachable: boolean;
  /** The number of the company that runs it; null: none, or one abroad. */
  operator: string | null;
  /**
   * The statements of the pages about the company; null where the website is not its own, and in states from
   * before it was kept.
   */
  said: SiteStatements | null;
  /**
   * How each particular is stated, against the record of the last comparison; null where the website is not
   * its own.
   */
  details: Record<string, string> | null;
  /** The company is closed, by dissolution or otherwise, and the website still speaks in its name. */
  isTradingDissolved: boolean;
}

const UNREACHABLE: WebsiteState = {
  isReachable: false,
  operator: null,
  said: null,
  details: null,
  isTradingDissolved: false,
};

export interface WatchedCompany {
  company_number: string;
  company_name: string;
  /** As answers show it: `removed` if the newest snapshot lacks the company. */
  company_status: string;
}

/** The status of each particular. */
export function detailsOf({ items }: Disclosures): Record<string, string> {
  return Object.fromEntries(items.map(({ item, status }) => [item, status]));
}

/** `disclosures`: the verdict's statements judged against the current record. */
export function stateOfReading(
  verdict: Verdict,
  company: WatchedCompany,
  disclosures: Disclosures | undefined,
): WebsiteState {
  if (verdict.match_status === 'scrape_failed') return UNREACHABLE;
  const number = company.company_number;
  // A closed company, and one among several, is still the one that the pages name.
  const isCandidate = verdict.review_candidates.some((candidate) => candidate.company_number === number);
  const operator = verdict.company_number ?? (isCandidate ? number : null);
  const isOwn = operator === number;
  return {
    isReachable: true,
    operator,
    said: isOwn ? verdict.statements : null,
    details: isOwn && disclosures ? detailsOf(disclosures) : null,
    isTradingDissolved: isClosedStatus(company.company_status) && operator === number,
  };
}

/** The assumption about a website before its first check: that it is the company's own. */
export function expectedState(number: string, read: WebsiteState): WebsiteState {
  const { said, details } = read;
  return { isReachable: true, operator: number, said, details, isTradingDissolved: false };
}

/** Unreachable says nothing new about what the pages said before. */
export function isSameState(a: WebsiteState, b: WebsiteState): boolean {
  if (!a.isReachable || !b.isReachable) return a.isReachable === b.isReachable;
  return (
    a.operator === b.operator &&
    a.isTradingDissolved === b.isTradingDissolved &&
    (a.details === null || b.details === null || sameDetails(a.details, b.details))
  );
}

function sameDetails(a: Record<string, string>, b: Record<string, string>): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => a[name] === b[name]);
}

/** 2: with `said`. */
const STATE_VERSION = 2;

/** As stored in `website_checks`. */
export type WebsiteStateJson = WebsiteState & Versioned;

export const writeState = (state: WebsiteState): string =>
  JSON.stringify({ version: STATE_VERSION, ...state });

/** The fields that states of every version have. */
type FirstField = 'isReachable' | 'operator' | 'details' | 'isTradingDissolved';

/**
 * What the later fields are in states that were stored without them: unknown. The compiler asks for each new
 * field.
 */
const WHERE_MISSING: Omit<WebsiteState, FirstField> = { said: null };

/** A stored state. Accepts every version that was ever written. */
export function readState(stored: WebsiteStateJson | null): WebsiteState | null {
  if (!stored) return null;
  storedVersion('the state of a website', stored, STATE_VERSION);
  return { ...WHERE_MISSING, ...stored };
}

interface Comparison {
  domain: string;
  company: WatchedCompany;
  before: WebsiteState;
  after: WebsiteState;
  at: Date;
}

const isNameOutdated = (details: WebsiteState['details']) => details?.registered_name === 'outdated';

/**
 * The signals between two states of a website that readings agreed on. Both are judged against the current
 * record.
 */
export function compareStates({ domain, company, before, after, at }: Comparison): Change[] {
  const day = ukDay(at);
  const change = (
    signal_type: Change['signal_type'],
    summary: string,
    values: { previous?: Change['previous']; current?: Change['current'] } = {},
  ): Change => ({
    signal_type,
    summary,
    occurred_on: day,
    previous: values.previous ? { domain, ...values.previous } : null,
    current: { domain, ...values.current },
    identity: `${domain} ${at.toISOString()}`,
  });
  const { company_name: name, company_status: status } = company;
  if (!after.isReachable)
    return before.isReachable
      ? [change('website_unreachable', `The website ${domain} of ${name} cannot be read any more.`)]
      : [];
  const changes: Change[] = [];
  if (!before.isReachable) changes.push(change('website_back', `The website ${domain} of ${name} is back.`));
  if (before.operator === company.company_number && after.operator !== before.operator) {
    changes.push(
      change(
        'website_operator_changed',
        `The website ${domain} does not name ${name} as its operator any more.`,
        {
          previous: { operator: before.operator },
          current: { operator: after.operator },
        },
      ),
    );
  }
  if (after.isTradingDissolved && !before.isTradingDissolved)
    changes.push(
      change(
        'trading_while_dissolved',
        `${name} ${status === 'dissolved' ? 'is dissolved' : 'has left the register'}, and its website ${domain} still speaks in its name.`,
      ),
    );
  const [old, fresh] = [before.details, after.details];
  if (isNameOutdated(fresh) && !isNameOutdated(old)) changes.push(nameOutdated({ domain, company, at }));
  if (old && fresh && !sameDetails(withoutName(old), withoutName(fresh)))
    changes.push(
      change('website_details_changed', `The particulars of ${name} on ${domain} are different ones.`, {
        previous: { particulars: old },
        current: { particulars: fresh },
      }),
    );
  return changes;
}

interface Renamed extends Pick<Comparison, 'domain' | 'company' | 'at'> {
  /** How the particulars were stated before the company changed its name; null if that is not known. */
  before: WebsiteState['details'];
  after: WebsiteState['details'];
}

/** The signal of a company that changed its name while the website did not. */
export function compareNames({ before, after, ...about }: Renamed): Change[] {
  return isNameOutdated(after) && !isNameOutdated(before) ? [nameOutdated(about)] : [];
}

function nameOutdated({ domain, company, at }: Pick<Comparison, 'domain' | 'company' | 'at'>): Change {
  return {
    signal_type: 'website_name_outdated',
    summary: `The website ${domain} states a former name of ${company.company_name}.`,
    occurred_on: ukDay(at),
    previous: null,
    current: { domain },
    identity: `${domain} ${at.toISOString()}`,
  };
}

/** The name has a signal of its own. */
function withoutName({ registered_name: _, ...others }: Record<string, string>): Record<string, string> {
  return others;
}
