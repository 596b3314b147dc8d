import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '../../platform/postgres/index.ts';
import { insertCompany } from '../resolution/test-support/register-fixture.ts';
import { bulkStore as store } from './bulk.store.ts';
import { runUploadTurn, type UploadTurnDeps } from './run-upload-turn.ts';
import { useBulkFixture } from './test-support/bulk-fixture.ts';

const fixture = useBulkFixture();
const KITES = '07654321';
const LAMPS = '07654399';
const never = new AbortController().signal;
vi.setConfig({ testTimeout: 60_000 });

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

/** Whose process dies before or after any of the calls. */
function dyingParts(): UploadTurnDeps {
  const dying = <Part extends object>(part: Part): Part =>
    new Proxy(part, {
      get:
        (target, name) =>
        async (...args: unknown[]) => {
          const moment = Math.random();
          if (moment < 0.02) throw new Error('the process died');
          const result = await (Reflect.get(target, name) as (...given: unknown[]) => unknown)(...args);
          if (moment < 0.06) throw new Error('the process died');
          return result;
        },
    });
  const { questions, jobs, store: real, ...others } = parts();
  return { ...others, questions: dying(questions), jobs: dying(jobs), store: dying(real) };
}

const work = async (id: string) => {
  while (await runUploadTurn(parts(), id, never));
};

async function start(as: string, input: string, inputs = [input, input]): Promise<string> {
  const { database, clock } = fixture.service;
  const account = await database.db.first<{ id: string }>(
    sql`select account_id as id from users where email = ${`${as}@example.com`}`,
  );
  const id = `bulk_${as}_${input}`;
  const isCompany = /^\d+$/.test(input);
  const rowOf = (asked: string) => ({
    input: asked,
    domain: isCompany ? null : asked,
    reason: null,
    cells: null,
    isInvalid: false,
  });
  await database.db.transaction((tx) =>
    store.insert(tx, {
      id,
      accountId: account?.id ?? '',
      direction: isCompany ? 'company' : 'domain',
      file_name: null,
      columns: null,
      column_index: 0,
      rows: inputs.map(rowOf),
      at: clock.now(),
    }),
  );
  return id;
}

const charges = async (id: string) =>
  (await store.listResults(fixture.service.database.db, id, { after: 0, limit: 100 })).map(
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

  it('reports no charge twice and none too few, wherever turns die', async () => {
    const { service, database } = fixture.service;
    for (const name of ['ben', 'cleo'])
      await service.accounts.admin.grant(`${name}@example.com`, 50, 'for tests');
    const domains = ['com', 'net', 'org', 'io', 'app', 'dev'].flatMap((tld) => [
      `kites.${tld}`,
      `fernhollowkites.${tld}`,
      `plain.${tld}`,
    ]);
    // Half of the answers are known.
    await work(await start('ben', 'some', domains.slice(0, 9)));
    const charged = async () =>
      (await database.db.first<{ count: number }>(sql`
        select count(*)::int as count from credit_entries entry join users using (account_id)
        where email = 'cleo@example.com' and kind = 'charge'`))!.count;
    const before = await charged();
    const id = await start('cleo', 'all', [...domains, ...domains]);
    let deaths = 0;
    for (let isDone = false; !isDone; ) {
      try {
        isDone = (await runUploadTurn(dyingParts(), id, never)) === undefined;
      } catch (error) {
        expect((error as Error).message).toBe('the process died');
        deaths += 1;
      }
    }
    expect(deaths).toBeGreaterThan(5);
    const rows = await charges(id);
    expect(rows.map(([outcome]) => outcome)).toEqual(
      [...domains, ...domains].map((domain) => (domain.startsWith('plain') ? 'no_match' : 'matched')),
    );
    expect(rows.filter(([, isCharged]) => isCharged)).toHaveLength(12);
    expect((await charged()) - before).toBe(12);
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
