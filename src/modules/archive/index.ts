/**
 * Archives: old rows of tables that only grow, moved into files. Each table becomes a file of compressed JSON
 * lines, and a manifest lists the checksums. Rows are deleted once all files are complete and on the disk, so
 * an interrupted archive loses nothing, and the next one takes the remaining rows.
 *
 * Data with a retention period is deleted by the jobs of its module. The ledger of credits is never
 * shortened.
 */
import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { createArchiveStore } from './archive.store.ts';
import { writeArchive } from './write-archive.ts';

export function createArchive({ db, clock }: { db: Database; clock: Clock }) {
  const deps = { store: createArchiveStore(db), clock };
  return {
    /** Moves the rows from before a day into a new folder. */
    archive: (folder: string, before: Date) => writeArchive(deps, folder, before),
  };
}
