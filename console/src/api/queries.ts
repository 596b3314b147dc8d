import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './client.ts';

/** Who is signed in. */
export const ACCOUNT_QUERY = ['account'] as const;

const RETRIES_MAX = 2;

/** Refusals are final; only a service that cannot be reached or is failing is asked again. */
export function createQueries(): QueryClient {
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      // The session has ended, here or elsewhere: whoever needs one is led to the sign-in page.
      onError(error, { queryKey }) {
        const isOver = error instanceof ApiError && error.status === 401;
        if (isOver && queryKey[0] !== ACCOUNT_QUERY[0])
          void queries.invalidateQueries({ queryKey: ACCOUNT_QUERY });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (failures, error) =>
          failures < RETRIES_MAX &&
          (!(error instanceof ApiError) || error.status === 0 || error.status >= 500),
      },
    },
  });
  return queries;
}
