import { parse } from 'tldts';
import { memoizeByObject } from '../../../shared/memoize.ts';
import type { ExtractedPage } from '../extract/extracted-page.ts';
import type { Entity } from './entity.ts';
import { likeness, nameWords, squash } from './likeness.ts';
import type { RegisteredCompany } from './register-lookup.ts';

/** The site's own names, as keys: its domain's own label first, then its titles, logo and page header. */
export interface Brand {
  /** The label of the domain asked for: ACMEWIDGETS of acme-widgets.co.uk. */
  label: string;
  names: string[];
}

const NAMES_MAX = 5;
const TITLE_DIVIDER = /\s[|–—:•·»-]\s|\||: /;
const NO_NAME =
  /^(?:HOME|HOMEPAGE|CONTACT(?:US)?|ABOUT(?:US)?|PRIVACY(?:POLICY|NOTICE)?|TERMS.*|COOKIE.*|WELCOME|LOGIN|MENU)$/;

export function brandOf(domains: readonly string[], pages: readonly ExtractedPage[]): Brand {
  const labels = [...new Set([...new Set(domains)].map(labelOf))].filter((one) => one !== '');
  const [label = ''] = labels;
  const titles = pages.map(({ title }) => squash(title ?? ''));
  const weights = new Map<string, number>();
  const add = (key: string, weight: number) => {
    if (key.length >= 3 && key.length <= 45 && !NO_NAME.test(key))
      weights.set(key, (weights.get(key) ?? 0) + weight);
  };
  for (const { title, siteNames } of pages) {
    for (const part of titleParts(title)) add(squash(part), 1);
    // A page header may contain the menu instead of a name.
    for (const key of siteNames.map(squash))
      if (titles.some((one) => one.includes(key)) || likeness(key, label) > 0.4) add(key, 2);
  }
  const enough = Math.min(2, pages.length);
  const names = [...weights]
    .filter(([key, weight]) => weight > enough || labels.some((one) => likeness(key, one) > 0.6))
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([key]) => key);
  return { label, names: [...new Set([...labels, ...names])].slice(0, NAMES_MAX + labels.length) };
}

export function titleParts(title: string | null): string[] {
  return (title ?? '')
    .split(TITLE_DIVIDER)
    .map((part) => part.trim())
    .filter((part) => part.length >= 3 && part.length <= 80);
}

/** The part of a domain that its owner chose, as a key. */
export function labelOf(domain: string): string {
  const { domainWithoutSuffix, subdomain } = parse(domain, { allowPrivateDomains: true });
  return squash(domainWithoutSuffix || subdomain || domain);
}

type NamedEntity = Pick<Entity, 'key' | 'name'> & {
  company?: Pick<RegisteredCompany, 'previous_names'> | null;
};

/** Memoised: asked repeatedly for the same organisations. */
const likenessesTo = memoizeByObject((brand: Brand) =>
  memoizeByObject((entity: NamedEntity) => likenessOf(brand, entity)),
);

/**
 * How similar the most similar name of an organisation is to the brand. Former names count, because a renamed
 * company keeps its brand; so do its initials and the first words of its name.
 */
export function brandLikeness(brand: Brand, entity: NamedEntity): number {
  return likenessesTo(brand)(entity);
}

const BEGINNING_LIKENESS = 0.7;
const INITIALS_LIKENESS = 0.9;

function likenessOf({ names }: Brand, { key, name, company }: NamedEntity): number {
  const words = [name, ...(company?.previous_names ?? [])].map(nameWords);
  const keys = [key, ...words.slice(1).map((former) => former.join(''))];
  const like = Math.max(0, ...names.flatMap((one) => keys.map((each) => likeness(one, each))));
  if (like < INITIALS_LIKENESS && words.some((each) => hasInitials(names, each))) return INITIALS_LIKENESS;
  if (like < BEGINNING_LIKENESS && words.some((each) => beginsWith(names, each))) return BEGINNING_LIKENESS;
  return like;
}

const SHORT_MIN = 3;
const SMALL_WORD = /^(?:AND|FOR|IN|OF|ON|THE|TO)$/;
const INITIALS_SUFFIX = /(?:UK|LTD|LIMITED|LLP|GROUP)$/;

/** Whether a brand is the first words of the name, as Larch is of Larch Intelligence Ltd. */
function beginsWith(names: readonly string[], words: readonly string[]): boolean {
  let beginning = '';
  return words.some((word) => {
    beginning += word;
    return beginning.length >= SHORT_MIN && names.includes(beginning);
  });
}

/**
 * Whether a brand is the initials of the name, with or without those of small words: FOIP or FIP of
 * Federation of Independent Practitioners.
 */
function hasInitials(names: readonly string[], words: readonly string[]): boolean {
  const initials = [words, words.filter((word) => !SMALL_WORD.test(word))]
    .map((some) => some.map((word) => word.charAt(0)).join(''))
    .filter(({ length }) => length >= SHORT_MIN);
  return names.some((one) => initials.includes(one) || initials.includes(one.replace(INITIALS_SUFFIX, '')));
}
