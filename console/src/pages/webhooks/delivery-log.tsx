import { Accordion, Badge, Button, Code, Group, Select, Stack, Table, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { SIGNAL_TYPES, type SignalType } from '../../../../src/shared/signal-types.ts';
import { api, dataOf } from '../../api/client.ts';
import type { Delivery } from '../../api/shapes.ts';
import { Section } from '../../components/section.tsx';
import { EmptyNote, ErrorNote, RowsSkeleton } from '../../components/states.tsx';
import { formatMoment, words } from '../../lib/format.ts';
import {
  companyOf,
  DELIVERY_STATUS_MEANINGS,
  deliveryState,
  describeAttempt,
  indentJson,
  listHeaders,
  signatureVerdict,
} from './delivery-text.ts';
import { useWebhookAction } from './webhook-actions.tsx';

const PAGE = 50;
const REFRESH_MS = 2_000;
const STATUSES = Object.keys(DELIVERY_STATUS_MEANINGS) as Delivery['status'][];

/** The requests and their answers, newest first. The filters are part of the address. */
export function DeliveryLog({ id, isTestReceiver }: { id: number; isTestReceiver: boolean }) {
  const [search] = useSearchParams();
  const [chosen, setOpened] = useState<string | null>();
  const status = STATUSES.find((one) => one === search.get('status'));
  const type = SIGNAL_TYPES.find((one) => one === search.get('type'));
  const log = useDeliveries(id, status, type);
  const deliveries = log.data?.pages.flatMap((page) => page.deliveries);
  // Who has just made a test receiver wants to see what the first request looks like.
  const first = isTestReceiver && deliveries?.length === 1 ? deliveries[0]?.id : undefined;
  const opened = chosen === undefined ? (first ?? null) : chosen;

  return (
    <Section title={isTestReceiver ? 'Received requests' : 'Deliveries'}>
      <LogFilters status={status} type={type} />
      {status && (
        <Text size="sm" c="dimmed">
          {words(status)}: {DELIVERY_STATUS_MEANINGS[status]}
        </Text>
      )}
      {log.isError && <ErrorNote error={log.error} onRetry={() => void log.refetch()} />}
      {!deliveries && !log.isError && <RowsSkeleton />}
      {deliveries?.length === 0 &&
        (status || type ? (
          <EmptyNote title="No deliveries match the filters" />
        ) : (
          <EmptyNote title="No deliveries yet">
            Send a test, or watch a company and wait for it to change.
          </EmptyNote>
        ))}
      {deliveries && deliveries.length > 0 && (
        <Accordion variant="separated" order={3} value={opened} onChange={setOpened}>
          {deliveries.map((delivery) => (
            <DeliveryItem
              key={delivery.id}
              id={id}
              delivery={delivery}
              isOpen={opened === delivery.id}
              isTestReceiver={isTestReceiver}
            />
          ))}
        </Accordion>
      )}
      {log.hasNextPage && (
        <Group justify="center">
          <Button variant="default" onClick={() => log.fetchNextPage()} loading={log.isFetchingNextPage}>
            Load more
          </Button>
        </Group>
      )}
    </Section>
  );
}

interface LogFiltersProps {
  status: Delivery['status'] | undefined;
  type: SignalType | undefined;
}

function LogFilters({ status, type }: LogFiltersProps) {
  const [, setSearch] = useSearchParams();

  // From the address, not from the last render: two quick changes must not undo each other.
  function filter(name: string, value: string | null) {
    const next = new URLSearchParams(window.location.search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true });
  }

  return (
    <Group gap="xs" align="end">
      <Select
        label="Status"
        data={STATUSES.map((one) => ({ value: one, label: words(one) }))}
        value={status ?? null}
        onChange={(chosen) => filter('status', chosen)}
        placeholder="Any status"
        clearable
        maw={180}
      />
      <Select
        label="Type"
        data={SIGNAL_TYPES.map((one) => ({ value: one, label: words(one) }))}
        value={type ?? null}
        onChange={(chosen) => filter('type', chosen)}
        placeholder="All types"
        searchable
        clearable
        maw={280}
      />
    </Group>
  );
}

/** New deliveries appear by themselves while only the first page is shown. */
function useDeliveries(id: number, status?: Delivery['status'], type?: SignalType) {
  return useInfiniteQuery({
    queryKey: ['deliveries', id, status, type],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: before }) =>
      dataOf(
        await api.GET('/v1/partner/webhooks/{id}/deliveries', {
          params: {
            path: { id },
            query: {
              limit: PAGE,
              ...(before && { before }),
              ...(status && { status }),
              ...(type && { signal_type: type }),
            },
          },
        }),
      ),
    getNextPageParam: ({ deliveries, has_more }) => (has_more ? deliveries.at(-1)?.id : undefined),
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 1) > 1 ? false : REFRESH_MS),
  });
}

interface DeliveryItemProps {
  id: number;
  delivery: Delivery;
  isOpen: boolean;
  isTestReceiver: boolean;
}

function DeliveryItem({ id, delivery, isOpen, isTestReceiver }: DeliveryItemProps) {
  const again = useWebhookAction(id, () =>
    api.POST('/v1/partner/webhooks/{id}/deliveries/{delivery_id}/redeliver', {
      params: { path: { id, delivery_id: delivery.id } },
    }),
  );
  const state = deliveryState(delivery);
  const company = companyOf(delivery.body);
  const verdict = isTestReceiver ? signatureVerdict(delivery.log) : undefined;
  return (
    <Accordion.Item value={delivery.id}>
      <Accordion.Control>
        <Group gap="sm">
          <Badge variant="light" color={state.color} tt="none">
            {state.label}
          </Badge>
          {verdict && (
            <Badge variant="light" color={verdict.isValid ? 'green' : 'red'} tt="none">
              {verdict.label}
            </Badge>
          )}
          <Text size="sm">
            {words(delivery.signal_type)}
            {company && `, ${company}`}
          </Text>
          <Text size="xs" c="dimmed">
            {formatMoment(delivery.created_at)}
            {delivery.signal_id === null && ', a test'}
          </Text>
        </Group>
        {state.trouble && (
          <Text size="xs" mt={4} className="alarming breakable">
            {state.trouble}
          </Text>
        )}
      </Accordion.Control>
      <Accordion.Panel>
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {DELIVERY_STATUS_MEANINGS[delivery.status]}
            {delivery.next_attempt_at && ` Next attempt: ${formatMoment(delivery.next_attempt_at)}.`}
          </Text>
          {delivery.log.length > 0 && <Attempts delivery={delivery} />}
          <Block title="Body" text={indentJson(delivery.body)} />
          {isOpen && delivery.log.length > 0 && <Headers id={id} delivery={delivery} />}
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
  );
}

/** The headers of the last attempt, read when the delivery is opened. */
function Headers({ id, delivery }: Pick<DeliveryItemProps, 'id' | 'delivery'>) {
  const params = { path: { id, delivery_id: delivery.id } };
  const detail = useQuery({
    queryKey: ['delivery', id, delivery.id, delivery.log.length],
    queryFn: async () =>
      dataOf(await api.GET('/v1/partner/webhooks/{id}/deliveries/{delivery_id}', { params })),
    // The details of the previous attempt stay until the new ones come.
    placeholderData: (previous) => previous,
  });
  const last = detail.data?.log.at(-1);
  if (detail.isError) return <ErrorNote error={detail.error} />;
  if (!last) return <RowsSkeleton rows={2} height={80} />;
  return (
    <>
      <Block title={`Request headers of attempt ${last.attempt}`} text={listHeaders(last.request_headers)} />
      <Block title="Response headers" text={listHeaders(last.response_headers)} />
    </>
  );
}

function Block({ title, text }: { title: string; text: string }) {
  return (
    <>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <Code block className="breakable" style={{ whiteSpace: 'pre-wrap' }}>
        {text}
      </Code>
    </>
  );
}
