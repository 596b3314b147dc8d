import { type BulkSession, type Database, openBulkSession } from '../../platform/postgres/index.ts';
import type { ArchivedTable } from './archived-tables.ts';

const PAGE = 5_000;

interface OldRow {
  key: string;
  /** The row as JSON. */
  line: string;
}

export type ArchiveStore = ReturnType<typeof createArchiveStore>;

/** Reads and deletes the old rows of a table, page by page in the order of their keys. */
export function createArchiveStore(db: Database) {
  return {
    /** Old rows as of one snapshot. */
    async *readOld(table: ArchivedTable, before: Date): AsyncGenerator<string[]> {
      const session = await openBulkSession(db, 'domesday archive');
      try {
        await session.run('begin isolation level repeatable read read only');
        let after = table.key.first;
        for (;;) {
          const rows = await readPage(session, table, { before, after });
          const last = rows.at(-1);
          if (!last) break;
          yield rows.map(({ line }) => line);
          after = last.key;
        }
        await session.run('commit');
      } finally {
        await session.close();
      }
    },
    /** Deletes in short transactions, so that nobody waits for a lock. Returns the number of deleted rows. */
    async deleteOld(table: ArchivedTable, before: Date): Promise<number> {
      const session = await openBulkSession(db, 'domesday archive');
      try {
        let after = table.key.first;
        let deleted = 0;
        for (;;) {
          const page = await deletePage(session, table, { before, after });
          deleted += page.deleted;
          if (page.last === null) return deleted;
          after = page.last;
        }
      } finally {
        await session.close();
      }
    },
  };
}

interface Position {
  before: Date;
  after: string;
}

// The names of tables and columns are constants of archived-tables.ts.
const oldRows = ({ name, key, dated }: ArchivedTable) =>
  `from ${name} old where ${dated} < $1 and ${key.column} > $2::${key.type} order by ${key.column} limit ${PAGE}`;

const readPage = (session: BulkSession, table: ArchivedTable, { before, after }: Position) =>
  session.query<OldRow>({
    text: `select ${table.key.column}::text as key, row_to_json(old)::text as line ${oldRows(table)}`,
    values: [before, after],
  });

async function deletePage(
  session: BulkSession,
  table: ArchivedTable,
  { before, after }: Position,
): Promise<{ last: string | null; deleted: number }> {
  const { name, key, referredBy } = table;
  const row = await session.first<{ last: string | null; deleted: number }>({
    text: `
      with page as (select ${key.column} as key ${oldRows(table)}), gone as (
        delete from ${name} old using page where old.${key.column} = page.key
          ${referredBy ? `and not exists (${referredBy})` : ''}
        returning 1
      )
      select (select max(key)::text from page) as last, (select count(*) from gone) as deleted`,
    values: [before, after],
  });
  return row ?? { last: null, deleted: 0 };
}
