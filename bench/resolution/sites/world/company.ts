import type { RegisteredCompany } from '../../../../src/modules/resolution/match/register-lookup.ts';
import type { Nation } from '../../../../src/sandbox/world/places.ts';
import type { Trade } from './trades.ts';

export type CompanyKind =
  | 'ltd'
  | 'plc'
  | 'scottish'
  | 'northern_irish'
  | 'old_northern_irish'
  | 'welsh'
  | 'llp'
  | 'scottish_llp'
  | 'northern_irish_llp'
  | 'cic'
  | 'guarantee'
  | 'scottish_guarantee'
  | 'cio'
  | 'scottish_cio'
  | 'society'
  | 'old_society'
  | 'royal_charter'
  | 'overseas';

export interface KindOfCompany {
  type: string;
  nation: Nation | undefined;
  /** As the register writes the legal form. */
  suffixes: string[];
  /** As companies write it themselves. */
  styled: string[];
  /** The prefix before the digits of its number, and how many digits there are. */
  prefix: string;
  digits: number;
  ending: string;
}

const kind = (
  type: string,
  nation: Nation | undefined,
  suffixes: string[],
  styled: string[],
  number: { prefix?: string; digits?: number; ending?: string } = {},
): KindOfCompany => ({
  type,
  nation,
  suffixes,
  styled,
  prefix: number.prefix ?? '',
  digits: number.digits ?? (number.prefix ? 6 : 8),
  ending: number.ending ?? '',
});

const LIMITED = ['LIMITED', 'LIMITED', 'LTD', 'LTD', 'LTD.'];
const AS_LIMITED = ['Limited', 'Ltd', 'Ltd', 'Ltd.', 'LTD', 'limited'];

export const KINDS: Record<CompanyKind, KindOfCompany> = {
  ltd: kind('ltd', undefined, LIMITED, AS_LIMITED),
  plc: kind('plc', 'England', ['PLC', 'PUBLIC LIMITED COMPANY'], ['plc', 'PLC', 'Plc']),
  scottish: kind('ltd', 'Scotland', LIMITED, AS_LIMITED, { prefix: 'SC' }),
  northern_irish: kind('ltd', 'Northern Ireland', LIMITED, AS_LIMITED, { prefix: 'NI' }),
  old_northern_irish: kind('ltd', 'Northern Ireland', LIMITED, AS_LIMITED, { prefix: 'R0', digits: 6 }),
  welsh: kind('ltd', 'Wales', ['CYF', 'CYFYNGEDIG', 'LIMITED', 'LTD'], ['Cyf', 'Ltd']),
  llp: kind('llp', 'England', ['LLP'], ['LLP'], { prefix: 'OC' }),
  scottish_llp: kind('llp', 'Scotland', ['LLP'], ['LLP'], { prefix: 'SO' }),
  northern_irish_llp: kind('llp', 'Northern Ireland', ['LLP'], ['LLP'], { prefix: 'NC' }),
  cic: kind(
    'community-interest-company',
    'England',
    ['CIC', 'C.I.C.', 'COMMUNITY INTEREST COMPANY'],
    ['CIC', 'C.I.C.', 'Community Interest Company'],
  ),
  guarantee: kind('private-limited-guarant-nsc-limited-exemption', 'England', [''], ['']),
  scottish_guarantee: kind(
    'private-limited-guarant-nsc',
    'Scotland',
    ['LIMITED', 'LTD'],
    ['Limited', 'Ltd'],
    {
      prefix: 'SC',
    },
  ),
  cio: kind('charitable-incorporated-organisation', 'England', [''], [''], { prefix: 'CE' }),
  scottish_cio: kind(
    'scottish-charitable-incorporated-organisation',
    'Scotland',
    ['', 'SCIO'],
    ['', 'SCIO'],
    {
      prefix: 'CS',
    },
  ),
  society: kind('registered-society-non-jurisdictional', 'England', ['LIMITED'], ['Limited', 'Ltd'], {
    prefix: 'RS',
  }),
  old_society: kind('industrial-and-provident-society', 'England', ['LIMITED'], ['Limited', 'Ltd'], {
    prefix: 'IP',
    digits: 5,
    ending: 'R',
  }),
  royal_charter: kind('royal-charter', 'England', [''], [''], { prefix: 'RC' }),
  overseas: kind(
    'oversea-company',
    undefined,
    ['GMBH', 'B.V.', 'INC.', 'SAS'],
    ['GmbH', 'B.V.', 'Inc.', 'SAS'],
    {
      prefix: 'FC',
    },
  ),
};

type Range = readonly [least: number, most: number];

/** The ranges of the register's numbers, by prefix, each with the percentage of numbers in it. */
export const NUMBER_RANGES: Record<string, readonly (readonly [Range, weight: number])[]> = {
  '': [
    [[30_000, 999_999], 5],
    [[1_000_000, 9_999_999], 55],
    [[10_000_000, 16_400_000], 40],
  ],
  SC: [
    [[30_000, 99_999], 15],
    [[100_000, 810_000], 85],
  ],
  NI: [
    [[9_000, 73_000], 40],
    [[600_000, 720_000], 60],
  ],
  R0: [[[100, 9_000], 100]],
  OC: [[[300_000, 453_000], 100]],
  SO: [[[300_000, 307_500], 100]],
  NC: [[[100, 2_400], 100]],
  CE: [[[100, 38_000], 100]],
  CS: [[[100, 9_000], 100]],
  RS: [[[7_000, 9_900], 100]],
  IP: [[[10_000, 32_000], 100]],
  RC: [[[100, 3_900], 100]],
  FC: [[[15_000, 41_000], 100]],
};

export interface PostalAddress {
  /** Without the town. */
  lines: string[];
  town: string;
  county: string | undefined;
  postcode: string;
  nation: Nation;
}

/** A company of the register, and how it writes itself on its site. */
export interface SiteCompany extends RegisteredCompany {
  kind: CompanyKind;
  /** `Brambury Joinery Ltd` */
  styled: string;
  /** Its name without the legal form. */
  base: string;
  /** The name that people use for it: `Brambury Joinery`. */
  brand: string;
  address: PostalAddress;
  trade: Trade;
}
