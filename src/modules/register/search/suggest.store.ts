import type { Queryable } from '../../../platform/postgres/index.ts';
import { SUGGESTIONS_MAX } from '../../../shared/search-filters.ts';
import { STATUS_RANK } from './rank.ts';
import type { CompanyRow, WordsPlan } from './search-types.ts';
import { companyOf, FOUND_COLUMNS, StatementParts, textAfter, tsquery, WORDS } from './statement.ts';

/** The best are chosen from at most this many names, the first in alphabetical order. */
const NAMES_READ = 40;

interface Beginning {
  /** The typed words. */
  key: string;
  joined: string;
}

export type SuggestStore = ReturnType<typeof createSuggestStore>;

/** Existing companies before closed ones, short names before long ones. */
const BEST_FIRST = `${STATUS_RANK}, length(c.company_name), c.company_number collate "C"`;

/**
 * The best companies whose names begin with a text: first the complete name, then names that continue with
 * another word, then names that continue with other letters. Current names only: people expect to see what
 * they type. Planned once for any number of look-ups.
 */
const BY_BEGINNING = `select q.nth::int, n.*
  from unnest((select $1::text[]), (select $2::text[]), (select $3::text[])) with ordinality
    as q (joined, after, key, nth)
  cross join lateral (
    select ${FOUND_COLUMNS} from (
      select n.company_id,
        case when n.joined_key = q.joined then 0 when starts_with(n.name_key, q.key) then 1 else 2 end as kind
      from company_names n
      where n.joined_key ~>=~ q.joined and n.joined_key ~<~ q.after and n.ordinal = 0
      order by n.joined_key using ~<~ limit ${NAMES_READ}) n
    join companies c on c.id = n.company_id
    order by n.kind, ${BEST_FIRST} limit ${SUGGESTIONS_MAX}) n`;

export function createSuggestStore(db: Queryable) {
  return {
    async findByBeginning(lookups: Beginning[]): Promise<CompanyRow[][]> {
      const parts = new StatementParts();
      parts.value(lookups.map(({ joined }) => joined));
      parts.value(lookups.map(({ joined }) => textAfter(joined)));
      parts.value(lookups.map(({ key }) => `${key} `));
      const found = lookups.map((): CompanyRow[] => []);
      const rows = await db.query<CompanyRow & { nth: number }>(
        parts.build(BY_BEGINNING, { prepared: true }),
      );
      for (const row of rows) found[row.nth - 1]?.push(companyOf(row));
      return found;
    },

    /** Companies whose names have the complete words and, anywhere, a word that begins with the last one. */
    async findByWords({ lookedUp, checked, beginning }: WordsPlan): Promise<CompanyRow[]> {
      const parts = new StatementParts();
      const wanted = lookedUp.length === 0 ? `'${beginning}':*` : tsquery([lookedUp.map((word) => [word])]);
      const hasAll =
        checked.length > 0
          ? `and string_to_array(n.name_key, ' ') @> ${parts.opaque(checked, 'text[]')}`
          : '';
      const text = `select ${FOUND_COLUMNS} from (
          select n.company_id from company_names n
          where ${WORDS} @@ ${parts.opaque(wanted, 'tsquery')} and n.ordinal = 0
            and ' ' || n.name_key like ${parts.opaque(`% ${beginning}%`, 'text')}
            ${hasAll}
          limit ${NAMES_READ}) n
        join companies c on c.id = n.company_id
        order by ${BEST_FIRST} limit ${SUGGESTIONS_MAX}`;
      const rows = await db.query<CompanyRow>(parts.build(text, { prepared: true }));
      return rows.map(companyOf);
    },
  };
}
