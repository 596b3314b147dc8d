import { Button, Group, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ACCOUNT_QUERY, api, dataOf } from '../api/client.ts';
import type { WatchlistEntry } from '../api/shapes.ts';
import { ConfirmButton } from './buttons.tsx';
import { IconEye, IconEyeOff, IconMail } from './icons.tsx';
import { ErrorNote } from './states.tsx';

export const WATCHLIST_QUERY = ['watchlist'] as const;
const WATCHED_QUERY = [...WATCHLIST_QUERY, 'all'] as const;
const TAGS_QUERY = [...WATCHLIST_QUERY, 'tags'] as const;

export function useWatchlist() {
  return useQuery({
    queryKey: WATCHED_QUERY,
    queryFn: async () => dataOf(await api.GET('/v1/watchlist')),
  });
}

export function useWatchlistTags() {
  return useQuery({
    queryKey: TAGS_QUERY,
    queryFn: async () => dataOf(await api.GET('/v1/watchlist/tags')).tags,
  });
}

/** Changes the watchlist, then refetches everything that shows it. */
export function useWatchlistChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all(
        [WATCHLIST_QUERY, ACCOUNT_QUERY].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  });
}

interface WatchButtonProps {
  number: string;
  /** Where there are several buttons: says which company this one is for. */
  name?: string;
  size?: 'xs' | 'sm';
}

/** Watch it, or stop watching it. */
export function WatchButton({ number, name, size = 'sm' }: WatchButtonProps) {
  const watchlist = useWatchlist();
  const entry = watchlist.data?.watchlist.find((one) => one.company_number === number);
  const isWatched = entry !== undefined;
  const change = useWatchlistChange(async () => {
    if (isWatched)
      await api.DELETE('/v1/watchlist/{company_number}', { params: { path: { company_number: number } } });
    else await api.POST('/v1/watchlist', { body: { company_number: number } });
  });
  const label = isWatched ? 'Stop watching' : 'Watch';
  const look = {
    size,
    // Small ones are in lists, where a strong colour in every row would be too much.
    variant: isWatched ? 'default' : size === 'xs' ? 'light' : 'filled',
    leftSection: isWatched ? <IconEyeOff size={16} /> : <IconEye size={16} />,
    loading: change.isPending || watchlist.isLoading,
    'aria-label': name === undefined ? undefined : `${label} ${name}`,
  };
  return (
    <Stack gap="xs" align="flex-start">
      <Group gap="xs">
        {entry ? (
          <ConfirmButton
            {...look}
            question={whatEnds(entry)}
            confirmLabel="Stop now"
            onConfirm={() => change.mutate(undefined)}
          >
            {label}
          </ConfirmButton>
        ) : (
          <Button {...look} onClick={() => change.mutate(undefined)}>
            {label}
          </Button>
        )}
        {entry && size !== 'xs' && (
          <Button
            component={Link}
            to="/signals#e-mail-alerts"
            variant="default"
            leftSection={<IconMail size={16} />}
          >
            Be told by e-mail
          </Button>
        )}
      </Group>
      {change.isError && <ErrorNote error={change.error} />}
    </Stack>
  );
}

function whatEnds({ company_name: name, tags }: WatchlistEntry): string {
  const stays = `You will get no more signals about ${name}. Earlier signals stay.`;
  return tags.length === 0 ? stays : `${stays} Its tags are removed: ${tags.join(', ')}.`;
}
