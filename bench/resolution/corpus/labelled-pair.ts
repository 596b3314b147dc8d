import { readFileSync } from 'node:fs';
import { decodeLetters } from './pages/html-parts.ts';

export interface Page {
  path: string;
  html: string;
  location?: string;
  host?: string;
}

/** A labelled site as it comes; what this script does not know is kept as it is. */
export interface Site {
  domain: string;
  pages: Page[];
  expected: { company_number: string | null; company_name: string | null; acceptable_numbers: string[] };
  roles?: { name: string; number: string | null; role: string }[];
  shape: string;
  note?: string;
  source_url?: string;
}

/** Rows of the monthly snapshot, the first one its heading. */
export type Register = string[][];

export function readSites(files: readonly string[]): Site[] {
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => withLetters(JSON.parse(line) as Site)),
  );
}

const withLetters = (site: Site): Site => ({
  ...site,
  pages: site.pages.map((page) => ({ ...page, html: decodeLetters(page.html) })),
});

/** The rows of all files under one heading; a company number counts once. */
export function readRegister(files: readonly string[]): Register {
  const tables = files.map((file) => parseCsv(readFileSync(file, 'utf8').replace(/^\ufeff/, '')));
  const heading = tables[0]?.[0];
  if (!heading) throw new Error('The register has no heading.');
  const seen = new Set<string>();
  const number = columnOf(heading, 'CompanyNumber');
  const rows = tables
    .flatMap((table) => table.slice(1))
    .filter((row) => {
      const isNew = row.length > 1 && !seen.has(row[number]!);
      seen.add(row[number]!);
      return isNew;
    });
  return [heading, ...rows];
}

export function columnOf(heading: readonly string[], name: string): number {
  const index = heading.findIndex((column) => column.trim() === name);
  if (index < 0) throw new Error(`The register has no column ${name}.`);
  return index;
}

export function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const match of text.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/g)) {
    const [, field, end] = match as unknown as [string, string, string];
    rows.at(-1)!.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.length > 1 || row[0] !== '');
}

/** The heading as the snapshot prints it, every field of the rows in quotes. */
export function printCsv([heading, ...rows]: Register): string {
  const lines = rows.map((row) => row.map((field) => `"${field.replaceAll('"', '""')}"`).join(','));
  return [`${heading!.join(',')}`, ...lines, ''].join('\n');
}
