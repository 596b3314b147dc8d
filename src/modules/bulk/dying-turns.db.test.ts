import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../platform/postgres/index.ts';
import { insertCompany } from '../resolution/test-support/register-fixture.ts';
import { bulkStore as store } from './bulk.store.ts';
import { runUploadTurn, type UploadTurnDeps } from './run-upload-turn.ts';
import { useBulkFixture } from './test-support/bulk-fixture.ts';

const fixture = useBulkFixture();
const KITES = '07654321';
const LAMPS = '07654399';
const never = new AbortController().signal;

beforeAll(() =>
  insertCompany(fixture.service.database.db, {
    company_number: LAMPS,
    company_name: 'FERNHOLLOW LAMPS LIMITED',
    previous_names: [],
  }),
);

/** A turn that ends as if the process had died, as soon as a question is answered. */
async function die(id: string): Promise<void> {
  const dying = <Args extends unknown[]>(ask: (...args: Args) => Promise<unknown>) =>
    (async (...args: Args) => {
      await ask(...args);
      throw new Error('the process died');
    }) as never;
  const { questions, websites, ...deps } = parts();
  const turn = runUploadTurn(
    {
      ...deps,
      questions: { ...questions, resolve: dying(questions.resolve) },
      websites: { ...websites, answer: dying(websites.answer) },
    },
    id,
    never,
  );
  await expect(turn).rejects.toThrow('died');
}

function parts(): UploadTurnDeps {
  const { service, database, clock } = fixture.service;
  const { questions, jobs } = service.resolution;
  const companies = { listFindable: async (numbers: readonly string[]) => numbers };
  return { db: database.db, store, questions, jobs, websites: service.websites, companies, clock };
}

const work = async (id: string) => {
  while (await runUploadTurn(parts(), id, never));
};

async function start(as: string, input: string): Promise<string> {
  const { database, clock } = fixture.service;
  const account = await database.db.first<{ id: string }>(
    sql`select account_id as id from users where email = ${`${as}@example.com`}`,
  );
  const id = `bulk_${as}_${input}`;
  const isCompany = /^\d+$/.test(input);
  const row = { input, domain: isCompany ? null : input, reason: null, cells: null, isInvalid: false };
  await database.db.transaction((tx) =>
    store.insert(tx, {
      id,
      accountId: account?.id ?? '',
      direction: isCompany ? 'company' : 'domain',
      file_name: null,
      columns: null,
      column_index: 0,
      rows: [row, row],
      at: clock.now(),
    }),
  );
  return id;
}

const charges = async (id: string) =>
  (await store.listResults(fixture.service.database.db, id, { after: 0, limit: 10 })).map(
    ({ outcome, charged, charge_reason }) => [outcome, charged, charge_reason],
  );

describe('a row whose turn died after its question', () => {
  it('reports the charge of the job that it opened, and the row that joins it does not', async () => {
    const id = await start('anna', 'kites.co.uk');
    await die(id);
    await work(id);
    expect(await charges(id)).toEqual([
      ['matched', true, 'matched'],
      ['matched', false, 'already_charged'],
    ]);
  });

  it('reports the charge of an answer that was known, in both directions', async () => {
    const id = await start('ben', 'kites.co.uk');
    await die(id);
    await die(id);
    await work(id);
    expect(await charges(id)).toEqual([
      ['matched', true, 'matched'],
      ['matched', false, 'already_charged'],
    ]);
    const companies = await start('cleo', KITES);
    await die(companies);
    await work(companies);
    expect(await charges(companies)).toEqual([
      ['verified', true, 'verified'],
      ['verified', false, 'already_charged'],
    ]);
  });

  it('goes on with the search for a website that it began', async () => {
    const id = await start('cleo', LAMPS);
    await die(id);
    const row = await fixture.service.database.db.first<{ job_id: string; is_joined: boolean }>(
      sql`select job_id, is_joined from bulk_rows where bulk_id = ${id} and row_number = 1`,
    );
    expect(row).toEqual({ job_id: expect.stringMatching(/^job_/), is_joined: false });
  });
});
