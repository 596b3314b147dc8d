import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../platform/postgres/index.ts';
import { ANSWER_COLUMNS } from '../../shared/bulk-columns.ts';
import { describeSicCode } from '../../shared/companies/sic-codes.ts';
import { insertCompany } from '../resolution/test-support/register-fixture.ts';
import { readXlsx } from '../uploads/read-xlsx.ts';
import { useBulkFixture } from './test-support/bulk-fixture.ts';
import { writeXlsx } from './xlsx-workbook.ts';

const IN_TIME = { timeout: 30_000, interval: 100 };
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const fixture = useBulkFixture();
const { upload, read, status, rows } = fixture;

/** As the account's people decide under reviews: for a company, or against all. */
async function decide(domain: string, companyNumber: string | null): Promise<void> {
  await fixture.service.database.db.execute(sql`
    insert into reviews (id, account_id, domain, asked_at, decided_at, company_number)
    select ${`review_${domain}`}, account_id, ${domain}, now(), now(), ${companyNumber}
    from users where email = 'anna@example.com'`);
}

async function finished(payload: string | Buffer, type = 'text/csv'): Promise<string> {
  const { id } = (await upload(payload, { type })).json();
  await expect.poll(status(id), IN_TIME).toBe('completed');
  return id;
}

const preview = async (csv: string, query = '') =>
  (await upload(csv, { query: `?preview=true${query}` })).json();

beforeAll(async () => {
  const { db } = fixture.service.database;
  await insertCompany(db, {
    company_number: '08765432',
    company_name: 'TANGLEWOOD BOATS LIMITED',
    accounts_next_due: '2020-01-31',
    sic_codes: ['30120', '33150'],
    previous_names: [],
  });
  await db.execute(sql`
    insert into company_financials (company_number, period_end, currency, turnover, net_assets, employees)
    values ('08765432', '2025-12-31', 'GBP', 1200000, -4500, 12)`);
});

describe('the answer of a row', () => {
  let id: string;

  it('comes for every row', async () => {
    id = await finished('name,site\nBoats,tanglewoodboats.test\nPlain,plain.test\nGone,gone.test\nBad,???\n');
    expect(await rows(id)).toHaveLength(4);
  });

  it('holds the company with its record, industry and newest figures, and the strongest evidence', async () => {
    const [boats] = await rows(id);
    expect(Object.keys(boats)).toEqual(['columns', ...ANSWER_COLUMNS]);
    expect(boats).toMatchObject({
      outcome: 'matched',
      company_number: '08765432',
      company_name: 'TANGLEWOOD BOATS LIMITED',
      company_status: 'active',
      company_type: 'ltd',
      incorporated_on: '2011-06-07',
      registered_address: '4 MILL LANE, NORTHAMPTON, NN6 8SN',
      registered_postcode: 'NN6 8SN',
      sic_codes: ['30120', '33150'],
      sic_descriptions: ['30120', '33150'].map(describeSicCode),
      accounts_next_due: '2020-01-31',
      accounts_overdue: true,
      turnover: 1_200_000,
      net_assets: -4_500,
      employees: 12,
      financials_period_end: '2025-12-31',
      match_confidence: expect.any(Number),
      answered_by: 'website',
      evidence_quote: expect.stringContaining('08765432'),
      evidence_url: expect.stringContaining('tanglewoodboats.test'),
      failure_code: null,
      reason: expect.stringMatching(/^[^.]*\.$/),
      review: null,
      charged: true,
      charge_reason: 'matched',
      row_number: 1,
      input: 'tanglewoodboats.test',
      domain: 'tanglewoodboats.test',
    });
  });

  it('says why a website could not be read, and has no company fields if no company was found', async () => {
    const [, plain, gone, bad] = await rows(id);
    expect(plain).toMatchObject({
      outcome: 'no_match',
      company_number: null,
      sic_codes: null,
      employees: null,
    });
    expect(gone).toMatchObject({
      outcome: 'scrape_failed',
      failure_code: 'refused',
      reason: expect.any(String),
      answered_by: 'website',
    });
    expect(bad).toMatchObject({ outcome: 'invalid', answered_by: null, failure_code: null });
  });

  it('is the same in the rows route, in CSV and in a workbook, there with real numbers and dates', async () => {
    const { rows: shown } = (await read(`${id}/rows?limit=1`)).json();
    const [{ columns, ...boats }] = await rows(id);
    expect(shown[0]).toEqual({ ...boats, known: false, cells: Object.values(columns) });
    const csv = (await read(`${id}/results`)).body;
    expect(csv).toContain('30120; 33150');
    expect(csv).toContain(',2020-01-31,true,1200000,-4500,12,2025-12-31,');
    const sheet = await readXlsx((await read(`${id}/results?format=xlsx`)).rawPayload, 9);
    const cellOf = (name: string) => sheet[1]?.[sheet[0]?.indexOf(name) ?? -1];
    expect(
      ['turnover', 'net_assets', 'employees', 'incorporated_on', 'company_number', 'accounts_overdue'].map(
        cellOf,
      ),
    ).toEqual([1_200_000, -4_500, 12, '2011-06-07', '08765432', 'TRUE']);
  });

  it('has the columns that were asked for, in that order, after those of the upload', async () => {
    const chosen = '?columns=domain,%20company_number,domain';
    const [heading] = (await read(`${id}/results${chosen}`)).body.split('\r\n');
    expect(heading).toBe('name,site,domain,company_number');
    const json = await read(`${id}/results${chosen}&format=jsonl`);
    expect(Object.keys(JSON.parse(json.body.split('\n')[0] ?? ''))).toEqual([
      'columns',
      'domain',
      'company_number',
    ]);
    const [first] = await readXlsx((await read(`${id}/results${chosen}&format=xlsx`)).rawPayload, 9);
    expect(first).toEqual(['name', 'site', 'domain', 'company_number']);
  });

  it('cannot have other columns, and the refusal names the choices', async () => {
    const refused = await read(`${id}/results?columns=turnover,profit`);
    expect([refused.statusCode, refused.json().error.code]).toEqual([400, 'invalid_request']);
    expect(refused.json().error.message).toMatch(/profit.*net_assets/);
  });
});

describe('a decision of the account', () => {
  it('fills the columns of the company when it confirms one, and empties them when it rejects all', async () => {
    const id = await finished('plain.test\ntanglewoodboats.test\nelsewhere.test\n');
    await decide('plain.test', '08765432');
    await decide('tanglewoodboats.test', null);
    // The boats' own row was rejected; that of the other website is theirs by decision.
    const active = (await read(`${id}/rows?company_status=active`)).json();
    expect(active.rows.map((row: { domain: string }) => row.domain)).toEqual(['plain.test']);
    const [confirmed, rejected, other] = await rows(id);
    expect(confirmed).toMatchObject({
      outcome: 'no_match',
      company_number: '08765432',
      company_name: 'TANGLEWOOD BOATS LIMITED',
      employees: 12,
      match_confidence: null,
      answered_by: 'your_decision',
      review: 'confirmed 08765432',
    });
    expect(rejected).toMatchObject({
      outcome: 'matched',
      company_number: null,
      company_name: null,
      company_status: null,
      sic_codes: null,
      turnover: null,
      match_confidence: null,
      disclosures: null,
      answered_by: 'your_decision',
      review: 'rejected',
    });
    expect(other).toMatchObject({ answered_by: 'website', review: null });
  });

  it('is searched as the row shows it', async () => {
    const id = await finished('plain.test\ntanglewoodboats.test\n');
    const found = async (q: string) =>
      (await read(`${id}/rows?q=${q}`)).json().rows.map((row: { domain: string }) => row.domain);
    expect(await found('08765432')).toContain('plain.test');
    expect(await found('tanglewood%20boats')).toContain('plain.test');
    expect(await found('plain.test')).toEqual(['plain.test']);
  });

  it('makes a row free: its website is not read', async () => {
    await decide('never-read.test', '08765432');
    const id = await finished('never-read.test\n');
    expect(await rows(id)).toMatchObject([
      { outcome: 'needs_review', company_number: '08765432', charged: false, answered_by: 'your_decision' },
    ]);
    const known = await fixture.service.database.db.query(
      sql`select from domain_results where domain = 'never-read.test'`,
    );
    expect(known).toHaveLength(0);
  });
});

describe('the preview', () => {
  it('counts as possible cost only rows that can still cost something', async () => {
    await finished('free.test\n');
    await decide('decided.test', null);
    const csv =
      'tanglewoodboats.test\nfree.test\ndecided.test\nnew-one.test\nnew-two.test\nnew-two.test\n???\n';
    expect(await preview(csv)).toMatchObject({ rows: 7, invalid: 1, duplicates: 1, credits_at_most: 2 });
  });

  it('counts as possible cost only rows that can still cost something, for a list of companies', async () => {
    const csv = 'Company number\n08765432\n07654321\nSome Name Limited\n';
    // The link of the first was paid for by its domain.
    expect(await preview(csv, '&direction=company&column=1')).toMatchObject({ credits_at_most: 2 });
  });

  it('counts no cost for companies that are not on the register', async () => {
    const csv = 'Company number\n99999999\n99999998\n07654321\n';
    expect(await preview(csv, '&direction=company&column=1')).toMatchObject({ new: 3, credits_at_most: 1 });
  });
});

describe('a company that left the register', () => {
  it('is removed in the row and for the filter of the status, and owes no accounts', async () => {
    const { db } = fixture.service.database;
    await insertCompany(db, { company_number: '08765499', removed_on: '2026-10-01' });
    await decide('left.test', '08765499');
    const id = await finished('left.test\n');
    expect(await rows(id)).toMatchObject([
      { company_number: '08765499', company_status: 'removed', accounts_overdue: null },
    ]);
    const total = async (status: string) =>
      (await read(`${id}/rows?company_status=${status}`)).json().total as number;
    expect([await total('removed'), await total('active')]).toEqual([1, 0]);
  });
});

it('numbers of an uploaded workbook come back as numbers, and long texts get wide columns', async () => {
  const pages = (async function* () {
    yield [['plain.test', 1234.5, '007', 'x'.repeat(50)]];
  })();
  const file: Buffer[] = [];
  for await (const piece of writeXlsx(['Website', 'Revenue', 'Code', 'Notes'], pages))
    file.push(Buffer.from(piece));
  const id = await finished(Buffer.concat(file), XLSX);
  const { rawPayload } = await read(`${id}/results?format=xlsx`);
  expect((await readXlsx(rawPayload, 9))[1]?.slice(0, 4)).toEqual([
    'plain.test',
    1234.5,
    '007',
    'x'.repeat(50),
  ]);
  expect((await rows(id))[0].columns).toMatchObject({ Revenue: 1234.5, Code: '007' });
  expect((await read(`${id}/rows`)).json().rows[0].cells).toEqual([
    'plain.test',
    '1234.5',
    '007',
    'x'.repeat(50),
  ]);
});
