import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { sql } from '../../platform/postgres/index.ts';
import type { Evidence } from '../resolution/index.ts';
import { websiteStore } from './website.store.ts';
import type { StoredSearch } from './website-result.ts';

const NOW = new Date('2026-11-15T09:00:00Z');
const EVIDENCE: Evidence[] = [
  {
    kind: 'company_number',
    value: '07381645',
    supports: '07381645',
    page_url: 'https://fern.co.uk/',
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
let database: TestDatabase;
let id: number;

beforeAll(async () => {
  database = await createTestDatabase();
  id = await database.db.transaction((tx) => websiteStore.insertSearch(tx, SEARCH));
});
afterAll(() => database.drop());

const setEvidence = (evidence: unknown) =>
  database.db.execute(sql`
    update website_results set websites = jsonb_set(websites, '{0,evidence}', ${JSON.stringify(evidence)}::jsonb)`);
const read = () => websiteStore.findSearch(database.db, id);

describe('the evidence of a stored search', () => {
  it('carries its version', async () => {
    const row = await database.db.first(sql`
      select websites #> '{0,evidence,version}' as version from website_results`);
    expect(row).toEqual({ version: 2 });
    expect(await read()).toEqual({ id, ...SEARCH });
  });

  it('is read when it was stored as a bare list', async () => {
    await setEvidence(EVIDENCE);
    expect(await read()).toEqual({ id, ...SEARCH });
  });

  it('is not read when a newer program wrote it', async () => {
    await setEvidence({ version: 3, items: [] });
    await expect(read()).rejects.toThrow('the evidence of a website is stored in version 3');
  });
});
