import { OperatorError } from '../../shared/operator-error.ts';
import { type ApiOptions, print, printJson, withApi } from './api-command.ts';
import { columns, facts } from './columns.ts';

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
    // What the service does not know, it refuses in words of its own.
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

/** `domesday watch [number]`: without a number, what is watched. */
export async function watchCommand(
  number: string | undefined,
  options: ApiOptions & { remove?: boolean },
): Promise<void> {
  if (number === undefined && options.remove) throw new OperatorError('Which company? Give its number.');
  await withApi(options, async (client) => {
    if (number === undefined) {
      const { watchlist, used, limit } = await client.watchlist();
      if (options.json) return printJson({ watchlist, used, limit });
      if (watchlist.length > 0) {
        print(columns(watchlist.map((one) => [one.company_number, one.company_status, one.company_name])));
      }
      return print(`${used} of ${limit} companies watched.`);
    }
    if (options.remove) {
      const removed = await client.unwatch(number);
      return options.json ? printJson(removed) : print(`${removed.company_number} is not watched.`);
    }
    const entry = await client.watch(number);
    if (options.json) return printJson(entry);
    print(
      `${entry.company_name} (${entry.company_number}) is ${entry.already_watched ? 'watched already' : 'watched'}.`,
    );
  });
}

export interface SignalOptions extends ApiOptions {
  company?: string;
  type?: string;
  page?: string;
  limit?: string;
}

/** `domesday signals` */
export async function signalsCommand(options: SignalOptions): Promise<void> {
  const [page, limit] = [wholeNumber('--page', options.page), wholeNumber('--limit', options.limit)];
  await withApi(options, async (client) => {
    const answer = options.company
      ? await client.companySignals(options.company, limit === undefined ? {} : { limit })
      : await client.signals({ signal_type: options.type, page, limit } as Parameters<
          typeof client.signals
        >[0]);
    if (options.json) return printJson(answer);
    const rows = answer.signals.map((one) => [
      one.occurred_on,
      one.severity,
      one.company_number,
      one.summary,
    ]);
    print(rows.length > 0 ? columns(rows) : 'No signals yet.');
  });
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new OperatorError(`${name} must be a whole number, not "${text}".`);
  return Number(text);
}
