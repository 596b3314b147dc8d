import { type ApiOptions, print, printJson, withApi } from './api-command.ts';
import { columns } from './columns.ts';

export interface SearchOptions extends ApiOptions {
  postcode?: string;
  status?: string;
  accountsType?: string;
  from?: string;
  to?: string;
  page?: string;
}

/** `domesday search <name>` */
export async function searchCommand(name: string | undefined, options: SearchOptions): Promise<void> {
  await withApi(options, async (client) => {
    // The service validates the values.
    const query = {
      name,
      postcode: options.postcode,
      company_status: options.status,
      accounts_type: options.accountsType,
      incorporated_from: options.from,
      incorporated_to: options.to,
      page: options.page,
    } as Parameters<typeof client.searchCompanies>[0];
    const found = await client.searchCompanies(query);
    if (options.json) {
      printJson(found);
      return;
    }
    const rows = found.companies.map((company) => [
      company.company_number,
      company.company_status,
      company.registered_postcode,
      company.incorporated_on,
      company.matched_name ? `${company.company_name} (was ${company.matched_name})` : company.company_name,
    ]);
    print(rows.length > 0 ? columns(rows) : 'No company matches.');
    const total = found.total_is_exact ? `${found.total}` : `more than ${found.total}`;
    if (rows.length > 0)
      print(
        `\nPage ${found.page}, ${total} in all.${found.next_page ? ` Next: --page ${found.next_page}` : ''}`,
      );
  });
}
