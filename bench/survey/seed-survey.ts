import type { Site } from './sites.ts';

type Query = <Row>(text: string) => Promise<Row[]>;

const CHUNK = 10_000;

/**
 * Stores what a first reading of the websites would have left: outcomes, links and their periods. Results are
 * not needed.
 */
export async function seedSurvey(query: Query, sites: readonly Site[], at: Date): Promise<void> {
  const readAt = `'${at.toISOString()}'::timestamptz`;
  for (let from = 0; from < sites.length; from += CHUNK) {
    const values = sites
      .slice(from, from + CHUNK)
      .map(
        ({ domain, outcome, company }) =>
          `('${domain}', '${outcome}', ${outcome === 'matched' ? `'${company.number}'` : 'null'})`,
      );
    await query(`
      with read (domain, outcome, company_number) as (values ${values.join(', ')}), linked as (
        insert into website_links (company_number, domain, status, confidence, source, verified_at, valid_until)
        select company_number, domain, 'verified', 1, 'forward', ${readAt}, ${readAt} + interval '30 days'
        from read where company_number is not null
      ), dated as (
        insert into website_link_periods (company_number, domain, valid_from, confirmed_at)
        select company_number, domain, ${readAt}, ${readAt} from read where company_number is not null
      )
      insert into survey_domains (domain, available_at, outcome, finished_at, company_number, due_at)
      select domain, ${readAt}, outcome, ${readAt}, company_number, ${readAt} + interval '30 days' from read`);
  }
  await query('vacuum analyze survey_domains, website_links, website_link_periods');
}
