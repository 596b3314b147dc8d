import type { ExtractedPage, NumberToken } from '../extract/extracted-page.ts';
import { lookUpKey } from '../extract/legal-name.ts';
import { isCompanyLabel, isOtherLabel, numberLabelOf } from '../extract/number-labels.ts';
import { fromBothEnds } from '../extract/search.ts';
import { type Brand, titleParts } from './brand.ts';
import { printedIdentifiers } from './printed-identifiers.ts';
import type { Identifier, RegisterQuery } from './register-lookup.ts';

const NUMBERS_MAX = 240;
const NAME_KEYS_MAX = 400;
const BARE_KEYS_MAX = 60;
const IDENTIFIERS_MAX = 60;

/** Everything on the pages that the register may have, as one look-up. */
export function siteQuery(domain: string, pages: readonly ExtractedPage[], brand: Brand): RegisterQuery {
  const numbers = printedNumbers(pages);
  const keys = new Set<string>();
  for (const name of interleave(pages.map(({ names }) => fromBothEnds(names)))) {
    if (keys.size >= NAME_KEYS_MAX) break;
    for (const { key } of name.starts) for (const variant of keyVariants(key)) keys.add(variant);
  }
  const bare = [
    ...brand.names,
    ...pages.filter(({ kind }) => kind === 'home').flatMap(({ title }) => titleParts(title).map(lookUpKey)),
    ...interleave(pages.map(({ bareNames }) => bareNames)),
  ];
  for (const key of [...new Set(bare)].slice(0, BARE_KEYS_MAX)) if (key.length >= 4) keys.add(key);
  const identifiers = identifiersOf(pages);
  return { domain, numbers, keys: [...keys], ...(identifiers.length > 0 && { identifiers }) };
}

/** The register numbers that the digits may be; of too many, the likeliest. */
function printedNumbers(pages: readonly ExtractedPage[]): string[] {
  const tokens = pages.flatMap(({ numbers }) => numbers);
  const all = new Set(tokens.flatMap(({ readings }) => readings.map(({ number }) => number)));
  if (all.size <= NUMBERS_MAX) return [...all];
  const ranked = pages
    .flatMap(({ text, numbers }) => numbers.map((token) => ({ token, rank: tokenRank(text, token) })))
    .sort((a, b) => a.rank - b.rank);
  const first = new Set<string>();
  for (const { token } of ranked) {
    if (first.size >= NUMBERS_MAX) break;
    for (const { number } of token.readings) first.add(number);
  }
  return [...first];
}

/** The charity numbers and LEIs that the pages print, each once. */
function identifiersOf(pages: readonly ExtractedPage[]): Identifier[] {
  const printed = interleave(pages.map(printedIdentifiers));
  const byKey = new Map(printed.map(({ kind, value }) => [`${kind} ${value}`, { kind, value }]));
  return [...byKey.values()].slice(0, IDENTIFIERS_MAX);
}

/**
 * Numbers with the label of a company number come first; those with other labels, and parts of longer
 * numbers, come last.
 */
function tokenRank(text: string, token: NumberToken): number {
  const label = numberLabelOf(text, token);
  if (isCompanyLabel(label)) return 0;
  if (token.crowded || isOtherLabel(label)) return 3;
  return token.digits.length >= 6 ? 1 : 2;
}

/** The first of each list, then the second of each: no page crowds out another. */
function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const mixed: T[] = [];
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let i = 0; i < longest; i++) for (const list of lists) if (i < list.length) mixed.push(list[i] as T);
  return mixed;
}

/** Spellings under which a printed name may be registered; the printed one first. */
export function keyVariants(key: string): string[] {
  const variants = [key];
  if (key.endsWith('CO')) variants.push(`${key.slice(0, -2)}COMPANY`);
  if (key.endsWith('COMPANY')) variants.push(`${key.slice(0, -7)}CO`);
  if (key.length > 5) variants.push(key.endsWith('UK') ? key.slice(0, -2) : `${key}UK`);
  if (key.length > 8 && key.slice(1, -1).includes('AND')) variants.push(key.replace('AND', ''));
  return variants.filter((variant) => variant.length >= 2);
}
