import { type ApiOptions, print, printJson, withApi } from './api-command.ts';
import { facts } from './columns.ts';

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
        ['Type', company.company_type],
        ['Incorporated', company.incorporated_on],
        ['Address', company.registered_address],
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
  });
}

function due(day: string | null, overdue: boolean | null): string | null {
  return day && `${overdue ? 'overdue since' : 'due on'} ${day}`;
}
