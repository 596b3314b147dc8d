import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { zip } from '../../../../test/support/zip-writer.ts';
import { readSource } from '../read/read-source.ts';
import { csvText, odsFile, xlsxFile } from '../test-support/spreadsheet-files.ts';
import { formatOf, SOURCE_KINDS, type SourceKind } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'formats-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Table = readonly (readonly string[])[];

/** Fictional rows in the form of each published table, and what they say. */
const TABLES: Partial<Record<SourceKind, { rows: Table; says: string[] }>> = {
  cqc: {
    rows: [
      [
        'Location ID',
        'Location Name',
        'Location Web Address',
        'Brand Name',
        'Provider Companies House Number',
        'Provider ID',
        'Provider Name',
        'Provider Web Address',
      ],
      [
        '1-1001',
        'Fern Hollow House',
        'www.fernhollow.org.uk',
        '-',
        ' 7123456',
        '1-2001',
        'TARN CARE LIMITED',
        'https://www.tarncare.co.uk/about',
      ],
      [
        '1-1002',
        'Kestrel Lodge',
        '',
        '-',
        '07123456',
        '1-2001',
        'TARN CARE LIMITED',
        'https://www.tarncare.co.uk/about',
      ],
      ['1-1003', 'Dr A Person', 'www.person.co.uk', '-', '', '1-2002', 'Dr A Person', ''],
      ['1-1004', 'Moor Surgery', 'https://www.nhs.uk/moor', '-', '09123457', '1-2003', 'MOOR LTD', ''],
    ],
    says: [
      '1-2001 07123456 tarncare.co.uk TARN CARE LIMITED',
      '1-1001 07123456 fernhollow.org.uk Fern Hollow House (site) [Fern Hollow House]',
      '1-2001 07123456 tarncare.co.uk TARN CARE LIMITED',
      '1-1002 07123456 - Kestrel Lodge (site) [Kestrel Lodge]',
      '1-2003 09123457 - MOOR LTD',
      '1-1004 09123457 - Moor Surgery (site) [Moor Surgery]',
    ],
  },
  gender_pay_gap: {
    rows: [
      ['EmployerName', 'EmployerId', 'Address', 'CompanyNumber', 'CompanyLinkToGPGInfo', 'CurrentName'],
      [
        'TARN LIMITED',
        '19343',
        'Tarn House,\nMoor',
        '02538054',
        'https://www.tarn.co.uk/wp-content/pay-gap.pdf',
        'TARN GROUP LIMITED',
      ],
      ['FERN SOCIETY', '19344', '', 'IP28985R', 'https://drive.google.com/file/d/1', 'FERN SOCIETY'],
      ['MOOR COUNCIL', '19345', '', '', 'https://www.moor.gov.uk/', 'MOOR COUNCIL'],
      ['KESTREL LTD', '19346', '', 'SC1234', 'http', 'KESTREL LTD'],
    ],
    says: [
      '19343 02538054 tarn.co.uk TARN GROUP LIMITED',
      '19344 IP28985R - FERN SOCIETY',
      '19346 SC001234 - KESTREL LTD',
    ],
  },
  modern_slavery: {
    rows: [
      [
        'StatementYear',
        'OrganisationName',
        'CompanyNumber',
        'ParentName',
        'StatementURL',
        'StatementSummaryURL',
      ],
      [
        '2026',
        '"TARN" GROUP PLC',
        '01234567',
        '',
        'https://www.tarn.com/slavery',
        'https://registry.gov.uk/1',
      ],
      [
        '2026',
        'TARN FOODS LTD',
        '01234568',
        '"TARN" GROUP PLC',
        'https://www.tarn.com/slavery',
        'https://registry.gov.uk/1',
      ],
      ['2026', 'NOT A COMPANY', 'N/A', '', 'https://www.notacompany.org', ''],
    ],
    says: ['01234567 01234567 tarn.com TARN GROUP PLC', '01234568 01234568 - TARN FOODS LTD'],
  },
  gias_group: {
    rows: [
      [
        'Group UID',
        'Group ID',
        'Group Name',
        'Companies House Number',
        'Group Type',
        'Closed Date',
        'Group Status',
      ],
      ['16000', 'TR00001', 'The Fern Hollow Academies Trust', '7654321', 'Multi-academy trust', '', 'Open'],
      ['16001', 'TR00002', 'Closed Trust', '07654322', 'Single-academy trust', '01-09-2020', 'Closed'],
      ['16002', '', 'Moor Federation', '', 'Federation', '', 'Open'],
    ],
    says: ['16000 07654321 - The Fern Hollow Academies Trust'],
  },
  gias_school: {
    rows: [
      [
        'URN',
        'EstablishmentName',
        'EstablishmentStatus (name)',
        'Trusts (code)',
        'Trusts (name)',
        'SchoolWebsite',
      ],
      [
        '100492',
        'Fern Hollow Academy',
        'Open',
        '16000',
        'The Fern Hollow Academies Trust',
        'http://www.fernhollowacademy.org.uk',
      ],
      ['100493', 'Moor Primary School', 'Open', '', '', 'www.moor.sch.uk'],
      ['100494', 'Old School', 'Closed', '16000', '', 'www.old.sch.uk'],
    ],
    says: ['100492 of 16000 fernhollowacademy.org.uk Fern Hollow Academy (site) [Fern Hollow Academy]'],
  },
  ccni: {
    rows: [
      ['Reg charity number', 'Charity name', 'Status', 'Website', 'Company number', 'Other name', ''],
      ['104137', 'Buddy Hare Trust', 'Registered', 'www.buddyhare.com', '22996', ' ', ''],
      ['106359', 'Lagan Boat Café', 'Received: on time', 'post@laganboat.org', '631720', 'Belfast Boat', ''],
      ['106360', 'Unincorporated', 'Registered', 'www.uninc.org', '0', '', ''],
      ['106361', 'Removed Trust', 'Removed', 'www.gone.org', '631721', '', ''],
    ],
    says: [
      '104137 NI022996 buddyhare.com Buddy Hare Trust',
      '106359 NI631720 - Lagan Boat Café [Belfast Boat]',
    ],
  },
  wikidata: {
    rows: [
      ['item', 'itemLabel', 'crn', 'site'],
      ['http://www.wikidata.org/entity/Q1001', 'Tarn', '01234567', 'https://www.tarn.com/'],
      ['http://www.wikidata.org/entity/Q1001', 'Tarn', '01234567', 'https://tarn.shop/'],
      ['http://www.wikidata.org/entity/Q1002', 'Q1002', 'HRB 12', 'https://abroad.de/'],
    ],
    says: ['Q1001 tarn.com 01234567 tarn.com Tarn [Tarn]', 'Q1001 tarn.shop 01234567 tarn.shop Tarn [Tarn]'],
  },
  co_operatives: {
    rows: [
      ['CUK Organisation ID', 'Registered Number', 'Registrar', 'Registered Name', 'Trading Name'],
      ['R000001', '4567890', 'Companies House', 'FERN WORKERS LIMITED', 'Fern Wholefoods'],
      ['R000002', '28985R', 'Financial Conduct Authority', 'MOOR SOCIETY LIMITED', 'Moor Co-op'],
    ],
    says: ['R000001 04567890 - FERN WORKERS LIMITED [Fern Wholefoods]'],
  },
  '360giving': {
    rows: [
      [
        'Recipient Org:Identifier',
        'Recipient Org:Name',
        'Recipient Org:Company Number',
        'Recipient Org:Web Address',
      ],
      ['GB-CHC-1136419', 'Tarn Aid', '', 'http://tarnaid.org.uk'],
      ['GB-COH-7654321', 'Fern Forum', '', 'http://www.fernforum.org.uk or facebook as fern'],
      ['org-1', 'Moor Centre', '8123456', 'www.moorcentre.co.uk'],
    ],
    says: ['07654321 07654321 fernforum.org.uk Fern Forum', '08123456 08123456 moorcentre.co.uk Moor Centre'],
  },
};

async function read(
  name: string,
  content: string | Buffer,
): Promise<{ kind: string | undefined; says: string[] }> {
  const path = join(folder, name);
  writeFileSync(path, content);
  let kind: string | undefined;
  const says: string[] = [];
  for await (const one of readSource(path)) {
    kind = one.kind;
    for (const {
      value,
      companyNumber,
      memberOf,
      website,
      name: called,
      isSite,
      tradingNames = [],
    } of one.records)
      says.push(
        [
          value,
          companyNumber ?? `of ${memberOf}`,
          website ?? '-',
          called ?? '-',
          ...(isSite ? ['(site)'] : []),
          ...tradingNames.map((one) => `[${one}]`),
        ].join(' '),
      );
  }
  return { kind, says };
}

/** With columns that no reader knows, and all in the opposite order. */
const shuffled = (rows: Table) =>
  rows.map((row, i) => ['Notes', ...row].reverse().concat(i === 0 ? 'Extra' : 'x'));

describe.each(Object.entries(TABLES))('%s', (kind, { rows, says }) => {
  it.each<[string, string, string | Buffer]>([
    ['CSV', 'table.csv', csvText(rows)],
    [
      'CSV in another order, with other columns and a byte order mark',
      'table',
      `\uFEFF${csvText(shuffled(rows))}`,
    ],
    ['Windows-1252 text', 'table.csv', Buffer.from(csvText(rows), 'latin1')],
    ['CSV in a zip', 'table.zip', zip([{ name: 'table.csv', content: csvText(rows) }])],
    [
      'the second sheet of an ODS, after notes',
      'table.ods',
      odsFile({ README: [['Read me'], ['Not a table']], Data: [[], ['As of today'], ...rows] }),
    ],
    ['the second sheet of an XLSX', 'table.xlsx', xlsxFile({ Notes: [], Data: rows })],
  ])('is recognised as %s', async (_form, name, content) => {
    expect(await read(name, content)).toEqual({ kind, says });
  });

  it.each(Object.entries(formatOf(kind as SourceKind).columns))(
    'a table without the column %s is refused, and the message names it',
    async (_column, [spelling = '']) => {
      const gone = rows[0]?.indexOf(spelling) ?? -1;
      const cut = rows.map((row) => row.filter((_, at) => at !== gone));
      await expect(read('cut.csv', csvText(cut))).rejects.toThrow(
        new RegExp(`its columns? .*${spelling.replace(/[()]/g, '\\$&')}.* (?:is|are) missing`),
      );
    },
  );
});

describe('the Solicitors Regulation Authority', () => {
  const practice = (more: object) => ({
    SraNumber: '600001',
    PracticeName: 'Tarn & Fern LLP',
    CompanyRegNo: 'OC301234',
    AuthorisationStatus: 'YES',
    Websites: 'http://www.btinternet.com/~tarnfern, www.tarnfern.co.uk, www.facebook.com/tarnfern',
    Offices: [
      { Website: 'https://tarnfern.co.uk', Email: 'a@tarnfern.co.uk' },
      { Website: 'www.fernwills.co.uk' },
    ],
    TradingNames: ['Fern Wills'],
    ...more,
  });
  const says = [
    '600001 OC301234 tarnfern.co.uk Tarn & Fern LLP [Fern Wills]',
    '600001/2 OC301234 fernwills.co.uk Tarn & Fern LLP (site)',
  ];

  it('is recognised in the answer of its API, as a whole or only the list', async () => {
    const list = [
      practice({}),
      practice({ SraNumber: '600002', CompanyRegNo: null, Websites: null, Offices: [] }),
    ];
    expect(await read('sra.json', JSON.stringify({ Count: 2, Organisations: list }))).toEqual({
      kind: 'sra',
      says,
    });
    expect(await read('sra.json', JSON.stringify(list))).toEqual({ kind: 'sra', says });
  });
});

const GUIDE = readFileSync(new URL('../../../../docs/guides/sources.md', import.meta.url), 'utf8');

describe('every register of the table', () => {
  it.each(SOURCE_KINDS)('%s is in the guide, with its licence', (kind) => {
    const { name, licence } = formatOf(kind);
    const row = GUIDE.split('\n').find((line) => line.startsWith(`| [${name}](`));
    expect(row?.endsWith(`| ${licence} |`)).toBe(true);
  });

  it.each(SOURCE_KINDS)('%s names its licence, its attribution and how it writes numbers', (kind) => {
    const { licence, attribution, numbers, file, fileKinds } = formatOf(kind);
    for (const text of [licence, attribution, numbers, file, fileKinds.join()]) expect(text).not.toBe('');
    expect(attribution).toMatch(/\.$/);
  });
});

describe('a hostile file ends with a sentence', () => {
  const header = TABLES.gender_pay_gap?.rows[0] ?? [];
  it.each<[string, string | Buffer, RegExp]>([
    [
      'a zip bomb',
      zip([{ name: 'a.csv', content: `${csvText([header])}\n${'0'.repeat(30_000_000)}` }]),
      /too large when unpacked/,
    ],
    [
      'a bomb in a spreadsheet',
      odsFile({ A: [header, ['x'.repeat(30_000_000)]] }),
      /too large when unpacked/,
    ],
    [
      'a row of delimiters that never ends',
      `${csvText([header])}\n${','.repeat(2_000_000)}`,
      /the row never ends/,
    ],
    ['a row that never ends', `${csvText([header])}\n"${'x'.repeat(2_000_000)}`, /the row never ends/],
    ['a row of many cells', `${','.repeat(5_000)}\n`, /more than 1000 cells/],
    ['a sheet that is cut off', xlsxFile({ A: [header] }).subarray(0, 300), /cannot be read/],
    [
      'XML with too many levels',
      zip([{ name: 'content.xml', content: '<a>'.repeat(1_000) }]),
      /cannot be read/,
    ],
    ['a spreadsheet without a table', odsFile({ A: [['nothing']] }), /no row up to here is the header/],
    ['JSON of something else', '{"a": {"b": 1}}', /stands where a list should/],
  ])('%s', async (_what, content, reason) => {
    await expect(read('hostile', content)).rejects.toThrow(reason);
  });
});
