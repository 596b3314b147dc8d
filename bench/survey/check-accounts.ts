import type { Site } from './sites.ts';

/** Whether every domain is accounted for. */
export interface Accounts {
  /** Domains of the list without a row or without an outcome. */
  missing: number;
  outcomes: Record<string, number>;
  /** Domains whose outcome is not that of their website. */
  wrong: { domain: string; outcome: string; expected: string }[];
  /** The number of domains by their number of results. */
  results: { times: number; domains: number }[];
  links: { found: number; missing: number };
}

type Query = <Row>(text: string) => Promise<Row[]>;

export async function checkAccounts(
  query: Query,
  { sites, siteOf }: { sites: number; siteOf: (domain: string) => Site | undefined },
): Promise<Accounts> {
  const rows = await query<{ domain: string; outcome: string; company_number: string | null }>(`
    select survey.domain, survey.outcome, link.company_number
    from survey_domains survey
    left join website_links link on link.domain = survey.domain and link.status = 'verified'
    where survey.outcome is not null`);
  const outcomes: Record<string, number> = {};
  const wrong: Accounts['wrong'] = [];
  let linksFound = 0;
  let linksMissing = 0;
  for (const { domain, outcome, company_number: linked } of rows) {
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    const site = siteOf(domain);
    const expected = site?.outcome ?? 'no such website';
    if (expected !== outcome) wrong.push({ domain, outcome, expected });
    if (expected !== 'matched') continue;
    if (linked === site?.company.number) linksFound += 1;
    else linksMissing += 1;
  }
  const results = await query<{ times: number; domains: number }>(`
    select times::int, count(*)::int as domains from (
      select survey.domain, count(result.id) as times
      from survey_domains survey left join domain_results result on result.domain = survey.domain
      group by survey.domain
    ) counted group by times order by times`);
  const links = { found: linksFound, missing: linksMissing };
  return { missing: sites - rows.length, outcomes, wrong, results, links };
}
