import { type AnswerColumn, TAKEN_PREFIX } from '../../shared/bulk-columns.ts';
import { csvRow } from '../../shared/csv-row.ts';
import { cellOf, isDateColumn, type TableCell } from './answer-columns.ts';
import type { ResultRow, UploadJob } from './upload-job.ts';
import { writeXlsx, type XlsxCell } from './xlsx-workbook.ts';

export type ResultFormat = 'csv' | 'xlsx' | 'jsonl';

/** Rows that are read and written at once; fewer of an upload with many columns. */
const PAGE = 1_000;
const PAGE_CELLS = 20_000;

type ReadPage = (page: { after: number; limit: number }) => Promise<ResultRow[]>;

interface WrittenUpload extends Pick<UploadJob, 'columns'> {
  answer: readonly AnswerColumn[];
}

/**
 * Every row once, in order: the uploaded columns, if it has any, and the answer beside them. Reads
 * page by page, so that no upload is held in memory as a whole.
 */
export function writeResults(
  format: ResultFormat,
  { columns, answer }: WrittenUpload,
  readPage: ReadPage,
): AsyncGenerator<string | Buffer> {
  const uploaded = columns ?? [];
  const pageSize = Math.min(PAGE, Math.ceil(PAGE_CELLS / Math.max(1, uploaded.length)));
  const readRows = () => readPages(readPage, pageSize);
  const heading = [...uploaded, ...freeNames(answer, uploaded)];
  const uploadedCells = (row: ResultRow) => uploaded.map((_, index) => row.cells?.[index] ?? null);
  if (format === 'xlsx')
    return writeXlsx(
      heading,
      mapPages(readRows(), (row) => [
        ...uploadedCells(row),
        ...answer.map((column) => workbookCell(row, column)),
      ]),
    );
  if (format === 'csv')
    return writeCsv(
      heading,
      mapPages(readRows(), (row) => [...uploadedCells(row), ...answer.map((column) => cellOf(row, column))]),
    );
  const names = freeNames(uploaded, []);
  return joinPages(
    mapPages(readRows(), (row) => {
      const own = names.map((name, index) => [name, row.cells?.[index] ?? '']);
      const values = answer.map((column) => [column, row[column]]);
      const line = { ...(columns && { columns: Object.fromEntries(own) }), ...Object.fromEntries(values) };
      return `${JSON.stringify(line)}\n`;
    }),
  );
}

function workbookCell(row: ResultRow, column: AnswerColumn): XlsxCell {
  const value = cellOf(row, column);
  return isDateColumn(column) && typeof value === 'string' ? { day: value } : value;
}

/**
 * Each name once, and none that is taken: `domain` becomes `domesday_domain`, a second `Email` becomes
 * `Email_2`.
 */
function freeNames(names: readonly string[], taken: readonly string[]): string[] {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  return names.map((name) => {
    const wanted = used.has(name.toLowerCase()) && taken.length > 0 ? `${TAKEN_PREFIX}${name}` : name;
    let free = wanted;
    for (let n = 2; used.has(free.toLowerCase()); n++) free = `${wanted}_${n}`;
    used.add(free.toLowerCase());
    return free;
  });
}

async function* writeCsv(
  heading: readonly string[],
  pages: AsyncIterable<TableCell[][]>,
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
