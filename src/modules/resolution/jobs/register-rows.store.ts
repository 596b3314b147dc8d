import { type Queryable, sql } from '../../../platform/postgres/index.ts';
import type { CompanyRecord } from '../../register/index.ts';
import type { RegisterRows } from './read-register.ts';

/** Companies of one name that are read; more cannot be told apart anyway. */
const BEARERS_MAX = 12;
/** Counting stops here: who is named by so many is a helper of many sites. */
const MENTIONS_MAX = 50;

/** Reads the register's rows by number, many at a time; whatever else there is to ask of it, its own module answers. */
export function createRegisterRows(db: Queryable): RegisterRows {
  return {
    listByNumber: (numbers) =>
      db.query<CompanyRecord>(
        sql`select * from companies where company_number = any(${[...numbers]}::text[])`,
      ),
    listByNumberOrName: (numbers, keys) =>
      db.query<CompanyRecord>(sql`
        select * from companies
        where id in (
          select id from companies where company_number = any(${[...numbers]}::text[])
          union
          select bearer.company_id
          from unnest(${[...keys]}::text[]) as key
          cross join lateral (
            select company_id from company_names where joined_key = key limit ${BEARERS_MAX}
          ) bearer
        )`),
    async countMentions(numbers, exceptDomain) {
      const rows = await db.query<{ company_number: string; domains: number }>(sql`
        select number as company_number, named.domains::int as domains
        from unnest(${[...numbers]}::text[]) as number
        cross join lateral (
          select count(*) as domains from (
            select 1 from company_mentions mention
            where mention.company_number = number and not mention.is_operator and mention.domain <> ${exceptDomain}
            limit ${MENTIONS_MAX}
          ) counted
        ) named
        where named.domains > 0`);
      return new Map(rows.map(({ company_number: number, domains }) => [number, domains]));
    },
  };
}
