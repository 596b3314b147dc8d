import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './client.ts';

const RETRIES_MAX = 2;

/** Refusals are final; only a service that cannot be reached or is failing is asked again. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (failures, error) =>
          failures < RETRIES_MAX &&
          (!(error instanceof ApiError) || error.status === 0 || error.status >= 500),
      },
    },
  });
}
