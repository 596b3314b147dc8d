import { OperatorError } from '../../shared/operator-error.ts';
import { type ApiOptions, print, printJson, withApi } from './api-command.ts';
import { columns } from './columns.ts';

/** `domesday watch [number]`: without a number, lists the watched companies. */
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
