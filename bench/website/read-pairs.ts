import { typeByNumber, typeSlug } from '../../src/modules/register/import/prose-slugs.ts';
import type { RegisterFacts } from '../../src/modules/website/candidates/features.ts';
import { readRows } from './csv-rows.ts';

/** A company, as the register has it, and a domain that people found to be its own. */
export interface Pair extends RegisterFacts {
  name: string;
  label: string;
  tld: string;
  /** A: the domain is this company's and no other's. */
  tier: string;
}

const SIC_COLUMNS = [1, 2, 3, 4].map((place) => `SICCode.SicText_${place}`);

/**
 * Reads pairs with the columns company_number, company_name, domain and tier, and what a snapshot of the
 * register says of their companies; of one that has left the register nothing is known but its name.
 */
export function readPairs(pairsPath: string, snapshotPath: string): Pair[] {
  const register = new Map(readRows(snapshotPath).map((cell) => [cell('CompanyNumber'), factsOf(cell)]));
  return readRows(pairsPath).map((cell) => {
    const companyNumber = cell('company_number');
    const [label = '', ...rest] = cell('domain').split('.');
    return {
      ...(register.get(companyNumber) ?? {
        companyNumber,
        companyType: 'unknown',
        postcode: null,
        sicCodes: [],
      }),
      name: cell('company_name'),
      label,
      tld: rest.join('.'),
      tier: cell('tier'),
    };
  });
}

function factsOf(cell: (column: string) => string): RegisterFacts {
  const companyNumber = cell('CompanyNumber');
  return {
    companyNumber,
    companyType: typeByNumber(typeSlug(cell('CompanyCategory')).slug, companyNumber),
    postcode: cell('RegAddress.PostCode') || null,
    sicCodes: SIC_COLUMNS.flatMap((column) => /^\d{5}/.exec(cell(column))?.[0] ?? []),
  };
}
