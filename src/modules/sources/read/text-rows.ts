import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { DamagedFile } from './damaged-file.ts';

export interface TableRow {
  cells: string[];
  line: number;
}

const RECORD_MAX = 1_000_000;
const COLUMNS_MAX = 1_000;

/** The rows of a text with commas or tabs between the columns. */
export async function* textRows(
  text: AsyncIterable<string>,
  delimiter: ',' | '\t',
): AsyncGenerator<TableRow> {
  const parser = parse({
    delimiter,
    // Tab-separated extracts do not quote their cells.
    quote: delimiter === ',' ? '"' : null,
    bom: true,
    info: true,
    max_record_size: RECORD_MAX,
    skip_empty_lines: true,
    // Some programs write both kinds into one file.
    record_delimiter: ['\r\n', '\n', '\r'],
    // Notes before the header have fewer cells; the reader compares the rows after it.
    relax_column_count: true,
  });
  // Errors of the input reach the loop through the parser.
  pipeline(Readable.from(withinLineLimit(text)), parser, () => {});
  try {
    for await (const { record, info } of parser) {
      if (record.length > COLUMNS_MAX)
        throw new DamagedFile(info.lines, `the row has more than ${COLUMNS_MAX} cells`);
      yield { cells: record, line: info.lines };
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw new DamagedFile(parser.info.lines, REASONS[error.code] ?? error.code);
    throw error;
  }
}

/** The parser does not count delimiters, so that a line of nothing else would have no limit. */
async function* withinLineLimit(text: AsyncIterable<string>): AsyncGenerator<string> {
  let length = 0;
  let line = 1;
  for await (const chunk of text) {
    let start = 0;
    for (const { index, 0: lineEnd } of chunk.matchAll(/\r\n|[\r\n]/g)) {
      check(length + index - start);
      length = 0;
      line += 1;
      start = index + lineEnd.length;
    }
    length += chunk.length - start;
    check(length);
    yield chunk;
  }

  function check(lineLength: number): void {
    if (lineLength > RECORD_MAX + COLUMNS_MAX) throw new DamagedFile(line, 'the row never ends');
  }
}

const REASONS: Partial<Record<CsvError['code'], string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quoted cell never ends',
  CSV_INVALID_CLOSING_QUOTE: 'text follows the end of a quoted cell',
  CSV_MAX_RECORD_SIZE: 'the row never ends',
  INVALID_OPENING_QUOTE: 'there is a quote inside a cell',
};
