import { readFile } from 'node:fs/promises';
import type { DomesdayClient } from '../../client/index.ts';
import { csvRow } from '../../shared/csv-row.ts';
import { OperatorError } from '../../shared/problem.ts';
import { whileWaiting } from '../standard-error.ts';
import { showPaged } from '../terminal/pager.ts';
import { columns, listing, statusCell } from '../terminal/text-table.ts';
import { type ApiOptions, print, printCsv, printJson, saveResponse, withApi } from './api-command.ts';

export interface WatchOptions extends ApiOptions {
  remove?: boolean;
  file?: string;
  /** For the list: only companies with it. With a company or a file: added to its tags. */
  tag?: string;
  /** Comma-separated; replaces the tags of the company. */
  tags?: string;
}

/** `domesday watch [company]`: without a company, lists the watched ones. */
export async function watchCommand(company: string | undefined, options: WatchOptions): Promise<void> {
  const { file, tag, tags } = options;
  if (company === undefined && (options.remove || tags !== undefined))
    throw new OperatorError('Which company? Give its number.');
  if (company !== undefined && file !== undefined)
    throw new OperatorError('Give a company or a --file, not both.');
  await withApi(options, async (client) => {
    if (file !== undefined) return watchFile(client, file, options);
    if (company === undefined) return list(client, options);
    if (options.remove) {
      const removed = await client.unwatch(company);
      return options.json ? printJson(removed) : print(`${removed.company_number} is not watched.`);
    }
    if (tags !== undefined) return setTags(client, company, options);
    const entry = isNumber(company)
      ? await client.watch(company, tag === undefined ? [] : [tag])
      : await watchByName(client, company, tag);
    if (options.json) return printJson(entry);
    print(
      `${entry.company_name} (${entry.company_number}) is ${entry.already_watched ? 'watched already' : 'watched'}.`,
    );
  });
}

/** `domesday watch tags` */
export async function watchTagsCommand(options: ApiOptions): Promise<void> {
  await withApi(options, async (client) => {
    const answer = await client.watchlistTags();
    if (options.json) return printJson(answer);
    if (options.csv) return printCsv(['tag', 'companies'], answer.tags);
    const rows = answer.tags.map(({ tag, companies }) => [String(companies), tag]);
    showPaged(rows.length > 0 ? listing(['COMPANIES', 'TAG'], rows) : 'No company has a tag.');
  });
}

async function list(client: DomesdayClient, options: WatchOptions): Promise<void> {
  const query = options.tag === undefined ? {} : { tag: options.tag };
  if (options.csv) return saveResponse(await client.watchlistCsv(query), '-');
  const { watchlist, used, limit } = await client.watchlist(query);
  if (options.json) return printJson({ watchlist, used, limit });
  const rows = watchlist.map((one) => [
    one.company_number,
    statusCell(one.company_status),
    one.tags.length > 0 ? `${one.company_name} [${one.tags.join(', ')}]` : one.company_name,
  ]);
  const total = `${used} of ${limit} companies watched.`;
  showPaged(rows.length > 0 ? `${listing(['NUMBER', 'STATUS', 'NAME'], rows)}\n${total}` : total);
}

async function setTags(client: DomesdayClient, company: string, options: WatchOptions): Promise<void> {
  const texts = (options.tags ?? '').split(',').filter((text) => text.trim() !== '');
  const entry = await client.setWatchlistTags(company, texts);
  if (options.json) return printJson(entry);
  print(`${entry.company_name} (${entry.company_number}): ${entry.tags.join(', ') || 'no tags'}`);
}

/** A name that only one company has. */
async function watchByName(client: DomesdayClient, name: string, tag: string | undefined) {
  const { rows } = await client.importWatchlist(csvRow([name]), tag === undefined ? {} : { tag });
  const [row] = rows;
  if (row?.company_number) {
    const entry = await client.watch(row.company_number);
    return { ...entry, already_watched: row.outcome === 'already_watched' };
  }
  const candidates = row?.candidates ?? [];
  if (candidates.length === 0) throw new OperatorError(`There is no company called "${name}".`);
  const choices = columns(
    candidates.map((one) => [one.company_number, one.company_status, one.company_name]),
  );
  throw new OperatorError(`Which one? Give its number.\n${choices}`);
}

async function watchFile(client: DomesdayClient, file: string, options: WatchOptions): Promise<void> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`${file} cannot be read (${error.code}).`);
  });
  const query = options.tag === undefined ? {} : { tag: options.tag };
  const answer = await whileWaiting(`watching the companies of ${file}`, () =>
    client.importWatchlist(bytes, query),
  );
  if (options.json) return printJson(answer);
  if (options.csv) return printCsv(FILE_COLUMNS, answer.rows);
  const failed = answer.rows.filter(({ outcome }) => outcome !== 'watched' && outcome !== 'already_watched');
  const rows = failed.map(({ row, outcome, input }) => [`row ${row}`, outcome.replaceAll('_', ' '), input]);
  showPaged(
    [
      ...(rows.length > 0 ? [listing(['ROW', 'OUTCOME', 'TEXT'], rows)] : []),
      `${answer.watched} watched, ${answer.already_watched} watched already, ${answer.not_watched} not watched.`,
      `${answer.used} of ${answer.limit} companies watched.`,
    ].join('\n'),
  );
}

/** Reports the outcome of each row of a file. */
const FILE_COLUMNS = ['row', 'input', 'outcome', 'company_number', 'company_name'] as const;

function isNumber(text: string): boolean {
  return /^\s*[a-z]{0,2}[\s\d]{1,10}\s*$/i.test(text) && /\d/.test(text);
}
