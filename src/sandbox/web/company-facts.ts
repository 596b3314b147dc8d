import { FEATURED_COMPANIES } from '../world/featured.ts';
import { DEFAULT_SEED, featuredOffices } from '../world/generate-world.ts';

/** The facts of a company that a site may print. */
export interface CompanyFacts {
  number: string;
  /** Without leading zeros and letters, as many sites print it. */
  bareNumber: string;
  /** In mixed case, as people write it. */
  name: string;
  /** The registered office in one line. */
  office: string;
  /** Its lines, for an address block. */
  officeLines: string[];
  postcode: string;
}

const OFFICES = featuredOffices(DEFAULT_SEED);
const BY_NUMBER = new Map(FEATURED_COMPANIES.map((company) => [company.companyNumber, company]));

export function factsOf(companyNumber: string): CompanyFacts {
  const company = BY_NUMBER.get(companyNumber);
  const address = OFFICES.get(companyNumber);
  if (!company || !address) throw new Error(`${companyNumber} is not a featured company`);
  const { care_of, address_line_1, address_line_2, locality, region, postal_code } = address;
  const lines = [care_of && `c/o ${care_of}`, address_line_1, address_line_2, locality, region, postal_code];
  const officeLines = lines.filter((line) => line !== undefined && line !== '') as string[];
  return {
    number: companyNumber,
    bareNumber: companyNumber.replace(/^[A-Z]*0*/, ''),
    name: mixedCase(company.companyName),
    office: officeLines.join(', '),
    officeLines,
    postcode: postal_code ?? '',
  };
}

/** Words that keep their capitals; others get one capital. */
const UPPER = new Set(['LLP', 'CIC', 'LP', 'II', 'J', 'K']);
const LOWER = new Set(['OF', 'AND', 'PLC']);
const SPECIAL: Record<string, string> = { GMBH: 'GmbH', "O'SALLOWFIELD": "O'Sallowfield", '4TH': '4th' };

function mixedCase(name: string): string {
  return name
    .split(' ')
    .map((word) => {
      if (SPECIAL[word] !== undefined) return SPECIAL[word];
      if (UPPER.has(word)) return word;
      if (LOWER.has(word)) return word.toLowerCase();
      return word.toLowerCase().replace(/^\(?\p{L}/u, (start) => start.toUpperCase());
    })
    .join(' ');
}
