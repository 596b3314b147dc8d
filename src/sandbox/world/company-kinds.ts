import { DAY_MS } from '../../shared/clock.ts';
import type { Day } from './days.ts';
import type { Random } from './random.ts';

/** The legal forms of the fictional register: how each is numbered, named and presented. */
export interface CompanyKind {
  /** The API's `type`. */
  type: string;
  subtype?: string;
  jurisdiction: string;
  /** The letters before the digits of the number; none for England and Wales. */
  prefix: string;
  /** The ending of the name. */
  suffixes: readonly string[];
  /** Whether it files accounts and confirmation statements with the registrar. */
  files: boolean;
  /** The status of a company of this kind that is in good order. */
  liveStatus: 'active' | 'open' | 'registered';
}

const LTD = ['LIMITED', 'LTD', 'LTD.'] as const;
const filing = { files: true, liveStatus: 'active' } as const;
const elsewhere = { files: false, liveStatus: 'active' } as const;
const EW = 'england-wales';

export const KINDS = {
  ltd: { type: 'ltd', jurisdiction: EW, prefix: '', suffixes: LTD, ...filing },
  wales: { type: 'ltd', jurisdiction: 'wales', prefix: '', suffixes: ['CYF', 'CYFYNGEDIG'], ...filing },
  scotland: { type: 'ltd', jurisdiction: 'scotland', prefix: 'SC', suffixes: LTD, ...filing },
  northernIreland: { type: 'ltd', jurisdiction: 'northern-ireland', prefix: 'NI', suffixes: LTD, ...filing },
  oldNorthernIreland: {
    type: 'ltd',
    jurisdiction: 'northern-ireland',
    prefix: 'R0',
    suffixes: LTD,
    ...filing,
  },
  plc: { type: 'plc', jurisdiction: EW, prefix: '', suffixes: ['PLC', 'PUBLIC LIMITED COMPANY'], ...filing },
  llp: { type: 'llp', jurisdiction: EW, prefix: 'OC', suffixes: ['LLP'], ...filing },
  scottishLlp: { type: 'llp', jurisdiction: 'scotland', prefix: 'SO', suffixes: ['LLP'], ...filing },
  northernIrishLlp: {
    type: 'llp',
    jurisdiction: 'northern-ireland',
    prefix: 'NC',
    suffixes: ['LLP'],
    ...filing,
  },
  guarantee: {
    type: 'private-limited-guarant-nsc',
    jurisdiction: EW,
    prefix: '',
    suffixes: ['LIMITED'],
    ...filing,
  },
  exemptGuarantee: {
    type: 'private-limited-guarant-nsc-limited-exemption',
    jurisdiction: EW,
    prefix: '',
    suffixes: [''],
    ...filing,
  },
  cic: {
    type: 'private-limited-guarant-nsc',
    subtype: 'community-interest-company',
    jurisdiction: EW,
    prefix: '',
    suffixes: ['CIC', 'C.I.C.', 'COMMUNITY INTEREST COMPANY'],
    ...filing,
  },
  unlimited: {
    type: 'private-unlimited',
    jurisdiction: EW,
    prefix: '',
    suffixes: ['UNLIMITED', ''],
    ...filing,
  },
  limitedPartnership: {
    type: 'limited-partnership',
    jurisdiction: EW,
    prefix: 'LP',
    suffixes: ['LP'],
    ...elsewhere,
  },
  scottishPartnership: {
    type: 'limited-partnership',
    jurisdiction: 'scotland',
    prefix: 'SL',
    suffixes: ['LP'],
    ...elsewhere,
  },
  cio: {
    type: 'charitable-incorporated-organisation',
    jurisdiction: EW,
    prefix: 'CE',
    suffixes: ['', 'CIO'],
    ...elsewhere,
  },
  scottishCio: {
    type: 'scottish-charitable-incorporated-organisation',
    jurisdiction: 'scotland',
    prefix: 'CS',
    suffixes: ['', 'SCIO'],
    ...elsewhere,
  },
  society: {
    type: 'registered-society-non-jurisdictional',
    jurisdiction: EW,
    prefix: 'RS',
    suffixes: ['LIMITED', 'SOCIETY LIMITED'],
    ...elsewhere,
  },
  oldSociety: {
    type: 'industrial-and-provident-society',
    jurisdiction: EW,
    prefix: 'IP',
    suffixes: ['LIMITED'],
    ...elsewhere,
  },
  royalCharter: { type: 'royal-charter', jurisdiction: EW, prefix: 'RC', suffixes: [''], ...elsewhere },
  overseas: {
    type: 'oversea-company',
    jurisdiction: 'noneu',
    prefix: 'FC',
    suffixes: ['GMBH', 'INC.', 'B.V.', 'S.A.'],
    ...elsewhere,
  },
  establishment: {
    type: 'uk-establishment',
    jurisdiction: 'noneu',
    prefix: 'BR',
    suffixes: ['GMBH', 'INC.', 'B.V.', 'S.A.'],
    files: false,
    liveStatus: 'open',
  },
  overseasEntity: {
    type: 'registered-overseas-entity',
    jurisdiction: 'noneu',
    prefix: 'OE',
    suffixes: ['HOLDINGS S.A R.L.', 'PROPERTIES LIMITED'],
    files: false,
    liveStatus: 'registered',
  },
} satisfies Record<string, CompanyKind>;

export type KindName = keyof typeof KINDS;

/** Companies that are older than this have low numbers, which people print without the leading zeros. */
const LOW_NUMBERS_BEFORE = '1950-01-01';
const LOW_NUMBERS = { min: 40_211, max: 189_733 };
const PLAIN_BASE = 30_000_000;
const PLAIN_PER_DAY = 1_900;
/** Digits that look like a placeholder for an unknown number. */
const PLACEHOLDER = /(\d)\1{3}|0123|1234|2345|3456|4567|5678|6789|9876|8765|7654|6543|5432|4321|(\d\d)\2\2/;

/**
 * Numbers in the real formats. As far as we know, the real register has not assigned numbers in their ranges,
 * so that data that is kept about a fictional company is not taken for a real company's after a real register
 * was imported. The exception is 0004… to 0018…: most of those numbers belonged to companies that were
 * dissolved long ago.
 */
export function createNumberSource(random: Random): {
  take(kind: CompanyKind, createdOn: Day): string;
  reserve(number: string): void;
} {
  const taken = new Set<string>();
  function draw({ prefix }: CompanyKind, createdOn: Day, attempt: number): string {
    if (prefix === '') {
      if (createdOn < LOW_NUMBERS_BEFORE)
        return String(random.int(LOW_NUMBERS.min, LOW_NUMBERS.max)).padStart(8, '0');
      const day = Math.round((Date.parse(createdOn) - Date.parse(LOW_NUMBERS_BEFORE)) / DAY_MS);
      // All numbers of a day can look like placeholders (81234…), so the search widens.
      return String(PLAIN_BASE + day * PLAIN_PER_DAY + random.int(0, PLAIN_PER_DAY * (1 + attempt)));
    }
    if (prefix === 'IP') return `IP${random.int(70_000, 99_999)}R`;
    if (prefix === 'R0') return `R09${random.int(10_000, 99_999)}`;
    // Northern Irish numbers jumped from 07… to 60…, those of partnerships began at 30….
    if (prefix === 'NI') return `NI${random.int(81_000, 590_000).toString().padStart(6, '0')}`;
    if (prefix === 'OC' || prefix === 'SO')
      return `${prefix}${random.int(21_000, 290_000).toString().padStart(6, '0')}`;
    return `${prefix}${random.int(910_000, 998_000)}`;
  }
  return {
    reserve: (number) => void taken.add(number),
    take(kind, createdOn) {
      for (let attempt = 0; ; attempt++) {
        const number = draw(kind, createdOn, attempt);
        if (taken.has(number) || PLACEHOLDER.test(number)) continue;
        taken.add(number);
        return number;
      }
    },
  };
}
