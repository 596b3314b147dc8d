import { accountsName, makeAccounts } from '../../../sandbox/accounts/accounts-document.ts';

export const SHEET = {
  fixedAssets: 400,
  debtors: 50,
  cash: 30,
  creditorsWithinOneYear: 80,
  creditorsAfterOneYear: 100,
  employees: 7,
};

export const NUMBERS = ['69147382', '72583914', '58316274'];
export const DAY = 'Accounts_Bulk_Data-2026-11-13.zip';

/** A document as Companies House names it. */
export function accounts(companyNumber: string, year = 2025, more: Partial<typeof SHEET> = {}) {
  const options = {
    companyNumber,
    companyName: 'OAKENFELL FOODS LIMITED',
    start: `${year}-01-01`,
    end: `${year}-12-31`,
    current: { ...SHEET, ...more },
    previous: SHEET,
  };
  return { name: accountsName(options), content: makeAccounts(options) };
}
