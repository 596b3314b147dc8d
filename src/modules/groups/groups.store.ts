import { type Database, sql } from '../../platform/postgres/index.ts';

/** An owner of a company, as filed, with the names of the company that has its number. */
export interface OwnerRow {
  company_number: string;
  owner_key: string;
  owner_name: string;
  registration_number: string | null;
  country_registered: string | null;
  place_registered: string | null;
  natures_of_control: string[];
  notified_on: string | null;
  /** Null when no company on the register has the number. */
  holder_name: string | null;
  holder_previous_names: { name: string }[] | null;
}

/** A company that one of the asked owners owns. */
export interface OwnedRow {
  company_number: string;
  company_name: string;
  previous_names: string[];
  owner_key: string;
  /** As filed. */
  owner_name: string;
  registration_number: string;
  country_registered: string;
  natures_of_control: string[];
  notified_on: string | null;
}

/** A day in the future has not ended the ownership yet. */
const CURRENT = `not o.gone and not (o.ceased and coalesce(o.ceased_on, '-infinity') <= $2::date)`;
const ON_REGISTER = `c.removed_on is null and c.dissolved_on is null
  and c.company_status not in ('dissolved', 'closed', 'converted-closed', 'removed')`;

const FIELD = '\x1f';
const ROW = '\x1e';

/**
 * All rows in one text: reading ten thousand rows of nine columns one by one takes the driver longer than the database
 * needs to find them. Control characters do not occur in the values; the import removes them.
 */
const LIST_OWNED = `
  select string_agg(concat_ws(E'\\x1f', company_number, company_name, previous_names, owner_key, owner_name,
    registration_number, country_registered, natures, notified_on), E'\\x1e') as rows
  from (
    select c.company_number, c.company_name,
      case when c.previous_names = '[]' then ''
        else (select string_agg(name ->> 'name', ';') from jsonb_array_elements(c.previous_names) as name) end as previous_names,
      o.owner_key, o.owner_name, coalesce(o.registration_number, '') as registration_number,
      coalesce(o.country_registered, '') as country_registered,
      array_to_string(o.natures_of_control, ' ') as natures, coalesce(o.notified_on::text, '') as notified_on
    from company_owners o join companies c on c.company_number = o.company_number
    where o.owner_key = any($1::text[]) and ${CURRENT} and ${ON_REGISTER}
    limit $3
  ) owned`;

export type GroupsStore = ReturnType<typeof createGroupsStore>;

export function createGroupsStore(db: Database) {
  return {
    async readAsOf(): Promise<string | null> {
      const state = await db.first<{ as_of: string | null }>(sql`select as_of from owners_state`);
      return state?.as_of ?? null;
    },

    /** The current owners of these companies. */
    listOwners(companyNumbers: readonly string[], { today }: { today: string }): Promise<OwnerRow[]> {
      return db.query<OwnerRow>({
        name: 'list owners',
        text: `
          select o.company_number, o.owner_key, o.owner_name, o.registration_number, o.country_registered,
            o.place_registered, o.natures_of_control, o.notified_on, c.company_name as holder_name,
            c.previous_names as holder_previous_names
          from company_owners o left join companies c on c.company_number = o.owner_key
          where o.company_number = any($1::text[]) and ${CURRENT}
          order by o.company_number, o.notified_on, o.owner_id`,
        values: [companyNumbers, today],
      });
    },

    /** The companies on the register that these owners own now. */
    async listOwned(
      ownerKeys: readonly string[],
      { today, limit }: { today: string; limit: number },
    ): Promise<OwnedRow[]> {
      const found = await db.first<{ rows: string | null }>({
        name: 'list owned',
        text: LIST_OWNED,
        values: [ownerKeys, today, limit],
      });
      return found?.rows ? found.rows.split(ROW).map(readOwned) : [];
    },
  };
}

function readOwned(text: string): OwnedRow {
  const [
    number = '',
    name = '',
    previous = '',
    key = '',
    owner = '',
    registration = '',
    country = '',
    ...rest
  ] = text.split(FIELD);
  const [natures = '', notified = ''] = rest;
  return {
    company_number: number,
    company_name: name,
    previous_names: previous === '' ? [] : previous.split(';'),
    owner_key: key,
    owner_name: owner,
    registration_number: registration,
    country_registered: country,
    natures_of_control: natures === '' ? [] : natures.split(' '),
    notified_on: notified === '' ? null : notified,
  };
}
