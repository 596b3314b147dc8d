import type { Bulk } from '../../api/shapes.ts';

export type Direction = Bulk['direction'];

/** A list as it is sent: the file or text as it is, and which kind it is. */
export interface BulkUpload {
  body: Blob | string;
  type: string;
  /** Null for pasted text. */
  fileName: string | null;
}

/** The options of an upload; null leaves the choice to the service. */
export interface BulkOptions {
  direction: Direction;
  /** From 1. */
  column: number | null;
  header: boolean | null;
}

const TYPES: [ending: RegExp, type: string][] = [
  [/\.(jsonl|ndjson)$/i, 'application/x-ndjson'],
  [/\.json$/i, 'application/json'],
  [/\.tsv$/i, 'text/tab-separated-values'],
  [/\.xlsx$/i, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
];

export const ACCEPTED_FILES = '.csv,.tsv,.txt,.xlsx,.jsonl,.ndjson,.json';
export const UPLOAD_BYTES_MAX = 16 * 1024 * 1024;

/** By its name, CSV by default; the service checks the bytes. */
export function uploadOfFile(file: Blob & { name: string }): BulkUpload {
  const type = TYPES.find(([ending]) => ending.test(file.name))?.[1] ?? 'text/csv';
  return { body: file, type, fileName: file.name };
}

/** People paste domains with anything between them; names of companies have spaces and commas in them. */
export function uploadOfText(text: string, direction: Direction): BulkUpload {
  const values = text
    .split(direction === 'domain' ? /[\s,;]+/ : /[\r\n;]+/)
    .map((value) => value.trim())
    .filter(Boolean);
  const body = JSON.stringify(direction === 'domain' ? { domains: values } : { companies: values });
  return { body, type: 'application/json', fileName: null };
}

export function queryOf({ fileName }: BulkUpload, { direction, column, header }: BulkOptions): string {
  const query = new URLSearchParams({ direction });
  if (column !== null) query.set('column', String(column));
  if (header !== null) query.set('header', String(header));
  if (fileName) query.set('file_name', fileName.slice(-200));
  return query.toString();
}

/** A file as a CRM might export it, with companies and websites of the sandbox. */
const EXAMPLES: Record<Direction, { name: string; lines: string[] }> = {
  domain: {
    name: 'example-customers.csv',
    lines: [
      'Account ID,Account Name,Website,Contact,Owner,Notes',
      'A-1001,Tarnwick Joinery,https://www.tarnwickjoinery.test/contact,hello@tarnwickjoinery.test,Ann,',
      'A-1002,Glenmarrow Textiles,glenmarrow.test,,Ben,Renewal in May',
      'A-1003,The Copper Kettle,www.copperkettle.test,,Ann,"Trading name, ask for the company"',
      'A-1004,Kestrelby Consulting,kestrelbyconsulting.test,,Ben,Three companies have this name',
      'A-1005,Marchpane & Moth,marchpaneandmoth.test,,Ann,',
      'A-1006,Tarnwick (duplicate),tarnwickjoinery.test,,Ann,Merge?',
      'A-1007,New lead,,,Ben,=no website yet',
    ],
  },
  company: {
    name: 'example-companies.csv',
    lines: [
      'Company name,Company number,Town',
      'Tarnwick Joinery Limited,73816452,Kendal',
      'Farthingley & Sons Limited,71893,Sheffield',
      'Glenmarrow Textiles Limited,SC938142,Inverness',
      'Nobody Limited,99999999,',
    ],
  },
};

export function exampleFile(direction: Direction): File {
  const { name, lines } = EXAMPLES[direction];
  return new File([`${lines.join('\r\n')}\r\n`], name, { type: 'text/csv' });
}
