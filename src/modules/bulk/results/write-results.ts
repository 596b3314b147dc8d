import { csvRow } from '../../../shared/csv-row.ts';
import type { BulkJob, Direction, ResultRow } from '../bulk.ts';
import { writeXlsx } from './write-xlsx.ts';

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
