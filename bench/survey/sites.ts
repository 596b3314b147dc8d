import { makeCompany, type SyntheticCompany } from '../../test/support/snapshot/company.ts';
import { Random } from '../../test/support/snapshot/random.ts';
import { TODAY } from '../resolution/service/snapshot-row.ts';

/** The behaviour of a website of the bench, and how its survey ends. */
const KINDS = {
  /** Prints the name and number of a company. */
  company: 'matched',
  /** A company's website behind a redirect to www. */
  www: 'matched',
  /** A company's website whose answers take a while. */
  slow: 'matched',
  /** Names no company. */
  anonymous: 'no_match',
  /** Its robots.txt keeps everybody out. */
  closed: 'scrape_failed',
  /** Answers with an error. */
  broken: 'scrape_failed',
  /** Closes every connection. */
  dead: 'scrape_failed',
} as const;
export type SiteKind = keyof typeof KINDS;

const OTHERS: SiteKind[] = ['www', 'slow', 'anonymous', 'closed', 'broken', 'dead'];
const ONE_IN = 20;
/** One website in this many belongs to another company in every second round of readings. */
const SOLD = ONE_IN - 1;
/** As bench/resolution/speed/register-snapshot.ts writes them. */
const SEED = 5;

export interface Site {
  domain: string;
  kind: SiteKind;
  outcome: (typeof KINDS)[SiteKind];
  company: SyntheticCompany;
  /** Whether it changes hands between rounds. */
  isSold: boolean;
}

/** The active companies of a register with this many rows. */
export function listCompanies(rows: number): SyntheticCompany[] {
  const random = new Random();
  return Array.from({ length: rows }, (_, row) => makeCompany(random.reset(SEED, row), row, TODAY)).filter(
    ({ status, category, postcode }) =>
      status === 'Active' && category === 'Private Limited Company' && postcode !== '',
  );
}

/** `site-<number>.test`; customers ask for `asked-<number>.test`. */
export function siteAt(domain: string, companies: readonly SyntheticCompany[], round = 0): Site | undefined {
  const [, name, digits] = /^(site|asked)-(\d+)\.test$/.exec(domain) ?? [];
  const number = Number(digits);
  const isSold = name === 'site' && number % ONE_IN === SOLD;
  const company = companies[(number + (isSold ? round % 2 : 0)) % companies.length];
  if (name === undefined || !company) return undefined;
  const kind = (name === 'site' && OTHERS[number % ONE_IN]) || 'company';
  return { domain, kind, outcome: KINDS[kind], company, isSold };
}
