import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeSnapshot } from '../../../../test/support/snapshot/index.ts';
import { sql } from '../../../platform/postgres/index.ts';
import { createRegisterFixture, type RegisterFixture } from './test-support/register-fixture.ts';
import { csvRow } from './test-support/snapshot-fixture.ts';
import { spawnImport } from './test-support/spawn-import.ts';

/** Some fifteen batches: enough to be stopped between the first and the last. */
const ROWS = 8_000;
const batchBytes = 256 * 1024;

/** Starting a process takes its time on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });
let fixture: RegisterFixture;
let snapshot: string;
beforeEach(async () => {
  fixture = await createRegisterFixture();
  snapshot = `${fixture.folder.path}/Basic-2026-11-01.csv`;
  await writeSnapshot(snapshot, { rows: ROWS });
});
afterEach(() => fixture.drop());

const spawn = (stopsAfter?: number) =>
  spawnImport({
    url: fixture.url,
    path: snapshot,
    rejectDir: fixture.rejectDir,
    batchBytes,
    ...(stopsAfter && { stopsAfter }),
  });

async function countCompanies(): Promise<number> {
  return (
    (await fixture.db.first<{ count: number }>(sql`select count(*) as count from companies`))?.count ?? -1
  );
}

describe('an import that is killed', () => {
  it('changes nothing, goes on where it was, and ends with every company once', async () => {
    const first = spawn(1_500);
    await first.until(({ companies }) => (companies ?? 0) >= 1_500);
    first.child.kill('SIGKILL');
    await first.ended;
    expect(await countCompanies()).toBe(0);
    expect(await fixture.register.state()).toMatchObject({ companies: 0, source: null });

    const second = (await spawn().ended).at(-1);
    expect(second?.result).toMatchObject({
      outcome: 'replaced',
      companies: ROWS,
      tally: { rejected: 0, duplicates: 0 },
    });
    expect(second?.result).toHaveProperty(
      'resumedAt',
      expect.toSatisfy((at: number) => at > 1_000 && at <= ROWS),
    );
    expect(
      await fixture.db.first(sql`select count(*) as companies, count(distinct company_number) as numbers,
        max(id) as last, (select count(distinct company_id) from company_names) as named from companies`),
    ).toEqual({ companies: ROWS, numbers: ROWS, last: ROWS, named: ROWS });
  });

  it('is forgotten when another snapshot is imported', async () => {
    const first = spawn(1_500);
    await first.until(({ companies }) => (companies ?? 0) >= 1_500);
    first.child.kill('SIGKILL');
    await first.ended;
    expect(await fixture.importRows('other.csv', csvRow('00000001'))).toMatchObject({
      companies: 1,
      resumedAt: 0,
    });
    expect(await countCompanies()).toBe(1);
  });
});

describe('an import that is stopped by a signal', () => {
  it('ends at once with a sentence, and goes on where it was', async () => {
    const stop = new AbortController();
    const stopped = fixture.importFile(snapshot, {
      batchBytes,
      signal: stop.signal,
      onProgress: (progress) => {
        if (progress.step === 'reading' && progress.companies > 1_500) stop.abort();
      },
    });
    await expect(stopped).rejects.toThrow(
      'Interrupted; the register is as it was. The same command continues from here.',
    );
    const result = await fixture.importFile(snapshot);
    expect(result).toMatchObject({ companies: ROWS });
    expect(result.outcome !== 'unchanged' && result.resumedAt).toBeGreaterThan(1_000);
  });

  it('resumes if it was stopped while indexes were built', async () => {
    const stop = new AbortController();
    const stopped = fixture.importFile(snapshot, {
      batchBytes,
      signal: stop.signal,
      onProgress: (progress) => {
        if (progress.step === 'indexing' && progress.done === 4) stop.abort();
      },
    });
    await expect(stopped).rejects.toThrow('Interrupted');
    expect(await countCompanies()).toBe(0);
    expect(await fixture.importFile(snapshot)).toMatchObject({ companies: ROWS, resumedAt: ROWS });
    expect(await countCompanies()).toBe(ROWS);
  });
});

describe('an import that fails while indexes are built', () => {
  it('says why, changes nothing, and continues when the cause is removed', async () => {
    await fixture.db.execute(sql`create unique index companies_one_of_a_kind on companies (company_type)`);
    await expect(fixture.importFile(snapshot)).rejects.toThrow(
      'could not create unique index "companies_one_of_a_kind"',
    );
    expect(await countCompanies()).toBe(0);
    await fixture.db.execute(sql`drop index companies_one_of_a_kind`);
    expect(await fixture.importFile(snapshot)).toMatchObject({ companies: ROWS, resumedAt: ROWS });
    expect(await countCompanies()).toBe(ROWS);
  });
});

describe('two imports at once', () => {
  it('do not happen: the second is refused in one sentence', async () => {
    // Stopped, it keeps what it holds, and is sure to be there for as long as the second waits for it.
    const first = spawn(1);
    await first.until(({ step }) => step === 'reading');
    await expect(fixture.importRows('other.csv', csvRow('00000001'))).rejects.toThrow(
      /^Another import is running; wait until it is done\.$/,
    );
    first.child.kill('SIGCONT');
    expect((await first.ended).at(-1)?.result).toMatchObject({ companies: ROWS });
  });
});
