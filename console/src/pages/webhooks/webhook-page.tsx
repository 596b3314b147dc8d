import { Anchor, Group, Select, SimpleGrid, Skeleton, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { api, dataOf } from '../../api/client.ts';
import type { Destination } from '../../api/shapes.ts';
import { ConfirmButton } from '../../components/buttons.tsx';
import { Fact, Section } from '../../components/section.tsx';
import { EmptyNote, ErrorNote } from '../../components/states.tsx';
import { Page } from '../../layout/page.tsx';
import { formatCount, formatMoment, formatNumber, words } from '../../lib/format.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { CHOSEN_TIME, describeShare, destinationState, REPLAY_SPANS, replaySince } from './delivery-text.ts';
import { TestReceiverNote } from './test-receiver.tsx';
import { WebhookActions } from './webhook-actions.tsx';
import { DestinationStatus } from './webhooks-page.tsx';
import { useWebhooks } from './webhooks-query.ts';

export function WebhookPage() {
  const id = Number(useParams().id);
  const webhooks = useWebhooks();
  const destination = webhooks.data?.webhooks.find((one) => one.id === id);
  if (webhooks.data && !destination) {
    return (
      <Page title="Webhook">
        <EmptyNote title="There is no such webhook">
          It was deleted, or belongs to another account.{' '}
          <Anchor component={Link} to="/webhooks">
            All webhooks
          </Anchor>
        </EmptyNote>
      </Page>
    );
  }
  return (
    <Page
      title={destination?.expires_at ? 'Test receiver' : 'Webhook'}
      lead={
        destination?.expires_at ? (
          'Inside this console, for those who have no receiver yet.'
        ) : (
          <span className="breakable">
            {destination?.webhook_url ?? '…'}
            {destination?.description && (
              <>
                {' '}
                · <bdi>{destination.description}</bdi>
              </>
            )}
          </span>
        )
      }
    >
      {destination ? (
        <>
          {destination.expires_at && <TestReceiverNote expiresAt={destination.expires_at} />}
          <WebhookActions destination={destination} />
          {!destination.expires_at && <Health destination={destination} />}
        </>
      ) : (
        <Skeleton height={260} />
      )}
      {!destination?.expires_at && <Replay id={id} />}
      <DeliveryLog id={id} isTestReceiver={destination?.expires_at !== undefined} />
    </Page>
  );
}

function Health({ destination }: { destination: Destination }) {
  const { health } = destination;
  return (
    <Section title="Health" actions={<DestinationStatus destination={destination} />}>
      <Text size="sm">{destinationState(destination).explanation}</Text>
      <SimpleGrid cols={{ base: 2, sm: 3 }} spacing="md">
        <Fact label="Last success">{formatMoment(health?.last_success_at)}</Fact>
        <Fact label="Last 24 hours">{health && describeShare(health)}</Fact>
        <Fact label="Failures in a row">{formatNumber(destination.consecutive_failures)}</Fact>
        <Fact label="Pending">
          {formatNumber(health?.pending ?? 0)}
          <Text size="xs" c="dimmed">
            Waiting for the first attempt or a retry
          </Text>
        </Fact>
        <Fact label="Held back">
          {formatNumber(health?.held_back ?? 0)}
          <Text size="xs" c="dimmed">
            Made while it was paused or disabled
          </Text>
        </Fact>
        <Fact label="Signals">
          {(destination.signal_types ?? [destination.signal_type])
            .map((type) => (type === 'all' ? 'All types' : words(type)))
            .join(', ')}
        </Fact>
      </SimpleGrid>
    </Section>
  );
}

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
