import type { TextRange } from '../html/index.ts';
import { findAll } from './search.ts';

/** Places outside the United Kingdom by their country's ISO 3166 code. Crown dependencies are outside. */
const PLACES: Record<string, string> = {
  IE: 'Republic of Ireland|Ireland|Éire|Eire|Dublin|Cork|Galway|Limerick|Waterford|Kilkenny|Killarney|Kildare|Co\\. (?:Dublin|Cork|Kerry|Kildare|Meath|Wicklow|Clare|Mayo|Donegal)',
  JE: '(?<!New )Jersey|St\\.? Helier',
  GG: 'Guernsey|St\\.? Peter Port|Alderney|Sark',
  IM: 'Isle of Man',
  GI: 'Gibraltar',
  HK: 'Hong Kong|Kowloon',
  SG: 'Singapore',
  MT: 'Malta|Valletta|Sliema',
  CY: 'Cyprus|Nicosia|Limassol|Larnaca|Kyrenia',
  DE: 'Germany|Deutschland|Berlin|Munich|München|Hamburg|Frankfurt|Köln|Düsseldorf',
  FR: 'France|Paris',
  NL: 'Netherlands|Holland|Amsterdam|Rotterdam',
  BE: 'Belgium|Brussels',
  LU: 'Luxembourg',
  ES: 'Spain|España|Madrid|Barcelona|Marbella',
  PT: 'Portugal|Lisbon|Lisboa',
  IT: 'Italy|Italia|Milan|Milano|Rome',
  CH: 'Switzerland|Zurich|Zürich|Geneva|Zug',
  AT: 'Austria|Vienna',
  PL: 'Poland|Warsaw|Kraków|Krakow',
  CZ: 'Czech Republic|Czechia|Prague',
  HU: 'Hungary|Budapest',
  RO: 'Romania|Bucharest',
  BG: 'Bulgaria|Sofia',
  GR: 'Greece|Athens',
  TR: 'Turkey|Türkiye|Turkiye|Istanbul|İstanbul|Ankara',
  EE: 'Estonia|Tallinn',
  LV: 'Latvia|Riga',
  LT: 'Lithuania|Vilnius',
  FI: 'Finland|Helsinki',
  SE: 'Sweden|Stockholm',
  NO: 'Norway|Oslo',
  DK: 'Denmark|Copenhagen',
  IS: 'Iceland|Reykjavik',
  US: 'USA|U\\.S\\.A\\.?|United States|Delaware|California|San Francisco|Los Angeles|New York|Texas|Florida|Nevada|Wyoming|Utah|Massachusetts|Illinois|Colorado|Oregon|New Jersey|Pennsylvania|Ohio|Arizona|Virginia',
  CA: 'Canada|Ontario|Toronto|British Columbia|Vancouver|Alberta|Quebec|Québec',
  AU: 'Australia|Sydney|NSW|New South Wales|Queensland|Melbourne|Brisbane|Perth WA',
  NZ: 'New Zealand|Auckland|Wellington(?=,? (?:\\d{4}|New Zealand))|Christchurch(?=,? (?:\\d{4}|New Zealand))',
  IN: 'India|Mumbai|Bangalore|Bengaluru|New Delhi|Hyderabad|Chennai',
  PK: 'Pakistan|Lahore|Karachi',
  BD: 'Bangladesh|Dhaka',
  AE: 'UAE|U\\.A\\.E\\.?|United Arab Emirates|Dubai|Abu Dhabi',
  IL: 'Israel|Tel Aviv',
  ZA: 'South Africa|Johannesburg|Cape Town',
  CN: 'China|Shenzhen|Shanghai|Beijing',
  JP: 'Japan|Tokyo',
  NG: 'Nigeria|Lagos',
  KE: 'Kenya|Nairobi',
  MY: 'Malaysia|Kuala Lumpur',
  PH: 'Philippines|Manila',
  TH: 'Thailand|Bangkok',
  CW: 'Curaçao|Curacao',
  SC: 'Seychelles',
  BZ: 'Belize',
  PA: 'Panama',
  KY: 'Cayman Islands',
  VG: 'British Virgin Islands|\\bBVI\\b',
  BM: 'Bermuda',
  MU: 'Mauritius',
  MH: 'Marshall Islands',
  VC: 'Saint Vincent and the Grenadines|St\\.? Vincent and the Grenadines',
  UA: 'Ukraine|Kyiv',
  RS: 'Serbia|Belgrade',
  HR: 'Croatia|Zagreb',
  SI: 'Slovenia|Ljubljana',
  SK: 'Slovakia|Bratislava',
  BR: 'Brazil|São Paulo',
  MX: 'Mexico',
};
const COUNTRIES = Object.keys(PLACES);

/** Every name of a place begins with a capital: most characters of a text are passed by at once. */
const FOREIGN_PLACE = new RegExp(
  `(?=[A-ZÉİ])(?<![\\p{L}\\p{N}])(?:(${Object.values(PLACES).join(')|(')}))(?![\\p{L}\\p{N}])`,
  'gu',
);

/** "Jersey Road" and "Holland Park" are streets here; "Northern Ireland" is in the United Kingdom. */
const STREET =
  /^['’]?s? (?:Square|Street|St\b|Road|Rd\b|House|Water|Wharf|Lane|Place|Court|Gardens|Hill|Row|Park|Way|Avenue|Drive|Close|Terrace|Crescent|Walk|Quay|Mews|Yard|Buildings?)/;

/** Part of the United Kingdom, or its register. */
export const UK_PLACE =
  /\b(?:England|Wales|Scotland|Northern Ireland|United Kingdom|UK|London|Great Britain|Companies House)\b/;

const AFTER_NAME = 170;

/** Places abroad right after a name, before any in the United Kingdom, each with the words that lead to it. */
export function placesAfterName(text: string, end: number): { country: string; words: string }[] {
  const window = text.slice(end, end + AFTER_NAME);
  const after = window.slice(0, UK_PLACE.exec(window)?.index);
  return foreignPlaces(after, 2).map(({ start, country }) => ({ country, words: after.slice(0, start) }));
}

/** Places outside the United Kingdom that the text names, at most `max`. */
export function foreignPlaces(text: string, max = 40): (TextRange & { country: string })[] {
  const read = (match: RegExpExecArray) => {
    const { 0: name, index: start } = match;
    const end = start + name.length;
    const country = COUNTRIES[match.indexOf(name, 1) - 1] ?? '';
    const isNorthern = country === 'IE' && /Northern\s$/.test(text.slice(Math.max(0, start - 9), start));
    return isNorthern || STREET.test(text.slice(end, end + 14)) ? undefined : { start, end, country };
  };
  return findAll(text, FOREIGN_PLACE, read, max);
}
