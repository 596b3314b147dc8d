import { QueryCache, QueryClient } from '@tanstack/react-query';
import { isSignedOut, shouldRetry } from './api-error.ts';

/** Who is signed in. */
export const ACCOUNT_QUERY = ['account'] as const;

export function createQueries(): QueryClient {
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      // Asks again who is signed in; pages that need a session then lead to the sign-in page.
      onError(error, { queryKey }) {
        if (isSignedOut(error) && queryKey[0] !== ACCOUNT_QUERY[0])
          // One question at a time: the service says only once why a session has ended.
          void queries.invalidateQueries({ queryKey: ACCOUNT_QUERY }, { cancelRefetch: false });
      },
    }),
    defaultOptions: { queries: { staleTime: 10_000, retry: shouldRetry } },
  });
  return queries;
}
