import { type BulkSession, type Queryable, sql } from '../../../platform/postgres/index.ts';
import type { RegisterState } from '../register-state.ts';
import { COMPANY_COLUMNS } from './company-row.ts';
import type { Batch, SnapshotPosition, Tally } from './snapshot-reader.ts';

/**
 * The schema that an import loads into. Its tables have the names of the live ones, so that their indexes and
 * constraints have the live names too when the tables are moved.
 */
export const NEXT = 'register_next';

const COMPANY_COPY = `copy ${NEXT}.companies (id, ${COMPANY_COLUMNS.join(', ')}, row_hash) from stdin`;
const NAME_COPY = `copy ${NEXT}.company_names (company_id, ordinal, name_key, joined_key, outward_code) from stdin`;
const NUMBERS_PER_FETCH = 50_000;

export function readRegisterState(db: Queryable): Promise<RegisterState> {
  return db
    .first<RegisterState>(sql`
      select companies, as_of, source, fingerprint, imported_at, import_ms from register_state`)
    .then((state) => {
      if (!state) throw new Error('register_state has lost its row');
      return state;
    });
}

/** The progress of an import. */
export interface Checkpoint {
  fingerprint: string;
  startedAt: Date;
  next: SnapshotPosition;
  rejectBytes: number;
  tally: Tally;
  loaded: boolean;
}

/** Loads the rows of a snapshot into the staging schema. */
export function stagingStore(session: BulkSession) {
  return {
    readState: () => readRegisterState(session),

    async findCheckpoint(): Promise<Checkpoint | undefined> {
      const row = await session.first<CheckpointRow>(sql`
        select fingerprint, started_at, part, byte_offset, line, reject_bytes, tally, loaded
        from register_import where to_regclass('register_next.companies') is not null`);
      return row && checkpointOf(row);
    },

    /** Creates empty staging tables. Drops those of any other import. */
    async begin(checkpoint: Checkpoint, { durable }: { durable: boolean }): Promise<void> {
      await session.transaction(async (tx) => {
        const run = (text: string) => tx.execute({ text, values: [] });
        await run(`drop schema if exists ${NEXT} cascade`);
        await run(`create schema ${NEXT}`);
        for (const table of ['companies', 'company_names']) {
          // Indexes are built after all rows are loaded, which is several times as fast.
          await run(
            `create ${durable ? '' : 'unlogged'} table ${NEXT}.${table}
               (like ${table} including all excluding indexes) with (autovacuum_enabled = false)`,
          );
        }
        await run('delete from register_import');
        await tx.execute(sql`
          insert into register_import
            (fingerprint, started_at, part, byte_offset, line, companies, reject_bytes, tally, loaded)
          values (${checkpoint.fingerprint}, ${checkpoint.startedAt}, ${checkpoint.next.part},
            ${checkpoint.next.byteOffset}, ${checkpoint.next.line}, 0, 0, ${checkpoint.tally}, false)`);
      });
    },

    /** Visits the loaded company numbers when an import resumes. Returns how many there are. */
    async eachLoadedNumber(visit: (number: string) => void): Promise<number> {
      return session.transaction(async (tx) => {
        await tx.execute({
          text: `declare loaded no scroll cursor for select company_number from ${NEXT}.companies`,
          values: [],
        });
        let count = 0;
        for (;;) {
          const rows = await tx.query<{ company_number: string }>({
            text: `fetch ${NUMBERS_PER_FETCH} from loaded`,
            values: [],
          });
          if (rows.length === 0) return count;
          for (const row of rows) visit(row.company_number);
          count += rows.length;
        }
      });
    },

    /** Adds rows and moves the checkpoint in one transaction. */
    async append(batch: Batch, rejectBytes: number): Promise<void> {
      await session.transaction(async (tx) => {
        // A crash may lose the last batches, but never a part of one: their checkpoint is lost with them.
        await tx.execute(sql`set local synchronous_commit = off`);
        await tx.copyIn(COMPANY_COPY, batch.companies);
        await tx.copyIn(NAME_COPY, batch.names);
        await tx.execute(sql`
          update register_import set part = ${batch.next.part}, byte_offset = ${batch.next.byteOffset},
            line = ${batch.next.line}, companies = ${batch.tally.companies}, reject_bytes = ${rejectBytes},
            tally = ${batch.tally}`);
      });
    },

    async finishLoading(): Promise<void> {
      await session.execute(sql`update register_import set loaded = true`);
    },
  };
}

interface CheckpointRow {
  fingerprint: string;
  started_at: Date;
  part: number;
  byte_offset: number;
  line: number;
  reject_bytes: number;
  tally: Tally;
  loaded: boolean;
}

function checkpointOf(row: CheckpointRow): Checkpoint {
  return {
    fingerprint: row.fingerprint,
    startedAt: row.started_at,
    next: { part: row.part, byteOffset: row.byte_offset, line: row.line },
    rejectBytes: row.reject_bytes,
    tally: row.tally,
    loaded: row.loaded,
  };
}
