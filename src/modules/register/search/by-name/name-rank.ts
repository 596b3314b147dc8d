/**
 * How well a name matches, as one number, so that the database finds each company's best name by one `min`.
 * From the highest bits: the kind of match, then the length of the name, then (in the last four bits) its
 * ordinal. Lower is better.
 */

/**
 * Names that equal the typed name, continue with another word, begin with its letters, or contain all its
 * words.
 */
const MATCH_KINDS = ['whole', 'continued', 'beginning', 'words'] as const;
type MatchKind = (typeof MATCH_KINDS)[number];

const LENGTH_MAX = 1023;

/** The kind of match of a name `n` that begins with the typed letters, as SQL. */
export function prefixKind(joined: string, keyAndSpace: string): string {
  return `(case when n.joined_key = ${joined} then 0 when starts_with(n.name_key, ${keyAndSpace}) then 1 else 2 end)`;
}

/** A kind of match, as SQL. */
export const WHOLE_KIND = String(MATCH_KINDS.indexOf('whole'));
export const CONTINUED_KIND = String(MATCH_KINDS.indexOf('continued'));
export const WORDS_KIND = String(MATCH_KINDS.indexOf('words'));

/** The length of the name `n` in its rank, as SQL, and as in the index of first words. */
export const NAME_LENGTH = `least(length(n.joined_key), ${LENGTH_MAX})`;

/** The rank of the name `n`, as SQL. */
export function rankColumn(kind: string): string {
  return `(${kind} * 1024 + ${NAME_LENGTH}) * 16 + n.ordinal as rank`;
}

/** The ordinal of the name in a rank, and the rank without it, as SQL. */
export const ordinalOf = (rank: string) => `(${rank} & 15)`;
export const withoutOrdinal = (rank: string) => `${rank} >> 4`;

export function matchKindOf(rank: number): MatchKind {
  return MATCH_KINDS[rank >> 14] ?? 'words';
}

export function nameLengthOf(rank: number): number {
  return (rank >> 4) & LENGTH_MAX;
}
