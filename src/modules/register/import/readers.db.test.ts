import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { writeSnapshot } from '../../../../test/support/snapshot/index.ts';
import { sql } from '../../../platform/postgres/index.ts';
import { createRegisterFixture, type RegisterFixture } from './test-support/register-fixture.ts';
import { csvRow } from './test-support/snapshot-fixture.ts';
import { spawnImport } from './test-support/spawn-import.ts';

const MEMORY_MAX_MB = 300;
/** Thousands of companies take their time on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

let fixture: RegisterFixture;
beforeAll(async () => {
  fixture = await createRegisterFixture();
});
afterAll(() => fixture.drop());

interface Seen {
  companies: number;
  named: number;
  stated: number;
  as_of: string | null;
}

/** Reads everything in one statement: all of it must belong to the same register. */
async function look(): Promise<Seen> {
  const seen = await fixture.db.first<Seen>(sql`
    select (select count(*) from companies where removed_on is null) as companies,
      (select count(distinct company_id) from company_names join companies on id = company_id
        where removed_on is null) as named,
      companies as stated, as_of from register_state`);
  if (!seen) throw new Error('nothing seen');
  return seen;
}

async function watchWhile(work: () => Promise<unknown>): Promise<Seen[]> {
  const seen = new Map<string, Seen>();
  const lookOnce = async () => {
    const found = await look();
    seen.set(JSON.stringify(found), found);
  };
  await lookOnce();
  let isDone = false;
  const done = work().finally(() => {
    isDone = true;
  });
  while (!isDone) await lookOnce();
  await done;
  await lookOnce();
  return [...seen.values()];
}

it('readers see the complete old register or the complete new one while snapshots are imported', async () => {
  const file = (month: number) => `${fixture.folder.path}/Basic-2026-${11 + month}-01.csv`;
  await writeSnapshot(file(0), { rows: 6_000 });
  await writeSnapshot(file(1), { rows: 6_000, month: 1 });
  const sandbox = { companies: 1, named: 0, stated: 1, as_of: null };
  await fixture.db.execute(sql`
    insert into companies (company_number, company_name, company_status, company_type, row_hash)
    values ('09999999', 'FICTION LTD', 'active', 'ltd', 0)`);
  await fixture.db.execute(sql`update register_state set companies = 1, source = 'sandbox'`);

  const first = { companies: 6_000, named: 6_000, stated: 6_000, as_of: '2026-11-01' };
  expect(await watchWhile(() => fixture.importFile(file(0)))).toEqual([sandbox, first]);
  const seen = await watchWhile(() => fixture.importFile(file(1)));
  expect(seen).toHaveLength(2);
  expect(seen[0]).toEqual(first);
  expect(seen[1]).toMatchObject({ as_of: '2026-12-01' });
  expect(new Set([seen[1]?.companies, seen[1]?.named, seen[1]?.stated]).size).toBe(1);
});

it(`a large snapshot takes less than ${MEMORY_MAX_MB} MiB of memory`, async () => {
  const file = `${fixture.folder.path}/large.csv`;
  await writeSnapshot(file, { rows: 200_000, seed: 2 });
  await fixture.db.execute(sql`update register_state set source = 'sandbox'`);
  const importing = spawnImport({ url: fixture.url, path: file, rejectDir: fixture.rejectDir });
  // All has been read by then, and what follows is the database's work.
  const indexing = await importing.until(({ step }) => step === 'indexing');
  importing.child.kill('SIGKILL');
  await importing.ended;
  expect(indexing?.peakMb).toBeLessThan(MEMORY_MAX_MB);
});

it('a reader that holds the table for long delays the switch, and does not fail it', async () => {
  const own = await createRegisterFixture();
  let letGo: () => void = () => undefined;
  /** When the transaction that waits for the table began; each try has another one. */
  const waitingSince = async () => {
    const waiting = await own.db.first<{ since: string }>(sql`
      select xact_start::text as since from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return waiting?.since;
  };
  try {
    const held = own.db.transaction(async (tx) => {
      await tx.query(sql`select count(*) from companies`);
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
    });
    const importing = own.importRows('a.csv', csvRow('00000001'));
    importing.catch(() => undefined);
    const tries = new Set<string>();
    const countTries = async () => {
      const since = await waitingSince();
      return (since === undefined ? tries : tries.add(since)).size;
    };
    await expect.poll(countTries, { timeout: 60_000 }).toBeGreaterThan(1);
    letGo();
    await held;
    expect(await importing).toMatchObject({ companies: 1 });
  } finally {
    letGo();
    await own.drop();
  }
});
