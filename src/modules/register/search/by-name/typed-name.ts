/** The parts of statements about the names `n` that match a typed name. */
import { districtOf } from '../filters/filter-sql.ts';
import type { StrictLookup, WordsLookup } from '../search-types.ts';
import { type parameterOf, textAfter, tsquery, WORDS } from '../statement.ts';
import { prefixKind, rankColumn, WORDS_KIND } from './name-rank.ts';

export type Parameter = ReturnType<typeof parameterOf>;

/** The typed words, when another word follows. */
export const continued = (key: string) => `${key} `;

/** A check is needless when the index looked up all the words. */
export const mustCheck = ({ all, lookedUp }: WordsLookup) => lookedUp.length < all.length;

/** Names with all of these words, as the index of words takes them. */
export const allOf = (words: string[], district?: string) => tsquery([words.map((word) => [word])], district);

/** Many names begin with a text of this length. */
const SHORT_TEXT_MAX = 2;
export const isShortText = (joined: string) => joined.length <= SHORT_TEXT_MAX;

export const IN_ORDER = 'order by n.joined_key using ~<~';

/** Conditions on names, and how well they match. */
export interface TypedName {
  /** Names that begin with the typed letters. */
  begins: string;
  /** Empty, or a further condition on names that begin with them. */
  inDistrict: string;
  kind: string;
}

export function typedName(parameter: Parameter, { joined, key, filters }: StrictLookup): TypedName {
  const whole = parameter(joined, 'text');
  const begins = `n.joined_key ~>=~ ${whole} and n.joined_key ~<~ ${parameter(textAfter(joined), 'text')}`;
  const district = districtOf(filters);
  const inDistrict = district === undefined ? '' : ` and n.outward_code = ${parameter(district, 'text')}`;
  return { begins, inDistrict, kind: prefixKind(whole, parameter(continued(key), 'text')) };
}

/** The first names that begin with the typed letters. */
export function namesThatBegin(from: string, { begins, inDistrict, kind }: TypedName, max: number): string {
  return `(select n.company_id, ${rankColumn(kind)} from ${from}
    where ${begins}${inDistrict}
    ${IN_ORDER} limit ${max})`;
}

/** What is read of names that contain all typed words. */
export const WORDS_HIT = `n.company_id, ${rankColumn(WORDS_KIND)}`;

/** Names that contain all typed words and do not also begin with the typed name, by the index of words. */
export function hasWords(
  parameter: Parameter,
  { words, filters }: { words: WordsLookup; filters: StrictLookup['filters'] },
  { begins }: TypedName,
): string {
  const all = mustCheck(words)
    ? ` and string_to_array(n.name_key, ' ') @> ${parameter(words.all, 'text[]')}`
    : '';
  const wanted = parameter(allOf(words.lookedUp, districtOf(filters)), 'tsquery');
  return `${WORDS} @@ ${wanted} and not (${begins})${all}`;
}
