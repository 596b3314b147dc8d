import { ukDay } from '../../../shared/uk-day.ts';

/**
 * Reads the JSON of Companies House, which says little about what it leaves out: fields come and go, lists come as
 * null, numbers as text, days as moments. Whatever is not what it should be counts as not given.
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

/** Control characters, NUL among them, and halves of characters: the database would refuse the text. */
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

/** Also 0 and 1, and the text of all of them. */
export function flagOf(value: unknown): boolean | null {
  const text = String(value).toLowerCase();
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : null;
}

/** What is dated before 1000 or after 2999 is a slip, and some of it no date to a database. */
const DAY = /^[12]\d{3}-\d\d-\d\d$/;
const MOMENT = /^([12]\d{3}-\d\d-\d\d)[T ]\d\d:\d\d/;
const HAS_ZONE = /(Z|[+-]\d\d:?\d\d)$/;

/** A whole day that exists, as `YYYY-MM-DD`; a moment is the day it was in the UK. Years and months alone are no day. */
export function dayOf(value: unknown): string | null {
  const text = textOf(value) ?? '';
  if (DAY.test(text)) return exists(text) ? text : null;
  const day = MOMENT.exec(text)?.[1];
  if (day === undefined || !exists(day)) return null;
  if (!HAS_ZONE.test(text)) return day;
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : ukDay(at);
}

/** The thirtieth of February is read as the first or second of March by the engine, so it is compared. */
function exists(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

/** The last part of `links.self`, which is the id wherever the object has none of its own. */
export function idOf(object: OfficialObject): string | null {
  const own = textOf(object.id);
  if (own !== null) return own;
  const links = Array.isArray(object.links) ? object.links[0] : object.links;
  const self = textOf(objectOf(links).self);
  return self?.split('/').at(-1) || null;
}
