import { createHash } from 'node:crypto';
import type { EgressHead, EgressResponse } from '../../../platform/egress/index.ts';
import { decodeText } from './decode-text.ts';

/** Of an answer that is no page, only enough is read to know what it says. */
const ERROR_BODY_BYTES_MAX = 65_536;
/** Of a redirect nothing is read but what keeps the connection usable. */
const REDIRECT_BODY_BYTES_MAX = 16_384;

const HTML_TYPES = /^(?:text\/html|application\/xhtml\+xml)\b/;
/** Types that say nothing, or say text of some sort: the first bytes decide. */
const UNSURE_TYPES =
  /^(?:text\/plain|text\/xml|application\/xml|application\/octet-stream|text\/\*|\*\/\*|unknown\b.*|)$/;

const HTML_BEGINS = /<(?:!doctype html|html|head|body)\b/i;

export interface PageBody {
  html: string;
  sha256: string;
}

/** How much of a body is worth reading, by its headers: nothing of a picture, a film or an archive. */
export function bodyBytesWanted({ status, headers }: EgressHead, pageBytesMax: number): number {
  const type = mediaType(headers['content-type']);
  if (!HTML_TYPES.test(type) && !UNSURE_TYPES.test(type)) return 0;
  if (status >= 300 && status < 400) return REDIRECT_BODY_BYTES_MAX;
  return status >= 400 ? Math.min(ERROR_BODY_BYTES_MAX, pageBytesMax) : pageBytesMax;
}

/** The page in a response, or undefined when what came is none, whatever its type says. */
export function readPageBody({ headers, body }: EgressResponse): PageBody | undefined {
  const contentType = headers['content-type'];
  const type = mediaType(contentType);
  const isHtml = HTML_TYPES.test(type);
  if ((!isHtml && !UNSURE_TYPES.test(type)) || isBinary(body)) return undefined;
  const text = decodeText(body, contentType);
  const saysHtml = isHtml || HTML_BEGINS.test(text.slice(0, 1_024));
  if (!saysHtml && !isPlainText(type, text)) return undefined;
  return {
    html: saysHtml ? text : plainTextAsHtml(text),
    sha256: createHash('sha256').update(body).digest('hex'),
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

/** So that everything behind reads one format only. */
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
  // UTF-16 without its mark: every other byte is zero, and hardly any is another control.
  if (zeros > start.length * 0.3 && controls < start.length * 0.02) return false;
  return zeros + controls > start.length * 0.02;
}
