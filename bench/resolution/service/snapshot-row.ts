import { makeCompany, NO_DATE, type SyntheticCompany } from '../../../test/support/snapshot/company.ts';
import { writeRow } from '../../../test/support/snapshot/csv-row.ts';
import { Random } from '../../../test/support/snapshot/random.ts';

/** The fields of a company that a bench decides; the rest of its row is drawn at random. */
export interface SnapshotCompany {
  company_number: string;
  company_name: string;
  company_status: string;
  company_type: string;
  registered_postcode: string | null;
  registered_address: string | null;
  incorporated_on: string | null;
  previous_names: readonly string[];
}

/** 1 November 2026, in days since 1970. */
export const TODAY = 20_758;
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

/** The company as a line of a snapshot CSV. */
export function snapshotRow(company: SnapshotCompany): string {
  return writeRow(synthetic(company));
}

function synthetic(company: SnapshotCompany): SyntheticCompany {
  const [first = '', ...others] = (company.registered_address ?? '').split(', ');
  const days = Date.parse(company.incorporated_on ?? '2000-01-01') / DAY_MS;
  return {
    ...makeCompany(new Random().reset(SEED, 1), 1, TODAY),
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
