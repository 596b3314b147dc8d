import { defineTool, type ResourceLink, type Tool, type ToolCall } from '../../platform/mcp.ts';
import type { AccountProfile, Accounts } from '../accounts/index.ts';
import type { Watchlist } from './index.ts';
import * as schemas from './watchlist.schemas.ts';

const NAMED_IN_TEXT = 10;
const LISTED_AS_RESOURCES = 100;

interface WatchlistParts {
  watchlist: Watchlist;
  accounts: Pick<Accounts, 'planOf'>;
}

export function watchlistTools(parts: WatchlistParts): Tool<AccountProfile>[] {
  return [listTool(parts), watchTool(parts), unwatchTool(parts)];
}

const listTool = ({ watchlist, accounts }: WatchlistParts): Tool<AccountProfile> =>
  defineTool({
    name: 'list_watchlist',
    title: 'The companies you watch',
    description:
      'Every company that the account watches, most recently watched first, with its tags. Give tag to list only companies that have it. Costs nothing.',
    input: schemas.WatchlistIn,
    output: schemas.WatchlistOut,
    hints: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    async run({ tag }, { account }) {
      const companies = await watchlist.list(account.id, { tag });
      const used = tag === undefined ? companies.length : await watchlist.countUsed(account.id);
      const limit = accounts.planOf(account).watchlist_limit;
      const names = companies.slice(0, NAMED_IN_TEXT).map((company) => company.company_name);
      const more = companies.length > NAMED_IN_TEXT ? ', …' : '';
      return {
        data: { watchlist: companies.map(schemas.presentEntry), used, limit },
        text:
          used === 0
            ? `You watch no company yet, and may watch ${limit}.`
            : tag === undefined
              ? `You watch ${used} of ${limit}: ${names.join(', ')}${more}`
              : `${companies.length} of the ${used} companies you watch have this tag: ${names.join(', ')}${more}`,
      };
    },
  });

const watchTool = ({ watchlist, accounts }: WatchlistParts): Tool<AccountProfile> =>
  defineTool({
    name: 'watch_company',
    title: 'Watch a company',
    description:
      'From now on every change of the company’s register record becomes a signal, which list_signals shows and webhooks deliver. Watching costs no credit, but takes one place of the watchlist. Watching a company twice changes nothing.',
    input: schemas.WatchIn,
    output: schemas.WatchOut,
    hints: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    async run({ company_number: number, tags }, call) {
      const watcher = { ...actorOf(call), limit: accounts.planOf(call.account).watchlist_limit };
      const { company, alreadyWatched } = await watchlist.watch(watcher, number, tags);
      return {
        data: { ...schemas.presentEntry(company), already_watched: alreadyWatched },
        text: `${company.company_name} (${company.company_number}) is ${alreadyWatched ? 'watched already' : 'watched now'}.`,
      };
    },
  });

const unwatchTool = ({ watchlist }: WatchlistParts): Tool<AccountProfile> =>
  defineTool({
    name: 'unwatch_company',
    title: 'Stop watching a company',
    description:
      'Removes a company from the watchlist: its changes no longer become signals for you. Calling it for a company that is not watched changes nothing.',
    input: schemas.UnwatchIn,
    output: schemas.UnwatchOut,
    hints: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
    async run({ company_number: number }, call) {
      const { companyNumber, wasWatched } = await watchlist.unwatch(actorOf(call), number);
      return {
        data: { company_number: companyNumber, watched: false, was_watched: wasWatched },
        text: wasWatched ? `${companyNumber} is not watched any more.` : `${companyNumber} was not watched.`,
      };
    },
  });

function actorOf({ account, requester, address }: ToolCall<AccountProfile>) {
  return { accountId: account.id, actor: requester.actor, address };
}

/** The watched companies as resources of the agent endpoint. */
export async function listWatchedLinks(watchlist: Watchlist, accountId: string): Promise<ResourceLink[]> {
  const companies = await watchlist.list(accountId);
  return companies.slice(0, LISTED_AS_RESOURCES).map((company) => ({
    id: company.company_number,
    title: company.company_name,
    description: `A company you watch; it is ${company.company_status}.`,
  }));
}
