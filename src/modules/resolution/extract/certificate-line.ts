import { countryName } from '../country-name.ts';
import type { SiteCertificate } from '../crawl/crawled-site.ts';
import type { ExtractedPage } from './extracted-page.ts';
import { nameSpans } from './name-spans.ts';
import { numberTokens } from './number-tokens.ts';

/**
 * Adds a line about the site's certificate to the page: the certificate authority has checked the
 * organisation in it.
 */
export function withCertificate(page: ExtractedPage, certificate: SiteCertificate): ExtractedPage {
  const start = page.text.length + 1;
  const text = `${page.text}\n${certificateLine(certificate)}`;
  const isInLine = ({ end }: { end: number }) => end > start;
  return {
    ...page,
    text,
    blocks: [...page.blocks, { start, end: text.length, source: 'certificate', heading: '' }],
    names: [...page.names, ...nameSpans(text).filter(isInLine)],
    numbers: [...page.numbers, ...numberTokens(text).filter(isInLine)],
  };
}

function certificateLine(certificate: SiteCertificate): string {
  const { organisation, serialNumber, country, jurisdictionCountry } = certificate;
  const code = (jurisdictionCountry ?? country ?? 'GB').toUpperCase();
  const isForeign = code !== 'GB' && /^[A-Z]{2}$/.test(code);
  const place = isForeign ? `, a company registered in ${countryName(code) ?? code}` : '';
  const number = serialNumber === null ? '' : `, company number ${serialNumber}`;
  return `The certificate of this website is issued to ${organisation}${place}${number}`;
}
