import { beforeEach, describe, expect, it } from 'vitest';
import {
  paged,
  tooManyRequests,
  webPage,
} from '../../../platform/companies-house/test-support/scripted-companies-house.ts';
import { sql } from '../../../platform/postgres/index.ts';
import type { CompanyNumber } from '../../../shared/companies/company-number.ts';
import { insertSnapshotRow, slowly, useLiveFixture } from './test-support/live-fixture.ts';
import {
  officialCharge,
  officialInsolvency,
  officialOfficer,
  officialProfile,
  officialProfileWithAll,
} from './test-support/official-fixtures.ts';

const NUMBER = '07654321' as CompanyNumber;
const PATH = `/company/${NUMBER}`;
const fixture = useLiveFixture();
const { clock } = fixture;

describe('a register without a key', () => {
  it('returns the stored data, and sends no request', async () => {
    await insertSnapshotRow(fixture.db);
    const live = fixture.startProcess({ keyed: false });
    expect(live.enabled).toBe(false);
    const company = await live.getCompany(NUMBER);
    expect(company).toMatchObject({ record: { company_name: 'FERNHOLLOW OLD NAME LIMITED', live_at: null } });
    expect(company?.detail).toBeUndefined();
    expect(await live.getCompany('00000009' as CompanyNumber)).toBeUndefined();
    expect(await live.search('fernhollow')).toEqual([]);
    await expect(live.refreshDetail(NUMBER)).rejects.toMatchObject({ reason: 'off' });
    expect(fixture.server.requests).toEqual([]);
  });
});

describe('a company that is asked for', () => {
  beforeEach(() => {
    fixture.server.answer(PATH, officialProfileWithAll(NUMBER));
    fixture.server.answer(
      `${PATH}/officers`,
      paged(
        Array.from({ length: 40 }, (_, at) => officialOfficer(at)),
        35,
        { total_results: 40 },
      ),
    );
    fixture.server.answer(`${PATH}/charges`, {
      items: [officialCharge(1), officialCharge(2, { status: 'satisfied' })],
      total_count: 2,
    });
    fixture.server.answer(`${PATH}/insolvency`, officialInsolvency());
  });

  it('is stored completely: its row, its names and its detail', async () => {
    const company = await fixture.startProcess().getCompany(NUMBER);
    expect(company?.record).toMatchObject({
      company_name: 'FERNHOLLOW KITES LIMITED',
      accounts_next_due: '2027-03-31',
      sic_codes: ['32300'],
      charges_total: 2,
      charges_outstanding: 1,
      charges_satisfied: 1,
      removed_on: null,
    });
    expect(company?.record.live_at).toEqual(clock.now());
    expect(company?.detail?.officers).toHaveLength(40);
    expect(company?.detail).toMatchObject({
      charges: [{ id: 'charge-1' }, { id: 'charge-2' }],
      fetched_at: clock.now(),
    });
    expect(
      await fixture.db.query(sql`select ordinal, name_key, joined_key from company_names order by ordinal`),
    ).toEqual([
      { ordinal: 0, name_key: 'FERNHOLLOW KITES', joined_key: 'FERNHOLLOWKITES' },
      { ordinal: 1, name_key: 'FERNHOLLOW', joined_key: 'FERNHOLLOW' },
      { ordinal: 2, name_key: 'FH 123', joined_key: 'FH123' },
    ]);
    expect(await fixture.db.first(sql`select row_hash from companies`)).toEqual({ row_hash: 0 });
  });

  it('replaces what a snapshot said, under the same id, and leaves nothing of the old names', async () => {
    await insertSnapshotRow(fixture.db, {
      removed_on: '2026-10-01',
      previous_names: [{ name: 'A', ceased_on: null }],
    });
    fixture.server.answer(
      PATH,
      officialProfile(NUMBER, { previous_company_names: undefined, jurisdiction: undefined }),
    );
    const company = await fixture.startProcess().getCompany(NUMBER);
    expect(company?.record).toMatchObject({
      company_name: 'FERNHOLLOW KITES LIMITED',
      previous_names: [],
      removed_on: null,
      charges_total: 0,
    });
    expect(await fixture.db.query(sql`select company_id, name_key, outward_code from company_names`)).toEqual(
      [{ company_id: 1, name_key: 'FERNHOLLOW KITES', outward_code: 'NN6' }],
    );
  });

  it('keeps the counts of the snapshot if its charges could not be had', async () => {
    await insertSnapshotRow(fixture.db);
    fixture.server.answer(`${PATH}/charges`, webPage(500));
    const company = await fixture.startProcess().getCompany(NUMBER);
    expect(company?.record).toMatchObject({ charges_total: 3, charges_outstanding: 1 });
    expect(company?.detail).toMatchObject({ charges: null });
  });

  it('keeps a part from before if that could not be had, and is asked for again soon', async () => {
    const live = fixture.startProcess();
    await live.getCompany(NUMBER);
    fixture.server.answer(`${PATH}/charges`, webPage(500));
    clock.advance({ hours: 25 });
    expect((await live.getCompany(NUMBER))?.detail?.charges).toHaveLength(2);
    const asked = fixture.server.requests.length;
    clock.advance({ minutes: 14 });
    await live.getCompany(NUMBER);
    expect(fixture.server.requests).toHaveLength(asked);
    clock.advance({ minutes: 2 });
    await live.getCompany(NUMBER);
    expect(fixture.server.requests.length).toBeGreaterThan(asked);
  });

  it('is not asked for again for a day, by any process', async () => {
    await fixture.startProcess().getCompany(NUMBER);
    const asked = fixture.server.requests.length;
    clock.advance({ hours: 23 });
    await fixture.startProcess({ elsewhere: true }).getCompany(NUMBER);
    expect(fixture.server.requests).toHaveLength(asked);
    clock.advance({ hours: 2 });
    await fixture.startProcess({ elsewhere: true }).getCompany(NUMBER);
    expect(fixture.server.requests).toHaveLength(2 * asked);
  });

  it('is asked for sooner where a caller wants it younger, or refreshes it', async () => {
    const live = fixture.startProcess();
    await live.getCompany(NUMBER);
    const asked = fixture.server.requests.length;
    clock.advance({ hours: 2 });
    await live.getCompany(NUMBER, { maxAgeMs: 60 * 60_000 });
    expect(fixture.server.requests).toHaveLength(2 * asked);
    await live.refreshDetail(NUMBER);
    expect(fixture.server.requests).toHaveLength(3 * asked);
    expect(await live.findCompany(NUMBER)).toBeDefined();
    expect(fixture.server.requests).toHaveLength(3 * asked);
  });

  it('is fetched once for many at once, in two processes', async () => {
    fixture.server.answer(PATH, slowly(officialProfile(NUMBER)));
    const [here, there] = [fixture.startProcess(), fixture.startProcess({ elsewhere: true })];
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => (at % 2 ? here : there).getCompany(NUMBER)),
    );
    expect(answers.every((answer) => answer?.detail?.officers?.length === 40)).toBe(true);
    expect(fixture.server.requests.filter((path) => path === PATH)).toHaveLength(1);
  });

  it('is fetched once by two processes that refresh at once', async () => {
    fixture.server.answer(PATH, slowly(officialProfile(NUMBER)));
    const [here, there] = [fixture.startProcess(), fixture.startProcess({ elsewhere: true })];
    await Promise.all([here.refreshDetail(NUMBER), there.refreshDetail(NUMBER)]);
    expect(fixture.server.requests.filter((path) => path === PATH)).toHaveLength(1);
  });

  it('is fetched by another process when the claim of one that died has run out', async () => {
    const until = new Date(clock.now().getTime() + 120_000);
    await fixture.db.execute(
      sql`insert into company_details (company_number, claimed_until) values (${NUMBER}, ${until})`,
    );
    const pending = fixture.startProcess().getCompany(NUMBER);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(fixture.server.requests).toEqual([]);
    clock.advance({ seconds: 121 });
    expect(await pending).toBeDefined();
  });

  it('is there again after an import has replaced the register', async () => {
    const live = fixture.startProcess();
    await live.getCompany(NUMBER);
    await fixture.db.execute(sql`delete from companies`);
    expect(await live.getCompany(NUMBER)).toMatchObject({ record: { company_number: NUMBER } });
  });

  it('is the snapshot’s when it is found in a later snapshot', async () => {
    const live = fixture.startProcess();
    await live.getCompany(NUMBER);
    await fixture.db.execute(sql`update companies set row_hash = 5`);
    expect((await live.getCompany(NUMBER))?.record.live_at).toBeNull();
  });
});

describe('a company that Companies House does not know', () => {
  it('is not found, and is not asked for again for an hour', async () => {
    const live = fixture.startProcess();
    expect(await live.getCompany(NUMBER)).toBeUndefined();
    clock.advance({ minutes: 59 });
    expect(await live.getCompany(NUMBER)).toBeUndefined();
    expect(fixture.server.requests).toHaveLength(1);
    clock.advance({ minutes: 2 });
    fixture.server.answer(PATH, officialProfile(NUMBER));
    expect(await live.getCompany(NUMBER)).toBeDefined();
  });
  it('is what the snapshot says if a snapshot has it', async () => {
    await insertSnapshotRow(fixture.db);
    const company = await fixture.startProcess().getCompany(NUMBER);
    expect(company).toMatchObject({ record: { company_name: 'FERNHOLLOW OLD NAME LIMITED' } });
    expect(company?.detail).toBeUndefined();
  });
});

/** Long, for machines that are busy; nothing waits longer than it must. */
const IN_TIME = { timeout: 15_000 };

describe('a look-up while Companies House cannot be had', () => {
  it.each([
    ['fails', webPage(502)],
    ['wants a pause', tooManyRequests('60')],
    ['sends something else', { hello: 'world' }],
  ])('serves what is held, and nothing else: Companies House %s', async (_, answer) => {
    fixture.server.answer(PATH, answer);
    fixture.server.answer('/company/00000009', answer);
    await insertSnapshotRow(fixture.db);
    const live = fixture.startProcess();
    expect(await live.getCompany(NUMBER)).toMatchObject({
      record: { company_name: 'FERNHOLLOW OLD NAME LIMITED' },
    });
    await expect(live.getCompany('00000009' as CompanyNumber)).rejects.toMatchObject({ code: 'unavailable' });
  });
  it('releases the claim', async () => {
    fixture.server.answer(PATH, webPage(502));
    await expect(fixture.startProcess().refreshDetail(NUMBER)).rejects.toMatchObject({ reason: 'failing' });
    fixture.server.answer(PATH, officialProfile(NUMBER));
    expect(await fixture.startProcess({ elsewhere: true }).getCompany(NUMBER)).toBeDefined();
  });
  it('serves what is held when the time is over, and keeps the answer when it comes', async () => {
    await insertSnapshotRow(fixture.db);
    fixture.server.answer(PATH, slowly(officialProfile(NUMBER), 300));
    const live = fixture.startProcess({ waitMs: 50 });
    expect(await live.getCompany(NUMBER)).toMatchObject({
      record: { company_name: 'FERNHOLLOW OLD NAME LIMITED' },
    });
    await expect
      .poll(async () => (await live.findCompany(NUMBER))?.record.company_name, IN_TIME)
      .toBe('FERNHOLLOW KITES LIMITED');
  });
});

it('an interactive look-up that joins background work without a budget goes on by itself', async () => {
  fixture.server.answer('/company/00000009', officialProfile('00000009'));
  fixture.server.answer(PATH, officialProfile(NUMBER));
  const live = fixture.startProcess({ requests: 10 });
  // One request is all that background work may make of these ten.
  await live.refreshDetail('00000009' as CompanyNumber);
  // Both read what is held before they ask, so either may be the first to ask; the one that counts must
  // succeed.
  const [, interactive] = await Promise.allSettled([live.refreshDetail(NUMBER), live.getCompany(NUMBER)]);
  expect(interactive).toMatchObject({ status: 'fulfilled', value: { record: { company_number: NUMBER } } });
});

it('a name is searched for at Companies House', async () => {
  const items = [{ company_number: NUMBER, title: 'FERNHOLLOW KITES LIMITED' }, { title: 'no number' }];
  fixture.server.answer('/search/companies', { items });
  expect(await fixture.startProcess().search('fernhollow & co')).toMatchObject([{ company_number: NUMBER }]);
  expect(fixture.server.requests).toEqual(['/search/companies?q=fernhollow+%26+co&items_per_page=20']);
});

it('closing ends what is in progress, in good time', async () => {
  fixture.server.answer(PATH, slowly(officialProfile(NUMBER), 4_000));
  const live = fixture.startProcess();
  const pending = live.getCompany(NUMBER).catch((error: Error) => error);
  await expect.poll(() => fixture.server.requests.length, IN_TIME).toBe(1);
  await live.close();
  expect(await pending).toMatchObject({ code: 'unavailable' });
});
