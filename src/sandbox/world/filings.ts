import { addDays, addMonths, addYears, type Day, daysBetween, earliest, endOfMonth, latest } from './days.ts';
import { isDirecting } from './officers.ts';
import { filingIds, type Random } from './random.ts';
import {
  type Accounts,
  type CompanyProfile,
  type ConfirmationStatement,
  type Filing,
  isPartnership,
  type SandboxCompany,
} from './sandbox-company.ts';

type FilingFacts = Pick<
  Filing,
  'type' | 'category' | 'subcategory' | 'description' | 'description_values' | 'date'
>;

/** `label` identifies a filing of the company; the same label gives the same transaction id. */
export function makeFiling(companyNumber: string, label: string, facts: FilingFacts): Filing {
  const { transactionId, barcode } = filingIds(`${companyNumber}:${label}`);
  return { transaction_id: transactionId, ...facts, barcode, pages: 1 + (facts.description.length % 7) };
}

/** Partnerships file the same things under other names: LLAP01 for AP01. */
export function formOf(profile: CompanyProfile, form: string): string {
  return isPartnership(profile) ? `LL${form}` : form;
}

/** How many a company keeps; the real register keeps all. */
export const FILINGS_MAX = 60;

/** The history that the company's own facts imply, newest first. */
export function fileFacts(company: Omit<SandboxCompany, 'filings'>, today: Day): Filing[] {
  const { profile } = company;
  const number = profile.company_number;
  const filings = [
    makeFiling(number, 'incorporation', {
      type: isPartnership(profile) ? 'LLIN01' : 'NEWINC',
      category: 'incorporation',
      description: 'incorporation-company',
      date: profile.date_of_creation,
    }),
    ...accountsFilings(profile, today),
    ...nameFilings(profile),
    ...officerFilings(company, today),
    ...chargeFilings(company),
  ];
  if (profile.company_status_detail === 'active-proposal-to-strike-off') {
    filings.push(
      makeFiling(number, 'gazette', {
        type: 'GAZ1',
        category: 'gazette',
        description: 'gazette-notice-compulsory',
        date: addDays(today, -30),
      }),
    );
  }
  return filings.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0)).slice(0, FILINGS_MAX);
}

function accountsFilings(
  { company_number: number, accounts, confirmation_statement: statement }: CompanyProfile,
  today: Day,
) {
  const filings: Filing[] = [];
  const madeUpTo = accounts?.last_accounts.made_up_to;
  if (accounts && madeUpTo !== undefined) {
    filings.push(
      makeFiling(number, `accounts:${madeUpTo}`, {
        type: 'AA',
        category: 'accounts',
        description: `accounts-with-accounts-type-${accounts.last_accounts.type}`,
        description_values: { made_up_date: madeUpTo },
        date: earliest(addDays(madeUpTo, 200), today),
      }),
    );
  }
  const confirmed = statement?.last_made_up_to;
  if (confirmed !== undefined) {
    filings.push(
      makeFiling(number, `confirmation:${confirmed}`, {
        type: 'CS01',
        category: 'confirmation-statement',
        description: 'confirmation-statement-with-no-updates',
        description_values: { made_up_date: confirmed },
        date: earliest(addDays(confirmed, 6), today),
      }),
    );
  }
  return filings;
}

function nameFilings({ company_number: number, previous_company_names: previous }: CompanyProfile): Filing[] {
  return (previous ?? []).map(({ ceased_on }) =>
    makeFiling(number, `name:${ceased_on}`, {
      type: 'CERTNM',
      category: 'change-of-name',
      description: 'certificate-change-of-name-company',
      date: ceased_on,
    }),
  );
}

function officerFilings({ profile, officers }: Omit<SandboxCompany, 'filings'>, today: Day): Filing[] {
  const number = profile.company_number;
  return officers.filter(isDirecting).flatMap(({ id, name, appointed_on, resigned_on }) => {
    const filings: Filing[] = [];
    if (appointed_on > profile.date_of_creation) {
      filings.push(
        makeFiling(number, `appointed:${id}`, {
          type: formOf(profile, 'AP01'),
          category: 'officers',
          subcategory: 'appointments',
          description: 'appoint-person-director-company-with-name-date',
          description_values: { officer_name: name, appointment_date: appointed_on },
          date: earliest(addDays(appointed_on, 3), today),
        }),
      );
    }
    if (resigned_on !== undefined) {
      filings.push(
        makeFiling(number, `resigned:${id}`, {
          type: formOf(profile, 'TM01'),
          category: 'officers',
          subcategory: 'termination',
          description: 'termination-director-company-with-name-termination-date',
          description_values: { officer_name: name, termination_date: resigned_on },
          date: earliest(addDays(resigned_on, 3), today),
        }),
      );
    }
    return filings;
  });
}

function chargeFilings({ profile, charges }: Omit<SandboxCompany, 'filings'>): Filing[] {
  const number = profile.company_number;
  return charges.flatMap(({ charge_code, charge_number, created_on, delivered_on, satisfied_on }) => [
    makeFiling(number, `create-charge-with-deed:${charge_number}`, {
      type: formOf(profile, 'MR01'),
      category: 'mortgage',
      subcategory: 'create',
      description: 'mortgage-create-with-deed-with-charge-number-charge-creation-date',
      description_values: { charge_number: charge_code, charge_creation_date: created_on },
      date: delivered_on,
    }),
    ...(satisfied_on === undefined
      ? []
      : [
          makeFiling(number, `charge-satisfaction:${charge_number}`, {
            type: formOf(profile, 'MR04'),
            category: 'mortgage',
            subcategory: 'satisfy',
            description: 'mortgage-satisfy-charge-full',
            description_values: { charge_number: charge_code },
            date: satisfied_on,
          }),
        ]),
  ]);
}

/** When accounts and confirmation statements fall due, by the rules of the Companies Act. */
const CONFIRMATION_DAYS = 14;

export type Punctuality = 'in-time' | 'overdue' | 'due-soon';

interface FilingDates {
  accounts: Accounts;
  confirmation_statement: ConfirmationStatement;
}

interface Basis {
  createdOn: Day;
  /** The day of the company's last state: today, or the day it was dissolved. */
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
