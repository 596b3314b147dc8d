import iconv from 'iconv-lite';
import { createPauses } from '../../shared/concurrency.ts';
import { invalidRequest, type Problem } from '../../shared/problem.ts';

/** An uploaded spreadsheet: text to parse as CSV, or an XLSX workbook. */
type DecodedFile = { kind: 'text'; text: string } | { kind: 'xlsx' };

const SAVE_AS = 'Open it in a spreadsheet program and save it as CSV or XLSX.';

/** The first bytes of files that are often uploaded by mistake, and what to do about each. */
const OTHER_FILES: [begins: string, what: string, todo: string][] = [
  ['%PDF', 'a PDF document', 'Export the list as CSV or XLSX instead.'],
  ['\x89PNG', 'an image', 'Export the list as CSV or XLSX instead.'],
  ['\xFF\xD8\xFF', 'an image', 'Export the list as CSV or XLSX instead.'],
  ['GIF8', 'an image', 'Export the list as CSV or XLSX instead.'],
  ['RIFF', 'an image, a sound or a film', 'Export the list as CSV or XLSX instead.'],
  ['II*\0', 'an image', 'Export the list as CSV or XLSX instead.'],
  ['\x1F\x8B', 'a compressed file', 'Unpack it and upload the CSV or XLSX file inside.'],
  ['7z\xBC\xAF', 'a compressed file', 'Unpack it and upload the CSV or XLSX file inside.'],
  ['Rar!', 'a compressed file', 'Unpack it and upload the CSV or XLSX file inside.'],
  ['{\\rtf', 'a text document', SAVE_AS],
  ['SQLite format 3', 'a database', 'Export the list as CSV or XLSX instead.'],
];
const OLD_OFFICE = '\xD0\xCF\x11\xE0';
const ZIPS = ['PK\x03\x04', 'PK\x05\x06'];

/**
 * Says what the bytes are, whatever the file is called. Throws `invalid_request` for what is not a
 * spreadsheet.
 */
export async function decodeFile(bytes: Buffer, charset?: string): Promise<DecodedFile> {
  const start = bytes.toString('latin1', 0, 16);
  if (ZIPS.some((begins) => start.startsWith(begins))) return { kind: 'xlsx' };
  if (start.startsWith(OLD_OFFICE)) throw oldOffice(bytes);
  const other = OTHER_FILES.find(([begins]) => start.startsWith(begins));
  if (other) throw refused(`The file is ${other[1]}, not a table.`, other[2]);
  const text = await decodeText(bytes, charset);
  if (/^\s*<(!doctype|html|table|head|body|meta|\?xml|svg|workbook)/i.test(text.slice(0, 1_000)))
    throw refused('The file is a web page or XML, not CSV, whatever its name says.', SAVE_AS);
  if (isBinary(text))
    throw refused('The file is neither text nor a spreadsheet.', 'Upload CSV, TSV or XLSX.');
  return { kind: 'text', text };
}

export function refused(what: string, todo: string): Problem {
  return invalidRequest(`${what} ${todo}`);
}

/** Encrypted workbooks and the format before 2007 are kept in the same kind of container. */
function oldOffice(bytes: Buffer): Problem {
  const isEncrypted = bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));
  return isEncrypted
    ? refused('The workbook is protected by a password.', 'Save a copy without the password and upload that.')
    : refused('The file is in the format of Excel before 2007 (.xls).', 'Save it as .xlsx or CSV.');
}

/**
 * By its byte order mark, the declared charset, the pattern of its bytes; Windows-1252 where it is not UTF-8.
 */
async function decodeText(bytes: Buffer, charset: string | undefined): Promise<string> {
  const marked = charsetOfMark(bytes);
  if (marked) return decode(bytes, marked);
  const isDeclared = charset !== undefined && !/^utf-?[78]$/i.test(charset) && iconv.encodingExists(charset);
  if (isDeclared) return decode(bytes, charset);
  const unmarked = charsetOfZeros(bytes);
  if (unmarked) return decode(bytes, unmarked);
  return isUtf8(bytes) ? bytes.toString('utf8') : decode(bytes, 'windows-1252');
}

const PIECE_BYTES = 1024 * 1024;

async function decode(bytes: Buffer, charset: string): Promise<string> {
  const decoder = iconv.getDecoder(charset, { stripBOM: true });
  const pause = createPauses();
  let text = '';
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
    text += decoder.write(bytes.subarray(start, start + PIECE_BYTES));
    await pause();
  }
  return text + (decoder.end() ?? '');
}

function charsetOfMark(bytes: Buffer): string | undefined {
  const mark = bytes.toString('latin1', 0, 3);
  if (mark === '\xEF\xBB\xBF') return 'utf8';
  if (mark.startsWith('\xFF\xFE')) return 'utf-16le';
  if (mark.startsWith('\xFE\xFF')) return 'utf-16be';
  return undefined;
}

const SAMPLE_BYTES = 4_096;

/** UTF-16 without a mark: Latin text has a zero in every other byte. */
function charsetOfZeros(bytes: Buffer): string | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 4;
  if (odd > many && even < odd / 8) return 'utf-16le';
  return even > many && odd < even / 8 ? 'utf-16be' : undefined;
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Text has hardly any control characters. A damaged cell may contain a single one. */
function isBinary(text: string): boolean {
  const sample = text.slice(0, SAMPLE_BYTES);
  const controls = sample.match(/[^\P{Cc}\t\n\r\v\f\x80-\x9F]/gu)?.length ?? 0;
  return controls > 2 && controls > sample.length / 50;
}
