import { type AppInstance, errorResponses, withExample } from '../../platform/http/index.ts';
import type { AccountProfile, Accounts } from '../accounts/index.ts';
import type { Watchlist } from './index.ts';
import * as schemas from './watchlist.schemas.ts';

/** The part of the caller that this module needs; `src/http/authenticate.ts` sets it. */
interface WithCaller {
  caller?: { account: AccountProfile };
}

const tags = ['Watchlist'];

export function watchlistRoutes(
  app: AppInstance,
  { watchlist, accounts }: { watchlist: Watchlist; accounts: Pick<Accounts, 'watchlistLimitOf'> },
): void {
  app.get(
    '/v1/watchlist',
    {
      config: { auth: 'any' },
      schema: {
        tags,
        operationId: 'listWatchlist',
        summary: 'List the companies you watch',
        response: {
          200: withExample(schemas.WatchlistOut, { watchlist: [schemas.ENTRY_EXAMPLE], used: 1, limit: 25 }),
          ...errorResponses(401),
        },
      },
    },
    async (request) => {
      const account = accountOf(request as WithCaller);
      const companies = await watchlist.list(account.id);
      return {
        watchlist: companies.map(schemas.presentEntry),
        used: companies.length,
        limit: accounts.watchlistLimitOf(account),
      };
    },
  );

  app.post(
    '/v1/watchlist',
    {
      config: { auth: 'any' },
      schema: {
        tags,
        operationId: 'watchCompany',
        summary: 'Watch a company',
        description:
          'From now on every change to its record becomes a signal. Costs no credit. 200 when it was watched already.',
        body: withExample(schemas.WatchIn, { company_number: '73816452' }),
        response: {
          200: schemas.WatchOut,
          201: withExample(schemas.WatchOut, { ...schemas.ENTRY_EXAMPLE, already_watched: false }),
          ...errorResponses(400, 401, 402, 404, 503),
        },
      },
    },
    async (request, reply) => {
      const account = accountOf(request as WithCaller);
      const watcher = { accountId: account.id, limit: accounts.watchlistLimitOf(account) };
      const { company, alreadyWatched } = await watchlist.watch(watcher, request.body.company_number);
      return reply
        .code(alreadyWatched ? 200 : 201)
        .send({ ...schemas.presentEntry(company), already_watched: alreadyWatched });
    },
  );

  app.delete(
    '/v1/watchlist/:company_number',
    {
      config: { auth: 'any' },
      schema: {
        tags,
        operationId: 'unwatchCompany',
        summary: 'Stop watching a company',
        description:
          'Always 200: afterwards it is not watched, whether it was before or not. Webhook deliveries of signals that were already made are still sent.',
        params: schemas.UnwatchIn,
        response: { 200: schemas.UnwatchOut, ...errorResponses(401) },
      },
    },
    async (request) => {
      const account = accountOf(request as WithCaller);
      const { companyNumber, wasWatched } = await watchlist.unwatch(
        account.id,
        request.params.company_number,
      );
      return { company_number: companyNumber, watched: false as const, was_watched: wasWatched };
    },
  );
}

/** Throws when the route does not require a credential, which is a bug. */
function accountOf({ caller }: WithCaller): AccountProfile {
  if (!caller) throw new Error('the watchlist needs a caller');
  return caller.account;
}
