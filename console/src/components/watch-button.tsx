import { Button } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from '../api/client.ts';
import { ACCOUNT_QUERY } from '../api/queries.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { ErrorNote } from './states.tsx';

export const WATCHLIST_QUERY = ['watchlist'] as const;

export function useWatchlist() {
  return useQuery({
    queryKey: WATCHLIST_QUERY,
    queryFn: async () => dataOf(await api.GET('/v1/watchlist')),
  });
}

/** Watch it, or stop watching it. */
export function WatchButton({ number }: { number: string }) {
  const queries = useQueryClient();
  const watchlist = useWatchlist();
  const isWatched = watchlist.data?.watchlist.some((entry) => entry.company_number === number) ?? false;
  const change = useMutation({
    async mutationFn() {
      if (isWatched)
        await api.DELETE('/v1/watchlist/{company_number}', { params: { path: { company_number: number } } });
      else await api.POST('/v1/watchlist', { body: { company_number: number } });
    },
    onSettled: () =>
      Promise.all(
        [WATCHLIST_QUERY, ACCOUNT_QUERY].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  });
  return (
    <>
      {isWatched ? (
        <ConfirmButton
          variant="default"
          leftSection={<IconEyeOff size={16} />}
          loading={change.isPending}
          question="You get no more signals about this company. Those you have stay."
          confirmLabel="Stop now"
          onConfirm={() => change.mutate()}
        >
          Stop watching
        </ConfirmButton>
      ) : (
        <Button
          leftSection={<IconEye size={16} />}
          loading={change.isPending || watchlist.isLoading}
          onClick={() => change.mutate()}
        >
          Watch
        </Button>
      )}
      {change.isError && <ErrorNote error={change.error} />}
    </>
  );
}
