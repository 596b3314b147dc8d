import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { openZipEntries } from '../../platform/zip.ts';
import { parseCompanyNumber } from '../../shared/companies/company-number.ts';
import { isLei } from '../../shared/companies/lei.ts';
import { parseDomainName } from '../../shared/internet/domain-name.ts';
import { OperatorError } from '../../shared/problem.ts';
import { DamagedFile, type RawRecord, SOURCES, type SourceKind, type SourceRecord } from './source-record.ts';

const RECORD_MAX = 1_000_000;
const KINDS = Object.keys(SOURCES) as SourceKind[];
const FIELDS = new Set<string>(KINDS.flatMap((kind) => [...SOURCES[kind].fields]));
const JSON_ARRAY = /^\s*\[/;

/** A record of the file; `record` is undefined if it is not of a UK company. */
interface ReadRecord {
  kind: SourceKind;
  record: SourceRecord | undefined;
}

/** The records of a file, which is recognised by its content. It may be in a zip. Throws sentences for the operator. */
export async function* readSource(path: string): AsyncGenerator<ReadRecord> {
  try {
    if (!(await isZip(path))) {
      yield* readRecords(createReadStream(path));
      return;
    }
    const zip = await openZipEntries(path);
    try {
      const files = zip.entries.filter(({ name }) => !name.endsWith('/'));
      const [file] = files;
      if (!file || files.length > 1)
        throw new OperatorError(
          `${path} holds ${files.length} files and should hold one. Nothing was changed.`,
        );
      yield* readRecords(await file.open());
    } finally {
      zip.close();
    }
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    if (error instanceof DamagedFile)
      throw new OperatorError(`${path}, line ${error.line}: ${error.message}. Nothing was changed.`);
    const { code, message } = error as NodeJS.ErrnoException;
    throw new OperatorError(`${path} cannot be read (${code ?? message}). Nothing was changed.`);
  }
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && buffer.toString('latin1') === 'PK\x03\x04';
  } finally {
    await file.close();
  }
}

async function* readRecords(bytes: Readable): AsyncGenerator<ReadRecord> {
  let kind: SourceKind | undefined;
  try {
    for await (const { raw, line } of rawRecords(bytes.setEncoding('utf8'))) {
      kind ??= recognise(Object.keys(raw), line);
      yield { kind, record: readRecord[kind](raw, line) };
    }
  } finally {
    bytes.destroy();
  }
}

function recognise(fields: readonly string[], line: number): SourceKind {
  const kind = KINDS.find((one) => SOURCES[one].fields.every((field) => fields.includes(field)));
  if (kind) return kind;
  const near = KINDS.find((one) => fields.includes(SOURCES[one].fields[0]));
  const lacking = near && SOURCES[near].fields.find((field) => !fields.includes(field));
  throw new DamagedFile(
    line,
    near
      ? `the ${SOURCES[near].name}’s field ${lacking} is missing`
      : 'this is neither the Charity Commission’s list of charities nor GLEIF’s list of LEI records',
  );
}

/** A JSON array, or a table with commas or tabs between its columns. */
async function* rawRecords(text: Readable): AsyncGenerator<{ raw: RawRecord; line: number }> {
  const chunks: AsyncIterator<string> = text[Symbol.asyncIterator]();
  let beginning = '';
  while (!beginning.includes('\n') && beginning.length < RECORD_MAX) {
    const { value, done } = await chunks.next();
    if (done) break;
    beginning += value;
    if (JSON_ARRAY.test(beginning)) break;
  }
  async function* whole(): AsyncGenerator<string> {
    yield beginning;
    for (let { value, done } = await chunks.next(); !done; { value, done } = await chunks.next()) yield value;
  }
  if (JSON_ARRAY.test(beginning)) yield* jsonObjects(whole());
  else yield* tableRows(whole(), beginning.split('\n', 1)[0]?.includes('\t') ? '\t' : ',');
}

async function* tableRows(
  text: AsyncIterable<string>,
  delimiter: ',' | '\t',
): AsyncGenerator<{ raw: RawRecord; line: number }> {
  const parser = parse({
    delimiter,
    // Tab-separated extracts do not quote their cells.
    quote: delimiter === ',' ? '"' : null,
    bom: true,
    info: true,
    columns: (names: string[]) => names.map((name) => FIELDS.has(name) && name),
    max_record_size: RECORD_MAX,
    skip_empty_lines: true,
  });
  // Errors of the input reach the loop through the parser.
  pipeline(Readable.from(text), parser, () => {});
  try {
    for await (const { record, info } of parser) yield { raw: record, line: info.lines };
  } catch (error) {
    if (error instanceof CsvError)
      throw new DamagedFile(parser.info.lines, REASONS[error.code] ?? error.code);
    throw error;
  }
}

const REASONS: Partial<Record<CsvError['code'], string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quoted cell never ends',
  CSV_INVALID_CLOSING_QUOTE: 'text follows the end of a quoted cell',
  CSV_RECORD_INCONSISTENT_COLUMNS: 'the row has more or fewer cells than the header',
  CSV_RECORD_INCONSISTENT_FIELDS_LENGTH: 'the row has more or fewer cells than the header',
  CSV_MAX_RECORD_SIZE: 'the row never ends',
  INVALID_OPENING_QUOTE: 'there is a quote inside a cell',
};

const CHARITY_NUMBER = /^\d{5,8}$/;
/** Companies House in England and Wales, Northern Ireland and Scotland, in GLEIF's list of registration authorities. */
const ENGLAND_AND_WALES = 'RA000585';
const UK_AUTHORITIES = new Set([ENGLAND_AND_WALES, 'RA000586', 'RA000587']);

/** The identifier of a UK company; nothing for records of others. Throws `DamagedFile` for what no register prints. */
const readRecord: Record<SourceKind, (raw: RawRecord, line: number) => SourceRecord | undefined> = {
  charity_number: readCharity,
  lei: readLei,
};

/** Registered charities that are companies. Linked charities share the number of the main one, which is linked charity 0. */
function readCharity(raw: RawRecord, line: number): SourceRecord | undefined {
  const value = textOf(raw, 'registered_charity_number');
  if (!CHARITY_NUMBER.test(value))
    throw new DamagedFile(line, `registered_charity_number is ${quoted(value)}, not a number`);
  const status = textOf(raw, 'charity_registration_status').toLowerCase();
  if (status !== 'registered' && status !== 'removed')
    throw new DamagedFile(
      line,
      `charity_registration_status is ${quoted(status)}, neither Registered nor Removed`,
    );
  if (status === 'removed' || textOf(raw, 'linked_charity_number') !== '0') return undefined;
  const companyNumber = parseCompanyNumber(textOf(raw, 'charity_company_registration_number'));
  return companyNumber && { value, companyNumber, website: websiteOf(textOf(raw, 'charity_contact_web')) };
}

function readLei(raw: RawRecord, line: number): SourceRecord | undefined {
  const value = textOf(raw, 'LEI');
  if (!isLei(value))
    throw new DamagedFile(line, `${quoted(value)} is not an LEI: its check digits are wrong`);
  const authority = textOf(raw, 'Entity.RegistrationAuthority.RegistrationAuthorityID');
  if (!UK_AUTHORITIES.has(authority) || textOf(raw, 'Entity.EntityStatus') !== 'ACTIVE') return undefined;
  const number = textOf(raw, 'Entity.RegistrationAuthority.RegistrationAuthorityEntityID');
  // Without its letters, a Scottish or Northern Irish number would be another company's.
  if (authority !== ENGLAND_AND_WALES && !/[A-Z]/i.test(number)) return undefined;
  const companyNumber = parseCompanyNumber(number);
  return companyNumber && { value, companyNumber, website: null };
}

function textOf(raw: RawRecord, field: string): string {
  const value = raw[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function quoted(text: string): string {
  return text === '' ? 'empty' : `"${text.slice(0, 40)}"`;
}

/** The first address in the field that is a domain. */
function websiteOf(text: string): string | null {
  for (const part of text.split(/[\s,;]+/)) {
    if (part === '' || part.includes('@')) continue;
    try {
      return parseDomainName(part, () => true);
    } catch {
      // People type anything into this field.
    }
  }
  return null;
}

const OBJECT_MAX = 1_000_000;
const [QUOTE, BACKSLASH, NEWLINE] = [0x22, 0x5c, 0x0a];
const OPENING = new Set([0x7b, 0x5b]);
const CLOSING = new Set([0x7d, 0x5d]);

/** The objects of a JSON array, one at a time: the array may be larger than a string can be. */
async function* jsonObjects(chunks: AsyncIterable<string>): AsyncGenerator<{ raw: RawRecord; line: number }> {
  let next: 'array' | 'object or end' | 'object' | 'separator' | 'nothing' = 'array';
  let line = 1;
  let depth = 0;
  let isInString = false;
  let isEscaped = false;
  let begun = '';
  let begunAt = 1;
  for await (const chunk of chunks) {
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const code = chunk.charCodeAt(at);
      if (code === NEWLINE) line += 1;
      if (depth > 0) {
        if (isInString) {
          if (isEscaped) isEscaped = false;
          else if (code === BACKSLASH) isEscaped = true;
          else if (code === QUOTE) isInString = false;
        } else if (code === QUOTE) isInString = true;
        else if (OPENING.has(code)) depth += 1;
        else if (CLOSING.has(code)) depth -= 1;
        if (depth > 0) continue;
        yield { raw: parseObject(begun + chunk.slice(start, at + 1), begunAt), line: begunAt };
        begun = '';
        next = 'separator';
        continue;
      }
      const sign = chunk.charAt(at);
      if (/[\s\uFEFF]/.test(sign)) continue;
      if (next === 'array' && sign === '[') next = 'object or end';
      else if ((next === 'object or end' || next === 'object') && sign === '{') {
        depth = 1;
        start = at;
        begunAt = line;
      } else if (next === 'separator' && sign === ',') next = 'object';
      else if ((next === 'separator' || next === 'object or end') && sign === ']') next = 'nothing';
      else throw new DamagedFile(line, `"${sign}" stands where ${EXPECTED[next]} should`);
    }
    if (depth > 0) begun += chunk.slice(start);
    if (begun.length > OBJECT_MAX) throw new DamagedFile(begunAt, 'the record never ends');
  }
  if (next !== 'nothing') throw new DamagedFile(line, 'the file ends in the middle');
}

const EXPECTED = {
  array: 'a list',
  'object or end': 'a record',
  object: 'a record',
  separator: 'a comma or the end of the list',
  nothing: 'the end of the file',
};

function parseObject(text: string, line: number): RawRecord {
  try {
    return JSON.parse(text);
  } catch {
    throw new DamagedFile(line, 'the record is not valid JSON');
  }
}
