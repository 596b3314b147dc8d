import { anyOf } from '../../../../shared/join-patterns.ts';
import { storableText } from '../../../../shared/storable-text.ts';
import { eachMatch } from '../search.ts';

const INTERESTING = anyOf(
  /\b(?:ltd|limited|plc|llp|cic|registered|company\s+(?:no|num|reg)|companies house|vat|charity|trading (?:as|name))\b/i,
  /\b(?:gmbh|inc\.?|llc)\b/i,
);
const RELEVANT_KEY =
  /^(?:company|companies|legal|vat|charity|registered|registration|trading|crn|copyright|business).{0,30}$/i;
const TEXTS_MAX = 60;
const LENGTH_MAX = 4000;

/** The text before a string, the string itself, and the colon that makes it a key. */
const NEXT_STRING = /([^"]*)"([^"\\]*(?:\\[\s\S][^"\\]*)*)"(\s*:)?/y;

/**
 * Reads the strings of the JSON text that a page's scripts start with, without building it: it may be cut
 * off, or be followed by code. Only strings that may say something about a company are kept.
 */
export function readState(json: string): { key: string; value: string }[] {
  const texts: { key: string; value: string }[] = [];
  let key = '';
  let depth = 0;
  eachMatch(json, NEXT_STRING, ({ 1: before = '', 2: raw = '', 3: colon }) => {
    for (const bracket of before.match(/[{}[\]]/g) ?? []) {
      depth += '{['.includes(bracket) ? 1 : -1;
      if (depth <= 0) return false;
    }
    if (colon !== undefined) key = raw;
    else if (isWorthKeeping(key, raw)) texts.push({ key, value: decode(raw) });
    return texts.length < TEXTS_MAX;
  });
  return texts;
}

function isWorthKeeping(key: string, raw: string): boolean {
  if (raw.length < 3 || raw.length > LENGTH_MAX || /^(?:https?:|\/|data:)/.test(raw)) return false;
  return INTERESTING.test(raw) || RELEVANT_KEY.test(key);
}

function decode(raw: string): string {
  if (!raw.includes('\\')) return raw;
  try {
    return storableText(JSON.parse(`"${raw}"`) as string);
  } catch {
    return raw;
  }
}
