import { parseCompanyNumber } from '../../../shared/companies/company-number.ts';
import { parseDay } from './dates.ts';

interface NamedDocument {
  companyNumber: string | null;
  balanceSheetDate: string | null;
}

/**
 * `Prod223_4203_00134794_20250927.html`: the run, its number, the company and the day of the balance sheet.
 */
const NAME = /(?:^|\/)Prod\d+_\d+_([A-Z0-9]{1,8})_(\d{4})(\d\d)(\d\d)(?:_[A-Z]+)?\.\w+$/i;

/** The facts in the name, which is the safest source of the company. */
export function readFileName(name: string): NamedDocument {
  const match = NAME.exec(name);
  if (!match) return { companyNumber: null, balanceSheetDate: null };
  const [, number = '', year, month, day] = match;
  return {
    companyNumber: parseCompanyNumber(number) ?? null,
    balanceSheetDate: parseDay(`${year}-${month}-${day}`) ?? null,
  };
}
