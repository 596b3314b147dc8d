import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ACCOUNT_QUERY, api, dataOf, WAIT } from '../../api/client.ts';
import { isSearching, pollSearch, searchJobId } from './website-search.ts';

/** Resolves a company's website and waits until the search is done. */
export function useWebsite(number: string) {
  const queries = useQueryClient();
  const ask = useMutation({
    mutationFn: async (refresh: boolean) =>
      dataOf(await api.POST('/v1/resolve/company', { body: { company_number: number, refresh } })),
    // A held or spent credit shows at once.
    onSettled: () => queries.invalidateQueries({ queryKey: ACCOUNT_QUERY }),
  });
  const jobId = searchJobId(ask.data);
  const job = useQuery({
    queryKey: ['website-search', jobId],
    enabled: jobId !== undefined,
    queryFn: async ({ signal }) => {
      const params = { path: { job_id: jobId ?? '' }, header: WAIT };
      return dataOf(await api.GET('/v1/resolve/company/status/{job_id}', { params, signal }));
    },
    refetchInterval: ({ state: { data } }) => pollSearch(data),
  });
  const answer = job.data ?? ask.data;
  const isDone = job.data !== undefined && !isSearching(job.data);
  useEffect(() => {
    if (isDone) void queries.invalidateQueries({ queryKey: ACCOUNT_QUERY });
  }, [isDone, queries]);
  return {
    find: ask.mutate,
    answer,
    isAsking: ask.isPending,
    isSearching: answer !== undefined && isSearching(answer),
    error: ask.error ?? job.error,
  };
}
