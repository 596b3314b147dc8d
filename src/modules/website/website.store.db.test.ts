import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { zip } from '../../../test/support/zip-writer.ts';
import { sql } from '../../platform/postgres/index.ts';
import type { Evidence } from '../resolution/index.ts';
import { importVisitedSites } from './index.ts';
import { listVisited, websiteStore } from './website.store.ts';
import type { StoredSearch } from './website-result.ts';

let database: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'visited-'));
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});
beforeEach(async () => {
  await database.db.execute(sql`delete from visited_domains`);
  await database.db.execute(sql`insert into visited_domains (domain) values ('earlier.com')`);
});

function write(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function load(path: string, signal = new AbortController().signal) {
  const read: number[] = [];
  const counts = importVisitedSites(database.db, { path, signal, onProgress: (lines) => read.push(lines) });
  return { counts, read };
}

async function held(): Promise<string[]> {
  const rows = await database.db.query<{ domain: string }>(
    sql`select domain from visited_domains order by domain`,
  );
  return rows.map(({ domain }) => domain);
}

const CRUX =
  'origin,rank\nhttps://www.fernhollow.co.uk,1000\nhttps://shop.fernhollow.co.uk,5000\nhttps://tarn.org,5000\n';

describe('a list of visited websites', () => {
  it.each([
    ['plain', 'crux.csv', CRUX],
    ['compressed', 'crux.csv.gz', gzipSync(CRUX)],
    ['in a zip', 'top-1m.csv.zip', zip([{ name: 'top-1m.csv', content: CRUX }])],
    ['with the line ends of Windows', 'windows.csv', CRUX.replaceAll('\n', '\r\n')],
  ])('%s takes the place of the one before, each domain once', async (_kind, name, content) => {
    const { counts, read } = load(write(name, content));
    expect(await counts).toEqual({ before: 1, now: 2 });
    expect(read).toEqual([3]);
    expect(await held()).toEqual(['fernhollow.co.uk', 'tarn.org']);
    expect(await listVisited(database.db, ['tarn.org', 'earlier.com', 'tarn.com'])).toEqual(['tarn.org']);
  });

  it.each([
    ['that names no website', () => write('numbers.csv', '1,2\n3,4\n'), /names no website/],
    ['that is not there', () => join(folder, 'missing.csv'), /cannot be read \(ENOENT\)/],
    ['that is a folder', () => folder, /cannot be read \(EISDIR\)/],
    [
      'that is cut off',
      () => write('cut.csv.gz', gzipSync(CRUX.repeat(2_000)).subarray(0, 200)),
      /cannot be read/,
    ],
    ['that is no zip', () => write('other.zip', 'tarn.org'), /cannot be read/],
  ])('a file %s is refused with a sentence, and the list is as it was', async (_kind, make, sentence) => {
    await expect(load(make()).counts).rejects.toThrow(sentence);
    expect(await held()).toEqual(['earlier.com']);
  });

  it('an interrupted import leaves the list as it was', async () => {
    await expect(load(write('crux.csv', CRUX), AbortSignal.abort()).counts).rejects.toThrow(/Interrupted/);
    expect(await held()).toEqual(['earlier.com']);
  });

  it('two imports at once end with the complete list of one of them', async () => {
    const many = (ending: string) =>
      Array.from({ length: 30_000 }, (_, i) => `tarn${i}.${ending}`).join('\n');
    const loads = ['com', 'org'].map((ending) => load(write(`many.${ending}.csv`, many(ending))).counts);
    await Promise.all(loads);
    const endings = new Set((await held()).map((domain) => domain.split('.')[1]));
    expect(endings.size).toBe(1);
    expect(await held()).toHaveLength(30_000);
  });
});

const NOW = new Date('2026-11-15T09:00:00Z');
const EVIDENCE: Evidence[] = [
  {
    kind: 'company_number',
    value: '07381645',
    supports: '07381645',
    page_url: 'https://fern.co.uk/',
    also_on: [],
    quote: 'No. 07381645',
    captured_at: NOW.toISOString(),
    page_sha256: '0'.repeat(64),
    weight: 6,
  },
];
const SEARCH: Omit<StoredSearch, 'id'> = {
  company_number: '07381645',
  status: 'verified',
  websites: [
    {
      domain: 'fern.co.uk',
      match_confidence: 0.98,
      evidence: EVIDENCE,
      verified_at: '2026-11-15T09:00:00.000Z',
    },
  ],
  candidates_tried: 3,
  searched_at: NOW,
  expires_at: new Date(NOW.getTime() + 1_000),
};
let id: number;

beforeAll(async () => {
  id = await database.db.transaction((tx) => websiteStore.insertSearch(tx, SEARCH));
});

const setEvidence = (evidence: unknown) =>
  database.db.execute(sql`
    update website_results set websites = jsonb_set(websites, '{0,evidence}', ${JSON.stringify(evidence)}::jsonb)`);
const read = () => websiteStore.findSearch(database.db, id);

describe('the evidence of a stored search', () => {
  it('is stored with its version, and read as it was given', async () => {
    const row = await database.db.first(sql`
      select websites #> '{0,evidence,version}' as version from website_results`);
    expect(row).toEqual({ version: 3 });
    expect(await read()).toEqual({ id, ...SEARCH });
  });

  it('is read when it was stored as a bare list', async () => {
    await setEvidence(EVIDENCE);
    expect(await read()).toEqual({ id, ...SEARCH });
  });

  it('is not read when a newer program wrote it', async () => {
    await setEvidence({ version: 4, items: [] });
    await expect(read()).rejects.toThrow('the evidence of a website is stored in version 4');
  });
});
