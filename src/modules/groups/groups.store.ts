import { type Database, sql } from '../../platform/postgres/index.ts';
import { isOpenSql } from '../../shared/companies/company-status.ts';

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
  /** Null if no company on the register has the number. */
  holder_name: string | null;
  holder_previous_names: { name: string }[] | null;
}

/** Companies with the same filing about their owner, apart from the date. */
export interface OwnedCompanies {
  owner_key: string;
  /** As filed. */
  owner_name: string;
  registration_number: string | null;
  country_registered: string | null;
  natures_of_control: string[];
  companies: OwnedCompany[];
}

export interface OwnedCompany {
  company_number: string;
  company_name: string;
  notified_on: string | null;
}

/** Current owners: an ownership whose end is in the future has not ended yet. */
const CURRENT = `not o.gone and not (o.ceased and coalesce(o.ceased_on, '-infinity') <= $2::date)`;

const FIELD = '\x1f';
const COMPANY = '\x1e';

/**
 * The companies of a filing, and then their names, come as one text, because the driver needs longer to read
 * ten thousand rows than the database needs to find them. The requested numbers are sent as one text for the
 * same reason. Control characters do not occur in names.
 */
const LIST_OWNED = `
  select owner_key, owner_name, registration_number, country_registered, natures_of_control,
    string_agg(company, E'\\x1e') as companies
  from (
    select o.owner_key, o.owner_name, o.registration_number, o.country_registered, o.natures_of_control,
      o.company_number || E'\\x1f' || coalesce(o.notified_on::text, '') as company
    from company_owners o where o.owner_key = any(string_to_array($1, E'\\x1e')) and ${CURRENT}
    limit $3
  ) owned
  group by owner_key, owner_name, registration_number, country_registered, natures_of_control`;

/**
 * One index scan of the sorted numbers; a join would look up each number separately, or read the whole
 * register.
 */
const LIST_NAMES = `
  select string_agg(company_number || E'\\x1f' || company_name, E'\\x1e') as companies from companies
  where company_number = any(string_to_array($1, E'\\x1e')) and removed_on is null and dissolved_on is null
    and ${isOpenSql('companies')}`;

export type GroupsStore = ReturnType<typeof createGroupsStore>;

export function createGroupsStore(db: Database) {
  /** The names of the companies that are on the register now. */
  async function listNames(companyNumbers: string[]): Promise<Map<string, string>> {
    if (companyNumbers.length === 0) return new Map();
    const row = await db.first<{ companies: string | null }>({
      name: 'list names of owned companies',
      text: LIST_NAMES,
      values: [companyNumbers.join(COMPANY)],
    });
    return new Map(row?.companies?.split(COMPANY).map(pairOf));
  }

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

    /** The companies on the register that these owners currently own. */
    async listOwned(
      ownerKeys: readonly string[],
      { today, limit }: { today: string; limit: number },
    ): Promise<OwnedCompanies[]> {
      const rows = await db.query<Omit<OwnedCompanies, 'companies'> & { companies: string }>({
        name: 'list owned',
        text: LIST_OWNED,
        values: [ownerKeys.join(COMPANY), today, limit],
      });
      const filings = rows.map((row) => ({ ...row, companies: row.companies.split(COMPANY).map(pairOf) }));
      const names = await listNames(filings.flatMap(({ companies }) => companies.map(([number]) => number)));
      return filings.map((filing) => ({ ...filing, companies: withNames(filing.companies, names) }));
    },

    /** The former names of companies that have any. */
    async listPreviousNames(companyNumbers: readonly string[]): Promise<Map<string, string[]>> {
      const rows = await db.query<{ company_number: string; previous_names: { name: string }[] }>(sql`
        select company_number, previous_names from companies
        where company_number = any(${companyNumbers}::text[]) and previous_names <> '[]'`);
      return new Map(
        rows.map((row) => [row.company_number, row.previous_names.map(({ name }) => name)] as const),
      );
    },
  };
}

function pairOf(text: string): [string, string] {
  const end = text.indexOf(FIELD);
  return [text.slice(0, end), text.slice(end + 1)];
}

function withNames(companies: [string, string][], names: ReadonlyMap<string, string>): OwnedCompany[] {
  const owned: OwnedCompany[] = [];
  for (const [number, notifiedOn] of companies) {
    const name = names.get(number);
    if (name !== undefined) {
      owned.push({ company_number: number, company_name: name, notified_on: notifiedOn || null });
    }
  }
  return owned;
}
