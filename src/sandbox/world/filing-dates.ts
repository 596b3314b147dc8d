import { addDays, addMonths, addYears, type Day, daysBetween, endOfMonth, latest } from './days.ts';
import type { Random } from './random.ts';
import type { Accounts, ConfirmationStatement } from './sandbox-company.ts';

/** When accounts and confirmation statements fall due, by the rules of the Companies Act. */
const CONFIRMATION_DAYS = 14;

export type Punctuality = 'in-time' | 'overdue' | 'due-soon';

export interface FilingDates {
  accounts: Accounts;
  confirmation_statement: ConfirmationStatement;
}

interface Basis {
  createdOn: Day;
  /** The day as of which the company is as it is: today, or the day it was dissolved. */
  asOf: Day;
  isPublic: boolean;
  accountsType: string;
  accounts: Punctuality;
  confirmation: Punctuality;
}

export function drawFilingDates(random: Random, basis: Basis): FilingDates {
  return {
    accounts: drawAccounts(random, basis),
    confirmation_statement: drawConfirmation(random, basis),
  };
}

function drawAccounts(random: Random, basis: Basis): Accounts {
  const { createdOn, asOf, isPublic, accountsType } = basis;
  const months = isPublic ? 6 : 9;
  // The last year end whose accounts are still to come, wherever in the year it lies.
  let yearEnd = endOfMonth(addMonths(asOf, random.int(-months + 1, 12 - months)));
  if (basis.accounts === 'overdue') yearEnd = endOfMonth(addMonths(asOf, -months - random.int(1, 4)));
  if (basis.accounts === 'due-soon') yearEnd = endOfMonth(addMonths(asOf, -months));
  const [, month = '12', day = '31'] = yearEnd.split('-');
  const reference = { day, month };

  // The first accounts are due 21 months after the company was made, and cover up to 18 months.
  if (
    daysBetween(createdOn, yearEnd) < 180 ||
    (daysBetween(createdOn, yearEnd) < 540 && basis.accounts === 'in-time')
  ) {
    const firstEnd = endOfMonth(addYears(createdOn, 1));
    const due = latest(addMonths(createdOn, 21), addDays(asOf, 20));
    const [, firstMonth = '12', firstDay = '31'] = firstEnd.split('-');
    return {
      accounting_reference_date: { day: firstDay, month: firstMonth },
      last_accounts: { type: 'null' },
      ...nextAccounts(createdOn, firstEnd, due),
    };
  }
  const lastEnd = endOfMonth(addYears(yearEnd, -1));
  const lastStart = latest(createdOn, addDays(endOfMonth(addYears(yearEnd, -2)), 1));
  const hadAccounts = lastEnd > createdOn;
  return {
    accounting_reference_date: reference,
    last_accounts: hadAccounts
      ? { made_up_to: lastEnd, period_start_on: lastStart, period_end_on: lastEnd, type: accountsType }
      : { type: 'null' },
    ...nextAccounts(latest(createdOn, addDays(lastEnd, 1)), yearEnd, endOfMonth(addMonths(yearEnd, months))),
  };
}

export function nextAccounts(
  start: Day,
  end: Day,
  due: Day,
): Required<Pick<Accounts, 'next_accounts' | 'next_due' | 'next_made_up_to'>> {
  return {
    next_accounts: { due_on: due, period_start_on: start, period_end_on: end },
    next_due: due,
    next_made_up_to: end,
  };
}

function drawConfirmation(random: Random, { createdOn, asOf, confirmation }: Basis): ConfirmationStatement {
  const late = random.int(2, 70);
  let nextDue = addDays(asOf, random.int(1, 364));
  if (confirmation === 'overdue') nextDue = addDays(asOf, -late);
  if (confirmation === 'due-soon') nextDue = addDays(asOf, random.int(1, 13));
  // Nothing can be due before the company is a year old.
  nextDue = latest(nextDue, addDays(addYears(createdOn, 1), CONFIRMATION_DAYS));
  return confirmationDueOn(nextDue, createdOn);
}

export function confirmationDueOn(nextDue: Day, createdOn: Day): ConfirmationStatement {
  const nextMadeUpTo = addDays(nextDue, -CONFIRMATION_DAYS);
  const last = addYears(nextMadeUpTo, -1);
  return {
    ...(last > createdOn ? { last_made_up_to: last } : {}),
    next_made_up_to: nextMadeUpTo,
    next_due: nextDue,
  };
}
