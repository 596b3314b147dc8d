import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { zip } from '../../../test/support/zip-writer.ts';
import { TooManyCells, TooManyRows } from '../../shared/csv-rows.ts';
import { writeXlsx } from '../bulk/xlsx-workbook.ts';
import { readXlsx } from './read-xlsx.ts';
import { kindOfFormat } from './xlsx-dates.ts';

const RELS = `<Relationships><Relationship Id="rId7" Target="worksheets/hidden.xml"/>
  <Relationship Id="rId8" Target="/xl/worksheets/list.xml"/></Relationships>`;
const WORKBOOK = `<workbook xmlns:r="x"><workbookPr/><sheets>
  <sheet name="Lookup" state="hidden" r:id="rId7"/><sheet name="List" r:id="rId8"/></sheets></workbook>`;
const STYLES = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/>
  <numFmt numFmtId="165" formatCode="&quot;day &quot;0.00"/></numFmts>
  <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
  <cellXfs><xf/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="21"/></cellXfs></styleSheet>`;
const STRINGS = `<sst><si><t>Website</t></si><si><r><t>Ca</t></r><r><t xml:space="preserve">fé &amp; Söhne </t></r>
  <rPh><t>kana</t></rPh></si><si><t>line_x000D_end 🦊</t></si></sst>`;

interface Parts {
  sheet: string;
  workbook?: string;
  strings?: string;
}
function workbook({ sheet, workbook: book = WORKBOOK, strings = STRINGS }: Parts): Buffer {
  return zip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'xl/workbook.xml', content: book },
    { name: 'xl/_rels/workbook.xml.rels', content: RELS },
    { name: 'xl/styles.xml', content: STYLES },
    { name: 'xl/sharedStrings.xml', content: strings },
    { name: 'xl/worksheets/hidden.xml', content: '<worksheet/>' },
    { name: 'xl/worksheets/list.xml', content: sheet },
  ]);
}
const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const read = (rows: string, max = 100) => readXlsx(workbook({ sheet: sheetOf(rows) }), max);

describe('a workbook', () => {
  it('is read with shared, inline and computed text, numbers, truth values and errors', async () => {
    const rows = await read(`
      <row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>In&lt;line</t></is></c></row>
      <row r="2"/>
      <row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3" t="str"><f>A1&amp;"x"</f><v>computed</v></c></row>
      <row r="9"><c r="A9"><v>7654321</v></c><c r="B9"><v>4.1000000000000002E-2</v></c><c r="C9" t="b"><v>1</v></c>
        <c r="D9" t="e"><v>#N/A</v></c><c r="E9" t="s"><v>2</v></c></row>`);
    expect(rows).toEqual([
      ['Website', '', 'In<line'],
      ['Café & Söhne ', 'computed'],
      [7_654_321, 0.041, 'TRUE', '#N/A', 'line\rend 🦊'],
    ]);
  });

  it('has its dates as dates', async () => {
    const cells = `<row><c s="1"><v>46112</v></c><c s="2"><v>46112.5</v></c><c s="3"><v>46112</v></c>
      <c s="4"><v>0.25</v></c><c s="1"><v>-1</v></c></row>`;
    expect(await read(cells)).toEqual([['2026-03-31', '2026-03-31 12:00:00', 46_112, '06:00:00', '-1']]);
    const book = WORKBOOK.replace('<workbookPr/>', '<workbookPr date1904="1"/>');
    expect(await readXlsx(workbook({ sheet: sheetOf(cells), workbook: book }), 9)).toEqual([
      ['2030-04-01', '2030-04-01 12:00:00', 46_112, '06:00:00', '-1'],
    ]);
  });

  it('may have a prefix on every name, and cells without a reference', async () => {
    const sheet =
      '<x:worksheet><x:sheetData><x:row><x:c t="s"><x:v>0</x:v></x:c><x:c><x:v>2</x:v></x:c></x:row></x:sheetData></x:worksheet>';
    expect(await readXlsx(workbook({ sheet }), 9)).toEqual([['Website', 2]]);
  });

  it.each([
    ['yyyy-mm-dd', 'day'],
    ['[$-809]d mmmm yyyy;@', 'day'],
    ['mmm', 'day'],
    ['h:mm:ss', 'time'],
    ['[h]:mm', 'time'],
    ['m/d/yy h:mm AM/PM', 'moment'],
    ['General', 'none'],
    ['#,##0.00 "days"', 'none'],
    ['[Red]0', 'none'],
    ['@', 'none'],
  ])('shows a cell with the number format %s as: %s', (code, kind) => expect(kindOfFormat(code)).toBe(kind));

  it('is read again after the results were written to it, formulas as text', async () => {
    const pages = (async function* () {
      yield [['=cmd|calc', '+44 20', -3.5, true, null, 'a\u0001b _x0041_ 🦊 \u202E<&>']];
      yield [['second', { day: '2026-03-31' }, { day: '1856-08-01' }]];
    })();
    const bytes = await buffer(writeXlsx(['Name', 'Two'], pages));
    expect(await readXlsx(bytes, 9)).toEqual([
      ['Name', 'Two'],
      ['=cmd|calc', '+44 20', -3.5, 'TRUE', '', 'a\u0001b _x0041_ 🦊 \u202E<&>'],
      ['second', '2026-03-31', '1856-08-01'],
    ]);
  });
});

describe('a workbook beyond the limits', () => {
  /** Changes how large the sheet says that it is. */
  function claimSize(bytes: number): Buffer {
    const book = workbook({ sheet: sheetOf(row.repeat(100)) });
    const entry = book.lastIndexOf('PK\x01\x02', undefined, 'latin1');
    book.writeUInt32LE(bytes, entry + 24);
    return book;
  }
  const row = '<row><c t="inlineStr"><is><t>x</t></is></c></row>';
  it('is refused at the first row or cell too many', async () => {
    await expect(read(row.repeat(3), 2)).rejects.toThrow(TooManyRows);
    const wide = '<row><c r="SF1"><v>1</v></c></row>';
    await expect(read(wide.repeat(8_001), 50_000)).rejects.toThrow(TooManyCells);
    expect(await read(row.repeat(2) + '<row/>'.repeat(50_000), 2)).toHaveLength(2);
  });

  it.each([
    ['that unpacks to far too much', () => readXlsx(claimSize(2 ** 30), 9), 'too large'],
    ['that unpacks to a thousand times its size', () => read(' '.repeat(8 * 1024 * 1024)), 'too large'],
    ['that unpacks to more than it says', () => readXlsx(claimSize(100), 9), 'damaged'],
    [
      'with one enormous attribute',
      () => read(`<row a="${randomBytes(4_500_000).toString('base64')}"/>`),
      'damaged',
    ],
    ['with elements nested without end', () => read('<a>'.repeat(100_000)), 'damaged'],
    ['with too many columns', () => read('<row><c r="ZZZ1"><v>1</v></c></row>'), 'columns'],
    [
      'whose cells repeat a long text too often',
      () => {
        const sheet = sheetOf(`<row>${'<c t="s"><v>0</v></c>'.repeat(400)}</row>`.repeat(5));
        return readXlsx(workbook({ sheet, strings: `<sst><si><t>${'x'.repeat(40_000)}</t></si></sst>` }), 9);
      },
      'too large',
    ],
    ['that is damaged', () => readXlsx(workbook({ sheet: row }).subarray(0, 400), 9), 'damaged'],
    ['without a sheet', () => readXlsx(workbook({ sheet: '', workbook: '<workbook/>' }), 9), 'no sheet'],
    ['that is binary', () => readXlsx(zip([{ name: 'xl/workbook.bin', content: '' }]), 9), '.xlsb'],
    ['that is OpenDocument', () => readXlsx(zip([{ name: 'content.xml', content: '' }]), 9), '.ods'],
    ['that is a letter', () => readXlsx(zip([{ name: 'word/document.xml', content: '' }]), 9), 'Word'],
  ])('is refused if it is one %s', async (_, reading, words) => {
    const error = await reading().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'invalid_request', message: expect.stringContaining(words) });
  });
});
