import { createTestClock } from '../../../../../test/support/test-clock.ts';
import { createTestDatabase } from '../../../../../test/support/test-database.ts';
import { sql } from '../../../../platform/postgres/index.ts';
import { createRegister, type ImportOptions } from '../../index.ts';
import { listWrongRows } from '../../search/test-support/wrong-rows.ts';
import { csv, tempFolder } from './snapshot-fixture.ts';

/** A register of its own, and a folder for the snapshots that a test imports into it. */
export async function createRegisterFixture() {
  const database = await createTestDatabase();
  const folder = tempFolder();
  const clock = createTestClock();
  const register = createRegister({ db: database.db, clock });
  const { db } = database;
  const rejectDir = `${folder.path}/rejects`;
  return {
    db,
    url: database.url,
    folder,
    clock,
    register,
    rejectDir,
    importFile: (path: string, options: Partial<ImportOptions> = {}) =>
      register.importSnapshot({ path, rejectDir, ...options }),
    /** There are so few companies that one that is missing is more than a tenth. */
    importRows(name: string, ...rows: string[]) {
      return this.importFile(folder.write(name, csv(...rows)), { allowShrink: true });
    },
    /** The register as a reader sees it, without the columns that differ from run to run. */
    companies: () => db.query<Record<string, unknown>>(sql`select * from companies order by company_number`),
    names: () =>
      db.query<{
        company_number: string;
        ordinal: number;
        name_key: string;
        joined_key: string;
        district: string;
      }>(sql`
        select company_number, ordinal, name_key, joined_key, names.outward_code as district
        from company_names names join companies on id = company_id order by company_number, ordinal`),
    changes: (limit = 1000) => db.transaction((tx) => register.takeChanges(tx, limit)),
    /** At the end of every test the search rows must say what the register says. */
    async drop() {
      const wrong = await listWrongRows(db);
      folder.remove();
      await database.drop();
      if (wrong.length > 0) throw new Error(`search rows are wrong: ${JSON.stringify(wrong)}`);
    },
  };
}

export type RegisterFixture = Awaited<ReturnType<typeof createRegisterFixture>>;
