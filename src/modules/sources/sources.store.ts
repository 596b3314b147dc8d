import { basename } from 'node:path';
import { type Database, openBulkSession, type Queryable, sql } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { joinedKey, nameKey } from '../../shared/companies/company-name.ts';
import { OperatorError } from '../../shared/problem.ts';
import { formatOf, MEMBER_OF, type SourceKind, type SourceRecord } from './formats/index.ts';
import type { SourceImport } from './import-result.ts';

interface SourceStatus {
  kind: SourceKind;
  file: string;
  file_date: string | null;
  records_read: number;
  imported_at: Date;
  companies: number;
  websites: number;
  trading_names: number;
}

export type PlacedRecord = SourceRecord & { line: number };
type Write = (records: readonly PlacedRecord[]) => Promise<void>;

/** The rows of a file, and a check that throws to refuse it. */
interface WholeFile extends Pick<SourceImport, 'kind' | 'read'> {
  fileDate: string | null;
  sha256: string;
  check(counts: Pick<SourceImport, 'kept' | 'before'>): void;
}

export type SourcesStore = ReturnType<typeof createSourcesStore>;

export function createSourcesStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** In one transaction: others read the old records until the new ones are complete. */
    async replace(path: string, readInto: (write: Write) => Promise<WholeFile>): Promise<SourceImport> {
      const session = await openBulkSession(db, 'domesday sources import');
      try {
        return await session.transaction(async (tx) => {
          await tx.execute(sql`
            create temporary table read_records (value text, company_number text, member_of text, is_site boolean,
              website text, name text, line integer) on commit drop`);
          await tx.execute(sql`
            create temporary table read_names (value text, name text, joined_key text) on commit drop`);
          const { kind, read, fileDate, sha256, check } = await readInto(async (records) => {
            if (records.length === 0) return;
            await tx.copyIn('copy read_records from stdin', [copyRows(records)]);
            await tx.copyIn('copy read_names from stdin', [copyNames(records)]);
          });
          // A second import waits here; readers do not.
          await tx.execute(sql`lock table source_imports in share row exclusive mode`);
          const { before, kept } = await replaceEntries(tx, kind);
          check({ kept, before });
          await tx.execute(sql`
            insert into source_imports (kind, file, file_date, file_sha256, proves, records_read, imported_at)
            values (${kind}, ${basename(path)}, ${fileDate}, ${sha256}, ${formatOf(kind).proves}, ${read}, ${clock.now()})
            on conflict (kind) do update set file = excluded.file, file_date = excluded.file_date,
              file_sha256 = excluded.file_sha256, proves = excluded.proves, records_read = excluded.records_read,
              imported_at = excluded.imported_at`);
          const row = await tx.first<{ websites: number }>(sql`
            select count(distinct website)::int as websites from company_identifiers where kind = ${kind}`);
          return { kind, read, kept, before, websites: row?.websites ?? 0 };
        });
      } finally {
        await session.close();
      }
    },

    listStatus: () =>
      db.query<SourceStatus>(sql`
        select kind, file, file_date::text, records_read, imported_at, held.companies, held.websites,
          (select count(distinct (company_number, joined_key))::int from registered_names named
            where named.kind = source_imports.kind) as trading_names
        from source_imports
        cross join lateral (
          select count(distinct company_number)::int as companies, count(distinct website)::int as websites
          from company_identifiers where kind = source_imports.kind
        ) held
        order by kind`),

    listContradictions: ({ limit }: { limit: number }) =>
      db.query<Contradiction>(sql`
        select kind, value, domain, registered_for, read_as, match_confidence, read_at from source_contradictions
        order by match_confidence desc, domain, kind limit ${limit}`),

    async countContradictions(): Promise<number> {
      const row = await db.first<{ domains: number }>(
        sql`select count(distinct domain)::int as domains from source_contradictions`,
      );
      return row?.domains ?? 0;
    },
  };
}

/** A website that a register gives to one company and our own reading to another. */
interface Contradiction {
  kind: SourceKind;
  /** The entry in the register. */
  value: string;
  domain: string;
  registered_for: string;
  read_as: string;
  match_confidence: number;
  read_at: Date;
}

async function replaceEntries(tx: Queryable, kind: SourceKind): Promise<{ before: number; kept: number }> {
  const parent = MEMBER_OF[kind];
  if (
    parent &&
    !(await tx.first(sql`select 1 as held from company_identifiers where kind = ${parent} limit 1`))
  )
    throw new OperatorError(
      `The company numbers for this file are in another one: import ${formatOf(parent).file} first. Nothing was changed.`,
    );
  const before = await tx.execute(sql`delete from company_identifiers where kind = ${kind}`);
  await tx.execute(sql`delete from registered_names where kind = ${kind}`);
  const kept = await tx.execute(sql`
    insert into company_identifiers (kind, value, company_number, website, name, is_site, line)
    select distinct on (read.value) ${kind}, read.value, coalesce(read.company_number, parent.company_number),
      read.website, read.name, read.is_site, read.line
    from read_records read
    left join company_identifiers parent on parent.kind = ${parent ?? null}::text and parent.value = read.member_of
    where coalesce(read.company_number, parent.company_number) is not null
    order by read.value, coalesce(read.company_number, parent.company_number), read.website nulls last`);
  await tx.execute(sql`
    insert into registered_names (kind, value, company_number, name, joined_key)
    select distinct on (value, joined_key) kind, value, company_number, read_names.name, joined_key
    from read_names join company_identifiers using (value)
    where kind = ${kind} order by value, joined_key, read_names.name`);
  return { before, kept };
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** In the text format of COPY. PostgreSQL cannot store a NUL. */
function copyText(text: string | null | undefined): string {
  if (text === null || text === undefined) return '\\N';
  return text.replaceAll('\0', '').replace(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign);
}

function copyRows(records: readonly PlacedRecord[]): Buffer {
  const lines = records.map(({ value, companyNumber, memberOf, isSite = false, website, name, line }) =>
    [
      copyText(value),
      copyText(companyNumber),
      copyText(memberOf),
      isSite,
      copyText(website),
      copyText(name),
      line,
    ]
      .join('\t')
      .concat('\n'),
  );
  return Buffer.from(lines.join(''));
}

/** A shorter key is a word that any company may use. */
const KEY_MIN = 4;

function copyNames(records: readonly PlacedRecord[]): Buffer {
  const lines = records.flatMap(({ value, tradingNames = [] }) =>
    tradingNames.flatMap((name) => {
      const key = joinedKey(nameKey(name));
      return key.length < KEY_MIN ? [] : [`${copyText(value)}\t${copyText(name)}\t${copyText(key)}\n`];
    }),
  );
  return Buffer.from(lines.join(''));
}
