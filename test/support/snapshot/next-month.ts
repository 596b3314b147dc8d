import { makeAddress, NO_DATE, type SyntheticCompany } from './company.ts';
import { companyName } from './company-names.ts';
import * as prose from './prose.ts';
import type { Random } from './random.ts';

/** The changes of the register in a month, as shares of its companies. */
export interface MonthlyChange {
  vanished: number;
  added: number;
  status: number;
  address: number;
  name: number;
  /** Accounts or a confirmation statement were filed: due dates move on. */
  filed: number;
}

export const USUAL_CHANGE: MonthlyChange = {
  vanished: 0.009,
  added: 0.011,
  status: 0.01,
  address: 0.012,
  name: 0.003,
  filed: 0.05,
};

/** A month in a company's life; undefined when it has left the register. */
export function liveThroughMonth(
  company: SyntheticCompany,
  random: Random,
  { change, today }: { change: MonthlyChange; today: number },
): SyntheticCompany | undefined {
  if (random.chance(change.vanished)) return undefined;
  if (random.chance(change.status))
    company.status = random.pick(OTHER_STATUSES[company.status] ?? ['Active']);
  if (random.chance(change.address) && company.postcode !== '') Object.assign(company, makeAddress(random));
  if (random.chance(change.name)) {
    company.previousNames = [
      { name: company.name, ceasedOn: today - random.below(28) },
      ...company.previousNames,
    ].slice(0, 10);
    company.name = companyName(random, company.category);
  }
  if (random.chance(change.filed) && company.accountsDue !== NO_DATE) file(company, random);
  return company;
}

const OTHER_STATUSES: Record<string, string[]> = {
  Active: [
    'Active - Proposal to Strike off',
    'Active - Proposal to Strike off',
    'Liquidation',
    'In Administration',
  ],
};

function file(company: SyntheticCompany, random: Random): void {
  if (random.chance(0.5)) {
    company.confirmationMadeUp = company.confirmationDue - 14;
    company.confirmationDue += 366;
    return;
  }
  company.accountsMadeUp = company.accountsDue - 274;
  company.accountsDue += 365;
  if (company.accounts === 'NO ACCOUNTS FILED') company.accounts = random.pick(prose.ACCOUNTS);
}
