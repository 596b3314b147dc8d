/**
 * Compares a printed address with a registered one. The registered address is split into its parts (building,
 * number, street, town, postcode). The parts are searched for in the printed words, which may contain more
 * than the address.
 */
import { anyOf, inSequence } from '../../../shared/join-patterns.ts';
/** How a printed address compares with the registered one. */
export type AddressAgreement =
  /** Building or number, and street. */
  | 'same'
  /** Another postcode, street, number or unit. */
  | 'other'
  /** Too little is printed to decide: a postcode, a town. */
  | 'incomplete';

/** Abbreviations in full, for both addresses. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  RD: 'ROAD',
  STR: 'STREET',
  AVE: 'AVENUE',
  AV: 'AVENUE',
  LN: 'LANE',
  LA: 'LANE',
  DR: 'DRIVE',
  DRV: 'DRIVE',
  CL: 'CLOSE',
  CRES: 'CRESCENT',
  CRESC: 'CRESCENT',
  CT: 'COURT',
  CRT: 'COURT',
  GDNS: 'GARDENS',
  GDN: 'GARDEN',
  GRN: 'GREEN',
  GR: 'GROVE',
  GRO: 'GROVE',
  PL: 'PLACE',
  PDE: 'PARADE',
  SQ: 'SQUARE',
  TER: 'TERRACE',
  TERR: 'TERRACE',
  TCE: 'TERRACE',
  PK: 'PARK',
  HSE: 'HOUSE',
  HO: 'HOUSE',
  BLDG: 'BUILDING',
  BLDGS: 'BUILDINGS',
  CTR: 'CENTRE',
  CNTR: 'CENTRE',
  CENTER: 'CENTRE',
  IND: 'INDUSTRIAL',
  EST: 'ESTATE',
  BUS: 'BUSINESS',
  TRAD: 'TRADING',
  FLR: 'FLOOR',
  FL: 'FLOOR',
  GRD: 'GROUND',
  GND: 'GROUND',
  LWR: 'LOWER',
  UPR: 'UPPER',
  MT: 'MOUNT',
  STN: 'STATION',
  NO: 'NUMBER',
  APT: 'FLAT',
  APARTMENT: 'FLAT',
  '1ST': 'FIRST',
  '2ND': 'SECOND',
  '3RD': 'THIRD',
  '4TH': 'FOURTH',
  '5TH': 'FIFTH',
  '6TH': 'SIXTH',
};

const STREETS =
  'STREET ROAD AVENUE LANE DRIVE CLOSE CRESCENT GARDENS PLACE SQUARE TERRACE WAY HILL ROW MEWS WALK WHARF QUAY PARADE GATE GROVE RISE BOULEVARD EMBANKMENT HIGHWAY BROADWAY APPROACH YARD CIRCUS VALE BANK SIDE PARKWAY STRAND CAUSEWAY ESPLANADE PROMENADE';
const STREET_TYPES = new Set(STREETS.split(' '));
/** They may follow the type: "High Street North". */
const DIRECTIONS = new Set(['NORTH', 'SOUTH', 'EAST', 'WEST', 'UPPER', 'LOWER']);
const COUNTRIES = new Set([
  'ENGLAND',
  'WALES',
  'SCOTLAND',
  'NORTHERN IRELAND',
  'UNITED KINGDOM',
  'UK',
  'GREAT BRITAIN',
  'GB',
  'ENGLAND AND WALES',
]);

const POSTCODE = /\b([A-Z]{1,2}\d[A-Z\d]?) ?(\d[A-Z]{2})\b/g;
const UNIT =
  /\b(?:UNIT|UNITS|SUITE|FLAT|OFFICE|ROOM|STUDIO|WORKSHOP|BAY)S? (?:NUMBER )?([A-Z]?\d+[A-Z]?|[A-Z])\b/;
const FLOOR = anyOf(
  inSequence(
    /\b(?:(?:GROUND|FIRST|SECOND|THIRD|FOURTH|FIFTH|SIXTH|TOP|LOWER|UPPER|\d+TH) )+FLOOR/g,
    /(?: (?:FRONT|REAR|EAST|WEST|NORTH|SOUTH))?\b/g,
  ),
  /\b(?:FLOOR|LEVEL) \d+\b|\bBASEMENT\b/g,
);
const NUMBER = /^\d+[A-Z]?(?:-\d+[A-Z]?)?$/;

/** Capitals and single spaces, abbreviations in full; commas and line breaks stay as commas. */
function normalise(text: string): string {
  const plain = text
    .toUpperCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’`.]/gu, '')
    .replaceAll('&', ' AND ')
    .replace(/(\d[A-Z]?)\s*[-–—/]\s*(\d+[A-Z]?)(?![A-Z\d])/g, '$1-$2')
    .replace(/[\n\r;|•·]+/g, ',')
    .replace(/[^A-Z0-9,/-]+/g, ' ')
    .replace(/(?<![\d])-|-(?!\d)/g, ' ');
  return plain
    .split(',')
    .map(normaliseSegment)
    .filter((segment) => segment !== '')
    .join(', ');
}

function normaliseSegment(segment: string): string {
  const words = segment.split(' ').filter((word) => word !== '');
  return words
    .map((word, index) => {
      if (word !== 'ST') return ABBREVIATIONS[word] ?? word;
      // "St" is a saint in "St Johns Road" and a street in "High St".
      const isLast = index === words.length - 1 || DIRECTIONS.has(words[index + 1] ?? '');
      return isLast && index > 0 ? 'STREET' : 'SAINT';
    })
    .join(' ')
    .replace(/\b(\d+) ([A-Z])(?= [A-Z]{2})/g, '$1$2');
}

interface AddressParts {
  postcode: string | null;
  unit: string | null;
  number: string | null;
  street: string | null;
  /** Names before the street, such as "ALPHA HOUSE". */
  buildings: string[];
  /** Places after the street. */
  towns: string[];
}

/** Splits a registered address of one line into its parts. */
function partsOf(registered: string): AddressParts {
  const normal = normalise(registered);
  const postcodes = postcodesIn(normal);
  const unit = UNIT.exec(normal)?.[1] ?? null;
  const segments = normal
    .replace(POSTCODE, '')
    .replace(FLOOR, '')
    .split(',')
    .map((segment) => withoutUnit(segment).trim())
    .filter(
      (segment) => segment !== '' && !COUNTRIES.has(segment) && !/^C\/O\b|^CARE OF\b|^PO BOX/.test(segment),
    );
  const lines = joinLoneNumbers(segments);
  const numbered = lines.findIndex(({ number, name }) => number !== null && name !== '');
  const streetAt = numbered >= 0 ? numbered : lines.findIndex(({ name }) => isStreet(name));
  const street = lines[streetAt];
  return {
    postcode: postcodes[0] ?? null,
    unit,
    number: street?.number ?? null,
    street: street?.name ?? null,
    buildings: lines.slice(0, Math.max(0, streetAt)).map(({ name }) => name),
    towns: lines.slice(streetAt + 1).map(({ name }) => name),
  };
}

interface AddressLine {
  number: string | null;
  name: string;
}

/** "12, Mill Lane" is "12 Mill Lane". */
function joinLoneNumbers(segments: readonly string[]): AddressLine[] {
  const lines: AddressLine[] = [];
  let waiting: string | null = null;
  for (const segment of segments) {
    const [first = '', ...rest] = segment.split(' ').filter((word) => word !== 'NUMBER');
    if (NUMBER.test(first) && rest.length === 0) {
      waiting = first;
      continue;
    }
    const number: string | null = NUMBER.test(first) ? first : waiting;
    lines.push({ number, name: NUMBER.test(first) ? rest.join(' ') : segment });
    waiting = null;
  }
  return lines;
}

const withoutUnit = (segment: string) => segment.replace(UNIT, ' ').replace(/ +/g, ' ');

function isStreet(name: string): boolean {
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  const type = DIRECTIONS.has(last) ? words.at(-2) : last;
  return words.length > 1 && STREET_TYPES.has(type ?? '');
}

function postcodesIn(normal: string): string[] {
  return [...normal.matchAll(POSTCODE)].map(([, outward, inward]) => `${outward} ${inward}`);
}

export function compareAddress(printed: string, registered: string): AddressAgreement {
  return comparedWith(registered)(printed);
}

/** Compares several printed addresses with a registered one, which is split once. */
export function comparedWith(registered: string): (printed: string) => AddressAgreement {
  const parts = partsOf(registered);
  return (printed) => agreementOf(printed, parts);
}

/** A printed address, with what it shares with the registered one. */
interface PrintedAddress {
  /** Normalised, without commas, with a space at both ends. */
  words: string;
  /** Normalised, with commas between its parts. */
  segmented: string;
  unit: string | null;
  isOtherUnit: boolean;
  hasPostcode: boolean;
  hasBuilding: boolean;
}

function agreementOf(printed: string, parts: AddressParts): AddressAgreement {
  const segmented = normalise(printed);
  const words = ` ${segmented.replaceAll(',', '').trim()} `;
  const printedPostcodes = postcodesIn(segmented);
  const hasPostcode = parts.postcode !== null && printedPostcodes.includes(parts.postcode);
  if (printedPostcodes.length > 0 && parts.postcode !== null && !hasPostcode) return 'other';
  const unit = UNIT.exec(words)?.[1] ?? null;
  const isOtherUnit = parts.unit !== null && unit !== null && parts.unit !== unit;
  const hasBuilding = parts.buildings.some((building) => holds(words, building));
  const address = { words, segmented, unit, isOtherUnit, hasPostcode, hasBuilding };
  const { street, number } = parts;
  if (street === null) return compareVillage(address, parts);
  if (!holds(words, street)) return hasOtherStreet(segmented, parts) ? 'other' : 'incomplete';
  if (isOtherUnit) return 'other';
  return number === null ? compareWithoutNumber(address, parts) : compareNumber(address, { street, number });
}

/** An address in a village without street names: the house and, if it is known, the place. */
function compareVillage(
  { words, isOtherUnit, hasPostcode, hasBuilding }: PrintedAddress,
  { towns }: AddressParts,
): AddressAgreement {
  const [first, ...others] = towns;
  if (!hasBuilding && (first === undefined || !holds(words, first))) return 'incomplete';
  if (isOtherUnit) return 'other';
  return hasPostcode || others.some((town) => holds(words, town)) ? 'same' : 'incomplete';
}

/** An address of which the register has no number in the street. */
function compareWithoutNumber(
  { words, unit, hasPostcode, hasBuilding }: PrintedAddress,
  parts: AddressParts,
): AddressAgreement {
  const hasHouse = parts.buildings.length === 0 || hasBuilding || parts.unit === unit;
  const hasPlace = hasPostcode || parts.towns.length === 0 || parts.towns.some((town) => holds(words, town));
  return hasHouse && hasPlace ? 'same' : 'incomplete';
}

function compareNumber(
  { words, hasBuilding }: PrintedAddress,
  { street, number }: { street: string; number: string },
): AddressAgreement {
  const printed = numberBefore(words, street);
  if (printed !== null && !overlap(printed, number)) return 'other';
  return printed !== null || hasBuilding ? 'same' : 'incomplete';
}

function holds(words: string, phrase: string): boolean {
  return words.includes(` ${phrase.replace(/^THE /, '')} `);
}

const LOOK_BACK_WORDS = 5;

/** The number that is printed before the street, or before a building in front of it. */
function numberBefore(words: string, street: string): string | null {
  const streetFrom = words.indexOf(` ${street.replace(/^THE /, '')} `);
  const before = words.slice(0, streetFrom).replace(FLOOR, ' ').replace(new RegExp(UNIT.source, 'g'), ' ');
  const last = before
    .split(' ')
    .filter((word) => word !== '' && word !== 'THE')
    .slice(-LOOK_BACK_WORDS)
    .reverse();
  return last.find((word) => NUMBER.test(word)) ?? null;
}

/** "20" is in "20-22", and "12A" is not "12B". */
function overlap(one: string, other: string): boolean {
  if (one === other) return true;
  const [range, single] = one.includes('-') ? [one, other] : [other, one];
  const [from, to] = range.split('-').map((end) => Number.parseInt(end, 10));
  if (from === undefined || to === undefined) return false;
  return single.split('-').some((end) => Number.parseInt(end, 10) >= from && Number.parseInt(end, 10) <= to);
}

/** Another street, with its number or as a line of its own. */
function hasOtherStreet(segmented: string, { street, towns }: AddressParts): boolean {
  return segmented.split(',').some((raw) => {
    const segment = withoutUnit(raw.replace(FLOOR, '').replace(POSTCODE, '')).trim();
    const numbered = /(?:^| )\d+[A-Z]?(?:-\d+[A-Z]?)? ((?:[A-Z]+ ?){1,5})$/.exec(segment)?.[1]?.trim();
    const name = numbered ?? segment;
    if (name === street || towns.includes(name)) return false;
    return numbered !== undefined ? isStreet(name) || /^[A-Z]{3,}/.test(name) : isStreet(name);
  });
}
