import type { Site } from './sites.ts';

/** Whether a round of readings lost or doubled anything. */
export interface RefreshAccounts {
  /** Domains without an outcome of this round. */
  missing: number;
  outcomes: Record<string, number>;
  /** Domains whose outcome is not that of their website. */
  wrong: number;
  /** Domains with no result or with several since the round began. */
  notOneResult: number;
  /** Matches whose one verified link is not to the company that runs the website now. */
  wrongLinks: number;
  /** Matches whose history has more or fewer periods than the website had owners. */
  wrongPeriods: number;
}

type Query = <Row>(text: string) => Promise<Row[]>;

interface DomainRow {
  domain: string;
  outcome: string;
  results: number;
  companies: string[] | null;
  periods: number;
}

export async function checkRefresh(
  query: Query,
  {
    sites,
    round,
    begunAt,
    siteOf,
  }: { sites: number; round: number; begunAt: Date; siteOf: (domain: string) => Site | undefined },
): Promise<RefreshAccounts> {
  const since = `'${begunAt.toISOString()}'::timestamptz`;
  const rows = await query<DomainRow>(`
    with results as (
      select domain, count(*)::int as times from domain_results where resolved_at >= ${since} group by domain
    ), links as (
      select domain, array_agg(company_number) as companies from website_links where status = 'verified' group by domain
    ), periods as (
      select domain, count(*)::int as times from website_link_periods group by domain
    )
    select survey.domain, survey.outcome, coalesce(results.times, 0) as results, links.companies,
      coalesce(periods.times, 0) as periods
    from survey_domains survey
    left join results using (domain) left join links using (domain) left join periods using (domain)
    where survey.finished_at >= ${since}`);
  const accounts: RefreshAccounts = {
    missing: sites - rows.length,
    outcomes: {},
    wrong: 0,
    notOneResult: 0,
    wrongLinks: 0,
    wrongPeriods: 0,
  };
  for (const row of rows) count(accounts, row, siteOf(row.domain), round);
  return accounts;
}

function count(accounts: RefreshAccounts, row: DomainRow, site: Site | undefined, round: number): void {
  const { outcome, results, companies, periods } = row;
  accounts.outcomes[outcome] = (accounts.outcomes[outcome] ?? 0) + 1;
  if (results !== 1) accounts.notOneResult += 1;
  if (outcome !== site?.outcome) accounts.wrong += 1;
  if (outcome !== 'matched' || outcome !== site?.outcome) return;
  if (companies?.join() !== site.company.number) accounts.wrongLinks += 1;
  if (periods !== (site.isSold ? round + 1 : 1)) accounts.wrongPeriods += 1;
}

/** Wrong outcomes are reported and do not count here: a review instead of a match loses nothing. */
export function isRight({ missing, notOneResult, wrongLinks, wrongPeriods }: RefreshAccounts): boolean {
  return missing + notOneResult + wrongLinks + wrongPeriods === 0;
}
