import { Accordion, Alert, Badge, Button, Code, Group, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { api, dataOf } from '../../api/client.ts';
import type { Delivery } from '../../api/shapes.ts';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { CopyText } from '../../components/copy.tsx';
import { EmptyNote, ErrorNote, Loaded } from '../../components/states.tsx';
import { Page } from '../../layout/page.tsx';
import { formatMoment, words } from '../../lib/format.ts';
import { describeAttempt, indentJson } from './delivery-text.ts';
import { Replay } from './replay.tsx';
import { DestinationStatus, useWebhooks, WEBHOOKS_QUERY } from './webhooks-page.tsx';

const STATUS_COLORS = { delivered: 'green', pending: 'blue', failed: 'red', held_back: 'gray' } as const;

export function WebhookPage() {
  const id = Number(useParams().id);
  const webhooks = useWebhooks();
  const destination = webhooks.data?.webhooks.find((one) => one.id === id);
  const deliveries = useQuery({
    queryKey: ['deliveries', id],
    queryFn: async () =>
      dataOf(
        await api.GET('/v1/partner/webhooks/{id}/deliveries', {
          params: { path: { id }, query: { limit: 50 } },
        }),
      ),
    refetchInterval: 2_000,
  });
  return (
    <Page
      title="Webhook"
      lead={<span className="breakable">{destination?.webhook_url ?? (webhooks.data ? '' : '…')}</span>}
    >
      {destination ? (
        <Group gap="sm">
          <DestinationStatus destination={destination} />
          <Text size="sm" c="dimmed">
            {words(destination.signal_type)} signals, since {formatMoment(destination.created_at)}
          </Text>
        </Group>
      ) : (
        !webhooks.data && <Skeleton height={22} w={280} />
      )}
      <Actions id={id} isDisabled={destination?.status === 'disabled'} />
      <Loaded query={deliveries}>
        {({ deliveries: list }) =>
          list.length === 0 ? (
            <EmptyNote title="No deliveries yet">
              Send test, or watch a company and wait for it to change.
            </EmptyNote>
          ) : (
            <Accordion variant="separated" order={2}>
              {list.map((delivery) => (
                <DeliveryItem key={delivery.id} id={id} delivery={delivery} />
              ))}
            </Accordion>
          )
        }
      </Loaded>
    </Page>
  );
}

function useAction<T, Input = void>(id: number, action: (input: Input) => Promise<T>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: action,
    onSettled: () =>
      Promise.all(
        [['deliveries', id], WEBHOOKS_QUERY].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  });
}

function Actions({ id, isDisabled }: { id: number; isDisabled: boolean }) {
  const navigate = useNavigate();
  const params = { path: { id } };
  const test = useAction(id, () => api.POST('/v1/partner/webhooks/{id}/test', { params }));
  const rotate = useAction(id, async () =>
    dataOf(await api.POST('/v1/partner/webhooks/{id}/rotate-secret', { params })),
  );
  const enable = useAction(id, (sendHeldBack: boolean) =>
    api.POST('/v1/partner/webhooks/{id}/enable', { params, body: { send_held_back: sendHeldBack } }),
  );
  const remove = useAction(id, async () => {
    await api.DELETE('/v1/partner/webhooks/{id}', { params });
    navigate('/webhooks');
  });
  const failed = [test, rotate, enable, remove].find(({ isError }) => isError);
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <Button onClick={() => test.mutate()} loading={test.isPending}>
          Send test
        </Button>
        {isDisabled && (
          <>
            <Button onClick={() => enable.mutate(false)} loading={enable.isPending} color="green">
              Enable
            </Button>
            <Button
              onClick={() => enable.mutate(true)}
              loading={enable.isPending}
              color="green"
              variant="light"
            >
              Enable and send held-back signals
            </Button>
          </>
        )}
        <ConfirmButton
          variant="default"
          loading={rotate.isPending}
          question="You get a new signing secret. The old one signs along for a day, so that you can change your receiver."
          confirmLabel="Replace now"
          onConfirm={() => rotate.mutate()}
        >
          Replace secret
        </ConfirmButton>
        <ConfirmButton
          variant="subtle"
          color="red"
          loading={remove.isPending}
          question="Nothing is sent there any more, and the log of deliveries is deleted."
          confirmLabel="Delete webhook and log"
          onConfirm={() => remove.mutate()}
        >
          Delete
        </ConfirmButton>
      </Group>
      <Replay id={id} />
      {failed && <ErrorNote error={failed.error} />}
      {rotate.data && (
        <Alert color="yellow" title="The new signing secret, shown this once">
          <Stack gap="xs">
            <CopyText value={rotate.data.signing_secret} label="the signing secret" />
            <Text size="sm">
              The old one signs along until {formatMoment(rotate.data.previous_secret_valid_until)}.
            </Text>
          </Stack>
        </Alert>
      )}
    </Stack>
  );
}

function DeliveryItem({ id, delivery }: { id: number; delivery: Delivery }) {
  const again = useAction(id, () =>
    api.POST('/v1/partner/webhooks/{id}/deliveries/{delivery_id}/redeliver', {
      params: { path: { id, delivery_id: delivery.id } },
    }),
  );
  return (
    <Accordion.Item value={delivery.id}>
      <Accordion.Control>
        <Group gap="sm">
          <Badge variant="light" color={STATUS_COLORS[delivery.status]} tt="none">
            {words(delivery.status)}
          </Badge>
          <Text size="sm">{words(delivery.signal_type)}</Text>
          <Text size="xs" c="dimmed">
            {formatMoment(delivery.created_at)}
            {delivery.signal_id === null && ', a test'}
          </Text>
        </Group>
      </Accordion.Control>
      <Accordion.Panel>
        <Stack gap="sm">
          <Attempts delivery={delivery} />
          <Text size="sm" fw={600}>
            Body
          </Text>
          <Code block className="breakable" style={{ whiteSpace: 'pre-wrap' }}>
            {indentJson(delivery.body)}
          </Code>
          <Group>
            <Button size="xs" variant="light" onClick={() => again.mutate()} loading={again.isPending}>
              Resend
            </Button>
          </Group>
          {again.isError && <ErrorNote error={again.error} />}
        </Stack>
      </Accordion.Panel>
    </Accordion.Item>
  );
}

function Attempts({ delivery }: { delivery: Delivery }) {
  return (
    <>
      {delivery.log.length > 0 && (
        <Table.ScrollContainer minWidth={480}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Attempt</Table.Th>
                <Table.Th>Time</Table.Th>
                <Table.Th>Response</Table.Th>
                <Table.Th>Duration</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {delivery.log.map((attempt) => (
                <Table.Tr key={attempt.attempt}>
                  <Table.Td>{attempt.attempt}</Table.Td>
                  <Table.Td>{formatMoment(attempt.attempted_at)}</Table.Td>
                  <Table.Td className="breakable">{describeAttempt(attempt)}</Table.Td>
                  <Table.Td className="tabular">{attempt.duration_ms} ms</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {delivery.next_attempt_at && (
        <Text size="sm" c="dimmed">
          Next attempt: {formatMoment(delivery.next_attempt_at)}
        </Text>
      )}
    </>
  );
}
