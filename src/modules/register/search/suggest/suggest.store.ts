import type { Queryable } from '../../../../platform/postgres/index.ts';
import type { SuggestedCompany, WordsPlan } from '../search-types.ts';
import { StatementParts, textAfter, tsquery, WORDS } from '../statement.ts';
import type { TypedLookup } from './typed-lookups.ts';

/** At most this many names are read, by their beginning the first in alphabetical order. */
const NAMES_READ = 40;
/** If more names begin with a text, the companies of this many are read: most longer texts need others. */
const COMPANIES_READ = 16;

const SUGGESTED_COLUMNS = `c.id, c.company_number, c.company_name, c.company_status, c.postal_code, c.removed_on`;

export type SuggestStore = ReturnType<typeof createSuggestStore>;

/** A text that names are to begin with, without spaces and with them. */
export interface Beginning {
  joined: string;
  key: string;
}

export interface NamedCompany extends SuggestedCompany {
  name_key: string;
}

/**
 * Companies whose names begin with a text, without spaces. Current names only: people expect to see what they
 * type. The index has all that decides which companies are read. Planned once for any number of look-ups.
 */
const BY_BEGINNING = `select q.nth::int, n.names::int, n.name_key, ${SUGGESTED_COLUMNS}
  from unnest((select $1::text[]), (select $2::text[]), (select $3::text[]))
    with ordinality as q (joined, after, continued, nth)
  cross join lateral (
    select n.company_id, n.name_key, count(*) over () as names,
      row_number() over (order by n.joined_key <> q.joined, not starts_with(n.name_key, q.continued),
        length(n.name_key)) as place
    from (
      select n.company_id, n.name_key, n.joined_key from company_names n
      where n.joined_key ~>=~ q.joined and n.joined_key ~<~ q.after and n.ordinal = 0
      order by n.joined_key using ~<~ limit ${NAMES_READ + 1}) n) n
  join companies c on c.id = n.company_id
  where n.names <= ${NAMES_READ} or n.place <= ${COMPANIES_READ}`;

export function createSuggestStore(db: Queryable) {
  return {
    async findByBeginning(beginnings: Beginning[]): Promise<TypedLookup<NamedCompany>[]> {
      const parts = new StatementParts();
      parts.value(beginnings.map(({ joined }) => joined));
      parts.value(beginnings.map(({ joined }) => textAfter(joined)));
      parts.value(beginnings.map(({ key }) => `${key} `));
      const found = beginnings.map((): TypedLookup<NamedCompany> => ({ rows: [], isComplete: true }));
      const rows = await db.query<NamedCompany & { nth: number; names: number }>(
        parts.build(BY_BEGINNING, { prepared: true }),
      );
      for (const row of rows) {
        const lookup = found[row.nth - 1];
        if (lookup === undefined) continue;
        lookup.rows.push(row);
        lookup.isComplete = row.names <= NAMES_READ;
      }
      return found;
    },

    /** Companies whose names have the complete words and, anywhere, a word that begins with the last one. */
    async findByWords({ lookedUp, checked, beginning }: WordsPlan): Promise<TypedLookup<NamedCompany>> {
      const parts = new StatementParts();
      const wanted = lookedUp.length === 0 ? `'${beginning}':*` : tsquery([lookedUp.map((word) => [word])]);
      const hasAll =
        checked.length > 0
          ? `and string_to_array(n.name_key, ' ') @> ${parts.opaque(checked, 'text[]')}`
          : '';
      const text = `select n.name_key, ${SUGGESTED_COLUMNS} from (
          select n.company_id, n.name_key from company_names n
          where ${WORDS} @@ ${parts.opaque(wanted, 'tsquery')} and n.ordinal = 0
            and ' ' || n.name_key like ${parts.opaque(`% ${beginning}%`, 'text')}
            ${hasAll}
          limit ${NAMES_READ}) n
        join companies c on c.id = n.company_id`;
      const rows = await db.query<NamedCompany>(parts.build(text, { prepared: true }));
      return { rows, isComplete: rows.length < NAMES_READ };
    },
  };
}
