/**
 * Extraction: what a page says about who is behind it.
 *
 * `extractPage` reads HTML as a person would see it and returns claims: numbers, names, addresses and registrations,
 * each with the words that say it, the statement it belongs to, whom it is about and what speaks against it.
 * `extractCertificate` does the same for a TLS certificate.
 *
 * It is pure and synchronous: it fetches nothing, knows no register and decides nothing. A number it reports is
 * printed on the page; whether a company has it, and whether it is this site's, is for matching and scoring.
 */
export { extractCertificate } from './certificate.ts';
export { extractPage } from './extract-page.ts';
