import { type Queryable, sql } from '../../../platform/postgres/index.ts';
import type { MatchedRecord, MentionedRecord, RegisterRows } from './read-register.ts';

/** How many companies of one name are read; more could not be distinguished. */
const SAME_NAMED_MAX = 12;
/**
 * Counting stops here: a company named by this many sites is a service provider, and more sites change no
 * verdict.
 */
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
        ), claimed as (
          select company_number, (array['stated_by_others', 'holds_document', 'told_regulator'])[
              max(array_position(array['stated_by_others', 'holds_document', 'told_regulator'],
                coalesce(proves, 'told_regulator')))
            ] as website_proof,
            (count(*) over ())::int as website_companies
          from company_identifiers join source_imports using (kind)
          where website = ${domain} group by company_number
        ), called as (
          select company_number, array_agg(distinct name) as trading_names
          from unnest(${[...keys]}::text[]) as key
          cross join lateral (
            select company_number, name from registered_names where joined_key = key limit ${SAME_NAMED_MAX}
          ) named
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
        ) as identifiers,
        (select website_proof from claimed where claimed.company_number = companies.company_number) as website_proof,
        coalesce((select website_companies from claimed limit 1), 0) as website_companies,
        (select trading_names from called where called.company_number = companies.company_number) as trading_names
        from companies
        where id in (
          select id from companies where company_number = any(${[...numbers]}::text[])
          union
          select id from companies where company_number in (
            select company_number from identified
            union all select company_number from claimed
            union all select company_number from called
          )
          union
          select named.company_id
          from unnest(${[...keys]}::text[]) as key
          cross join lateral (
            select company_id from company_names where joined_key = key limit ${SAME_NAMED_MAX}
          ) named
        )`),
  };
}
