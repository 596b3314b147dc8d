import type { TextRange } from '../html/index.ts';
import { findAll } from './search.ts';

/**
 * Places outside the United Kingdom, after their country's ISO 3166 code. Every name begins with a capital, so that a search
 * passes most letters of a text at once. Crown dependencies are outside.
 */
const PLACES =
  String.raw`IE Republic of Ireland|Ireland|Éire|Eire|Dublin|Cork|Galway|Limerick|Waterford|Kilkenny|Killarney|Kildare
  IE Co\. (?:Dublin|Cork|Kerry|Kildare|Meath|Wicklow|Clare|Mayo|Donegal)
  JE (?<!New )Jersey|St\.? Helier; GG Guernsey|St\.? Peter Port|Alderney|Sark; IM Isle of Man; GI Gibraltar
  DE Germany|Deutschland|Berlin|Munich|München|Hamburg|Frankfurt|Köln|Düsseldorf; AT Austria|Vienna
  CH Switzerland|Zurich|Zürich|Geneva|Zug; FR France|Paris; LU Luxembourg; BE Belgium|Brussels
  NL Netherlands|Holland|Amsterdam|Rotterdam; ES Spain|España|Madrid|Barcelona|Marbella; PT Portugal|Lisbon|Lisboa
  IT Italy|Italia|Milan|Milano|Rome; MT Malta|Valletta|Sliema; CY Cyprus|Nicosia|Limassol|Larnaca|Kyrenia
  GR Greece|Athens; TR Turkey|Türkiye|Turkiye|Istanbul|İstanbul|Ankara; PL Poland|Warsaw|Kraków|Krakow
  CZ Czech Republic|Czechia|Prague; SK Slovakia|Bratislava; HU Hungary|Budapest; RO Romania|Bucharest; BG Bulgaria|Sofia
  UA Ukraine|Kyiv; RS Serbia|Belgrade; HR Croatia|Zagreb; SI Slovenia|Ljubljana; EE Estonia|Tallinn; LV Latvia|Riga
  LT Lithuania|Vilnius; FI Finland|Helsinki; SE Sweden|Stockholm; NO Norway|Oslo; DK Denmark|Copenhagen; IS Iceland|Reykjavik
  US USA|U\.S\.A\.?|United States|Delaware|California|San Francisco|Los Angeles|New York|Texas|Florida|Nevada|Wyoming|Utah
  US Massachusetts|Illinois|Colorado|Oregon|New Jersey|Pennsylvania|Ohio|Arizona|Virginia
  CA Canada|Ontario|Toronto|British Columbia|Vancouver|Alberta|Quebec|Québec; MX Mexico; BR Brazil|São Paulo; PA Panama
  AU Australia|Sydney|NSW|New South Wales|Queensland|Melbourne|Brisbane|Perth WA
  NZ New Zealand|Auckland|Wellington(?=,? (?:\d{4}|New Zealand))|Christchurch(?=,? (?:\d{4}|New Zealand))
  IN India|Mumbai|Bangalore|Bengaluru|New Delhi|Hyderabad|Chennai; PK Pakistan|Lahore|Karachi; BD Bangladesh|Dhaka
  AE UAE|U\.A\.E\.?|United Arab Emirates|Dubai|Abu Dhabi; IL Israel|Tel Aviv; ZA South Africa|Johannesburg|Cape Town
  CN China|Shenzhen|Shanghai|Beijing; HK Hong Kong|Kowloon; SG Singapore; JP Japan|Tokyo; NG Nigeria|Lagos
  KE Kenya|Nairobi; MY Malaysia|Kuala Lumpur; PH Philippines|Manila; TH Thailand|Bangkok; MU Mauritius; SC Seychelles
  VG British Virgin Islands|\bBVI\b; KY Cayman Islands; BM Bermuda; BZ Belize; CW Curaçao|Curacao; MH Marshall Islands
  VC Saint Vincent and the Grenadines|St\.? Vincent and the Grenadines`
    .split(/[;\n]\s*/)
    .map((place) => ({ country: place.slice(0, 2), names: place.slice(3) }));
const FOREIGN_PLACE = new RegExp(
  `(?=[A-ZÉİ])(?<![\\p{L}\\p{N}])(?:(${PLACES.map(({ names }) => names).join(')|(')}))(?![\\p{L}\\p{N}])`,
  'gu',
);

/** "Jersey Road" and "Holland Park" are streets here; "Northern Ireland" is in the United Kingdom. */
const STREET =
  /^['’]?s? (?:Square|Street|St\b|Road|Rd\b|House|Water|Wharf|Lane|Place|Court|Gardens|Hill|Row|Park|Way|Avenue|Drive|Close|Terrace|Crescent|Walk|Quay|Mews|Yard|Buildings?)/;

/** Part of the United Kingdom, or its register. */
export const UK_PLACE =
  /\b(?:England|Wales|Scotland|Northern Ireland|United Kingdom|UK|London|Great Britain|Companies House)\b/;

const AFTER_NAME = 170;

const REGISTRATION =
  /(?:registered|incorporated|established|formed|organi[sz]ed|company|based|laws|registration)[^.\n]{0,60}$/i;

export interface PlaceAfterName {
  country: string;
  /** The words before it say that the company was formed there. */
  isRegistration: boolean;
}

/** Places abroad right after a name, before any in the United Kingdom. */
export function placesAfterName(text: string, end: number): PlaceAfterName[] {
  const window = text.slice(end, end + AFTER_NAME);
  const after = window.slice(0, UK_PLACE.exec(window)?.index);
  return foreignPlaces(after, 2).map(({ start, country }) => ({
    country,
    isRegistration: REGISTRATION.test(after.slice(0, start)),
  }));
}

/** Places outside the United Kingdom that the text names, at most `max`. */
export function foreignPlaces(text: string, max = 40): (TextRange & { country: string })[] {
  const read = (match: RegExpExecArray) => {
    const { 0: name, index: start } = match;
    const end = start + name.length;
    const country = PLACES[match.indexOf(name, 1) - 1]?.country ?? '';
    const isNorthern = country === 'IE' && /Northern\s$/.test(text.slice(Math.max(0, start - 9), start));
    return isNorthern || STREET.test(text.slice(end, end + 14)) ? undefined : { start, end, country };
  };
  return findAll(text, FOREIGN_PLACE, read, max);
}
