import { writeZip } from '../../platform/zip.ts';
import { csvRow } from '../../shared/csv-row.ts';
import { type BulkJob, CELL_CHARACTERS_MAX, type Direction, type ResultRow } from './bulk.ts';

export type ResultFormat = 'csv' | 'xlsx' | 'jsonl';

type AnswerColumn = Exclude<keyof ResultRow, 'cells' | 'known'>;

const ANSWER_COLUMNS: Record<Direction, readonly AnswerColumn[]> = {
  domain: [
    ...(['row_number', 'input', 'domain', 'outcome', 'company_number', 'company_name'] as const),
    ...(['match_confidence', 'charged', 'charge_reason', 'reason', 'disclosures', 'review'] as const),
  ],
  company: [
    ...(['row_number', 'input', 'domain', 'outcome', 'company_number', 'company_name'] as const),
    ...(['match_confidence', 'charged', 'charge_reason', 'reason'] as const),
  ],
};

/** Rows that are read and written at once; fewer of an upload with many columns. */
const PAGE = 1_000;
const PAGE_CELLS = 20_000;

type ReadPage = (page: { after: number; limit: number }) => Promise<ResultRow[]>;

/**
 * Every row once, in order: the uploaded columns where there are several, and the answer beside them. Reads page by page, so
 * that no upload is held in memory as a whole.
 */
export function writeResults(
  format: ResultFormat,
  upload: Pick<BulkJob, 'direction' | 'columns'>,
  readPage: ReadPage,
): AsyncGenerator<string | Buffer> {
  const answer = ANSWER_COLUMNS[upload.direction];
  const pageSize = Math.min(PAGE, Math.ceil(PAGE_CELLS / (upload.columns?.length ?? 1)));
  const readRows = () => readPages(readPage, pageSize);
  const heading = [...(upload.columns ?? []), ...freeNames(answer, upload.columns ?? [])];
  const cells = (row: ResultRow) => [
    ...(upload.columns ?? []).map((_, at) => row.cells?.[at] ?? null),
    ...answer.map((column) => row[column]),
  ];
  if (format === 'xlsx') return writeXlsx(heading, mapPages(readRows(), cells));
  if (format === 'csv') return writeCsv(heading, mapPages(readRows(), cells));
  const names = freeNames(upload.columns ?? [], []);
  return joinPages(
    mapPages(readRows(), (row) => {
      const values = answer.map((column) => [column, row[column]]);
      const columns = names.map((name, at) => [name, row.cells?.[at] ?? '']);
      const uploaded = upload.columns ? { columns: Object.fromEntries(columns) } : {};
      return `${JSON.stringify({ ...Object.fromEntries(values), ...uploaded })}\n`;
    }),
  );
}

/** Each name once, and none that is taken: `domain` becomes `domesday_domain`, a second `Email` becomes `Email_2`. */
function freeNames(names: readonly string[], taken: readonly string[]): string[] {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  return names.map((name) => {
    const wanted = used.has(name.toLowerCase()) && taken.length > 0 ? `domesday_${name}` : name;
    let free = wanted;
    for (let n = 2; used.has(free.toLowerCase()); n++) free = `${wanted}_${n}`;
    used.add(free.toLowerCase());
    return free;
  });
}

async function* writeCsv(
  heading: readonly string[],
  pages: AsyncIterable<(string | number | boolean | null)[][]>,
): AsyncGenerator<string> {
  yield csvRow(heading);
  for await (const page of pages) yield page.map(csvRow).join('');
}

async function* joinPages(pages: AsyncIterable<string[]>): AsyncGenerator<string> {
  for await (const page of pages) yield page.join('');
}

async function* readPages(readPage: ReadPage, limit: number): AsyncGenerator<ResultRow[]> {
  let after = 0;
  for (;;) {
    const rows = await readPage({ after, limit });
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)?.row_number ?? after;
  }
}

async function* mapPages<T>(
  pages: AsyncIterable<ResultRow[]>,
  map: (row: ResultRow) => T,
): AsyncGenerator<T[]> {
  for await (const rows of pages) yield rows.map(map);
}

type XlsxCell = string | number | boolean | null;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Styles by their number: plain, a heading, and text that begins like a formula and stays text when it is edited. */
const STYLES = { plain: 0, heading: 1, text: 2 };

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
      `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1" quotePrefix="1"/></cellXfs></styleSheet>`,
    ],
  },
];

/** A workbook of one sheet, made as its rows come. Cells hold values only, never formulas. */
export function writeXlsx(heading: readonly string[], rows: AsyncIterable<readonly XlsxCell[][]>) {
  async function* sheet() {
    yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
    yield rowXml(heading, STYLES.heading);
    for await (const page of rows) yield page.map((row) => rowXml(row, STYLES.plain)).join('');
    yield '</sheetData></worksheet>';
  }
  return writeZip([...FIXED_PARTS, { name: 'xl/worksheets/sheet1.xml', content: sheet() }]);
}

function rowXml(cells: readonly XlsxCell[], style: number): string {
  return `<row>${cells.map((cell) => cellXml(cell, style)).join('')}</row>`;
}

function cellXml(value: XlsxCell, style: number): string {
  if (value === null || value === '') return '<c/>';
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c t="b"><v>${value ? 1 : 0}</v></c>`;
  const chosen = /^[=+\-@\t\r]/.test(value) ? STYLES.text : style;
  const attribute = chosen === STYLES.plain ? '' : ` s="${chosen}"`;
  return `<c${attribute} t="inlineStr"><is><t xml:space="preserve">${escapeXml(value.slice(0, CELL_CHARACTERS_MAX))}</t></is></c>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** XML has no control characters: spreadsheets write them as `_x001B_`, and so what looks like such an escape too. */
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
