import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { zip } from '../../../../test/support/zip-writer.ts';
import { ADVISORY_LOCKS, openBulkSession, sql } from '../../../platform/postgres/index.ts';
import { accounts, DAY, NUMBERS } from '../test-support/filed-accounts.ts';
import { useImports } from '../test-support/import-fixture.ts';

const { count, db, financials, folder, load, write } = useImports();

describe('a file of accounts', () => {
  it('is loaded with its documents, both periods of each, and the newest figures of each company', async () => {
    const path = write(DAY, zip(NUMBERS.map((number) => accounts(number))));
    const { state, wasLoaded, remarks } = await load(path);
    expect(wasLoaded).toBe(false);
    expect(remarks).toEqual([]);
    expect(state).toMatchObject({
      file: DAY,
      published_on: '2026-11-13',
      documents: 3,
      loaded: 3,
      skipped: 0,
      doubtful: 0,
    });
    const { periods, as_of } = await financials().findFinancials('69147382');
    expect(as_of).toBe('2026-11-13');
    expect(periods).toHaveLength(2);
    expect(periods[0]).toMatchObject({
      period_start: '2025-01-01',
      period_end: '2025-12-31',
      months: 12,
      currency: 'GBP',
      consolidated: false,
      dormant: false,
      accounts_type: 'FullAccounts',
      turnover: null,
      net_assets: 300,
      employees: 7,
      restated: false,
      document: { name: 'Prod223_4321_69147382_20251231.html' },
    });
    expect(
      await db().query(sql`select company_number, period_end, net_assets from company_financials order by 1`),
    ).toEqual(
      NUMBERS.toSorted().map((company_number) => ({
        company_number,
        period_end: '2025-12-31',
        net_assets: 300,
      })),
    );
  });

  it('is loaded once, whatever it is called, and so is a document that another file repeats', async () => {
    const content = zip([accounts('69147382')]);
    await load(write(DAY, content));
    expect(await load(write('copy.zip', content))).toMatchObject({ wasLoaded: true });
    const month = await load(
      write('Accounts_Monthly_Data-November2026.zip', zip([accounts('69147382'), accounts('72583914')])),
    );
    expect(month.state).toMatchObject({ loaded: 1, known: 1, published_on: '2026-11-30' });
    expect(await count('financial_documents')).toBe(2);
    expect(await count('financial_periods')).toBe(4);
  });

  it('continues where it was stopped, on threads as on this one', async () => {
    const files = Array.from({ length: 120 }, (_, i) => accounts(String(60_000_000 + i)));
    const path = write('many.zip', zip(files));
    const stop = new AbortController();
    const stopped = await load(path, { signal: stop.signal, onProgress: () => stop.abort() });
    expect(stopped.state?.finished_at).toBeNull();
    expect(stopped.state?.next_document).toBeGreaterThan(0);
    expect(stopped.state?.next_document).toBeLessThan(120);
    const { state } = await load(path);
    expect(state).toMatchObject({ loaded: 120, known: 0, next_document: 120 });
    expect(state?.finished_at).not.toBeNull();
    expect(await count('financial_documents')).toBe(120);
  });

  it('can also be a document, or a folder of documents and files', async () => {
    const { name, content } = accounts('69147382');
    expect((await load(write(name, content))).state).toMatchObject({ loaded: 1 });
    const inside = join(folder, 'inside');
    mkdirSync(inside);
    writeFileSync(join(inside, name), content);
    writeFileSync(join(inside, 'Accounts_Bulk_Data-2026-11-14.zip'), zip([accounts('72583914')]));
    const both = await financials().import({
      paths: [inside],
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    expect(both.map(({ state }) => [state?.loaded, state?.known])).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it('was packed on a Mac: what that adds beside each document is not taken for one', async () => {
    const packed = accounts('69147382');
    const added = { name: `__MACOSX/._${packed.name}`, content: '\0\x05\x16\x07' };
    const { state, remarks } = await load(write(DAY, zip([packed, added])));
    expect(state).toMatchObject({ documents: 1, loaded: 1, skipped: 0 });
    expect(remarks).toEqual([]);
  });

  it('is refused while another import runs', async () => {
    const other = await openBulkSession(db(), 'another import');
    try {
      expect(await other.tryLock(ADVISORY_LOCKS.accountsImport)).toBe(true);
      await expect(load(write(DAY, zip([accounts('69147382')])))).rejects.toThrow(
        /Another import of accounts is running/,
      );
    } finally {
      await other.close();
    }
    expect(await count('financial_documents')).toBe(0);
  });
});
