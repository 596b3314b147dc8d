import type { DomesdayClient } from '../../client/index.ts';
import { OperatorError } from '../../shared/problem.ts';
import { showPaged } from '../terminal/pager.ts';
import { listing, statusCell } from '../terminal/text-table.ts';
import {
  type ApiOptions,
  print,
  printCsv,
  printJson,
  saveResponse,
  wholeNumber,
  withApi,
} from './api-command.ts';

/** `domesday searches`: the saved ones, with how many companies newly match. */
export async function searchesCommand(options: ApiOptions): Promise<void> {
  await withApi(options, async (client) => {
    const answer = await client.savedSearches();
    if (options.json) return printJson(answer);
    const searches = answer.saved_searches;
    if (options.csv) return printCsv(['id', 'name', 'watched', 'new_matches'], searches);
    const rows = searches.map(({ name, watched, new_matches: matches }) => [
      watched ? 'watched' : 'not watched',
      `${matches} new`,
      name,
    ]);
    showPaged(
      rows.length > 0
        ? listing(['WATCHED', 'MATCHES', 'NAME'], rows)
        : 'No search is saved. Save one with `domesday search … --save <name>`.',
    );
  });
}

const MATCH_COLUMNS = ['matched_at', 'company_number', 'company_status', 'company_name'] as const;

/** `domesday searches matches <search>` */
export async function searchMatchesCommand(
  search: string,
  options: ApiOptions & { page?: string },
): Promise<void> {
  const page = options.page === undefined ? {} : { page: wholeNumber('--page', options.page) };
  await withApi(options, async (client) => {
    const { id, name, watched } = await findSaved(client, search);
    const found = await client.savedSearchMatches(id, page);
    if (options.json) return printJson(found);
    if (options.csv) return printCsv(MATCH_COLUMNS, found.matches);
    const rows = found.matches.map((match) => [
      match.matched_at.slice(0, 10),
      match.company_number,
      match.company_status && statusCell(match.company_status),
      match.company_name,
    ]);
    const none = watched ? 'No company newly matches' : 'It is not watched, and no company newly matched';
    const list = rows.length > 0 ? listing(['DAY', 'NUMBER', 'STATUS', 'NAME'], rows) : `${name}: ${none}.`;
    showPaged(`${list}${found.has_more ? `\n\nNext: --page ${found.page + 1}` : ''}`);
  });
}

/** `domesday searches watch <search>`, and `unwatch`. */
export async function watchSearchCommand(
  search: string,
  watched: boolean,
  options: ApiOptions,
): Promise<void> {
  await withApi(options, async (client) => {
    const { id } = await findSaved(client, search);
    const changed = await client.changeSavedSearch(id, { watched });
    if (options.json) return printJson(changed);
    print(`${changed.name} is ${watched ? 'watched' : 'not watched'}.`);
  });
}

/** `domesday searches export <search>`: all companies that match now, as CSV. */
export async function exportSearchCommand(search: string, options: ApiOptions): Promise<void> {
  await withApi(options, async (client) => {
    const { id } = await findSaved(client, search);
    await saveResponse(await client.savedSearchCsv(id), '-');
  });
}

/** `domesday searches delete <search>` */
export async function deleteSearchCommand(search: string, options: ApiOptions): Promise<void> {
  await withApi(options, async (client) => {
    const { id, name } = await findSaved(client, search);
    const deleted = await client.deleteSavedSearch(id);
    if (options.json) return printJson(deleted);
    print(`${name} is deleted.`);
  });
}

/** Finds a saved search by its id, or by its name regardless of case. */
async function findSaved(client: DomesdayClient, search: string) {
  const { saved_searches: saved } = await client.savedSearches();
  const named = search.trim().toLowerCase();
  const found = saved.find(({ id, name }) => id === search || name.toLowerCase() === named);
  if (!found)
    throw new OperatorError(`No saved search is called "${search}". \`domesday searches\` lists them.`);
  return found;
}
