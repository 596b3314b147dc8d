import { readFileSync } from 'node:fs';
import { registrableDomain } from '../../../src/shared/internet/domain-name.ts';
import { decodeLetters } from './pages/html-parts.ts';

interface Page {
  path: string;
  html: string;
  location?: string;
  host?: string;
}

/** A labelled site of the input. Fields that this script does not know are kept. */
export interface Site {
  domain: string;
  pages: Page[];
  expected: { company_number: string | null; company_name: string | null; acceptable_numbers: string[] };
  roles?: { name: string; number: string | null; role: string }[];
  shape: string;
  set?: number;
  note?: string;
  source_url?: string;
}

/** Rows of the monthly snapshot, the first one its heading. */
export type Register = string[][];

/** Labelled sites and the register beside them. */
export interface Pair {
  sites: readonly Site[];
  register: Register;
}

/** The sites of a file; `set` is the number of their set where the file gives another one. */
export function readSites(file: string, set?: number): Site[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => withLetters({ ...(JSON.parse(line) as Site), ...(set === undefined ? {} : { set }) }));
}

/** Whether the service can be asked for the site: it answers for registrable domains. */
export const isWholeDomain = ({ domain }: Site) => registrableDomain(domain) === domain.toLowerCase();

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

export const answersOf = (sites: readonly Site[]) =>
  sites.flatMap(({ expected }) => expected.acceptable_numbers);

export function withoutCompanies([heading, ...rows]: Register, numbers: readonly string[]): Register {
  const column = columnOf(heading!, 'CompanyNumber');
  return [heading!, ...rows.filter((row) => !numbers.includes(row[column]!))];
}

/** The company numbers of the register and of the labels. */
export function numbersOf({ sites, register: [heading, ...rows] }: Pair): string[] {
  const column = columnOf(heading!, 'CompanyNumber');
  const labelled = sites.flatMap(({ expected, roles }) => [
    ...expected.acceptable_numbers,
    ...(roles ?? []).map((role) => role.number ?? ''),
  ]);
  return [...rows.map((row) => row[column]!), ...labelled];
}

function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const match of text.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/g)) {
    const [, field, end] = match as unknown as [string, string, string];
    rows.at(-1)!.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.length > 1 || row[0] !== '');
}

export const printSites = (sites: readonly object[]) =>
  sites.map((site) => `${JSON.stringify(site)}\n`).join('');

/** The heading as the snapshot prints it, every field of the rows in quotes. */
export const printRegister = ([heading, ...rows]: Register) => `${heading!.join(',')}\n${printRows(rows)}`;

export const printRows = (rows: readonly string[][]) =>
  rows.map((row) => `${row.map((field) => `"${field.replaceAll('"', '""')}"`).join(',')}\n`).join('');
