import type { Queryable } from '../../../../platform/postgres/index.ts';
import type { SuggestedCompany, WordsPlan } from '../search-types.ts';
import { StatementParts, textAfter, tsquery, WORDS } from '../statement.ts';
import type { TypedLookup } from './typed-lookups.ts';

/** At most this many names are read, by their beginning the first in alphabetical order. */
const NAMES_READ = 40;

const SUGGESTED_COLUMNS = `c.id, c.company_number, c.company_name, c.company_status, c.postal_code, c.removed_on`;

export type SuggestStore = ReturnType<typeof createSuggestStore>;

/**
 * Companies whose names begin with a text, without spaces. Current names only: people expect to see what they
 * type. Planned once for any number of look-ups.
 */
const BY_BEGINNING = `select q.nth::int, n.*
  from unnest((select $1::text[]), (select $2::text[])) with ordinality as q (joined, after, nth)
  cross join lateral (
    select ${SUGGESTED_COLUMNS} from (
      select n.company_id from company_names n
      where n.joined_key ~>=~ q.joined and n.joined_key ~<~ q.after and n.ordinal = 0
      order by n.joined_key using ~<~ limit ${NAMES_READ}) n
    join companies c on c.id = n.company_id) n`;

export function createSuggestStore(db: Queryable) {
  return {
    async findByBeginning(beginnings: string[]): Promise<TypedLookup<SuggestedCompany>[]> {
      const parts = new StatementParts();
      parts.value(beginnings);
      parts.value(beginnings.map(textAfter));
      const found = beginnings.map((): SuggestedCompany[] => []);
      const rows = await db.query<SuggestedCompany & { nth: number }>(
        parts.build(BY_BEGINNING, { prepared: true }),
      );
      for (const row of rows) found[row.nth - 1]?.push(row);
      return found.map(lookupOf);
    },

    /** Companies whose names have the complete words and, anywhere, a word that begins with the last one. */
    async findByWords({ lookedUp, checked, beginning }: WordsPlan): Promise<TypedLookup<SuggestedCompany>> {
      const parts = new StatementParts();
      const wanted = lookedUp.length === 0 ? `'${beginning}':*` : tsquery([lookedUp.map((word) => [word])]);
      const hasAll =
        checked.length > 0
          ? `and string_to_array(n.name_key, ' ') @> ${parts.opaque(checked, 'text[]')}`
          : '';
      const text = `select ${SUGGESTED_COLUMNS} from (
          select n.company_id from company_names n
          where ${WORDS} @@ ${parts.opaque(wanted, 'tsquery')} and n.ordinal = 0
            and ' ' || n.name_key like ${parts.opaque(`% ${beginning}%`, 'text')}
            ${hasAll}
          limit ${NAMES_READ}) n
        join companies c on c.id = n.company_id`;
      return lookupOf(await db.query<SuggestedCompany>(parts.build(text, { prepared: true })));
    },
  };
}

function lookupOf(rows: SuggestedCompany[]): TypedLookup<SuggestedCompany> {
  return { rows, isComplete: rows.length < NAMES_READ };
}
