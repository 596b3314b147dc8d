import { readFileSync } from 'node:fs';

type CsvRow = (column: string) => string;

/** The rows of a CSV file with a header, each a function from a column's name to its cell, blanks cut off. */
export function readRows(path: string): CsvRow[] {
  return parseRows(readFileSync(path, 'utf8'), path);
}

/** Reads the rows from text; `name` is for error messages. */
export function parseRows(text: string, name: string): CsvRow[] {
  const [header = '', ...lines] = text.split(/\r?\n/).filter(Boolean);
  const places = new Map(splitLine(header).map((column, place) => [column.trim(), place]));
  return lines.map((line) => {
    const cells = splitLine(line);
    return (column) => {
      const place = places.get(column);
      if (place === undefined) throw new Error(`${name} has no column ${column}`);
      return (cells[place] ?? '').trim();
    };
  });
}

function splitLine(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}
