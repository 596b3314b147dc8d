import { profileEvent } from '../companies-house/events.ts';
import { addDays, addMonths, addYears, type Day, daysBetween, endOfMonth, latest } from '../world/days.ts';
import { confirmationDueOn, nextAccounts } from '../world/filings.ts';
import type { Accounts, ConfirmationStatement, SandboxCompany } from '../world/sandbox-company.ts';
import { type ChangeTable, file, filesAccounts, type MakeChange, nameOf } from './change.ts';

/** Files the due accounts; those of the next year become due. */
const fileAccounts: MakeChange = (company, { random, today }) => {
  const { profile } = company;
  const accounts = dueAccounts(company);
  if (!accounts) return `${nameOf(company)} files no accounts with the registrar.`;
  const { period_start_on, period_end_on } = accounts.next_accounts;
  const last = accounts.last_accounts.made_up_to ?? '';
  // Accounts of a year that has not ended cannot be filed, so the period is shortened.
  const ends = [period_end_on, endOfMonth(addMonths(today, -1)), addDays(today, -1)];
  const madeUpTo = ends.find((end) => end > last && end <= today);
  if (madeUpTo === undefined) return `${nameOf(company)} has filed its accounts up to ${last} already.`;
  const before = accounts.last_accounts.type;
  const type = before === 'null' ? random.pick(['micro-entity', 'total-exemption-full', 'dormant']) : before;
  const start = period_start_on < madeUpTo ? period_start_on : addDays(addYears(madeUpTo, -1), 1);
  const nextEnd = endOfMonth(addYears(madeUpTo, 1));
  const [, month = '12', day = '31'] = madeUpTo.split('-');
  profile.accounts = {
    accounting_reference_date: { day, month },
    last_accounts: { made_up_to: madeUpTo, period_start_on: start, period_end_on: madeUpTo, type },
    ...nextAccounts(
      addDays(madeUpTo, 1),
      nextEnd,
      endOfMonth(addMonths(nextEnd, profile.type === 'plc' ? 6 : 9)),
    ),
  };
  return [
    profileEvent(company, ['accounts']),
    file(company, {
      type: 'AA',
      category: 'accounts',
      description: `accounts-with-accounts-type-${type}`,
      description_values: { made_up_date: madeUpTo },
      date: today,
    }),
  ];
};

/** Moves the due date to yesterday by a shorter accounting period. */
const makeAccountsOverdue: MakeChange = (company, { random, today }) => {
  const { profile } = company;
  const accounts = dueAccounts(company);
  if (!accounts) return `${nameOf(company)} files no accounts with the registrar.`;
  if (accounts.next_due < today) return `The accounts of ${nameOf(company)} are overdue already.`;
  if (hasFiledLately(company, 'AA', today))
    return `${nameOf(company)} has filed its accounts lately, so none can be overdue.`;
  const due = addDays(today, -1);
  const last = accounts.last_accounts.made_up_to ?? profile.date_of_creation;
  const { period_start_on, period_end_on } = accounts.next_accounts;
  const end = latest(endOfMonth(addMonths(due, -4 - random.int(0, 5))), addDays(last, 2));
  if (end >= due) return `${nameOf(company)} has filed its accounts up to ${last} already.`;
  const start = period_start_on < end ? period_start_on : addDays(last, 1);
  profile.accounts = { ...accounts, ...nextAccounts(start, end, due) };
  return [
    profileEvent(company, ['accounts.next_accounts', 'accounts.next_due', 'accounts.next_made_up_to']),
    file(company, {
      type: 'AA01',
      category: 'accounts',
      description: 'change-account-reference-date-company-current-shortened',
      description_values: { made_up_date: period_end_on, new_date: end },
      date: today,
    }),
  ];
};

const fileConfirmation: MakeChange = (company, { today }) => {
  const { profile } = company;
  const statement = dueStatement(company);
  if (!statement) return `${nameOf(company)} makes no confirmation statements.`;
  // An early statement starts a new year. Two statements never have the same date.
  const madeUpTo = earlierOf(statement.next_made_up_to, today, statement.last_made_up_to);
  if (madeUpTo === undefined) return `${nameOf(company)} made its confirmation statement today.`;
  const nextMadeUpTo = addYears(madeUpTo, 1);
  profile.confirmation_statement = {
    last_made_up_to: madeUpTo,
    next_made_up_to: nextMadeUpTo,
    next_due: addDays(nextMadeUpTo, 14),
  };
  return [
    profileEvent(company, ['confirmation_statement']),
    file(company, {
      type: 'CS01',
      category: 'confirmation-statement',
      description: 'confirmation-statement-with-no-updates',
      description_values: { made_up_date: madeUpTo },
      date: today,
    }),
  ];
};

const makeConfirmationOverdue: MakeChange = (company, { today }) => {
  const { profile } = company;
  const statement = dueStatement(company);
  if (!statement) return `${nameOf(company)} makes no confirmation statements.`;
  if (statement.next_due < today)
    return `The confirmation statement of ${nameOf(company)} is overdue already.`;
  if (hasFiledLately(company, 'CS01', today))
    return `${nameOf(company)} has made its confirmation statement lately, so none can be overdue.`;
  const moved = confirmationDueOn(addDays(today, -1), profile.date_of_creation);
  profile.confirmation_statement = {
    ...moved,
    // Earlier filings stay.
    ...(statement.last_made_up_to === undefined ? {} : { last_made_up_to: statement.last_made_up_to }),
  };
  return [
    profileEvent(company, ['confirmation_statement.next_due', 'confirmation_statement.next_made_up_to']),
  ];
};

/** A company that has just filed owes nothing for months. */
const LATELY_DAYS = 90;

/**
 * Whether a document of the type (AA: accounts, CS01: confirmation statement) was filed in the last months.
 */
function hasFiledLately({ filings }: SandboxCompany, type: 'AA' | 'CS01', today: Day): boolean {
  return filings.some((filing) => filing.type === type && daysBetween(filing.date, today) < LATELY_DAYS);
}

function earlierOf(expected: Day, today: Day, last: Day | undefined): Day | undefined {
  const madeUpTo = expected < today ? expected : today;
  if (last === undefined || madeUpTo > last) return madeUpTo;
  return today > last ? today : undefined;
}

/** The accounts of an active company that files accounts. */
function dueAccounts({ profile }: SandboxCompany): (Accounts & ReturnType<typeof nextAccounts>) | undefined {
  const { accounts, date_of_creation: createdOn } = profile;
  if (!accounts || profile.date_of_cessation !== undefined) return undefined;
  if (accounts.next_accounts && accounts.next_due !== undefined && accounts.next_made_up_to !== undefined) {
    return {
      ...accounts,
      next_accounts: accounts.next_accounts,
      next_due: accounts.next_due,
      next_made_up_to: accounts.next_made_up_to,
    };
  }
  // A restored company owes the year after its last accounts.
  const last = accounts.last_accounts.made_up_to ?? createdOn;
  const end = endOfMonth(addYears(last, 1));
  return {
    ...accounts,
    ...nextAccounts(latest(createdOn, addDays(last, 1)), end, endOfMonth(addMonths(end, 9))),
  };
}

function dueStatement({ profile }: SandboxCompany): ConfirmationStatement | undefined {
  if (profile.accounts === undefined || profile.date_of_cessation !== undefined) return undefined;
  return (
    profile.confirmation_statement ??
    confirmationDueOn(addDays(addYears(profile.date_of_creation, 1), 14), profile.date_of_creation)
  );
}

/** Days since the earlier due date; negative before it. */
function daysLate({ profile }: SandboxCompany, today: Day): number {
  const dues = [profile.accounts?.next_due, profile.confirmation_statement?.next_due].filter(
    (due) => due !== undefined,
  );
  return Math.max(Number.NEGATIVE_INFINITY, ...dues.map((due) => daysBetween(due, today)));
}

const isPast = (day: Day | undefined, today: Day) => day !== undefined && day < today;

function canBeOverdue(company: SandboxCompany, type: 'AA' | 'CS01', today: Day): boolean {
  return filesAccounts(company) && daysLate(company, today) <= 0 && !hasFiledLately(company, type, today);
}

/** Accounts and confirmation statements: filed, or overdue. */
export const DUE_CHANGES = {
  accounts_filed: {
    make: fileAccounts,
    chance: ({ profile: { accounts } }, today) =>
      accounts ? (isPast(accounts.next_due, today) ? 40 : 8) : 0,
  },
  accounts_overdue: {
    make: makeAccountsOverdue,
    chance: (company, today) => (canBeOverdue(company, 'AA', today) ? 3 : 0),
  },
  confirmation_statement_filed: {
    make: fileConfirmation,
    chance: (company, today) =>
      filesAccounts(company) && isPast(company.profile.confirmation_statement?.next_due, today) ? 40 : 0,
  },
  confirmation_statement_overdue: {
    make: makeConfirmationOverdue,
    chance: (company, today) => (canBeOverdue(company, 'CS01', today) ? 3 : 0),
  },
} satisfies ChangeTable;
