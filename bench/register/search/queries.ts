import { joinedKey, nameKey } from '../../../src/shared/companies/company-name.ts';
import type { Random } from '../../../test/support/snapshot/random.ts';

/** The texts that people type when they mean a company, made from the company's name. */
export interface Query {
  typed: string;
  /** The name that was meant, without spaces; any company of this name counts as found. */
  meant: string;
}

export type QueryKind = keyof typeof KINDS;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const lower = (key: string) => key.toLowerCase();

export const KINDS = {
  exact: (key: string) => lower(key),
  'exact, & for and': (key: string) =>
    / AND /.test(key) ? lower(key).replaceAll(' and ', ' & ') : undefined,
  joined: (key: string) => lower(joinedKey(key)),
  prefix: (key: string) => {
    const length = Math.ceil(key.length * 0.7);
    return key.length < 8 ? undefined : lower(key.slice(0, length).trimEnd());
  },
  'one typing error': (key: string, random: Random) => lower(mistype(key, random)),
  'joined, one typing error': (key: string, random: Random) => lower(mistype(joinedKey(key), random)),
  reordered: (key: string, random: Random) => {
    const words = key.split(' ');
    if (words.length < 2) return undefined;
    const from = random.below(words.length - 1);
    return lower([...words.slice(from + 1), ...words.slice(0, from + 1)].join(' '));
  },
  'two typing errors': (key: string, random: Random) => lower(mistype(mistype(key, random), random)),
  'last word missing': (key: string) => {
    const words = key.split(' ');
    return words.length < 2 ? undefined : lower(words.slice(0, -1).join(' '));
  },
} satisfies Record<string, (key: string, random: Random) => string | undefined>;

/** One error at any letter, the first included: another letter, one more, one less, or two swapped. */
function mistype(text: string, random: Random): string {
  for (;;) {
    const offset = random.below(text.length);
    const letter = ALPHABET[random.below(26)] ?? 'X';
    const changed = withError(
      text,
      offset,
      ['replace', 'add', 'drop', 'swap'][random.below(4)] ?? 'drop',
      letter,
    );
    if (text[offset] !== ' ' && joinedKey(nameKey(changed)) !== joinedKey(text)) return changed;
  }
}

function withError(text: string, offset: number, kind: string, letter: string): string {
  const before = text.slice(0, offset);
  const here = text.slice(offset, offset + 1);
  const next = text.slice(offset + 1, offset + 2);
  if (kind === 'replace') return before + letter + text.slice(offset + 1);
  if (kind === 'add') return before + letter + text.slice(offset);
  if (kind === 'drop' || next === '' || next === ' ') return before + text.slice(offset + 1);
  return before + next + here + text.slice(offset + 2);
}

/** As many queries of a kind as the names allow, in the order of the names. */
export function makeQueries(kind: QueryKind, names: string[], random: Random, limit: number): Query[] {
  const queries: Query[] = [];
  for (const name of names) {
    if (queries.length === limit) break;
    const key = nameKey(name);
    if (key === '') continue;
    const typed = KINDS[kind](key, random);
    if (typed !== undefined) queries.push({ typed, meant: joinedKey(key) });
  }
  return queries;
}
