import { isAscii, isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';

/** How far into a page the HTML standard, and then some careless pages, put the charset. */
const DECLARATION_BYTES_MAX = 4_096;

const CONTENT_TYPE_CHARACTERS_MAX = 500;
/** Unusual white space is not accepted: the text is untrusted, and matching every form would take too long. */
const CHARSET = /charset\s{0,20}=[\s"']{0,20}([\w:.-]+)/i;
const META_CHARSET = new RegExp(`<meta[^>]{0,500}?${CHARSET.source}`, 'i');

/** Labels of one-byte charsets that in practice all mean windows-1252, as the Encoding standard has it. */
const LATIN = /^(?:iso-?8859-?1|latin-?1|l1|us-ascii|ascii|cp-?1252|windows-?1252|x-cp1252)$/;
const UTF8 = /^(?:utf-?8|unicode-1-1-utf-8|utf8mb4)$/;
/** Never believed: where it is true, its bytes have shown it already. */
const UTF16 = /^(?:utf-?16(?:le|be)?|ucs-?2|iso-10646-ucs-2)$/;

/**
 * The text of a body, by the charset it really has. What a server or a page declares is a hint: UTF-8 can be told
 * from everything else by its bytes, and then the declaration does not matter.
 */
export function decodeText(body: Buffer, contentType: string | undefined): string {
  const text = decode(body, contentType);
  // Neither a zero character nor half a surrogate pair can be stored.
  return text.includes('\0') ? text.replaceAll('\0', '\ufffd') : text;
}

function decode(body: Buffer, contentType: string | undefined): string {
  const [mark, markLength] = byteOrderMark(body);
  if (mark === 'utf-8') return utf8(body.subarray(markLength));
  if (mark) return utf16(body.subarray(markLength), mark);
  const wide = wideCharset(body);
  if (wide) return utf16(body, wide);
  if (isAscii(body)) return body.toString('latin1');

  const declared = declaredCharset(body, contentType);
  if (isUtf8(withoutCutSequence(body))) return utf8(body);
  if (declared === undefined || UTF8.test(declared) || UTF16.test(declared)) {
    return mostlyUtf8(body) ? utf8(body) : iconv.decode(body, 'windows-1252');
  }
  const charset = LATIN.test(declared) ? 'windows-1252' : declared;
  const isKnown = iconv.encodingExists(charset) && !/utf-?7/.test(charset);
  return iconv.decode(body, isKnown ? charset : 'windows-1252');
}

function utf8(body: Buffer): string {
  return body.toString('utf8');
}

function utf16(body: Buffer, charset: string): string {
  // By way of UTF-8, because a surrogate without its partner is no text.
  return Buffer.from(iconv.decode(body, charset, { stripBOM: true })).toString('utf8');
}

function byteOrderMark(body: Buffer): ['utf-8' | 'utf-16le' | 'utf-16be' | undefined, number] {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return ['utf-8', 3];
  if (body[0] === 0xff && body[1] === 0xfe) return ['utf-16le', 2];
  if (body[0] === 0xfe && body[1] === 0xff) return ['utf-16be', 2];
  return [undefined, 0];
}

function declaredCharset(body: Buffer, contentType: string | undefined): string | undefined {
  const head = body.toString('latin1', 0, DECLARATION_BYTES_MAX);
  const label =
    CHARSET.exec((contentType ?? '').slice(0, CONTENT_TYPE_CHARACTERS_MAX))?.[1] ??
    /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w:.-]+)/i.exec(head)?.[1] ??
    META_CHARSET.exec(head)?.[1];
  return label?.toLowerCase();
}

/** Half of the bytes of western text are zero in UTF-16, the first or the second of each pair; elsewhere none are. */
function wideCharset(body: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const sample = body.subarray(0, 512);
  if (!sample.includes(0)) return undefined;
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [first = 0, second = 0] = zeros;
  if (Math.max(first, second) < sample.length * 0.2) return undefined;
  return second > first ? 'utf-16le' : 'utf-16be';
}

/** A body that was cut can end inside a character; that is no reason to doubt the rest. */
function withoutCutSequence(body: Buffer): Buffer {
  for (let back = 1; back <= Math.min(3, body.length); back += 1) {
    const byte = body[body.length - back] ?? 0;
    if (byte < 0x80) return body;
    if (byte >= 0xc0) return body.subarray(0, body.length - back);
  }
  return body;
}

/** Whether a body that is not clean UTF-8 has more whole characters of it than broken ones. */
function mostlyUtf8(body: Buffer): boolean {
  const sample = body.subarray(0, 262_144).toString('utf8');
  let broken = 0;
  let whole = 0;
  for (let index = 0; index < sample.length; index += 1) {
    const code = sample.charCodeAt(index);
    if (code === 0xfffd) broken += 1;
    else if (code > 0x7f) whole += 1;
  }
  return whole > broken;
}
