import { parseDomainName } from '../../shared/internet/domain-name.ts';
import { invalidRequest, Problem, type ProblemCode } from '../../shared/problem.ts';
import { storableText } from '../../shared/storable-text.ts';
import { type PackedTexts, packTexts } from './packed-texts.ts';
import { type ParsedTable, parseUpload, type UploadFormat } from './parse-upload.ts';
import { readForm } from './read-form.ts';
import type { Direction, UploadedCell } from './uploaded-table.ts';

/** The body of a request as it came, and what the request asks. */
export interface UploadRequest {
  body: Uint8Array;
  contentType: string;
  query: UploadQuery;
}

interface UploadQuery {
  direction?: Direction | undefined;
  column?: string | undefined;
  header?: boolean | undefined;
  preview?: boolean | undefined;
  sample?: number | undefined;
  file_name?: string | undefined;
}

/** A file that was read on a thread. */
export interface ReadUpload {
  direction: Direction;
  preview: boolean;
  /** Whether the first rows were asked for. */
  sampled: boolean;
  fileName: string | null;
  /** The values to ask about, one per row, in order. */
  inputs: PackedTexts;
  /**
   * The domain of each row, as if names under reserved top-level domains were allowed; or why it is none.
   * Null for companies.
   */
  domains: { names: PackedTexts; reasons: PackedTexts } | null;
  table: ReadTable | null;
}

export interface ReadTable extends Omit<ParsedTable, 'rows'> {
  /** Each row as a JSON array of its cells. Null in a list without a header. */
  rows: PackedTexts | null;
  /** The first rows, as many as were asked for. Long cells are cut. */
  sample: string[][];
}

/** A thread cannot throw a `Problem` at another. */
export type UploadAnswer =
  | { read: ReadUpload }
  | { refused: { code: ProblemCode; message: string; details: Record<string, unknown> | undefined } };

export const FORM_TYPE = 'multipart/form-data';
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Tables are recognised by their bytes, because browsers send different types for CSV files. */
export const UPLOAD_FORMATS: Readonly<Record<string, UploadFormat>> = {
  'text/csv': 'table',
  'text/tab-separated-values': 'table',
  'application/vnd.ms-excel': 'table',
  [XLSX_TYPE]: 'table',
  'application/octet-stream': 'table',
  'application/x-ndjson': 'jsonl',
  'application/jsonl': 'jsonl',
  'application/json': 'json',
};

const SAMPLE_ROWS_MAX = 50;
const SAMPLE_CHARACTERS_MAX = 200;

/** For a thread: everything that a request uploads, read and checked. */
export async function readUpload(request: UploadRequest): Promise<UploadAnswer> {
  try {
    return { read: await readRequest(request) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { code, message, details } = error;
    return { refused: { code, message, details } };
  }
}

/** The options of a form take precedence over those of the query. */
async function readRequest({ body, contentType, query }: UploadRequest): Promise<ReadUpload> {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const form = typeOf(contentType) === FORM_TYPE ? await readForm(bytes, contentType) : undefined;
  const fields = form?.fields ?? {};
  const direction = fieldOf(fields, 'direction', ['domain', 'company']) ?? query.direction ?? 'domain';
  const preview = flagOf(fields, 'preview') ?? query.preview ?? false;
  const sample = (fields.sample === undefined ? query.sample : Number(fields.sample)) || 0;
  const fileName = storableText(form?.file.name ?? query.file_name ?? '').trim();
  const { inputs, table } = await parseUpload(
    {
      bytes: form?.file.bytes ?? bytes,
      format: form ? formatOfFile(form.file) : (UPLOAD_FORMATS[typeOf(contentType)] ?? 'table'),
      charset: form ? undefined : /charset="?([\w-]+)/i.exec(contentType)?.[1],
      direction,
      column: fields.column ?? query.column,
      hasHeader: flagOf(fields, 'header') ?? query.header,
    },
    readDomain,
  );
  return {
    direction,
    preview,
    sampled: sample > 0,
    fileName: fileName === '' ? null : fileName.slice(0, 200),
    inputs: packTexts(inputs),
    domains: direction === 'domain' ? readDomains(inputs) : null,
    table: table && packTable(table, Math.min(SAMPLE_ROWS_MAX, sample)),
  };
}

/** Whether the results show the uploaded columns: not of a list, whose one column has no name. */
export function keepsColumns({ columns, hasHeader }: Pick<ParsedTable, 'columns' | 'hasHeader'>): boolean {
  return hasHeader || columns.length > 1;
}

function packTable({ rows, ...table }: ParsedTable, sample: number): ReadTable {
  const shorten = (value: UploadedCell) => {
    const cell = String(value);
    return cell.length > SAMPLE_CHARACTERS_MAX ? `${cell.slice(0, SAMPLE_CHARACTERS_MAX)}…` : cell;
  };
  return {
    ...table,
    rows: keepsColumns(table) ? packTexts(rows.map((row) => JSON.stringify(row))) : null,
    sample: rows.slice(0, sample).map((row) => table.columns.map((_, at) => shorten(row[at] ?? ''))),
  };
}

function readDomain(cell: string): string | undefined {
  try {
    return parseDomainName(cell, () => true);
  } catch {
    return undefined;
  }
}

function readDomains(inputs: readonly string[]): NonNullable<ReadUpload['domains']> {
  const names: string[] = [];
  const reasons: string[] = [];
  for (const input of inputs) {
    try {
      names.push(parseDomainName(input, () => true));
      reasons.push('');
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      names.push('');
      reasons.push(error.message);
    }
  }
  return { names: packTexts(names), reasons: packTexts(reasons) };
}

function typeOf(contentType: string): string {
  return contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

function formatOfFile({ name, type }: { name: string; type: string }): UploadFormat {
  if (/\.(jsonl|ndjson)$/i.test(name)) return 'jsonl';
  if (/\.json$/i.test(name)) return 'json';
  return UPLOAD_FORMATS[typeOf(type)] ?? 'table';
}

function flagOf(fields: Record<string, string>, name: string): boolean | undefined {
  const value = fieldOf(fields, name, ['true', 'false']);
  return value === undefined ? undefined : value === 'true';
}

function fieldOf<Value extends string>(
  fields: Record<string, string>,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const given = fields[name];
  if (given === undefined || given === '') return undefined;
  const known = values.find((value) => value === given);
  if (known) return known;
  const message = `must be ${values.join(' or ')}`;
  throw invalidRequest(`The field ${name} ${message}.`, { [name]: message });
}
