import { Readable } from 'node:stream';
import { Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { csvRow } from '../../shared/csv-row.ts';

type Cell = string | number | boolean | null;

export interface CsvFile<Column extends string> {
  /** Without `.csv`; letters, digits and hyphens only. */
  name: string;
  columns: readonly Column[];
  pages: AsyncIterable<readonly Record<Column, Cell>[]>;
}

/** The 200 of a route that answers with `sendCsv`. */
export const CsvOut = (description: string) => ({
  description,
  content: {
    'text/csv': { schema: Type.Unsafe<unknown>({ type: 'string', description: 'With a header.' }) },
  },
});

/**
 * Answers with a CSV file, which is read page by page while it is sent. The first page is read before, so that what it
 * throws becomes an ordinary error. A later failure breaks the connection off: nobody takes a part for the whole.
 */
export async function sendCsv<Column extends string>(
  reply: FastifyReply,
  { name, columns, pages }: CsvFile<Column>,
): Promise<FastifyReply> {
  const reader = pages[Symbol.asyncIterator]();
  const first = await reader.next();
  const write = (rows: readonly Record<Column, Cell>[]) =>
    rows.map((row) => csvRow(columns.map((column) => row[column]))).join('');

  async function* lines(): AsyncGenerator<string> {
    yield csvRow(columns);
    try {
      for (let page = first; !page.done; page = await reader.next()) {
        if (page.value.length > 0) yield write(page.value);
      }
    } finally {
      await reader.return?.();
    }
  }

  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(Readable.from(lines()));
}

/** Reads pages of a list until one is not full. `after` is the last row of the page before. */
export async function* readPages<Row>(
  size: number,
  readPage: (after: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after: Row | undefined;
  for (;;) {
    const rows = await readPage(after);
    yield rows;
    if (rows.length < size) return;
    after = rows.at(-1);
  }
}
