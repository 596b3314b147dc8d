import { randomBytes } from 'node:crypto';
import { zip } from './zip-writer.ts';

export interface HostileUpload {
  type: string;
  /** Made when it is needed: all together take hundreds of megabytes. */
  body: () => string | Buffer;
}

const MIB = 1024 * 1024;
const CSV = 'text/csv';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function workbook(sheet: string, strings = ''): Buffer {
  return zip([
    { name: 'xl/workbook.xml', content: '<workbook><sheets><sheet r:id="r1"/></sheets></workbook>' },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    { name: 'xl/worksheets/sheet1.xml', content: `<worksheet><sheetData>${sheet}</sheetData></worksheet>` },
    ...(strings === '' ? [] : [{ name: 'xl/sharedStrings.xml', content: `<sst>${strings}</sst>` }]),
  ]);
}

const form = (parts: string) => `${parts}--x--\r\n`;

/** Files that are built to take long. Each is as large as uploads may be, or packs that much. */
export const HOSTILE_UPLOADS: Readonly<Record<string, HostileUpload>> = {
  brackets: { type: 'application/json', body: () => `{"domains":${'['.repeat(7_000_000)}` },
  'values without end': { type: 'application/json', body: () => `{"domains":[${'0,'.repeat(7_900_000)}0]}` },
  'one long text': { type: 'application/json', body: () => `{"domains":["${'a'.repeat(15 * MIB)}"]}` },
  'escapes in JSON': {
    type: 'application/json',
    body: () => `{"domains":["${'\\u0041'.repeat(2_600_000)}"]}`,
  },
  'lines of brackets': { type: 'application/x-ndjson', body: () => `${'['.repeat(300)}\n`.repeat(50_000) },
  'empty lines': { type: 'application/x-ndjson', body: () => '\n'.repeat(16 * MIB) },
  tabs: { type: 'text/tab-separated-values', body: () => '\t'.repeat(14_000_000) },
  commas: { type: CSV, body: () => ','.repeat(14_000_000) },
  'rows of commas': { type: CSV, body: () => `a.co.uk${','.repeat(499)}\n`.repeat(30_000) },
  quotes: { type: CSV, body: () => '"'.repeat(15_000_001) },
  'quotes and commas': { type: CSV, body: () => '",'.repeat(7_900_000) },
  'line breaks': { type: CSV, body: () => '\r'.repeat(15_000_000) },
  'one cell': { type: CSV, body: () => 'a'.repeat(16 * MIB - 1) },
  'random bytes': { type: CSV, body: () => randomBytes(15 * MIB) },
  'another charset': { type: `${CSV}; charset=gb18030`, body: () => randomBytes(15 * MIB) },
  'UTF-16': { type: CSV, body: () => Buffer.concat([Buffer.from('fffe', 'hex'), randomBytes(15 * MIB)]) },
  'long addresses': { type: CSV, body: () => `${'a.'.repeat(150)}co.uk\n`.repeat(50_000) },
  'a workbook of spaces': { type: XLSX, body: () => workbook(' '.repeat(100 * MIB)) },
  'a workbook of empty rows': { type: XLSX, body: () => workbook('<row/>'.repeat(8_000_000)) },
  'a workbook of cells': {
    type: XLSX,
    body: () => workbook(`<row>${'<c><v>1</v></c>'.repeat(499)}</row>`.repeat(9_000)),
  },
  'a workbook of shared texts': {
    type: XLSX,
    body: () => workbook(`<row><c t="s"><v>0</v></c></row>`, '<si><t>x</t></si>'.repeat(1_000_000)),
  },
  'a form of many parts': {
    type: 'multipart/form-data; boundary=x',
    body: () => form('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(250_000)),
  },
  'a form without end': {
    type: 'multipart/form-data; boundary=x',
    body: () => `--x\r\n${'a: b\r\n'.repeat(2_600_000)}`,
  },
};

const row = (index: number) =>
  `shop-${index}.co.uk,Shop ${index} Limited,${'A street with a long name, '.repeat(8)}${index}`.slice(
    0,
    300,
  );

/** The largest files that are accepted: 50,000 rows, close to 16 MiB. */
export const LARGEST_UPLOADS: Readonly<Record<string, HostileUpload>> = {
  'rows of CSV': {
    type: CSV,
    body: () =>
      `Website,Name,Address\n${Array.from({ length: 49_999 }, (_, index) => row(index)).join('\n')}`,
  },
  'rows of JSON': {
    type: 'application/json',
    body: () =>
      JSON.stringify({
        domains: Array.from({ length: 50_000 }, (_, index) => `shop-${index}.co.uk/${'a'.repeat(280)}`),
      }),
  },
  'rows of a workbook': {
    type: XLSX,
    body: () =>
      workbook(
        Array.from(
          { length: 49_999 },
          (_, index) =>
            `<row><c t="inlineStr"><is><t>shop-${index}.co.uk</t></is></c>${Array.from({ length: 5 }, (_, n) => `<c><v>${index * n}.${index}</v></c>`).join('')}</row>`,
        ).join(''),
      ),
  },
};
