import type { SiteCertificate } from '../crawl/crawled-site.ts';
import { nameSpans } from './name-spans.ts';
import { numberTokens } from './number-tokens.ts';
import type { PageReading } from './page-reading.ts';

/** The page with a line for what the site's certificate says: its authority checked the organisation. */
export function withCertificate(page: PageReading, certificate: SiteCertificate): PageReading {
  const line = certificateLine(certificate);
  const offset = page.text.length + 1;
  const names = nameSpans(line).map((span) => ({
    ...span,
    end: span.end + offset,
    coreEnd: span.coreEnd + offset,
    printedStart: span.printedStart + offset,
    starts: span.starts.map(({ start, key }) => ({ start: start + offset, key })),
  }));
  const numbers = numberTokens(line).map((token) => ({
    ...token,
    labelFrom: token.labelFrom + offset,
    start: token.start + offset,
    end: token.end + offset,
  }));
  return {
    ...page,
    text: `${page.text}\n${line}`,
    blocks: [
      ...page.blocks,
      { start: offset, end: offset + line.length, source: 'certificate', heading: '' },
    ],
    names: [...page.names, ...names],
    numbers: [...page.numbers, ...numbers],
  };
}

const countries = new Intl.DisplayNames(['en-GB'], { type: 'region', fallback: 'code' });

function certificateLine({
  organisation,
  serialNumber,
  country,
  jurisdictionCountry,
}: SiteCertificate): string {
  const code = (jurisdictionCountry ?? country ?? 'GB').toUpperCase();
  const isForeign = code !== 'GB' && /^[A-Z]{2}$/.test(code);
  const place = isForeign ? `, a company registered in ${countries.of(code) ?? code}` : '';
  const number = serialNumber === null ? '' : `, company number ${serialNumber}`;
  return `The certificate of this website is issued to ${organisation}${place}${number}`;
}
