import { addDays, type Day, earliest } from './days.ts';
import { filingIds } from './identifiers.ts';
import { isDirecting } from './officers.ts';
import { type CompanyProfile, type Filing, isPartnership, type SandboxCompany } from './sandbox-company.ts';

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
