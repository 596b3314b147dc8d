import { addDays, addYears, type Day } from '../world/days.ts';
import { createRandom } from '../world/random.ts';
import type { SandboxCompany } from '../world/sandbox-company.ts';
import { accountsName, type BalanceSheet, makeAccounts } from './accounts-document.ts';

export interface AccountsFile {
  name: string;
  content: string;
}

/** One of this many companies has figures; all companies with websites have them. */
const SHARE = 4;
const YEARS_OF_FEATURED = 4;
const YEARS_OF_OTHERS = 1;

/**
 * The accounts that fictional companies have filed so far, the oldest first. Each also states the year
 * before.
 */
export function filedAccounts(companies: readonly SandboxCompany[]): AccountsFile[] {
  return withFigures(companies).flatMap((company) => {
    const last = lastPeriodEnd(company);
    if (last === undefined) return [];
    const years = company.featured === undefined ? YEARS_OF_OTHERS : YEARS_OF_FEATURED;
    return Array.from({ length: years }, (_, index) =>
      documentOf(company, addYears(last, index + 1 - years)),
    );
  });
}

/** The accounts that they file next, as far as their year is over. */
export function nextAccounts(companies: readonly SandboxCompany[], today: Day): AccountsFile[] {
  return withFigures(companies).flatMap((company) => {
    const last = lastPeriodEnd(company);
    const end = last && addYears(last, 1);
    return end !== undefined && end < today ? [documentOf(company, end)] : [];
  });
}

function withFigures(companies: readonly SandboxCompany[]): SandboxCompany[] {
  return companies.filter(
    ({ profile, featured }, index) =>
      profile.company_status === 'active' && (featured !== undefined || index % SHARE === 0),
  );
}

function lastPeriodEnd({ profile }: SandboxCompany): Day | undefined {
  return profile.accounts?.last_accounts.made_up_to;
}

function documentOf(company: SandboxCompany, end: Day): AccountsFile {
  const { company_number: companyNumber, company_name: companyName } = company.profile;
  const type = company.profile.accounts?.last_accounts.type ?? '';
  const dormant = type === 'dormant';
  const options = {
    companyNumber,
    companyName,
    start: addDays(addYears(end, -1), 1),
    end,
    current: sheetOf(companyNumber, yearOf(end), type),
    previous: sheetOf(companyNumber, yearOf(end) - 1, type),
    dormant,
  };
  return { name: accountsName(options), content: makeAccounts(options) };
}

const yearOf = (day: Day) => Number(day.slice(0, 4));

const EMPTY: BalanceSheet = {
  fixedAssets: 0,
  debtors: 0,
  cash: 100,
  creditorsWithinOneYear: 0,
  creditorsAfterOneYear: 0,
  employees: 0,
};

type Range = readonly [least: number, most: number];

/**
 * The number of employees by the kind of accounts of a company, each range with its weight. The law allows
 * these kinds up to a size: about 10 for a micro-entity, 50 for a small company; a year may have a fifth more
 * than drawn here.
 */
const MICRO: Range = [1, 8];
const SMALL: Range = [10, 40];
const LARGE: Range = [55, 200];
const SMALL_COMPANY: [Range, number][] = [
  [MICRO, 1],
  [SMALL, 1],
];
const SIZES: Readonly<Record<string, [Range, number][]>> = {
  'micro-entity': [[MICRO, 1]],
  medium: [[LARGE, 1]],
  full: [[LARGE, 1]],
  group: [[LARGE, 1]],
};

/** Depends on company and year only, so consecutive documents agree about the year they share. */
function sheetOf(companyNumber: string, year: number, accountsType: string): BalanceSheet {
  if (accountsType === 'dormant') return EMPTY;
  const size = createRandom(0, `size:${companyNumber}`);
  const employees = size.int(...size.weighted(SIZES[accountsType] ?? SMALL_COMPANY));
  const random = createRandom(year, `accounts:${companyNumber}`);
  const scale = employees * size.int(8_000, 30_000);
  const part = (share: number) => Math.round(scale * share * (0.6 + random.next() * 0.8));
  const sheet = {
    fixedAssets: part(0.8),
    debtors: part(0.5),
    cash: part(0.3),
    creditorsWithinOneYear: part(0.6),
    creditorsAfterOneYear: part(0.4),
    employees: Math.max(1, Math.round(employees * (0.8 + random.next() * 0.4))),
  };
  // The larger ones publish a profit and loss account.
  return employees < LARGE[0] ? sheet : { ...sheet, turnover: part(6), profit: part(0.3) - part(0.1) };
}
