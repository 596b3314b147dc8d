import { beforeAll, describe, expect, it } from 'vitest';
import { refreshSearchTables } from '../register/index.ts';
import { insertCompany } from '../resolution/test-support/register-fixture.ts';
import { readXlsx } from '../uploads/read-xlsx.ts';
import { useBulkFixture } from './test-support/bulk-fixture.ts';

const IN_TIME = { timeout: 30_000, interval: 100 };
const fixture = useBulkFixture();
const { upload, read, act, status, rows } = fixture;

beforeAll(async () => {
  const { db } = fixture.service.database;
  await insertCompany(db, {
    company_number: '08765432',
    company_name: 'TANGLEWOOD BOATS LIMITED',
    previous_names: [],
  });
  for (const form of ['LIMITED', 'LLP'])
    await insertCompany(db, { company_name: `SANDPIPER TOYS ${form}`, previous_names: [] });
  await db.transaction((tx) => refreshSearchTables(tx));
});

describe('a table', () => {
  const CRM = [
    'Account Name;Website;Domain;Notes',
    '"Kites ""R"" Us";https://kites.test;old;=cmd|calc',
    'Ünïcode 🦊;plain.test;;"line\nbreak"',
    'Nobody;;;+44 20',
  ].join('\r\n');
  let id: string;

  it('comes back with the answer beside its columns', async () => {
    const started = await upload(CRM, { as: 'cleo', query: '?file_name=crm.csv' });
    expect(started.json()).toMatchObject({
      direction: 'domain',
      file_name: 'crm.csv',
      columns: ['Account Name', 'Website', 'Domain', 'Notes'],
      column: 'Website',
    });
    id = started.json().id;
    await expect.poll(status(id, 'cleo'), IN_TIME).toBe('completed');
    const [heading, ...lines] = (await read(`${id}/results`, 'cleo')).body.split('\r\n');
    expect(heading).toBe(
      'Account Name,Website,Domain,Notes,outcome,company_number,company_name,company_status,company_type,incorporated_on,registered_address,registered_postcode,sic_codes,sic_descriptions,accounts_next_due,accounts_overdue,turnover,net_assets,employees,financials_period_end,match_confidence,answered_by,evidence_quote,evidence_url,failure_code,reason,disclosures,review,charged,charge_reason,row_number,input,domesday_domain',
    );
    expect(lines[0]).toMatch(
      /^"Kites ""R"" Us",https:\/\/kites\.test,old,'=cmd\|calc,matched,07654321,FERNHOLLOW KITES LIMITED,active,.*,1,https:\/\/kites\.test,kites\.test$/,
    );
    expect(lines[2]).toMatch(/^Nobody,,,'\+44 20,invalid,.*,3,,$/);
  });

  it('comes back as a workbook, and as JSON lines', async () => {
    const file = await read(`${id}/results?format=xlsx`, 'cleo');
    expect(file.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename="domesday-${id}.xlsx"`,
    });
    const sheet = await readXlsx(file.rawPayload, 10);
    expect(sheet[0]?.slice(0, 6)).toEqual([
      'Account Name',
      'Website',
      'Domain',
      'Notes',
      'outcome',
      'company_number',
    ]);
    expect(sheet[1]?.slice(0, 6)).toEqual([
      'Kites "R" Us',
      'https://kites.test',
      'old',
      '=cmd|calc',
      'matched',
      '07654321',
    ]);
    expect(sheet[1]?.slice(-3)).toEqual([1, 'https://kites.test', 'kites.test']);
    expect(sheet[2]?.slice(0, 4)).toEqual(['Ünïcode 🦊', 'plain.test', '', 'line\nbreak']);
    expect((await rows(id, 'cleo'))[1]).toMatchObject({
      row_number: 2,
      outcome: 'no_match',
      columns: { 'Account Name': 'Ünïcode 🦊', Domain: '', Notes: 'line\nbreak' },
    });
  });

  it('can be uploaded as the workbook that it came back as', async () => {
    const { rawPayload } = await read(`${id}/results?format=xlsx`, 'cleo');
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    const again = (await upload(rawPayload, { as: 'cleo', type })).json();
    await expect.poll(status(again.id, 'cleo'), IN_TIME).toBe('completed');
    expect((await read(again.id, 'cleo')).json()).toMatchObject({
      column: 'Website',
      charged: 0,
      known: 2,
      already_charged: 1,
      outcomes: { matched: 1, no_match: 1, invalid: 1 },
    });
  });

  it.each([
    ['', [1, 2, 3], 3],
    ['?outcome=matched', [1], 1],
    ['?outcome=pending', [], 0],
    ['?charged=true', [1], 1],
    ['?company_status=active', [1], 1],
    ['?company_status=dissolved', [], 0],
    ['?company_status=Active&outcome=Matched', [1], 1],
    ['?company_status=&outcome=', [1, 2, 3], 3],
    ['?charged=false', [2, 3], 2],
    ['?q=fernhollow', [1], 1],
    ['?q=LINE', [2], 1],
    ['?q=100%25', [], 0],
    ['?q=%00', [], 0],
    ['?page=2&limit=2', [3], 3],
    ['?page=9', [], 3],
  ])('shows its rows page by page and filtered: %s', async (query, numbers, total) => {
    const page = (await read(`${id}/rows${query}`, 'cleo')).json();
    expect([page.rows.map((row: { row_number: number }) => row.row_number), page.total]).toEqual([
      numbers,
      total,
    ]);
    expect(page.has_more).toBe(false);
  });

  it('shows its rows while it runs', async () => {
    const running = (await upload('name,site\nA,slow.test\nB,\n', { as: 'cleo' })).json();
    const { rows: seen } = (await read(`${running.id}/rows`, 'cleo')).json();
    expect(seen).toMatchObject([
      { row_number: 1, outcome: null, cells: ['A', 'slow.test'] },
      { row_number: 2, outcome: 'invalid', cells: ['B', ''] },
    ]);
    await act(running.id, 'cancel', 'cleo');
  });

  it('is previewed with its columns and first rows, and may be read by another column', async () => {
    const preview = await upload(CRM, { query: '?preview=true&sample=2' });
    expect(preview.json()).toMatchObject({
      rows: 3,
      table: {
        file_type: 'csv',
        column: 'Website',
        column_number: 2,
        chosen_by: 'header',
        header: true,
        rows: [expect.arrayContaining(['=cmd|calc']), expect.any(Array)],
      },
    });
    const other = (await upload(CRM, { query: '?preview=true&sample=1&column=notes' })).json();
    expect([other.table.column_number, other.invalid]).toEqual([4, 3]);
    const wrong = await upload(CRM, { query: '?column=nope' });
    expect([wrong.statusCode, wrong.json().error.message]).toEqual([
      400,
      expect.stringContaining('Account Name'),
    ]);
  });

  it('may be sent as a form', async () => {
    const form = (fields: string) =>
      `--x\r\ncontent-disposition: form-data; name="file"; filename="crm.csv"\r\ncontent-type: text/csv\r\n\r\n${CRM}\r\n${fields}--x--\r\n`;
    const field = (name: string, value: string) =>
      `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const send = (payload: string) => upload(payload, { type: 'multipart/form-data; boundary=x' });
    const options = field('preview', 'true') + field('sample', '1') + field('column', 'Domain');
    expect((await send(form(options))).json().table.column).toBe('Domain');
    expect((await send(form(field('direction', 'sideways')))).statusCode).toBe(400);
    expect((await send(`--x--\r\n`)).statusCode).toBe(400);
    expect((await send('nonsense')).statusCode).toBe(400);
  });
});

describe('a table of hundreds of columns with long names', () => {
  it('has all of them by itself, and the beginnings of the first ones in the list', async () => {
    const names = ['website', ...Array.from({ length: 499 }, (_, n) => `${n} `.padEnd(500, 'x'))];
    const started = (await upload(`${names.join(',')}\nplain.test`, { as: 'ben' })).json();
    expect(started).toMatchObject({ columns: names, column: 'website' });
    const list = await fixture.service.app.inject({ url: '/v1/bulk', headers: fixture.headers('ben') });
    const listed = list.json().bulk.find(({ id }: { id: string }) => id === started.id);
    expect(listed).toMatchObject({
      column: 'website',
      columns: names.slice(0, 50).map((name) => name.slice(0, 100)),
    });
    expect(list.body.length).toBeLessThan(50_000);
    expect((await read(started.id, 'ben')).json().columns).toEqual(names);
  });
});

describe('a table of one column', () => {
  it('with a name comes back with its column first, and the domain of the answer by another name', async () => {
    const started = (await upload('domain\nhttps://www.PLAIN.test/x\n\nplain.test\n', { as: 'cleo' })).json();
    expect(started).toMatchObject({ columns: ['domain'], column: 'domain', total: 2 });
    const { id } = started;
    await expect.poll(status(id, 'cleo'), IN_TIME).toBe('completed');
    const [heading, first] = (await read(`${id}/results`, 'cleo')).body.split('\r\n');
    expect(heading).toMatch(/^domain,outcome,company_number,.*,row_number,input,domesday_domain$/);
    expect(first).toMatch(/^https:\/\/www\.PLAIN\.test\/x,no_match,.*,plain\.test$/);
    for (const name of ['domain', 'domesday_domain'])
      expect((await read(`${id}/results?columns=${name}`, 'cleo')).body).toBe(
        'domain,domesday_domain\r\nhttps://www.PLAIN.test/x,plain.test\r\nplain.test,plain.test\r\n',
      );
    const sheet = await readXlsx((await read(`${id}/results?format=xlsx`, 'cleo')).rawPayload, 9);
    expect(sheet[0]?.slice(0, 2)).toEqual(['domain', 'outcome']);
    expect(sheet[1]?.slice(0, 2)).toEqual(['https://www.PLAIN.test/x', 'no_match']);
    expect((await rows(id, 'cleo'))[0]).toMatchObject({
      columns: { domain: 'https://www.PLAIN.test/x' },
      domain: 'plain.test',
    });
    expect((await read(`${id}/rows`, 'cleo')).json().rows[1].cells).toEqual(['plain.test']);
  });

  it.each([
    ['a list without a header', 'text/csv', 'plain.test\nplain.test\n'],
    ['JSON', 'application/json', '{"domains":["plain.test"]}'],
  ])('comes back with the answer only if it is %s', async (_, type, payload) => {
    const started = (await upload(payload, { as: 'cleo', type })).json();
    expect(started).toMatchObject({ columns: null, column: null });
    await expect.poll(status(started.id, 'cleo'), IN_TIME).toBe('completed');
    const [heading] = (await read(`${started.id}/results`, 'cleo')).body.split('\r\n');
    expect(heading).toMatch(/^outcome,company_number,.*,input,domain$/);
  });
});

describe('a list of companies', () => {
  it('finds their websites, charged as single questions are', async () => {
    const csv = [
      'Company name,Company number',
      'Tanglewood Boats Limited,8765432',
      'Nobody,99999999',
      'The same again,08765432',
      'Without a number,',
    ].join('\n');
    const query = '?direction=company';
    expect((await upload(csv, { as: 'ben', query: `${query}&preview=true` })).json()).toMatchObject({
      rows: 4,
      invalid: 1,
      duplicates: 1,
      known: 0,
      new: 2,
      // One of the two is not on the register.
      credits_at_most: 1,
    });
    const { id } = (await upload(csv, { as: 'ben', query })).json();
    await expect.poll(status(id, 'ben'), IN_TIME).toBe('completed');
    expect(await rows(id, 'ben')).toMatchObject([
      {
        outcome: 'verified',
        domain: expect.stringMatching(/^tanglewoodboats\./),
        company_name: 'TANGLEWOOD BOATS LIMITED',
        charged: true,
        charge_reason: 'verified',
      },
      { outcome: 'company_not_found', charged: false, reason: expect.any(String) },
      { outcome: 'verified', charged: false, charge_reason: 'already_charged' },
      { outcome: 'invalid' },
    ]);
    expect((await read(id, 'ben')).json()).toMatchObject({
      direction: 'company',
      column: 'Company number',
      charged: 1,
      already_charged: 1,
    });
    const again = (await upload(csv, { as: 'ben', query: `${query}&preview=true` })).json();
    expect(again).toMatchObject({ known: 1, new: 1 });
  });

  it('may hold names; one that fits several companies is left to the user', async () => {
    const names = '{"companies":["Tanglewood Boats","Sandpiper Toys","Zzyzx Holdings"]}';
    const { id } = (
      await upload(names, { type: 'application/json', as: 'ben', query: '?direction=company' })
    ).json();
    await expect.poll(status(id, 'ben'), IN_TIME).toBe('completed');
    expect(await rows(id, 'ben')).toMatchObject([
      { outcome: 'verified', charge_reason: 'already_charged' },
      {
        outcome: 'needs_review',
        answered_by: null,
        charged: false,
        reason: expect.stringContaining('SANDPIPER TOYS LLP'),
      },
      { outcome: 'company_not_found' },
    ]);
  });
});

describe('rows of megabytes', () => {
  const LONG = `${'ab'.repeat(15_000)}€`;
  const lines = Array.from({ length: 90 }, (_, row) => `,${row},${LONG}`);

  it('come in pages of some megabytes in a list, and whole in the results', async () => {
    const { id } = (await upload(`Website,Row,Note\n${lines.join('\n')}\n`, { as: 'anna' })).json();
    const listed = (await read(`${id}/rows?limit=100`)).json();
    expect(listed).toMatchObject({ total: 90, has_more: false });
    expect(listed.rows).toHaveLength(90);
    expect(JSON.stringify(listed).length).toBeLessThan(2 * 1024 * 1024);
    const [website, row, note] = listed.rows[7].cells;
    expect([website, row]).toEqual(['', '7']);
    expect(note).toMatch(/^(?:ab)+a?…$/);
    const results = (await read(`${id}/results?format=jsonl`)).body.trim().split('\n');
    expect(results).toHaveLength(90);
    expect(JSON.parse(results[89] ?? '').columns).toEqual({ Website: '', Row: '89', Note: LONG });
  });
});
