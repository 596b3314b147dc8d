/**
 * The rules of a robots.txt, matched as RFC 9309 describes: `*` stands for any characters, a final `$` for
 * the end of the address, the longest pattern that matches decides, and `Allow` wins a tie.
 *
 * Strangers write both the patterns and the addresses, so the time is bounded: a pattern is tried in time
 * linear in its length and that of the address, and all decisions by one file together may take `STEPS_MAX`
 * steps.
 */
import { storableText } from '../../../shared/storable-text.ts';
import { matchesWildcards } from './match-wildcards.ts';

export interface RobotsDecision {
  allowed: boolean;
  /** The line that decided, for instance `Disallow: /private`. Undefined if no line concerns the address. */
  rule: string | undefined;
}

export interface RobotsRule {
  isAllow: boolean;
  /** As it is written in the file. */
  path: string;
}

/** No rule reaches further into an address. A pattern with more characters than this cannot match. */
const ADDRESS_CHARACTERS_MAX = 2_000;
/** Enough for 100 addresses of 80 characters and 300 rules that begin with a wildcard. */
const STEPS_MAX = 2_500_000;
/** The cost, in steps, of sorting one pattern into the others. */
const SORTING_STEPS = 20;
/**
 * A file that is this costly is hostile. The rules that were not tried may forbid the page, so we keep out.
 */
const TOO_COSTLY: RobotsDecision = { allowed: false, rule: 'rules that are too costly to apply' };
const SHOWN_CHARACTERS_MAX = 200;

export function createRobotsRules(rules: readonly RobotsRule[]): (path: string) => RobotsDecision {
  const { byPrefix, lengths } = indexRules(rules);
  const known = new Map<string, RobotsDecision>();
  let steps = 0;

  function decide(address: string, isWhole: boolean): RobotsDecision {
    if (steps > STEPS_MAX) return TOO_COSTLY;
    const bytes = Buffer.from(address, 'latin1');
    for (const pattern of candidatesFor(address)) {
      if (pattern.isPrefix) return decisionOf(pattern);
      steps += bytes.length + pattern.text.length;
      if (steps > STEPS_MAX) return TOO_COSTLY;
      if (matchesWildcards(pattern.text, bytes, isWhole)) return decisionOf(pattern);
    }
    return { allowed: true, rule: undefined };
  }

  /** The patterns whose part before the first wildcard fits, heaviest first. */
  function candidatesFor(address: string): Pattern[] {
    const found = lengths.flatMap((length) =>
      length <= address.length ? (byPrefix.get(address.slice(0, length)) ?? []) : [],
    );
    steps += found.length * SORTING_STEPS;
    return found.sort(
      (left, right) => right.text.length - left.text.length || Number(right.isAllow) - Number(left.isAllow),
    );
  }

  return (path) => {
    const address = normalise(path.slice(0, ADDRESS_CHARACTERS_MAX)).replace(/[*$]/g, encodeSpecial);
    const decision = known.get(address) ?? decide(address, path.length <= ADDRESS_CHARACTERS_MAX);
    known.set(address, decision);
    return decision;
  };
}

interface Pattern {
  isAllow: boolean;
  path: string;
  /** Normalised. Its length is its weight. */
  text: string;
  /** It has neither a wildcard nor an end. */
  isPrefix: boolean;
}

function indexRules(rules: readonly RobotsRule[]) {
  const seen = new Set<string>();
  const byPrefix = new Map<string, Pattern[]>();
  for (const { isAllow, path } of rules) {
    const text = readPattern(path);
    const key = `${isAllow ? '+' : '-'}${text}`;
    if (text.length > ADDRESS_CHARACTERS_MAX || seen.has(key)) continue;
    seen.add(key);
    const special = text.search(/[*$]/);
    const prefix = special === -1 ? text : text.slice(0, special);
    const isPrefix = special === -1 || text.slice(special) === '*';
    const others = byPrefix.get(prefix);
    if (others) others.push({ isAllow, path, text, isPrefix });
    else byPrefix.set(prefix, [{ isAllow, path, text, isPrefix }]);
  }
  return { byPrefix, lengths: [...new Set([...byPrefix.keys()].map(({ length }) => length))] };
}

/** A dollar sign is special at the end only. */
function readPattern(path: string): string {
  const text = normalise(path).replace(/\*{2,}/g, '*');
  const index = text.indexOf('$');
  return index === -1 || index === text.length - 1 ? text : text.replace(/\$(?!$)/g, encodeSpecial);
}

function decisionOf({ isAllow, path }: Pattern): RobotsDecision {
  const shown = path.length > SHOWN_CHARACTERS_MAX ? `${path.slice(0, SHOWN_CHARACTERS_MAX)}…` : path;
  return { allowed: isAllow, rule: `${isAllow ? 'Allow' : 'Disallow'}: ${shown}` };
}

const PLAIN = /^[!#$&-;=?-[\]_a-z~]*$/i;

/**
 * One spelling in ASCII for each address: `%7e` and `~` are one, `%2F` is not `/`, and everything else is
 * encoded.
 */
function normalise(path: string): string {
  if (PLAIN.test(path)) return path;
  return path.replace(/%[0-9a-f]{2}|[^!#-;=?-[\]_a-z~]+/gi, (piece) => {
    if (!/^%[0-9a-f]{2}$/i.test(piece)) return encodeURIComponent(storableText(piece));
    const character = String.fromCharCode(Number.parseInt(piece.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : piece.toUpperCase();
  });
}

function encodeSpecial(character: string): string {
  return character === '*' ? '%2A' : '%24';
}
