import { ukDay } from '../../../shared/clock.ts';

/**
 * Reads the JSON of Companies House leniently: fields come and go, lists come as null, numbers as text, dates
 * as timestamps. A value of another type counts as missing.
 */
export type OfficialObject = Record<string, unknown>;

export function objectOf(value: unknown): OfficialObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as OfficialObject)
    : {};
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Control characters including NUL, and lone surrogates: the database would refuse the text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const UNSTORABLE = /[\u0000-\u0020\u007f]+|\p{Surrogate}/gu;

/** One line of text. */
export function textOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.replace(UNSTORABLE, ' ').trim();
  return text === '' ? null : text;
}

export function textsOf(value: unknown): string[] {
  return listOf(value)
    .map(textOf)
    .filter((text) => text !== null);
}

export function wholeNumberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

/** Accepts booleans, 0 and 1, also as text. */
export function flagOf(value: unknown): boolean | null {
  const text = String(value).toLowerCase();
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : null;
}

/** Dates before 1000 or after 2999 are errors, and some are not valid in PostgreSQL. */
const DAY = /^[12]\d{3}-\d\d-\d\d$/;
const MOMENT = /^([12]\d{3}-\d\d-\d\d)[T ]\d\d:\d\d/;
const HAS_ZONE = /(Z|[+-]\d\d:?\d\d)$/;

/** A valid date as `YYYY-MM-DD`; for a timestamp, its date in the UK. A year or month alone is not a date. */
export function dayOf(value: unknown): string | null {
  const text = textOf(value) ?? '';
  if (DAY.test(text)) return exists(text) ? text : null;
  const day = MOMENT.exec(text)?.[1];
  if (day === undefined || !exists(day)) return null;
  if (!HAS_ZONE.test(text)) return day;
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : ukDay(at);
}

/** JavaScript reads 30 February as a day in March, so the result is compared. */
function exists(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

/** The id of the object or, without one, the last part of `links.self`. */
export function idOf(object: OfficialObject): string | null {
  const own = textOf(object.id);
  if (own !== null) return own;
  const links = Array.isArray(object.links) ? object.links[0] : object.links;
  const self = textOf(objectOf(links).self);
  return self?.split('/').at(-1) || null;
}
