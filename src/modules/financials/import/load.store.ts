import { type BulkSession, type Queryable, sql, type Transaction } from '../../../platform/postgres/index.ts';
import { NEWEST_DOCUMENT_FIRST } from '../document-order.ts';
import { FIGURES } from '../period.ts';
import type { Reading } from './read-packed.ts';

/** The archives that other imports loaded before. */
export interface LoadedBefore {
  /** The newest day on which one of them was published, where a file's name says it. */
  lastPublishedOn: string | null;
  /** The day on which the first of them was loaded here. */
  firstLoadedOn: string;
}

/** How far an archive was read, and what came of its documents. */
export interface ImportState {
  file_key: string;
  file: string;
  published_on: string | null;
  documents: number;
  next_document: number;
  loaded: number;
  known: number;
  skipped: number;
  doubtful: number;
  with_website: number;
  started_at: Date;
  finished_at: Date | null;
}

/** A document that was loaded now. */
export interface NewDocument {
  id: number;
  company_number: string;
  period_end: string;
  doubts: string[];
  sha256: string;
}

const PERIOD_COLUMNS = ['period_start', 'currency', 'consolidated', 'dormant', ...FIGURES] as const;

const NEWEST_FIGURES = ['turnover', 'profit_loss', 'net_assets', 'cash', 'employees'] as const;
const NEWEST_COLUMNS = ['period_end', 'currency', ...NEWEST_FIGURES, 'dormant'] as const;

/** What the newest document says of a column; if it says nothing, what the one before does. */
const newestStatement = (column: string, condition: string) =>
  `(array_agg(stated.${column} order by stated.nth) filter (where ${condition}))[1]`;

export type LoadStore = typeof loadStore;

export const loadStore = {
  /** Tables of this session that batches are copied into. */
  async prepare(session: BulkSession): Promise<void> {
    await session.run(`
      create temporary table read_documents (
        position integer, sha256 text, name text, company_number text, period_end date, taxonomy text, accounts_type text,
        website text, doubts text[]
      ) on commit delete rows`);
    await session.run(`
      create temporary table read_periods (
        sha256 text, company_number text, period_end date, period_start date, currency text, consolidated boolean,
        dormant boolean, ${FIGURES.map((figure) => `${figure} bigint`).join(', ')}
      ) on commit delete rows`);
  },

  /** The state of an archive that was begun before, else of a new one. */
  async begin(
    db: Queryable,
    archive: { key: string; file: string; publishedOn: string | null; documents: number; at: Date },
  ): Promise<ImportState> {
    await db.execute(sql`
      insert into financial_imports (file_key, file, published_on, documents, started_at)
      values (${archive.key}, ${archive.file}, ${archive.publishedOn}, ${archive.documents}, ${archive.at})
      on conflict (file_key) do nothing`);
    const state = await db.first<ImportState>(
      sql`select * from financial_imports where file_key = ${archive.key}`,
    );
    if (!state) throw new Error('the row of the import is gone');
    return state;
  },

  /** What other imports loaded before; undefined if nothing. `keys`: the archives of this import. */
  async loadedBefore(db: Queryable, keys: readonly string[]): Promise<LoadedBefore | undefined> {
    const row = await db.first<{ last: string | null; first: string | null }>(sql`
      select max(published_on) as last, min((started_at at time zone 'Europe/London')::date) as first
      from financial_imports where file_key <> all(${keys}::text[]) and loaded > 0`);
    return row?.first ? { lastPublishedOn: row.last, firstLoadedOn: row.first } : undefined;
  },

  /** By company. */
  async newestPeriods(db: Queryable, companyNumbers: readonly string[]): Promise<Map<string, string>> {
    const rows = await db.query<{ company_number: string; period_end: string }>(sql`
      select company_number, period_end from company_financials where company_number = any(${companyNumbers}::text[])`);
    return new Map(rows.map(({ company_number, period_end }) => [company_number, period_end]));
  },

  async finish(db: Queryable, key: string, at: Date): Promise<void> {
    await db.execute(sql`
      update financial_imports set finished_at = coalesce(finished_at, ${at}) where file_key = ${key}`);
  },

  /**
   * Adds the documents that are not known yet, in the order of the archive: later ones restate those before.
   * The copies of the batch stay until the transaction ends.
   */
  async addDocuments(
    tx: Transaction,
    { publishedOn, at }: { publishedOn: string | null; at: Date },
  ): Promise<NewDocument[]> {
    return tx.query<NewDocument>(sql`
      insert into financial_documents
        (sha256, name, company_number, period_end, published_on, taxonomy, accounts_type, website, doubts, loaded_at)
      select decode(sha256, 'hex'), name, company_number, period_end, ${publishedOn}::date, taxonomy, accounts_type,
        website, doubts, ${at}
      from (select distinct on (sha256) * from read_documents order by sha256, position) as document
      order by position
      on conflict (sha256) do nothing
      returning id, company_number, period_end, doubts, encode(sha256, 'hex') as sha256`);
  },

  async addPeriods(tx: Transaction, added: readonly NewDocument[]): Promise<void> {
    const columns = PERIOD_COLUMNS.join(', ');
    await tx.execute({
      text: `
        insert into financial_periods (document_id, company_number, period_end, ${columns})
        select distinct on (read.company_number, read.period_end, added.id) added.id, read.company_number, read.period_end,
          ${PERIOD_COLUMNS.map((column) => `read.${column}`).join(', ')}
        from unnest($1::bigint[], $2::text[], $3::text[]) as added (id, sha256, company_number)
        join read_periods read using (sha256, company_number)`,
      values: [
        added.map(({ id }) => id),
        added.map(({ sha256 }) => sha256),
        added.map(({ company_number }) => company_number),
      ],
    });
  },

  /** The newest period of these companies, put together as `mergePeriods` does. */
  async refreshNewest(tx: Transaction, companyNumbers: readonly string[]): Promise<void> {
    const figures = NEWEST_FIGURES.map((figure) =>
      newestStatement(
        figure,
        `stated.${figure} is not null and stated.currency = newest.currency
          and stated.consolidated = newest.consolidated`,
      ),
    );
    await tx.execute({
      text: `
        with last_period as (
          select company_number, max(period_end) as period_end from financial_periods
          where company_number = any($1::text[]) group by company_number
        ), stated as materialized (
          select period.*, row_number() over (partition by period.company_number
            order by ${NEWEST_DOCUMENT_FIRST}) as nth
          from financial_periods period join last_period using (company_number, period_end)
            join financial_documents document on document.id = period.document_id
        )
        insert into company_financials (company_number, ${NEWEST_COLUMNS.join(', ')})
        select newest.company_number, newest.period_end, newest.currency, ${figures.join(', ')},
          ${newestStatement('dormant', 'stated.dormant is not null')}
        from stated newest join stated using (company_number)
        where newest.nth = 1
        group by newest.company_number, newest.period_end, newest.currency
        on conflict (company_number) do update set
          ${NEWEST_COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}`,
      values: [companyNumbers],
    });
  },

  async noteProgress(
    tx: Transaction,
    key: string,
    done: Pick<ImportState, 'next_document' | 'loaded' | 'known' | 'skipped' | 'doubtful' | 'with_website'>,
  ): Promise<void> {
    await tx.execute(sql`
      update financial_imports set next_document = ${done.next_document}, loaded = loaded + ${done.loaded},
        known = known + ${done.known}, skipped = skipped + ${done.skipped}, doubtful = doubtful + ${done.doubtful},
        with_website = with_website + ${done.with_website}
      where file_key = ${key}`);
  },

  async addRemarks(tx: Transaction, key: string, readings: readonly Reading[]): Promise<void> {
    const remarks = readings.filter(({ remark }) => remark !== undefined);
    if (remarks.length === 0) return;
    await tx.execute(sql`
      insert into financial_remarks (file_key, position, name, remark)
      select ${key}, * from unnest(
        ${remarks.map(({ position }) => position)}::integer[], ${remarks.map(({ name }) => name)}::text[],
        ${remarks.map(({ remark }) => remark)}::text[])
      on conflict do nothing`);
  },

  /** Up to `limit`, in the order of the archive. */
  listRemarks: (db: Queryable, key: string, limit: number) =>
    db.query<{ name: string; remark: string }>(sql`
      select name, remark from financial_remarks where file_key = ${key} order by position limit ${limit}`),
};
