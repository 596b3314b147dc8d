import { isAscii, isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import iconv from 'iconv-lite';
import type { EgressHead, EgressResponse } from '../../../platform/egress/index.ts';
import { explainStatus } from './crawl-failure.ts';
import type { CrawledPage, CrawlFailure, PageKind } from './crawled-site.ts';
import { type PageScan, scanPage } from './scan-page.ts';
import { challengeFailure, isChallenge } from './site-condition.ts';

/** A page, or why it cannot be read. */
export type ReadPage =
  | { page: CrawledPage; failure?: undefined }
  | { page?: undefined; failure: CrawlFailure };

/** The page in a response, or why it has none. */
export async function decodePage(
  response: EgressResponse,
  { kind, capturedAt }: { kind: PageKind; capturedAt: string },
): Promise<ReadPage> {
  const url = new URL(response.url);
  const body = readPageBody(response);
  if (response.status < 200 || response.status > 299) {
    return { failure: await explainRefusal(response.status, body?.html, url) };
  }
  if (!body) {
    const type = mediaType(response.headers['content-type']);
    const what = type === '' ? '' : ` (${type})`;
    const message = `${url.hostname} answers with something that is not a web page${what}.`;
    return { failure: { reason: 'not_html', message, status: response.status, url: url.href } };
  }
  return {
    page: {
      url: response.url,
      kind,
      status: response.status,
      html: body.html,
      sha256: body.sha256,
      capturedAt,
      truncated: response.truncated !== false || body.isCut,
    },
  };
}

/** Some bot protections answer with a status of 5xx; they are recognised by their page. */
async function explainRefusal(status: number, html: string | undefined, url: URL): Promise<CrawlFailure> {
  const failure = explainStatus(status, url);
  if (failure.reason !== 'server_error' || html === undefined) return failure;
  const scan: PageScan = await scanPage(html);
  return isChallenge(scan) ? challengeFailure({ url, status }) : failure;
}

/** How much of an error page is read: enough to recognise bot checks. */
const ERROR_BODY_BYTES_MAX = 65_536;
/** The body of a redirect is read only so that the connection can be reused. */
const REDIRECT_BODY_BYTES_MAX = 16_384;

const HTML_TYPES = /^(?:text\/html|application\/xhtml\+xml)\b/;
/** Content types that do not say whether this is HTML: the first bytes decide. */
const UNSURE_TYPES =
  /^(?:text\/plain|text\/xml|application\/xml|application\/octet-stream|text\/\*|\*\/\*|unknown\b.*|)$/;

const HTML_BEGINS = /<(?:!doctype html|html|head|body)\b/i;

interface PageBody {
  html: string;
  sha256: string;
  /** Whether the end of a plain text is missing. */
  isCut: boolean;
}

/** How many bytes of a body to read, by its headers: none of an image, a video or an archive. */
export function bodyBytesWanted({ status, headers }: EgressHead, pageBytesMax: number): number {
  const type = mediaType(headers['content-type']);
  if (!HTML_TYPES.test(type) && !UNSURE_TYPES.test(type)) return 0;
  if (status >= 300 && status < 400) return REDIRECT_BODY_BYTES_MAX;
  return status >= 400 ? Math.min(ERROR_BODY_BYTES_MAX, pageBytesMax) : pageBytesMax;
}

/** The page in a response; undefined if the content is not a page, even if its type says so. */
export function readPageBody({ headers, body }: EgressResponse): PageBody | undefined {
  const contentType = headers['content-type'];
  const type = mediaType(contentType);
  const isHtml = HTML_TYPES.test(type);
  if ((!isHtml && !UNSURE_TYPES.test(type)) || isBinary(body)) return undefined;
  const text = decodeText(body, contentType);
  const saysHtml = isHtml || HTML_BEGINS.test(text.slice(0, 1_024));
  if (!saysHtml && !isPlainText(type, text)) return undefined;
  return {
    html: saysHtml ? text : plainTextAsHtml(text.slice(0, PLAIN_TEXT_CHARACTERS_MAX)),
    sha256: hash('sha256', body, 'hex'),
    isCut: !saysHtml && text.length > PLAIN_TEXT_CHARACTERS_MAX,
  };
}

function mediaType(contentType: string | undefined): string {
  return (contentType ?? '').split(/[;,]/, 1)[0]?.trim().toLowerCase() ?? '';
}

/** Plain text, or no type and something that begins like a fragment of a page. */
function isPlainText(type: string, text: string): boolean {
  if (type === 'text/plain') return true;
  return type === '' && !/^\s*(?:[{[]|<(?:\?xml|rss|feed|svg|urlset|sitemapindex)\b)/i.test(text);
}

/** To escape megabytes of `<` takes a tenth of a second; no page that names its owner is such a text. */
const PLAIN_TEXT_CHARACTERS_MAX = 262_144;

/** So that all later steps need to read only HTML. */
function plainTextAsHtml(text: string): string {
  return `<pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`;
}

const SIGNATURES = [
  '%PDF',
  '\x89PNG',
  'GIF8',
  '\xff\xd8\xff',
  'PK\x03\x04',
  '\x1f\x8b',
  'RIFF',
  '\x7fELF',
  'MZ\x90',
  'OggS',
  'ID3',
  '7z\xbc\xaf',
  'Rar!',
  'wOFF',
  'wOF2',
];

/** Pictures and programs are recognised by their first bytes, or by bytes that no text has. */
function isBinary(body: Buffer): boolean {
  const start = body.toString('latin1', 0, 512);
  if (SIGNATURES.some((signature) => start.startsWith(signature))) return true;
  if (/^(?:\xff\xfe|\xfe\xff)/.test(start)) return false;
  let controls = 0;
  let zeros = 0;
  for (let index = 0; index < start.length; index += 1) {
    const code = start.charCodeAt(index);
    if (code === 0) zeros += 1;
    else if (code < 32 && code !== 9 && code !== 10 && code !== 12 && code !== 13 && code !== 27)
      controls += 1;
  }
  // UTF-16 without a byte order mark: every other byte is zero, and there are hardly any other control
  // characters.
  if (zeros > start.length * 0.3 && controls < start.length * 0.02) return false;
  return zeros + controls > start.length * 0.02;
}

/** The standard allows the charset in the first 1,024 bytes; some pages declare it later. */
const DECLARATION_BYTES_MAX = 4_096;

const CONTENT_TYPE_CHARACTERS_MAX = 500;
/**
 * Unusual white space is not accepted: the text is untrusted, and matching every form would take too long.
 */
const CHARSET = /charset\s{0,20}=[\s"']{0,20}([\w:.-]+)/i;
const META_CHARSET = new RegExp(`<meta[^>]{0,500}?${CHARSET.source}`, 'i');

/** Labels that all mean windows-1252, according to the Encoding standard. */
const LATIN = /^(?:iso-?8859-?1|latin-?1|l1|us-ascii|ascii|cp-?1252|windows-?1252|x-cp1252)$/;
const UTF8 = /^(?:utf-?8|unicode-1-1-utf-8|utf8mb4)$/;
/** Ignored: real UTF-16 is recognised by its bytes. */
const UTF16 = /^(?:utf-?16(?:le|be)?|ucs-?2|iso-10646-ucs-2)$/;

/**
 * Decodes a body by the charset that it really has. The declared charset is only a hint: UTF-8 can be
 * recognised by its bytes, whatever is declared.
 */
export function decodeText(body: Buffer, contentType: string | undefined): string {
  const text = decode(body, contentType);
  // PostgreSQL cannot store NUL characters.
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
  // Through UTF-8, to replace surrogates without a partner.
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

/** In UTF-16, one byte of each pair of western text is zero; in other charsets none is. */
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

/** A truncated body can end inside a character. */
function withoutCutSequence(body: Buffer): Buffer {
  for (let back = 1; back <= Math.min(3, body.length); back += 1) {
    const byte = body[body.length - back] ?? 0;
    if (byte < 0x80) return body;
    if (byte >= 0xc0) return body.subarray(0, body.length - back);
  }
  return body;
}

/** Whether a body that is not valid UTF-8 has more valid multi-byte characters than broken ones. */
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
