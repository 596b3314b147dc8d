import { type CompanyNumber, parseCompanyNumber } from '../../../shared/company-number.ts';
import { Problem } from '../../../shared/problem.ts';
import type { KnownCompany, LiveSource } from '../live/live-source.ts';

/** New prefixes appear now and then; a number of the usual shape is looked up as it is. */
const USUAL_SHAPE = /^[A-Z]{2}\d{6}$/;

/** A company by its number in any spelling. What cannot be a number is not found either. */
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

/** The same, asking nobody for what is held already, however old it is. */
export async function findHeldCompany(live: LiveSource, text: string): Promise<KnownCompany> {
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

/** Undefined for what cannot be a number. */
export function readCompanyNumber(text: string): CompanyNumber | undefined {
  const compact = text.replace(/\s/g, '').toUpperCase();
  return parseCompanyNumber(text) ?? (USUAL_SHAPE.test(compact) ? (compact as CompanyNumber) : undefined);
}
