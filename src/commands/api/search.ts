import { Option } from 'commander';
import type { DomesdayClient } from '../../client/index.ts';
import { OperatorError } from '../../shared/problem.ts';
import { emptyPageText, SEARCH_FILTER_ENTRIES } from '../../shared/search-filters.ts';
import { showPaged } from '../terminal/pager.ts';
import { listing, statusCell } from '../terminal/text-table.ts';
import { type ApiOptions, print, printJson, saveResponse, withApi } from './api-command.ts';

/** Each filter is also an option, by the name that `commander` gives it. */
export interface SearchOptions extends ApiOptions {
  page?: string;
  /** Keep the search under this name. */
  save?: string;
  watch?: boolean;
  [option: string]: string | boolean | undefined;
}

type SavedQuery = Parameters<DomesdayClient['saveSearch']>[0]['query'];

/** A JSON body has numbers where the query string has text. Other text stays, for the service to refuse. */
function inJson(search: object): SavedQuery {
  const amounts = new Set<string>(
    SEARCH_FILTER_ENTRIES.filter(([, { kind }]) => kind === 'amount').map(([name]) => name),
  );
  const isWhole = (value: unknown) => typeof value === 'string' && /^-?\d+$/.test(value);
  return Object.fromEntries(
    Object.entries(search).map(([name, value]) => [
      name,
      amounts.has(name) && isWhole(value) ? Number(value) : value,
    ]),
  );
}

const HEAD = ['NUMBER', 'STATUS', 'POSTCODE', 'SINCE'];
const LISTED_FIGURES = ['employees', 'turnover', 'net_assets'] as const;

/** The figures that a search filters or sorts by. Its list shows them. */
function figuresAsked(query: object): (typeof LISTED_FIGURES)[number][] {
  const given = Object.entries(query).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return name === 'sort' ? [String(value).replace(/^-/, '')] : [name.replace(/_(?:min|max)$/, '')];
  });
  return LISTED_FIGURES.filter((figure) => given.includes(figure));
}

/** `domesday search <name>` */
export async function searchCommand(name: string | undefined, options: SearchOptions): Promise<void> {
  const { save, watch = false } = options;
  if (watch && save === undefined) throw new OperatorError('--watch goes with --save <name>.');
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
      sort: options.sort,
      page: options.page,
    } as Parameters<typeof client.searchCompanies>[0];
    const { page: _, ...search } = query ?? {};
    if (save !== undefined) {
      const saved = await client.saveSearch({ name: save, query: inJson(search), watch });
      return options.json ? printJson(saved) : print(`${saved.name} is saved${watch ? ' and watched' : ''}.`);
    }
    if (options.csv) return saveResponse(await client.searchCsv(search), '-');
    if (options.json) {
      printJson(await client.searchCompanies(query));
      return;
    }
    const figures = figuresAsked(search);
    const found = await client.searchCompanies({ ...query, ...(figures.length > 0 && { details: true }) });
    const rows = found.companies.map((company) => [
      company.company_number,
      statusCell(company.company_status),
      company.registered_postcode,
      company.incorporated_on,
      ...figures.map((figure) => company.details?.financials?.[figure]?.toLocaleString('en-GB') ?? '–'),
      company.matched_name ? `${company.company_name} (was ${company.matched_name})` : company.company_name,
    ]);
    if (rows.length === 0) return print(emptyPageText(found));
    const total = found.total_is_exact ? `${found.total}` : `more than ${found.total}`;
    const next = found.next_page ? ` Next: --page ${found.next_page}` : '';
    const titles = figures.map((figure) => figure.replace('_', ' ').toUpperCase());
    const list = listing([...HEAD, ...titles, 'NAME'], rows, {
      alignRight: (column) => column >= HEAD.length && column < HEAD.length + figures.length,
    });
    showPaged(`${list}\n\nPage ${found.page}, ${total} in all.${next}`);
  });
}
