import { parseCompanyNumber } from '../../../src/shared/companies/company-number.ts';

/** Something that can be opened from the box that takes anything. */
export interface Found {
  key: string;
  label: string;
  /** A word or two that say what it is. */
  kind: string;
  /** The page; undefined for an action. */
  to?: string;
  run?: () => void;
}

const NUMBER_DIGITS_MIN = 5;
const DOMAIN = /^(?:https?:\/\/)?[^\s@/]+\.[a-z\d-]{2,}(?:[/:?#]\S*)?$/i;
const MAIL = /^[^\s@]+@[^\s@]+\.[a-z\d-]{2,}$/i;

/**
 * Where the typed words lead: a number to its company, a domain or mail address to its answer, a name to the
 * search.
 */
export function targetOf(text: string): Found | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  if (MAIL.test(typed) || DOMAIN.test(typed))
    return {
      key: 'resolve',
      label: `Who runs ${typed}?`,
      kind: 'Resolve',
      to: `/resolve/${encodeURIComponent(typed)}`,
    };
  const number = typed.replace(/\D/g, '').length >= NUMBER_DIGITS_MIN ? parseCompanyNumber(typed) : undefined;
  if (number)
    return { key: 'number', label: `Company ${number}`, kind: 'Company', to: `/companies/${number}` };
  const search = new URLSearchParams({ name: typed });
  return {
    key: 'search',
    label: `Search the register for “${typed}”`,
    kind: 'Search',
    to: `/companies?${search}`,
  };
}

/** The targets whose label has, for every typed word, a word that begins with it. */
export function matching(all: readonly Found[], text: string): Found[] {
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ label }) => {
    const words = label.toLowerCase().split(/\s+/);
    return typed.every((part) => words.some((word) => word.startsWith(part)));
  });
}

/** The next choice after a key; the list is a ring. */
export function moveChoice(index: number, key: string, count: number): number {
  if (count === 0) return 0;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : index;
}
