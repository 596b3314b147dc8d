import type { UkPart } from '../claim.ts';

/** A place a company can be registered in: a part of the UK, or another country by its ISO 3166 code. */
export interface Place {
  ukPart: UkPart | null;
  country: string;
}

const uk = (ukPart: UkPart): Place => ({ ukPart, country: 'GB' });
const abroad = (country: string): Place => ({ ukPart: null, country });

const US_STATES =
  'Alabama Alaska Arizona Arkansas California Colorado Connecticut Delaware Florida Hawaii Idaho Illinois Indiana Iowa ' +
  'Kansas Kentucky Louisiana Maine Maryland Massachusetts Michigan Minnesota Mississippi Missouri Montana Nebraska Nevada ' +
  'Ohio Oklahoma Oregon Pennsylvania Tennessee Texas Utah Vermont Virginia Wisconsin Wyoming';

const NAMES: Record<string, Place> = {
  'england and wales': uk('england_wales'),
  'england & wales': uk('england_wales'),
  'england / wales': uk('england_wales'),
  'england/wales': uk('england_wales'),
  england: uk('england_wales'),
  wales: uk('england_wales'),
  london: uk('england_wales'),
  cardiff: uk('england_wales'),
  'cymru a lloegr': uk('england_wales'),
  'nghymru a lloegr': uk('england_wales'),
  nghymru: uk('england_wales'),
  cymru: uk('england_wales'),
  lloegr: uk('england_wales'),
  scotland: uk('scotland'),
  edinburgh: uk('scotland'),
  'northern ireland': uk('northern_ireland'),
  'n. ireland': uk('northern_ireland'),
  'n ireland': uk('northern_ireland'),
  belfast: uk('northern_ireland'),
  'united kingdom': uk('united_kingdom'),
  'the uk': uk('united_kingdom'),
  uk: uk('united_kingdom'),
  'great britain': uk('united_kingdom'),
  'republic of ireland': abroad('IE'),
  ireland: abroad('IE'),
  éire: abroad('IE'),
  eire: abroad('IE'),
  dublin: abroad('IE'),
  jersey: abroad('JE'),
  guernsey: abroad('GG'),
  alderney: abroad('GG'),
  'isle of man': abroad('IM'),
  gibraltar: abroad('GI'),
  germany: abroad('DE'),
  deutschland: abroad('DE'),
  france: abroad('FR'),
  'the netherlands': abroad('NL'),
  netherlands: abroad('NL'),
  holland: abroad('NL'),
  'united states of america': abroad('US'),
  'united states': abroad('US'),
  usa: abroad('US'),
  'u.s.a.': abroad('US'),
  'new york': abroad('US'),
  'new jersey': abroad('US'),
  'new mexico': abroad('US'),
  'north carolina': abroad('US'),
  'south carolina': abroad('US'),
  'washington state': abroad('US'),
  spain: abroad('ES'),
  españa: abroad('ES'),
  italy: abroad('IT'),
  italia: abroad('IT'),
  portugal: abroad('PT'),
  switzerland: abroad('CH'),
  austria: abroad('AT'),
  belgium: abroad('BE'),
  luxembourg: abroad('LU'),
  poland: abroad('PL'),
  sweden: abroad('SE'),
  denmark: abroad('DK'),
  norway: abroad('NO'),
  finland: abroad('FI'),
  iceland: abroad('IS'),
  estonia: abroad('EE'),
  latvia: abroad('LV'),
  lithuania: abroad('LT'),
  cyprus: abroad('CY'),
  malta: abroad('MT'),
  greece: abroad('GR'),
  romania: abroad('RO'),
  bulgaria: abroad('BG'),
  hungary: abroad('HU'),
  'czech republic': abroad('CZ'),
  czechia: abroad('CZ'),
  australia: abroad('AU'),
  'new south wales': abroad('AU'),
  'new zealand': abroad('NZ'),
  canada: abroad('CA'),
  ontario: abroad('CA'),
  quebec: abroad('CA'),
  alberta: abroad('CA'),
  'british columbia': abroad('CA'),
  india: abroad('IN'),
  pakistan: abroad('PK'),
  'hong kong': abroad('HK'),
  singapore: abroad('SG'),
  malaysia: abroad('MY'),
  china: abroad('CN'),
  japan: abroad('JP'),
  'south africa': abroad('ZA'),
  nigeria: abroad('NG'),
  kenya: abroad('KE'),
  ghana: abroad('GH'),
  'united arab emirates': abroad('AE'),
  uae: abroad('AE'),
  dubai: abroad('AE'),
  israel: abroad('IL'),
  turkey: abroad('TR'),
  bermuda: abroad('BM'),
  'cayman islands': abroad('KY'),
  'british virgin islands': abroad('VG'),
  bvi: abroad('VG'),
  seychelles: abroad('SC'),
  mauritius: abroad('MU'),
  panama: abroad('PA'),
  bahamas: abroad('BS'),
  'saint vincent and the grenadines': abroad('VC'),
  'st vincent and the grenadines': abroad('VC'),
  'marshall islands': abroad('MH'),
  curacao: abroad('CW'),
  curaçao: abroad('CW'),
  ...Object.fromEntries(US_STATES.split(' ').map((state) => [state.toLowerCase(), abroad('US')])),
};

/** Longer names first, so that Northern Ireland is not read as Ireland. */
const ALTERNATIVES = Object.keys(NAMES)
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[.]/g, '\\.').replaceAll(' ', '\\s+'))
  .join('|');

/** A place as part of a larger pattern. Use with the `i` flag. */
export const PLACE_PATTERN = `(?:${ALTERNATIVES})(?![\\p{L}\\d])`;

export function placeNamed(name: string): Place | null {
  return NAMES[name.toLowerCase().replace(/\s+/g, ' ')] ?? null;
}

/**
 * "Registered in Scotland", "incorporated under the laws of Delaware", "cofrestrwyd yng Nghymru", "a Jersey company",
 * "an Irish registered company".
 */
const REGISTERED_IN = new RegExp(
  "\\b(?:regist(?:ered|ration)|regd?|reg'd|incorporated|established|formed|organi[sz]ed|constituted|existing|c[oy]frestr\\p{L}+|gofrestr\\p{L}+|gorffor\\p{L}+)\\.?" +
    '(?:[\\s,(]+(?:as|a|an|the|private|public|limited|liability|company|companies|corporation|partnership|llp|charity|by|guarantee|shares|and|number|no\\.?|with|house|domiciled|existing|under|laws?|of|state|republic|bailiwick|province|in|at|yng?)){0,14}?' +
    `[\\s,]+(?:in|at|of|for|yng?|with)[\\s:]+(?:the\\s+)?(?:state\\s+of\\s+|bailiwick\\s+of\\s+|island\\s+of\\s+)?(${PLACE_PATTERN})`,
  'giu',
);

const ADJECTIVES: Record<string, string> = {
  english: 'england',
  scottish: 'scotland',
  'northern irish': 'northern ireland',
  uk: 'uk',
  british: 'uk',
  irish: 'ireland',
  jersey: 'jersey',
  guernsey: 'guernsey',
  manx: 'isle of man',
  german: 'germany',
  french: 'france',
  dutch: 'netherlands',
  spanish: 'spain',
  italian: 'italy',
  swiss: 'switzerland',
  swedish: 'sweden',
  danish: 'denmark',
  norwegian: 'norway',
  finnish: 'finland',
  estonian: 'estonia',
  maltese: 'malta',
  cypriot: 'cyprus',
  delaware: 'delaware',
  australian: 'australia',
  indian: 'india',
  singapore: 'singapore',
  'hong kong': 'hong kong',
};
const COMPANY_WORD = /\b(?:company|corporation|charity|llc|partnership)\b/gi;
const ADJECTIVE_BEFORE = new RegExp(
  `\\b(${Object.keys(ADJECTIVES)
    .sort((a, b) => b.length - a.length)
    .join('|')})[\\s-]+(?:(?:registered|incorporated|private|public|limited|liability)[\\s-]+){0,4}$`,
  'i',
);
const ADJECTIVE_LOOK_BACK = 60;

export interface StatedPlace extends Place {
  start: number;
  end: number;
}

/** Where the text says that something is registered, in the order of the text. */
export function statedPlaces(text: string): StatedPlace[] {
  const places: StatedPlace[] = [];
  for (const found of text.matchAll(REGISTERED_IN)) {
    const place = placeNamed(found[1] ?? '');
    if (place) places.push({ ...place, start: found.index, end: found.index + found[0].length });
  }
  for (const found of text.matchAll(COMPANY_WORD)) {
    const before = ADJECTIVE_BEFORE.exec(
      text.slice(Math.max(0, found.index - ADJECTIVE_LOOK_BACK), found.index),
    );
    const place =
      before && placeNamed(ADJECTIVES[(before[1] ?? '').toLowerCase().replace(/\s+/g, ' ')] ?? '');
    if (place)
      places.push({ ...place, start: found.index - before[0].length, end: found.index + found[0].length });
  }
  return places.sort((a, b) => a.start - b.start);
}
