import { type Queryable, sql } from '../../platform/postgres/index.ts';
import { ukDay } from '../../shared/clock.ts';
import type { WebsiteProof } from './formats/format.ts';
import { formatOf, type SourceKind } from './formats/index.ts';

/**
 * The order of evidence: first what the organisation stated to its regulator, then where its documents are,
 * then what others wrote.
 */
const PROOF_ORDER = ['told_regulator', 'holds_document', 'stated_by_others', 'none'];

const rankOf = (kind: SourceKind) => PROOF_ORDER.indexOf(formatOf(kind).proves);

/**
 * The websites that other registers list for a company: its own before those of places that it runs, then the
 * best proven, then those that the fewest companies share.
 */
export async function listRegisteredWebsites(db: Queryable, companyNumber: string): Promise<string[]> {
  const rows = await db.query<{ kind: SourceKind; website: string; is_site: boolean; sharers: number }>(sql`
    select kind, website, bool_and(is_site) as is_site, (
      select count(distinct other.company_number)::int from company_identifiers other where other.website = own.website
    ) as sharers
    from company_identifiers own
    where company_number = ${companyNumber} and website is not null
    group by kind, website`);
  const ordered = rows.sort(
    (a, b) =>
      Number(a.is_site) - Number(b.is_site) ||
      rankOf(a.kind) - rankOf(b.kind) ||
      a.sharers - b.sharers ||
      (a.website < b.website ? -1 : 1),
  );
  return [...new Set(ordered.map(({ website }) => website))];
}

/** Names of a company that other registers give and Companies House does not. */
export async function listRegisteredNames(db: Queryable, companyNumber: string): Promise<string[]> {
  const rows = await db.query<{ name: string }>(sql`
    select min(name) as name from registered_names where company_number = ${companyNumber}
    group by joined_key order by min(value) limit ${NAMES_MAX}`);
  return rows.map(({ name }) => name);
}

const NAMES_MAX = 20;

interface CompanyRegistration {
  source: string;
  identifier: string;
  name: string | null;
  url: string | null;
  as_of: string;
  attribution: string;
}

/** An entry of another public register that names the website of a company. */
export interface WebsiteListing {
  source: string;
  /** The entry in that register. */
  identifier: string;
  name: string | null;
  company_number: string;
  /** Why the website is the company's. */
  proves: WebsiteProof;
  /** Several companies give this website: it is a group's or a provider's. */
  is_shared: boolean;
  page_url: string;
  file: string;
  line: number | null;
  file_sha256: string;
  imported_at: Date;
  attribution: string;
}

const LISTINGS_MAX = 5;

/** The entries of other registers that name this website, the best proven first. */
export async function listWebsiteListings(db: Queryable, domain: string): Promise<WebsiteListing[]> {
  const rows = await db.query<
    Pick<WebsiteListing, 'name' | 'company_number' | 'file' | 'line' | 'imported_at'> & {
      kind: SourceKind;
      value: string;
      is_site: boolean;
      file_sha256: string | null;
      companies: number;
    }
  >(sql`
    select kind, value, name, company_number, is_site, line, file, file_sha256, imported_at,
      (select count(distinct other.company_number)::int from company_identifiers other
        where other.website = ${domain}) as companies
    from company_identifiers join source_imports using (kind)
    where website = ${domain} order by kind, value limit ${ROWS_READ_MAX}`);
  const listings = rows
    .sort((a, b) => rankOf(a.kind) - rankOf(b.kind))
    .map(({ kind, value, is_site, companies, file_sha256, ...row }) => {
      const { name: source, proves, attribution, entryUrl } = formatOf(kind);
      return {
        ...row,
        source,
        identifier: value,
        proves,
        is_shared: companies > 1,
        page_url: entryUrl?.(value, is_site) ?? row.file,
        file_sha256: file_sha256 ?? '',
        attribution,
      };
    });
  // A provider may give one website for each of a hundred homes.
  const isFirst = ({ source, company_number }: WebsiteListing, index: number) =>
    listings.findIndex((one) => one.source === source && one.company_number === company_number) === index;
  return listings.filter(isFirst).slice(0, LISTINGS_MAX);
}

const ROWS_READ_MAX = 200;

const REGISTRATIONS_MAX = 50;

/**
 * The entries of a company in other registers, as far as they were imported. Places that it runs are left
 * out.
 */
export async function listRegistrations(
  db: Queryable,
  companyNumber: string,
): Promise<CompanyRegistration[]> {
  const rows = await db.query<{
    kind: SourceKind;
    value: string;
    name: string | null;
    imported_at: Date;
    file_date: string | null;
  }>(sql`
    select kind, value, name, imported_at, file_date::text
    from company_identifiers join source_imports using (kind)
    where company_number = ${companyNumber} and not is_site order by kind, value limit ${REGISTRATIONS_MAX}`);
  return rows.map(({ kind, value, name, imported_at, file_date }) => {
    const format = formatOf(kind);
    return {
      source: format.name,
      identifier: value,
      name,
      url: format.entryUrl?.(value, false) ?? null,
      as_of: file_date ?? ukDay(imported_at),
      attribution: format.attribution,
    };
  });
}
