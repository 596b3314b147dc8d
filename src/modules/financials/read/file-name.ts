import { parseCompanyNumber } from '../../../shared/companies/company-number.ts';
import { parseDay } from './dates.ts';

interface NamedDocument {
  companyNumber: string | null;
  balanceSheetDate: string | null;
}

/**
 * `Prod223_4203_00134794_20250927.html`: the run, its number, the company and the day of the balance sheet.
 * The names of packages end with their kind: `_CIC`, `_UKSEF`, `_AUDIT_EXEMPT`.
 */
const NAME = /(?:^|\/)Prod\d+_\d+_([A-Z0-9]{1,8})_(\d{4})(\d\d)(\d\d)(?:_[A-Z]+)*\.\w+$/i;

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

/** Whether a zip is what one company filed, not an archive of many documents. */
export function isPackageName(name: string): boolean {
  return /\.zip$/i.test(name) && (NAME.test(name) || /_(?:CIC|UKSEF|AUDIT_EXEMPT)\.zip$/i.test(name));
}
