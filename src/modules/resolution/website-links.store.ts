import { sql } from '../../platform/postgres/index.ts';
import type { WebsiteLinkStore } from './website-links.ts';

export const websiteLinkStore: WebsiteLinkStore = {
  async save(tx, link) {
    await tx.execute(sql`
      insert into website_links
        (company_number, domain, status, confidence, evidence, source, verified_at, valid_until)
      values (${link.company_number}, ${link.domain}, ${link.status}, ${link.confidence},
        ${JSON.stringify(link.evidence)}::jsonb, ${link.source}, ${link.verified_at}, ${link.valid_until})
      on conflict (company_number, domain) do update set
        status = excluded.status, confidence = excluded.confidence, evidence = excluded.evidence,
        source = excluded.source, verified_at = excluded.verified_at, valid_until = excluded.valid_until`);
  },

  async endOthers(tx, { domain, keep, at }) {
    await tx.execute(sql`
      update website_links set status = 'ended', valid_until = ${at}
      where domain = ${domain} and status = 'verified' and company_number is distinct from ${keep}`);
  },

  async saveMentions(tx, { domain, companyNumbers, operator }) {
    const numbers = [...new Set(companyNumbers)];
    const operators = numbers.map((number) => number === operator);
    await tx.execute(sql`
      with gone as (
        delete from company_mentions where domain = ${domain} and company_number <> all(${numbers}::text[])
      )
      insert into company_mentions (company_number, domain, is_operator)
      select number, ${domain}, is_operator
      from unnest(${numbers}::text[], ${operators}::boolean[]) as named (number, is_operator)
      order by number
      on conflict (company_number, domain) do update set is_operator = excluded.is_operator
      where company_mentions.is_operator <> excluded.is_operator`);
  },

  listOfDomain: (db, domain, now) =>
    db.query(sql`
      select company_number, domain, status, confidence, evidence, source, verified_at, valid_until
      from website_links where domain = ${domain} and status = 'verified' and valid_until > ${now}
      order by confidence desc, company_number`),

  listOfCompany: (db, companyNumber) =>
    db.query(sql`
      select company_number, domain, status, confidence, evidence, source, verified_at, valid_until
      from website_links where company_number = ${companyNumber} order by confidence desc, domain`),
};
