import { type Queryable, sql } from '../../../platform/postgres/index.ts';
import type { MatchedRecord, MentionedRecord, RegisterRows } from './read-register.ts';

/** How many companies of one name are read; more could not be distinguished. */
const BEARERS_MAX = 12;
/** Counting stops here: a company that so many sites name is a service provider, and more of them change no verdict. */
const MENTIONS_MAX = 20;

/** Reads rows of the register in bulk, by number. Other queries go through the register module. */
export function createRegisterRows(db: Queryable): RegisterRows {
  return {
    listByNumber: (numbers) =>
      db.query<MatchedRecord>(sql`
        select company_number, company_name, company_status, company_type, care_of, po_box, address_line_1,
          address_line_2, locality, region, country, postal_code, incorporated_on, sic_codes, previous_names, removed_on
        from companies where company_number = any(${[...numbers]}::text[])`),
    listByQuery: ({ numbers, keys, domain, identifiers = [] }) =>
      db.query<MentionedRecord>(sql`
        with identified as (
          select company_number, jsonb_agg(jsonb_build_object('kind', kind, 'value', value)) as identifiers
          from unnest(
            ${identifiers.map(({ kind }) => kind)}::text[], ${identifiers.map(({ value }) => value)}::text[]
          ) as printed (kind, value)
          join company_identifiers using (kind, value)
          group by company_number
        )
        select company_number, company_name, company_status, company_type, care_of, po_box, address_line_1,
          address_line_2, locality, region, country, postal_code, incorporated_on, sic_codes, previous_names, removed_on,
          (
          select count(*)::int from (
            select 1 from company_mentions mention
            -- In the order of the index, up to the limit: millions of sites may name the company. The planner expects few
            -- rows of an equal number, and would read and sort them all.
            where mention.company_number between companies.company_number and companies.company_number
              and not mention.is_operator and mention.domain <> ${domain}
            order by mention.company_number, mention.domain limit ${MENTIONS_MAX}
          ) counted
        ) as named_by_sites,
        (
          select identifiers from identified where identified.company_number = companies.company_number
        ) as identifiers
        from companies
        where id in (
          select id from companies where company_number = any(${[...numbers]}::text[])
          union
          select id from companies where company_number in (select company_number from identified)
          union
          select bearer.company_id
          from unnest(${[...keys]}::text[]) as key
          cross join lateral (
            select company_id from company_names where joined_key = key limit ${BEARERS_MAX}
          ) bearer
        )`),
  };
}
