import { Option } from 'commander';
import { SEARCH_FILTER_ENTRIES } from '../../shared/search-filters.ts';
import { type ApiOptions, columns, print, printJson, saveResponse, withApi } from './api-command.ts';

/** Each filter is an option too, by the name that `commander` gives it. */
export interface SearchOptions extends ApiOptions {
  page?: string;
  csv?: boolean;
  [option: string]: string | boolean | undefined;
}

/** `domesday search <name>` */
export async function searchCommand(name: string | undefined, options: SearchOptions): Promise<void> {
  await withApi(options, async (client) => {
    // The service validates the values.
    const query = {
      name,
      ...Object.fromEntries(
        SEARCH_FILTER_ENTRIES.map(([filter, { option }]) => [
          filter,
          options[new Option(option).attributeName()],
        ]),
      ),
      page: options.page,
    } as Parameters<typeof client.searchCompanies>[0];
    if (options.csv) {
      const { page: _, ...filters } = query ?? {};
      return saveResponse(await client.searchCsv(filters), '-');
    }
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
