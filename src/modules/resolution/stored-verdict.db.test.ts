import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { sql } from '../../platform/postgres/index.ts';
import type { Verdict } from './decide/verdict.ts';
import { resolutionStore } from './resolution.store.ts';

const NOW = new Date('2026-11-15T09:00:00Z');
const VERDICT: Verdict = {
  match_status: 'no_match',
  match_confidence: null,
  company_number: null,
  evidence: [],
  quote_offsets: [],
  review_candidates: [],
  entities_on_site: [],
  parents_on_site: [],
  disclosures: null,
  explanation: 'The pages name no company.',
  model_version: 'v1',
};
let database: TestDatabase;
let id: number;

beforeAll(async () => {
  database = await createTestDatabase();
  id = await database.db.transaction((tx) =>
    resolutionStore.insertResult(tx, {
      domain: 'acme.co.uk',
      verdict: VERDICT,
      pages_read: 1,
      resolved_at: NOW,
      expires_at: new Date(NOW.getTime() + 1_000),
    }),
  );
});
afterAll(() => database.drop());

const setVersion = (patch: string) =>
  database.db.execute(sql`
    update domain_results set verdict = (verdict - 'version') || ${patch}::jsonb where id = ${id}`);
const read = () => resolutionStore.findResult(database.db, id);
const list = () => resolutionStore.listValidVerdicts(database.db, ['acme.co.uk'], NOW);

describe('a stored verdict', () => {
  it('carries its version', async () => {
    const row = await database.db.first(sql`select verdict -> 'version' as version from domain_results`);
    expect(row).toEqual({ version: 4 });
    expect((await read())?.verdict).toMatchObject(VERDICT);
  });

  it('is read when it was stored before verdicts had a version, disclosures and offsets', async () => {
    await database.db.execute(
      sql`update domain_results set verdict = verdict - 'disclosures' - 'quote_offsets' - 'parents_on_site' where id = ${id}`,
    );
    await setVersion('{}');
    expect((await read())?.verdict).toEqual(VERDICT);
    expect((await list()).map(({ verdict }) => verdict)).toEqual([VERDICT]);
  });

  it('is not read when a newer program wrote it', async () => {
    await setVersion('{"version": 5}');
    await expect(read()).rejects.toThrow('a verdict is stored in version 5');
    await expect(list()).rejects.toThrow('a verdict is stored in version 5');
  });
});
