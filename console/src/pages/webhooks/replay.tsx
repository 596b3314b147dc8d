import { Button, Group, Select, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, dataOf } from '../../api/client.ts';
import { ErrorNote } from '../../components/states.tsx';
import { formatCount } from '../../lib/format.ts';
import { REPLAY_SPANS, replaySince } from './replay-span.ts';

/** Sends the signals of the last hours or days again. */
export function Replay({ id }: { id: number }) {
  const queries = useQueryClient();
  const [hours, setHours] = useState('24');
  const replay = useMutation({
    mutationFn: async (only: 'all' | 'failed') =>
      dataOf(
        await api.POST('/v1/partner/webhooks/{id}/replay', {
          params: { path: { id } },
          body: { since: replaySince(Number(hours), new Date()), only },
        }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: ['deliveries', id] }),
  });
  return (
    <>
      <Group gap="xs" align="end">
        <Select
          label="Replay signals"
          data={REPLAY_SPANS}
          value={hours}
          onChange={(chosen) => setHours(chosen ?? hours)}
          allowDeselect={false}
          maw={180}
        />
        <Button variant="default" onClick={() => replay.mutate('failed')} loading={replay.isPending}>
          Failed only
        </Button>
        <Button variant="default" onClick={() => replay.mutate('all')} loading={replay.isPending}>
          All signals
        </Button>
      </Group>
      {replay.isError && <ErrorNote error={replay.error} />}
      {replay.data && (
        <Text size="sm" role="status">
          {formatCount(replay.data.queued, 'delivery', 'deliveries')} queued.
        </Text>
      )}
    </>
  );
}
