/**
 * The rules of a robots.txt, matched as RFC 9309 describes: `*` stands for any characters, a final `$` for
 * the end of the address, the longest pattern that matches decides, and `Allow` wins a tie.
 *
 * Strangers write both the patterns and the addresses, so the time is bounded: a pattern is tried in time
 * linear in its length and that of the address, and all decisions by one file together may take `STEPS_MAX`
 * steps.
 */
import { storableText } from '../../../shared/storable-text.ts';
import {
  type Characters,
  charactersOf,
  compileWildcards,
  hasCharacters,
  matchesWildcards,
  type WildcardPattern,
} from './match-wildcards.ts';

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
/** Enough for 100 addresses of 80 characters and 100 rules that have no other characters than they. */
const STEPS_MAX = 1_000_000;
/** The costs, in steps, of sorting one pattern into the others, of a look at one, and of preparing one. */
const SORTING_STEPS = 20;
const GLANCE_STEPS = 4;
const COMPILING_STEPS = 100;
/** The cost, in steps, of a character of a beginning that is looked up. */
const COMPARING_STEPS = 1 / 64;
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
    const bytes = new Uint8Array(Buffer.from(address, 'latin1'));
    const characters = charactersOf(address);
    for (const pattern of candidatesFor(address)) {
      if (pattern.isPrefix) return decisionOf(pattern);
      if (!mayMatch(pattern, characters)) continue;
      steps += bytes.length + pattern.text.length;
      if (steps > STEPS_MAX) return TOO_COSTLY;
      pattern.compiled ??= compile(pattern);
      if (matchesWildcards(pattern.compiled, bytes, isWhole)) return decisionOf(pattern);
    }
    if (steps > STEPS_MAX) return TOO_COSTLY;
    return { allowed: true, rule: undefined };
  }

  /** Most patterns have a character that the address lacks, which is cheap to see. */
  function mayMatch(pattern: Pattern, address: Characters): boolean {
    steps += GLANCE_STEPS;
    if (!pattern.characters) {
      steps += pattern.text.length;
      pattern.characters = charactersOf(pattern.text);
    }
    return hasCharacters(address, pattern.characters);
  }

  function compile({ text }: Pattern): WildcardPattern {
    steps += text.length + COMPILING_STEPS;
    return compileWildcards(text);
  }

  /** The patterns whose part before the first wildcard fits, heaviest first. */
  function candidatesFor(address: string): readonly Pattern[] {
    const found: Pattern[][] = [];
    for (const length of lengths) {
      steps += 1 + length * COMPARING_STEPS;
      const fitting = length <= address.length ? byPrefix.get(address.slice(0, length)) : undefined;
      if (fitting) found.push(fitting);
    }
    if (found.length <= 1) return found[0] ?? [];
    const all = found.flat();
    steps += all.length * SORTING_STEPS;
    return all.sort(heaviestFirst);
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
  /** Both are prepared when they are first needed: of most patterns they never are. */
  characters?: Characters;
  compiled?: WildcardPattern;
}

const heaviestFirst = (left: Pattern, right: Pattern) =>
  right.text.length - left.text.length || Number(right.isAllow) - Number(left.isAllow);

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
  for (const patterns of byPrefix.values()) patterns.sort(heaviestFirst);
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
