import { companyName } from './company-names.ts';
import * as prose from './prose.ts';
import type { Random } from './random.ts';
import { ENDINGS, PLACES, STEMS, STREET_KINDS, STREETS } from './words.ts';

/** A company as one snapshot has it; dates are days since 1970. */
export interface SyntheticCompany {
  name: string;
  number: string;
  careOf: string;
  poBox: string;
  addressLine1: string;
  addressLine2: string;
  town: string;
  county: string;
  country: string;
  postcode: string;
  category: string;
  status: string;
  incorporatedOn: number;
  accountsMonth: number;
  accountsDue: number;
  accountsMadeUp: number;
  accounts: string;
  confirmationDue: number;
  confirmationMadeUp: number;
  charges: [outstanding: number, partSatisfied: number, satisfied: number];
  sicCodes: string[];
  previousNames: { name: string; ceasedOn: number }[];
}

export const NO_DATE = -1_000_000;
const YEAR = 365.25;
const DAY_MS = 86_400_000;
const PLAIN_NUMBERS = 1 << 24;

/** The share of companies that are at most this many years old: most are young. */
const AGES: [share: number, years: number][] = [
  [0, 0],
  [0.2, 1.3],
  [0.38, 2.6],
  [0.5, 3.8],
  [0.72, 8],
  [0.84, 13.5],
  [0.93, 20],
  [0.975, 31],
  [0.995, 55],
  [1, 130],
];

export function makeCompany(random: Random, row: number, today: number): SyntheticCompany {
  // 617 has no factor in common with 1000, so every place of the thousand comes up once, well mixed.
  const place = prose.THOUSAND[(row * 617) % 1000] as prose.Place;
  const { kind } = place;
  const age = ageOf(row);
  const incorporatedOn = Math.floor(today - age);
  const name = companyName(random, kind.category);
  const hasAddress =
    kind.prefix !== 'RS' && kind.prefix !== 'IP' && kind.prefix !== 'RC' && kind.prefix !== 'CE';
  const accounts = hasAddress ? (age < 500 ? 'NO ACCOUNTS FILED' : random.pick(prose.ACCOUNTS)) : '';
  const filed = accounts !== '' && accounts !== 'NO ACCOUNTS FILED';
  const accountsDue = today - 60 + random.below(480);
  const confirmationDue = today - 40 + random.below(400);
  return {
    name,
    number: numberOf(place, row),
    careOf: random.chance(0.015) ? `${random.pick(STEMS)}${random.pick(ENDINGS)} LLP` : '',
    poBox: random.chance(0.002) ? `PO BOX ${1 + random.below(900)}` : '',
    ...(hasAddress ? makeAddress(random) : NO_ADDRESS),
    category: kind.category,
    status: random.pick(prose.STATUSES),
    incorporatedOn,
    accountsMonth: hasAddress ? 1 + random.below(12) : 0,
    accountsDue: hasAddress ? accountsDue : NO_DATE,
    accountsMadeUp: filed ? accountsDue - 640 : NO_DATE,
    accounts,
    confirmationDue: hasAddress ? confirmationDue : NO_DATE,
    confirmationMadeUp: age > 400 && hasAddress ? confirmationDue - 379 : NO_DATE,
    charges: random.chance(0.14)
      ? [1 + random.below(3), random.chance(0.03) ? 1 : 0, random.below(4)]
      : [0, 0, 0],
    sicCodes: makeSicCodes(random),
    previousNames: age > 300 ? makePreviousNames(random, kind.category, today, age) : [],
  };
}

/** For each 4096th of the companies, in days. */
const AGE_QUANTILES = Float64Array.from({ length: 4097 }, (_, index) => {
  const fraction = index / 4096;
  const upper = Math.max(
    1,
    AGES.findIndex(([share]) => share >= fraction),
  );
  const [[shareBefore, yearsBefore], [share, years]] = AGES.slice(upper - 1, upper + 1) as [
    [number, number],
    [number, number],
  ];
  return (yearsBefore + ((fraction - shareBefore) / (share - shareBefore)) * (years - yearsBefore)) * YEAR;
});

function ageOf(row: number): number {
  const place = scatter(row) / 4096;
  const below = AGE_QUANTILES[Math.floor(place)] as number;
  const above = AGE_QUANTILES[Math.floor(place) + 1] as number;
  return below + (above - below) * (place % 1);
}

/** Unique for any number of rows; plain numbers fall with age, as real ones do. */
function numberOf({ kind, prefixShare, placeInPrefix }: prose.Place, row: number): string {
  const serial = Math.floor(row / 1000) * prefixShare + placeInPrefix;
  if (kind.prefix === 'IP' && serial < 90_000) return `IP${10_000 + serial}R`;
  if (kind.prefix !== '' && kind.prefix !== 'IP' && serial < 900_000) return kind.prefix + (100_000 + serial);
  const number = row < PLAIN_NUMBERS ? PLAIN_NUMBERS - scatter(row) : PLAIN_NUMBERS + row;
  return String(number).padStart(8, '0');
}

/** One-to-one on 24 bits, since the factor is odd, and evenly spread whatever the number of rows. */
function scatter(row: number): number {
  return Math.imul(row, 0x9e3779b1) & (PLAIN_NUMBERS - 1);
}

const NO_ADDRESS = { addressLine1: '', addressLine2: '', town: '', county: '', country: '', postcode: '' };
const INWARD_LETTERS = 'ABDEFGHJLNPQRSTUWXYZ';

export function makeAddress(random: Random) {
  const street = `${1 + random.below(250)} ${random.pick(STREETS)} ${random.pick(STREET_KINDS)}`;
  const building = random.chance(0.36) ? `${random.pick(STEMS)}${random.pick(ENDINGS)} HOUSE` : '';
  const inward =
    String(random.below(10)) + INWARD_LETTERS[random.below(20)] + INWARD_LETTERS[random.below(20)];
  return {
    addressLine1: building || street,
    addressLine2: building
      ? street
      : random.chance(0.27)
        ? `${random.pick(STEMS)}${random.pick(ENDINGS)}`
        : '',
    town: random.pick(PLACES),
    county: random.chance(0.4) ? `${random.pick(STEMS)}SHIRE` : '',
    country: random.pick(prose.COUNTRIES),
    postcode: random.chance(0.01) ? '' : `${random.pick(prose.OUTWARD_CODES)} ${inward}`,
  };
}

function makeSicCodes(random: Random): string[] {
  const codes = [random.pick(prose.SIC_CODES)];
  if (codes[0] === 'None Supplied') return codes;
  while (codes.length < 4 && random.chance(codes.length === 1 ? 0.12 : 0.4)) {
    codes.push(random.pick(prose.SIC_CODES));
  }
  return codes.filter((code, index) => code !== 'None Supplied' && codes.indexOf(code) === index);
}

function makePreviousNames(random: Random, category: string, today: number, age: number) {
  const names: SyntheticCompany['previousNames'] = [];
  let ceasedOn = today - random.below(Math.floor(age * 0.7));
  while (names.length < 10 && random.chance(names.length === 0 ? 0.13 : 0.22)) {
    names.push({ name: companyName(random, category), ceasedOn });
    ceasedOn -= 60 + random.below(300);
  }
  return names;
}

const dates: string[] = [];

/** DD/MM/YYYY, or nothing. The same few thousand days come again and again. */
export function writeDate(day: number): string {
  if (day === NO_DATE) return '';
  const known = day >= 0 ? dates[day] : undefined;
  if (known !== undefined) return known;
  const [year, month, date] = new Date(day * DAY_MS).toISOString().slice(0, 10).split('-');
  const text = `${date}/${month}/${year}`;
  if (day >= 0) dates[day] = text;
  return text;
}
