import { SimpleGrid, Skeleton, Text } from '@mantine/core';
import { useParams } from 'react-router';
import type { Destination } from '../../api/shapes.ts';
import { Fact, Section } from '../../components/section.tsx';
import { EmptyNote } from '../../components/states.tsx';
import { Page } from '../../layout/page.tsx';
import { formatMoment, formatNumber, words } from '../../lib/format.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { describeShare, destinationState } from './delivery-text.ts';
import { Replay } from './replay.tsx';
import { WebhookActions } from './webhook-actions.tsx';
import { DestinationStatus, useWebhooks } from './webhooks-page.tsx';

export function WebhookPage() {
  const id = Number(useParams().id);
  const webhooks = useWebhooks();
  const destination = webhooks.data?.webhooks.find((one) => one.id === id);
  if (webhooks.data && !destination) {
    return (
      <Page title="Webhook">
        <EmptyNote title="There is no such webhook">It was deleted, or belongs to another account.</EmptyNote>
      </Page>
    );
  }
  return (
    <Page
      title="Webhook"
      lead={
        <span className="breakable">
          {destination?.webhook_url ?? '…'}
          {destination?.description && (
            <>
              {' '}
              · <bdi>{destination.description}</bdi>
            </>
          )}
        </span>
      }
    >
      {destination ? (
        <>
          <WebhookActions destination={destination} />
          <Health destination={destination} />
        </>
      ) : (
        <Skeleton height={260} />
      )}
      <Replay id={id} />
      <DeliveryLog id={id} />
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
