import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createRegister, createSearch, SEARCH_POOL } from '../../../src/modules/register/index.ts';
import { openEmbeddedPostgres } from '../../../src/platform/embedded-postgres/index.ts';
import { silentLogger } from '../../../src/platform/logger.ts';
import { openDatabase, sql } from '../../../src/platform/postgres/index.ts';
import { systemClock } from '../../../src/shared/clock.ts';
import { migrateStorage } from '../../../src/storage.ts';
import { makeTempDir } from '../../../test/support/service-process.ts';
import { makeCompany, type SyntheticCompany } from '../../../test/support/snapshot/company.ts';
import { writeSnapshot } from '../../../test/support/snapshot/index.ts';
import { Random } from '../../../test/support/snapshot/random.ts';
import { addFigures } from './add-figures.ts';

const SEED = 1;
/** As in the snapshots: 1 November 2026. */
const TODAY = 20_758;

const random = new Random();

export function companyOfRow(row: number): SyntheticCompany {
  return makeCompany(random.reset(SEED, row), row, TODAY);
}

/** Companies the search was not tuned on: rows with odd numbers. Tuning uses the even ones. */
export function heldOutCompanies(rows: number, count: number, seed: number): SyntheticCompany[] {
  const draw = new Random().reset(seed, 1);
  return Array.from({ length: count }, () => companyOfRow(draw.below(Math.floor(rows / 2)) * 2 + 1));
}

export interface RegisterOptions {
  rows: number;
  /** A snapshot of these rows that is there already. */
  file: string | undefined;
  /** Kept from one run to the next: an import takes longer than all the searches. */
  dataDir: string | undefined;
}

export type RegisterUnderTest = Awaited<ReturnType<typeof openRegister>>;

/**
 * A generated register of this size, imported as any other, on an embedded PostgreSQL with its usual
 * settings.
 */
export async function openRegister({ rows, file, dataDir }: RegisterOptions) {
  const temporary = dataDir === undefined ? makeTempDir() : undefined;
  const dir = dataDir ?? temporary?.path ?? '';
  mkdirSync(dir, { recursive: true });
  const postgres = await openEmbeddedPostgres({ directory: join(dir, 'postgres'), log: silentLogger });
  await migrateStorage(postgres.url, silentLogger);
  const db = openDatabase({ url: postgres.url, log: silentLogger, statementTimeoutMs: 3_600_000 });
  const searchDb = openDatabase({ url: postgres.url, log: silentLogger, ...SEARCH_POOL });
  const register = createRegister({ db, clock: systemClock });
  if ((await register.state()).companies !== rows) {
    const path = file && existsSync(file) ? file : join(dir, 'BasicCompanyDataAsOneFile-2026-11-01.csv');
    if (path !== file) await writeSnapshot(path, { rows, seed: SEED });
    await register.importSnapshot({ path, rejectDir: dir, asOf: '2026-11-01' });
  }
  await addFigures(db);
  // PostgreSQL does this by itself within minutes of an import.
  await db.execute(sql`vacuum companies, company_names, register_words, company_search, company_financials`);
  const openSearch = () => createSearch({ db: searchDb });
  return {
    dir,
    db,
    search: openSearch(),
    /** A search that remembers nothing of the others. */
    openSearch,
    async close() {
      await Promise.all([db.close(), searchDb.close()]);
      await postgres.release();
      temporary?.remove();
    },
  };
}
