import { readFileSync } from 'node:fs';

/** The rows of a CSV file with a header, each a function from a column's name to its cell, blanks cut off. */
export function readRows(path: string): ((column: string) => string)[] {
  const [header = '', ...lines] = readFileSync(path, 'utf8').split(/\r?\n/).filter(Boolean);
  const places = new Map(splitLine(header).map((name, place) => [name.trim(), place]));
  return lines.map((line) => {
    const cells = splitLine(line);
    return (column) => {
      const place = places.get(column);
      if (place === undefined) throw new Error(`${path} has no column ${column}`);
      return (cells[place] ?? '').trim();
    };
  });
}

function splitLine(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}
