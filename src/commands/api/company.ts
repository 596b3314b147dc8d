import type { DomesdayClient } from '../../client/index.ts';
import { describeCompanyType } from '../../shared/company-types.ts';
import { describeSicCode } from '../../shared/sic-codes.ts';
import { type ApiOptions, print, printJson, withApi } from './api-command.ts';
import { columns, facts } from './output.ts';

type Company = Awaited<ReturnType<DomesdayClient['getCompany']>>;
type Officer = NonNullable<Company['officers']>[number];

/** Former officers are counted, not listed; so are current ones beyond this number. */
const OFFICERS_SHOWN = 25;

/** `domesday company <number>` */
export async function companyCommand(number: string, options: ApiOptions): Promise<void> {
  await withApi(options, async (client) => {
    const company = await client.getCompany(number);
    if (options.json) {
      printJson(company);
      return;
    }
    print(`${company.company_name} (${company.company_number})`);
    print(
      facts([
        ['Status', company.company_status],
        ['Type', describeCompanyType(company.company_type)],
        ['Incorporated', company.incorporated_on],
        ['Address', company.registered_address],
        ['Business', company.sic_codes.map(describeCode).join('; ')],
        ['Accounts', due(company.accounts_next_due, company.accounts_overdue)],
        ['Statement', due(company.confirmation_next_due, company.confirmation_overdue)],
        ['Insolvency', company.current_insolvency_status],
        [
          'Charges',
          company.has_active_charges
            ? `active, the last of ${company.last_charge_date ?? 'an unknown day'}`
            : null,
        ],
        [
          'Directors',
          company.last_director_change_date && `last changed on ${company.last_director_change_date}`,
        ],
        ['Was', company.previous_names.map(({ name }) => name).join('; ')],
      ]),
    );
    print(`\n${officerLines(company.officers)}`);
  });
}

/** The current officers, and how many there were before. */
export function officerLines(officers: Officer[] | null): string {
  if (officers === null) return 'Officers are not known: this needs the live register.';
  const current = officers.filter(({ resigned_on }) => resigned_on === null);
  const shown = current.slice(0, OFFICERS_SHOWN);
  const rest = [
    current.length > shown.length && `${current.length - shown.length} more current officers`,
    officers.length > current.length && `${officers.length - current.length} former`,
  ].filter(Boolean);
  const lines = [
    'Officers',
    columns(
      shown.map(({ name, officer_role, appointed_on, appointed_before }) => [
        `  ${name}`,
        officer_role.replace(/-/g, ' '),
        appointed_on ? `since ${appointed_on}` : appointed_before && `since before ${appointed_before}`,
      ]),
    ),
    rest.length > 0 && `  and ${rest.join(', ')}; --json has all`,
  ];
  return lines.filter(Boolean).join('\n');
}

function describeCode(code: string): string {
  const text = describeSicCode(code);
  return text ? `${code} ${text}` : code;
}

function due(day: string | null, overdue: boolean | null): string | null {
  return day && `${overdue ? 'overdue since' : 'due on'} ${day}`;
}
