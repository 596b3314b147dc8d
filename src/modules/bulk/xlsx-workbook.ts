import { writeZip } from '../../platform/zip.ts';
import { CELL_CHARACTERS_MAX } from '../uploads/index.ts';

/** A day, which spreadsheets store as a number. */
interface XlsxDay {
  /** `2026-03-31` */
  day: string;
}

export type XlsxCell = string | number | boolean | null | XlsxDay;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * Styles by their number: plain, a heading, text that begins like a formula and stays text when it is edited,
 * and a day.
 */
const STYLES = { plain: 0, heading: 1, text: 2, day: 3 };

const FIXED_PARTS = [
  {
    name: '[Content_Types].xml',
    content: [
      `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    ],
  },
  {
    name: '_rels/.rels',
    content: [
      `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONSHIPS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
  },
  {
    name: 'xl/workbook.xml',
    content: [
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}"><sheets><sheet name="Results" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: [
      `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONSHIPS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONSHIPS}/styles" Target="styles.xml"/></Relationships>`,
    ],
  },
  {
    name: 'xl/styles.xml',
    content: [
      `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1" quotePrefix="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ],
  },
];

/**
 * A workbook of one sheet, made as its rows come. Its heading stays visible, and its columns are as wide as
 * the first rows need. Cells hold values only, never formulas.
 */
export function writeXlsx(heading: readonly string[], rows: AsyncIterable<readonly XlsxCell[][]>) {
  async function* sheet() {
    let isFirst = true;
    const begin = (page: readonly XlsxCell[][]) =>
      `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${columnsXml(heading, page)}<sheetData>${rowXml(heading, STYLES.heading)}`;
    for await (const page of rows) {
      if (isFirst) yield begin(page);
      isFirst = false;
      yield page.map((row) => rowXml(row, STYLES.plain)).join('');
    }
    if (isFirst) yield begin([]);
    yield '</sheetData></worksheet>';
  }
  return writeZip([...FIXED_PARTS, { name: 'xl/worksheets/sheet1.xml', content: sheet() }]);
}

const WIDTH_MIN = 8;
const WIDTH_MAX = 60;
const ROWS_MEASURED = 200;

/** In characters, with room for the edges. */
function columnsXml(heading: readonly string[], rows: readonly XlsxCell[][]): string {
  const measured = [heading, ...rows.slice(0, ROWS_MEASURED)];
  const columns = heading.map((_, at) => {
    const longest = measured.reduce((most, row) => Math.max(most, lengthOf(row[at] ?? null)), WIDTH_MIN);
    const width = Math.min(WIDTH_MAX, longest) + 2;
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
  });
  return columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`;
}

/** The length of the longest line. */
function lengthOf(cell: XlsxCell): number {
  if (cell === null) return 0;
  const text = typeof cell === 'object' ? cell.day : String(cell);
  return Math.max(
    ...text
      .slice(0, 4 * WIDTH_MAX)
      .split('\n')
      .map((line) => line.length),
  );
}

function rowXml(cells: readonly XlsxCell[], style: number): string {
  return `<row>${cells.map((cell) => cellXml(cell, style)).join('')}</row>`;
}

const DAY_MS = 86_400_000;
/**
 * Day 0 of spreadsheets, from March 1900 on. Earlier days are written as text, because programs disagree
 * about them.
 */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const FIRST_SURE_DAY = 61;

function cellXml(value: XlsxCell, style: number): string {
  if (value === null || value === '') return '<c/>';
  if (typeof value === 'object') {
    const serial = (Date.parse(value.day) - DAY_ZERO) / DAY_MS;
    if (!(serial >= FIRST_SURE_DAY)) return cellXml(value.day, style);
    return `<c s="${STYLES.day}"><v>${serial}</v></c>`;
  }
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c t="b"><v>${value ? 1 : 0}</v></c>`;
  const chosen = /^[=+\-@\t\r]/.test(value) ? STYLES.text : style;
  const attribute = chosen === STYLES.plain ? '' : ` s="${chosen}"`;
  return `<c${attribute} t="inlineStr"><is><t xml:space="preserve">${escapeXml(value.slice(0, CELL_CHARACTERS_MAX))}</t></is></c>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * XML has no control characters: spreadsheets write them as `_x001B_`, and so what looks like such an escape
 * too.
 */
function escapeXml(text: string): string {
  return text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(
      /[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu,
      (one) => `_x${one.charCodeAt(0).toString(16).padStart(4, '0')}_`,
    )
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[&<>]/g, (one) => ENTITIES[one] ?? one);
}
