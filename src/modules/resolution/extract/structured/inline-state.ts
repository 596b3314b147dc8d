import { storableText } from '../../../../shared/storable-text.ts';

/** Text found in the data that a page's scripts start with. */
export interface StateText {
  key: string;
  value: string;
}

const INTERESTING =
  /\b(?:ltd|limited|plc|llp|cic|registered|company\s+(?:no|num|reg)|companies house|vat|charity|trading (?:as|name)|gmbh|inc\.?|llc)\b/i;
const TELLING_KEY =
  /^(?:company|companies|legal|vat|charity|registered|registration|trading|crn|copyright|business).{0,30}$/i;
const TEXTS_MAX = 60;
const LENGTH_MAX = 4000;

/**
 * Reads the strings of a JSON text without building it: the text may be cut off, or be followed by code. Only strings
 * that may say something about a company are kept.
 */
export function readState(json: string): StateText[] {
  const texts: StateText[] = [];
  let key = '';
  let depth = 0;
  for (let at = 0; at < json.length && texts.length < TEXTS_MAX; at++) {
    const code = json.charCodeAt(at);
    if (code === OPEN_BRACE || code === OPEN_BRACKET) depth++;
    else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      if (--depth <= 0) break;
    } else if (code === QUOTE) {
      const end = stringEnd(json, at + 1);
      if (end < 0) break;
      const raw = json.slice(at + 1, end);
      at = end;
      if (isKey(json, end + 1)) key = raw;
      else if (isWorthKeeping(key, raw)) texts.push({ key, value: decode(raw) });
    }
  }
  return texts;
}

const QUOTE = 34;
const BACKSLASH = 92;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;

/** Where the string that began before `from` is closed, or -1. */
function stringEnd(json: string, from: number): number {
  for (let at = from; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === BACKSLASH) at++;
    else if (code === QUOTE) return at;
  }
  return -1;
}

function isKey(json: string, from: number): boolean {
  let at = from;
  while (json.charCodeAt(at) === 32 || json.charCodeAt(at) === 10) at++;
  return json.charAt(at) === ':';
}

function isWorthKeeping(key: string, raw: string): boolean {
  if (raw.length < 3 || raw.length > LENGTH_MAX || /^(?:https?:|\/|data:)/.test(raw)) return false;
  return INTERESTING.test(raw) || TELLING_KEY.test(key);
}

function decode(raw: string): string {
  if (!raw.includes('\\')) return raw;
  try {
    return storableText(JSON.parse(`"${raw}"`) as string);
  } catch {
    return raw;
  }
}
