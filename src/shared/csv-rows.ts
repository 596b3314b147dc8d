/** More rows than the caller wants to read. */
export class TooManyRows extends Error {}

/** A row with more cells than the caller wants to read. */
export class TooManyColumns extends Error {}

/** More cells than the caller wants to read. */
export class TooManyCells extends Error {}

export interface CsvLimits {
  rowsMax: number;
  columnsMax: number;
  /** The number of cells of all rows together. */
  cellsMax: number;
}

/** Empty lines and rows of empty cells are left out, but not without end. */
const READ_PER_ROW = 10;

/**
 * The rows of a CSV file that are not empty, one at a time. Commas, semicolons or tabs, by the first line, or
 * as `sep=;` says, which Excel writes. Quoted cells may hold doubled quotes and line breaks. A quote inside a
 * bare cell is text; a cell whose quote is never closed ends with the file. Throws at the first row, column
 * or cell that is too many.
 */
export function* readCsvRows(file: string, limits: CsvLimits): Generator<string[]> {
  const { text, delimiter } = prepare(file);
  let offset = 0;
  let cells = 0;
  let read = 0;
  let rows = 0;
  while (offset < text.length) {
    const row: string[] = [];
    do {
      const cell = readCell(text, offset, delimiter);
      row.push(cell.text);
      offset = cell.end + 1;
      cells += 1;
      if (row.length > limits.columnsMax) throw new TooManyColumns();
      if (cells > limits.cellsMax) throw new TooManyCells();
    } while (text.charCodeAt(offset - 1) === delimiter);
    if (text.charCodeAt(offset - 1) === RETURN && text.charCodeAt(offset) === NEWLINE) offset += 1;
    read += 1;
    if (read > limits.rowsMax * READ_PER_ROW) throw new TooManyRows();
    if (row.length === 1 && row[0] === '') continue;
    const isEmpty = row.every((cell) => cell.trim() === '');
    if (!isEmpty) rows += 1;
    if (rows > limits.rowsMax) throw new TooManyRows();
    if (!isEmpty) yield row;
  }
}

const NEWLINE = 0x0a;
const RETURN = 0x0d;
const QUOTE = 0x22;

/** `end` is the place of the delimiter or line break after it, or the length of the text. */
function readCell(text: string, start: number, delimiter: number): { text: string; end: number } {
  if (text.charCodeAt(start) !== QUOTE) {
    const end = endOfBareCell(text, start, delimiter);
    return { text: text.slice(start, end), end };
  }
  const close = closingQuote(text, start + 1);
  const quoted = text.slice(start + 1, close);
  // Text after the closing quote belongs to the cell.
  const end = Math.min(text.length, endOfBareCell(text, close + 1, delimiter));
  return {
    text: (quoted.includes('"') ? quoted.replaceAll('""', '"') : quoted) + text.slice(close + 1, end),
    end,
  };
}

function endOfBareCell(text: string, start: number, delimiter: number): number {
  for (let offset = start; offset < text.length; offset += 1) {
    const code = text.charCodeAt(offset);
    if (code === delimiter || code === NEWLINE || code === RETURN) return offset;
  }
  return text.length;
}

function closingQuote(text: string, start: number): number {
  for (let offset = text.indexOf('"', start); offset !== -1; offset = text.indexOf('"', offset + 2)) {
    if (text.charCodeAt(offset + 1) !== QUOTE) return offset;
  }
  return text.length;
}

function prepare(file: string): { text: string; delimiter: number } {
  const bare = file.startsWith('\uFEFF') ? file.slice(1) : file;
  const declared = /^sep=([,;\t|])\r?\n/i.exec(bare);
  const text = declared ? bare.slice(declared[0].length) : bare;
  return { text, delimiter: (declared?.[1] ?? findDelimiter(text)).charCodeAt(0) };
}

const FIRST_LINE_MAX = 65_536;

/** The one that the first line has most of, outside quotes. */
function findDelimiter(text: string): string {
  const [line = ''] = text.slice(0, FIRST_LINE_MAX).split(/[\r\n]/, 1);
  const bare = line.replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => bare.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
}
