import { basename } from 'node:path';
import { type Database, openBulkSession, type Queryable, sql } from '../../platform/postgres/index.ts';
import { type Clock, ukDay } from '../../shared/clock.ts';
import { SOURCES, type SourceImport, type SourceKind, type SourceRecord } from './source-record.ts';

interface SourceStatus {
  kind: SourceKind;
  file: string;
  records_read: number;
  imported_at: Date;
  companies: number;
  websites: number;
}

type Write = (records: readonly SourceRecord[]) => Promise<void>;

/** What a file held, and a check that throws to refuse it. */
interface WholeFile extends Pick<SourceImport, 'kind' | 'read'> {
  check(counts: Pick<SourceImport, 'kept' | 'before'>): void;
}

export type SourcesStore = ReturnType<typeof createSourcesStore>;

export function createSourcesStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** In one transaction: others read the old records until the new ones are whole. */
    async replace(path: string, readInto: (write: Write) => Promise<WholeFile>): Promise<SourceImport> {
      const session = await openBulkSession(db, 'domesday sources import');
      try {
        return await session.transaction(async (tx) => {
          await tx.execute(sql`
            create temporary table read_records (value text, company_number text, website text) on commit drop`);
          const { kind, read, check } = await readInto(async (records) => {
            if (records.length > 0) await tx.copyIn('copy read_records from stdin', [copyRows(records)]);
          });
          // A second import waits here; readers do not.
          await tx.execute(sql`lock table source_imports in share row exclusive mode`);
          const before = await tx.execute(sql`delete from company_identifiers where kind = ${kind}`);
          const kept = await tx.execute(sql`
            insert into company_identifiers (kind, value, company_number, website)
            select distinct on (value) ${kind}, value, company_number, website
            from read_records order by value, company_number, website`);
          check({ kept, before });
          await tx.execute(sql`
            insert into source_imports (kind, file, records_read, imported_at)
            values (${kind}, ${basename(path)}, ${read}, ${clock.now()})
            on conflict (kind) do update set
              file = excluded.file, records_read = excluded.records_read, imported_at = excluded.imported_at`);
          const row = await tx.first<{ websites: number }>(sql`
            select count(website)::int as websites from company_identifiers where kind = ${kind}`);
          return { kind, read, kept, before, websites: row?.websites ?? 0 };
        });
      } finally {
        await session.close();
      }
    },

    listStatus: () =>
      db.query<SourceStatus>(sql`
        select kind, file, records_read, imported_at, held.companies, held.websites
        from source_imports
        cross join lateral (
          select count(distinct company_number)::int as companies, count(website)::int as websites
          from company_identifiers where kind = source_imports.kind
        ) held
        order by kind`),
  };
}

/** The websites that other registers give for a company. */
export async function listRegisteredWebsites(db: Queryable, companyNumber: string): Promise<string[]> {
  const rows = await db.query<{ website: string }>(sql`
    select distinct website from company_identifiers
    where company_number = ${companyNumber} and website is not null order by website`);
  return rows.map(({ website }) => website);
}

interface CompanyRegistration {
  source: string;
  identifier: string;
  name: string | null;
  url: string | null;
  as_of: string;
}

/** The entries of a company in other registers, as far as they were imported. */
export async function listRegistrations(
  db: Queryable,
  companyNumber: string,
): Promise<CompanyRegistration[]> {
  const rows = await db.query<{ kind: SourceKind; value: string; imported_at: Date }>(sql`
    select kind, value, imported_at from company_identifiers join source_imports using (kind)
    where company_number = ${companyNumber} order by kind, value`);
  return rows.map(({ kind, value, imported_at }) => ({
    source: SOURCES[kind].name,
    identifier: value,
    name: null,
    url: kind === 'lei' ? `https://search.gleif.org/#/record/${value}` : null,
    as_of: ukDay(imported_at),
  }));
}

/** Digits, letters and domains: nothing that the format of COPY would need escaped. */
function copyRows(records: readonly SourceRecord[]): Buffer {
  const lines = records.map(
    ({ value, companyNumber, website }) => `${value}\t${companyNumber}\t${website ?? '\\N'}\n`,
  );
  return Buffer.from(lines.join(''));
}
