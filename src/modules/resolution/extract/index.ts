/**
 * Reading a page: its text in blocks, and every token that may be a company number, a company name, a postcode or a
 * foreign registration. It is pure and synchronous, asks no register and decides nothing: whether a company has a number
 * or a name is for `match`.
 */
export type { PageReading } from './page-reading.ts';
export { readPage } from './read-page.ts';
