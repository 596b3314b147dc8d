import type { TextRange } from '../html/index.ts';
import { COUNTRY_OF_PLACE, FAMILY_NAMES, GIVEN_NAMES } from './foreign-place-names.ts';
import { findAll } from './search.ts';

/**
 * The names, grouped by their first letter. All begin with a capital, so a search skips most letters of a
 * text at once.
 */
const FOREIGN_PLACE = new RegExp(
  `(?=[A-ZÉİ])(?<![\\p{L}\\p{N}])(?:${byFirstLetter([...COUNTRY_OF_PLACE.keys()])})(?![\\p{L}\\p{N}])`,
  'gu',
);

/**
 * `Co Dublin` is also found as `Co. Dublin`, `UAE` as `U.A.E.`; longer names come before those that they
 * begin with.
 */
function byFirstLetter(names: readonly string[]): string {
  const byLetter = new Map<string, string[]>();
  for (const name of [...names].sort((x, y) => y.length - x.length)) {
    const rest = /^[A-Z]+$/.test(name)
      ? `${[...name].join('\\.?')}\\.?`
      : name.replace(/^(?:Co|St)(?= )/, '$&\\.?');
    byLetter.set(name.charAt(0), [...(byLetter.get(name.charAt(0)) ?? []), rest.slice(1)]);
  }
  return [...byLetter].map(([letter, rests]) => `${letter}(?:${rests.join('|')})`).join('|');
}

/** Towns in the UK also have these names. */
const NEW_ZEALAND_AFTER = /^,? (?:\d{4}|New Zealand)/;
const CONDITIONS: ReadonlyMap<string, RegExp> = new Map([
  ['Wellington', NEW_ZEALAND_AFTER],
  ['Christchurch', NEW_ZEALAND_AFTER],
  ['Edmonton', /^,? (?:AB|Alberta|Canada)\b/],
]);

/** "Jersey Road" and "Holland Park" are streets here. */
const STREETS =
  'Avenue Building Buildings Close Court Crescent Drive Gardens Hill House Lane Mews Park Place Quay Road Row Square ' +
  'Street Terrace Walk Water Way Wharf Yard Rd\\b St\\b';
const STREET = new RegExp(`^['’]?s? (?:${STREETS.replaceAll(' ', '|')})`);

/** "Ireland Dental Care Ltd": the name of a company says nothing of where it is registered. */
const NAME_AFTER = /^(?: (?:and|of|[\p{Lu}&][\p{L}'’&-]*)){0,4} (?:Ltd|Limited|LLP|PLC|plc|CIC)\b/u;
/** The word before, a given name or a title; or initials. */
const WORD_BEFORE = /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}'’-]*|(?:\p{Lu}\. ?)+) $/u;

/** Part of the United Kingdom, or its register. */
export const UK_PLACE = new RegExp(
  `\\b(?:${[
    'England|Wales|Scotland|Northern Ireland|United Kingdom|UK|London|Great Britain|Companies House',
    'Lloegr|Cymru|Nghymru|Chymru|Yr Alban|yr Alban|Gogledd Iwerddon|Ngogledd Iwerddon|Deyrnas Unedig',
  ].join('|')})\\b`,
);

const AFTER_NAME = 170;

const REGISTRATION =
  /(?:registered|incorporated|established|formed|organi[sz]ed|company|based|laws|registration)[^.\n]{0,60}$/i;

/** A place abroad that a page connects with an organisation. */
export interface ForeignPlace {
  country: string;
  /** The words before it say that the company was formed there, or has its head office there. */
  isRegistration: boolean;
}

/** Places abroad right after a name, before any in the United Kingdom. */
export function placesAfterName(text: string, end: number): ForeignPlace[] {
  const window = text.slice(end, end + AFTER_NAME);
  const after = window.slice(0, UK_PLACE.exec(window)?.index);
  return foreignPlaces(after, 2).map(({ start, country }) => ({
    country,
    isRegistration: REGISTRATION.test(after.slice(0, start)),
  }));
}

/** Words that introduce the site's own address; a head or registered office is where a company is at home. */
const ADDRESS_LABEL =
  /\b(?:(head ?office|headquarter|registered office)|(?:our|main) office|address|location|(?:find|visit) us|contact)/i;
const STREET_WORDS = /Floor|Road|Rd|Street|Avenue|Lane|Plaza|Building|House|Cent(?:re|er)|Tower|Estate/;
/** A line of an address: a house, floor or box with its number, or a kind of street. */
const ADDRESS_LINE = new RegExp(`\\d|\\bP\\.?\\s?O\\.? Box\\b|\\b(?:${STREET_WORDS.source})\\b`, 'i');
const ADDRESS_WINDOW = 140;

/** The first place abroad that is in an address of the site's own. */
export function addressAbroad(text: string): ForeignPlace | undefined {
  for (const { start, end, country } of foreignPlaces(text)) {
    const before = text.slice(Math.max(0, start - ADDRESS_WINDOW), start);
    const label = ADDRESS_LABEL.exec(before);
    if (!label) continue;
    const address = before.slice(label.index + label[0].length) + text.slice(end, end + 40);
    if (ADDRESS_LINE.test(address) && !UK_PLACE.test(address))
      return { country, isRegistration: label[1] !== undefined };
  }
  return undefined;
}

/** Places outside the United Kingdom that the text names, at most `max`. */
export function foreignPlaces(text: string, max = 40): (TextRange & { country: string })[] {
  const read = ({ 0: printed, index: start }: RegExpExecArray) => {
    const end = start + printed.length;
    const name = printed.replaceAll('.', '');
    const country = COUNTRY_OF_PLACE.get(name) ?? '';
    return isPlace(text, { start, end, name }) ? { start, end, country } : undefined;
  };
  return findAll(text, FOREIGN_PLACE, read, max);
}

/** Not a street, a person or a part of a company's name; Northern Ireland is in the United Kingdom. */
function isPlace(text: string, { start, end, name }: TextRange & { name: string }): boolean {
  const before = text.slice(Math.max(0, start - 20), start);
  if (name === 'Ireland' && /Northern\s$/.test(before)) return false;
  const after = text.slice(end, end + 60);
  if (STREET.test(after) || NAME_AFTER.test(after)) return false;
  if (CONDITIONS.get(name)?.test(after) === false) return false;
  return !FAMILY_NAMES.has(name) || !isGivenName(WORD_BEFORE.exec(before)?.[1] ?? '');
}

function isGivenName(word: string): boolean {
  return word.endsWith('.') || /^\p{Lu}$/u.test(word) || GIVEN_NAMES.has(word);
}
