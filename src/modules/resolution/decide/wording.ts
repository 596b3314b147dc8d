import type { Mention } from '../match/mention.ts';

const NUMBERS = ['No page', 'One page', 'Two pages', 'Three pages', 'Four pages', 'Five pages', 'Six pages'];

/** "Three pages print", "One page prints". */
export function pagesThat(mentions: readonly Mention[], one: string, more: string): string {
  const count = new Set(mentions.map(({ page }) => page.url)).size;
  return `${NUMBERS[count] ?? `${count} pages`} ${count === 1 ? one : more}`;
}

const countries = new Intl.DisplayNames(['en-GB'], { type: 'region', fallback: 'code' });

/** `DE` is Germany. What is no code stays as it is. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code;
}
