import {
  type CompanyNumber,
  hasNumberForm,
  parseCompanyNumber,
} from '../../../shared/companies/company-number.ts';
import { Problem } from '../../../shared/problem.ts';
import type { KnownCompany, LiveSource } from '../live/live-source.ts';

/**
 * Finds a company by its number in any spelling. Throws `company_not_found`, also for text that is not a
 * number.
 */
export async function findCompany(
  live: LiveSource,
  text: string,
  options?: { maxAgeMs?: number },
): Promise<KnownCompany> {
  const number = readCompanyNumber(text);
  const company = number && (await live.getCompany(number, options));
  if (!company) throw companyNotFound(number);
  return company;
}

/** Like `findCompany`, but asks Companies House only if nothing is stored. */
export async function findStoredCompany(live: LiveSource, text: string): Promise<KnownCompany> {
  const number = readCompanyNumber(text);
  const company = number && ((await live.findCompany(number)) ?? (await live.getCompany(number)));
  if (!company) throw companyNotFound(number);
  return company;
}

function companyNotFound(number: CompanyNumber | undefined): Problem {
  return new Problem(
    'company_not_found',
    number ? `There is no company ${number} on the register.` : 'This is not a UK company number.',
  );
}

/** Undefined when the text is not a company number. */
export function readCompanyNumber(text: string): CompanyNumber | undefined {
  const compact = text.replace(/\s/g, '').toUpperCase();
  return parseCompanyNumber(text) ?? (hasNumberForm(compact) ? compact : undefined);
}
