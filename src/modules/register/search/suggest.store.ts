import type { Queryable } from '../../../platform/postgres/index.ts';
import type { CompanyRow, WordsPlan } from './lookups.ts';
import { companyOf, FOUND_COLUMNS, StatementParts, textAfter, tsquery, WORDS } from './statement.ts';

/** Names that are read to choose the best from; with more, the first ones in the order of their letters. */
const NAMES_READ = 40;

export interface SuggestedName {
  company: CompanyRow;
  /** 0: the whole name; 1: another word follows; 2: other letters follow; 3: the words are elsewhere in it. */
  kind: number;
}

interface BegunLookup {
  /** The typed words. */
  key: string;
  joined: string;
}

export type SuggestStore = ReturnType<typeof createSuggestStore>;

type Row = CompanyRow & { nth: number; kind: number };

/** Current names only: people expect to see what they type. Planned once for any number of look-ups. */
const BEGUN = `select q.nth::int, ${FOUND_COLUMNS}, n.kind
  from unnest((select $1::text[]), (select $2::text[]), (select $3::text[])) with ordinality
    as q (joined, after, key, nth)
  cross join lateral (
    select n.company_id,
      case when n.joined_key = q.joined then 0 when starts_with(n.name_key, q.key) then 1 else 2 end as kind
    from company_names n
    where n.joined_key ~>=~ q.joined and n.joined_key ~<~ q.after and n.ordinal = 0
    order by n.joined_key using ~<~ limit ${NAMES_READ}) n
  join companies c on c.id = n.company_id`;

export function createSuggestStore(db: Queryable) {
  return {
    async findBegun(lookups: BegunLookup[]): Promise<SuggestedName[][]> {
      const parts = new StatementParts();
      parts.value(lookups.map(({ joined }) => joined));
      parts.value(lookups.map(({ joined }) => textAfter(joined)));
      parts.value(lookups.map(({ key }) => `${key} `));
      const found = lookups.map((): SuggestedName[] => []);
      for (const row of await db.query<Row>(parts.build(BEGUN, { prepared: true }))) {
        found[row.nth - 1]?.push({ company: companyOf(row), kind: row.kind });
      }
      return found;
    },

    /** Names with the whole words and, anywhere, a word that begins with the last one. */
    async findWorded({ lookedUp, checked, beginning }: WordsPlan): Promise<SuggestedName[]> {
      const parts = new StatementParts();
      const wanted = lookedUp.length === 0 ? `'${beginning}':*` : tsquery([lookedUp.map((word) => [word])]);
      const hasAll =
        checked.length > 0
          ? `and string_to_array(n.name_key, ' ') @> ${parts.opaque(checked, 'text[]')}`
          : '';
      const text = `select ${FOUND_COLUMNS}, 3 as kind from (
          select n.company_id from company_names n
          where ${WORDS} @@ ${parts.opaque(wanted, 'tsquery')} and n.ordinal = 0
            and ' ' || n.name_key like ${parts.opaque(`% ${beginning}%`, 'text')}
            ${hasAll}
          limit ${NAMES_READ}) n
        join companies c on c.id = n.company_id`;
      const rows = await db.query<Row>(parts.build(text, { prepared: true }));
      return rows.map((row) => ({ company: companyOf(row), kind: row.kind }));
    },
  };
}
