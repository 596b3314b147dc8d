import { Group, Select, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, dataOf } from '../../api/client.ts';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { Section } from '../../components/section.tsx';
import { ErrorNote } from '../../components/states.tsx';
import { formatCount } from '../../lib/format.ts';
import { CHOSEN_TIME, REPLAY_SPANS, replaySince } from './delivery-text.ts';

/** Sends the signals of the last hours or days again, all of them or those that failed. */
export function Replay({ id }: { id: number }) {
  const queries = useQueryClient();
  const [span, setSpan] = useState('24');
  const [time, setTime] = useState('');
  const hasTime = replaySince(span, new Date(), time) !== undefined;
  const replay = useMutation({
    mutationFn: async (only: 'all' | 'failed') =>
      dataOf(
        await api.POST('/v1/partner/webhooks/{id}/replay', {
          params: { path: { id } },
          body: { since: replaySince(span, new Date(), time) ?? '', only },
        }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: ['deliveries', id] }),
  });
  return (
    <Section title="Replay">
      <Text size="sm" c="dimmed">
        Sends signals again, for instance after your receiver was down. Replays carry the header
        X-Webhook-Replay.
      </Text>
      <Group gap="xs" align="end">
        <Select
          label="Replay signals"
          data={REPLAY_SPANS}
          value={span}
          onChange={(chosen) => setSpan(chosen ?? span)}
          allowDeselect={false}
          maw={180}
        />
        {span === CHOSEN_TIME && (
          <TextInput
            label="Detected since"
            type="datetime-local"
            value={time}
            onChange={(event) => setTime(event.currentTarget.value)}
          />
        )}
        <ConfirmButton
          variant="default"
          color="blue"
          disabled={!hasTime}
          loading={replay.isPending}
          question="Every signal of this time whose last attempt failed is sent again."
          confirmLabel="Replay failed signals"
          onConfirm={() => replay.mutate('failed')}
        >
          Replay failed
        </ConfirmButton>
        <ConfirmButton
          variant="default"
          disabled={!hasTime}
          loading={replay.isPending}
          question="Every signal of this time is sent, also those that were delivered before."
          confirmLabel="Replay all signals"
          onConfirm={() => replay.mutate('all')}
        >
          Replay all
        </ConfirmButton>
      </Group>
      {replay.isError && <ErrorNote error={replay.error} />}
      {replay.data && (
        <Text size="sm" role="status">
          {formatCount(replay.data.queued, 'delivery', 'deliveries')} queued.
        </Text>
      )}
    </Section>
  );
}
