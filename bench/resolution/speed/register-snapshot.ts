import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RegisteredCompany } from '../../../src/modules/resolution/match/register-reader.ts';
import { makeCompany, NO_DATE, type SyntheticCompany } from '../../register/snapshot/company.ts';
import { HEADER, writeRow } from '../../register/snapshot/csv-row.ts';
import { Random } from '../../register/snapshot/random.ts';

/** 1 November 2026, in days since 1970. */
const TODAY = 20_758;
const SEED = 5;
const DAY_MS = 86_400_000;

const CATEGORIES: Record<string, string> = {
  ltd: 'Private Limited Company',
  plc: 'Public Limited Company',
  llp: 'Limited Liability Partnership',
  'community-interest-company': 'Community Interest Company',
  'private-limited-guarant-nsc': 'PRI/LTD BY GUAR/NSC (Private, limited by guarantee, no share capital)',
  'private-limited-guarant-nsc-limited-exemption':
    "PRI/LBG/NSC (Private, Limited by guarantee, no share capital, use of 'Limited' exemption)",
  'charitable-incorporated-organisation': 'Charitable Incorporated Organisation',
  'scottish-charitable-incorporated-organisation': 'Scottish Charitable Incorporated Organisation',
  'registered-society-non-jurisdictional': 'Registered Society',
  'industrial-and-provident-society': 'Industrial and Provident Society',
  'royal-charter': 'Royal Charter Company',
  'oversea-company': 'Overseas Company',
};

/** A snapshot of so many companies, the ones that sites are about among them. Dissolved ones are in no snapshot. */
export async function writeRegister(
  file: string,
  rows: number,
  companies: readonly RegisteredCompany[],
): Promise<void> {
  const own = companies.filter(({ removed, company_status: status }) => !removed && status !== 'dissolved');
  await pipeline(Readable.from(lines(rows, own), { highWaterMark: 16 }), createWriteStream(file));
}

function* lines(rows: number, own: readonly RegisteredCompany[]): Generator<string> {
  const taken = new Set(own.map(({ company_number: number }) => number));
  const random = new Random();
  let text = HEADER + own.map((company) => writeRow(synthetic(company, random))).join('');
  let written = own.length;
  for (let row = 0; written < rows; row++) {
    const company = makeCompany(random.reset(SEED, row), row, TODAY);
    if (taken.has(company.number)) continue;
    text += writeRow(company);
    written++;
    if (text.length > 100_000) {
      yield text;
      text = '';
    }
  }
  yield text;
}

/** The rest of its row is drawn like any other's. */
function synthetic(company: RegisteredCompany, random: Random): SyntheticCompany {
  const [first = '', ...others] = (company.registered_address ?? '').split(', ');
  const days = Date.parse(company.incorporated_on ?? '2000-01-01') / DAY_MS;
  return {
    ...makeCompany(random.reset(SEED, 1), 1, TODAY),
    name: company.company_name,
    number: company.company_number,
    careOf: '',
    poBox: '',
    addressLine1: first,
    addressLine2: '',
    town: others[0] ?? '',
    county: '',
    country: '',
    postcode: company.registered_postcode ?? '',
    category: CATEGORIES[company.company_type] ?? 'Private Limited Company',
    status: company.company_status === 'liquidation' ? 'Liquidation' : 'Active',
    incorporatedOn: days,
    confirmationMadeUp: NO_DATE,
    previousNames: company.previous_names.map((name) => ({ name, ceasedOn: TODAY - 400 })),
  };
}
