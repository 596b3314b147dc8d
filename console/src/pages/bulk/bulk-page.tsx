import { Alert, Anchor, Button, Group, Progress, SimpleGrid, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { ACCOUNT_QUERY, api, dataOf } from '../../api/client.ts';
import type { Bulk } from '../../api/shapes.ts';
import { BulkStatus, Outcome } from '../../components/badges.tsx';
import { ConfirmButton } from '../../components/buttons.tsx';
import { IconDownload } from '../../components/icons.tsx';
import { Section } from '../../components/section.tsx';
import { ErrorNote, Loaded, RowsSkeleton } from '../../components/states.tsx';
import { Page } from '../../layout/page.tsx';
import { formatCount, formatDay, formatMoment, formatNumber } from '../../lib/format.ts';
import { BULK_QUERY, countedOutcomes, isOver, percentDone, pollUpload } from './bulk-progress.ts';
import { BulkRows } from './bulk-rows.tsx';

export function BulkPage() {
  const { id = '' } = useParams();
  const queries = useQueryClient();
  const upload = useQuery({
    queryKey: [...BULK_QUERY, id],
    queryFn: async () => {
      const answer = dataOf(await api.GET('/v1/bulk/{id}', { params: { path: { id } } }));
      // The cost so far shows above.
      void queries.invalidateQueries({ queryKey: ACCOUNT_QUERY });
      return answer;
    },
    refetchInterval: ({ state: { data } }) => pollUpload(data),
  });
  return (
    <Page
      title={upload.data?.file_name ?? 'Upload'}
      lead={
        <Anchor component={Link} to="/bulk">
          All uploads
        </Anchor>
      }
    >
      <Loaded query={upload} loading={<RowsSkeleton rows={2} height={180} />}>
        {(bulk) => (
          <Stack gap="lg">
            <ProgressSection bulk={bulk} />
            <Results bulk={bulk} />
            <BulkRows bulk={bulk} />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

function ProgressSection({ bulk }: { bulk: Bulk }) {
  return (
    <Section title="Progress" actions={<Actions bulk={bulk} />}>
      <Group gap="sm">
        <span role="status">
          <BulkStatus status={bulk.status} />
        </span>
        <Text size="sm" className="tabular">
          {formatNumber(bulk.done)} of {formatNumber(bulk.total)} done
          {bulk.running > 0 && `, ${formatNumber(bulk.running)} in progress`}
        </Text>
      </Group>
      <Progress
        value={percentDone(bulk)}
        animated={bulk.status === 'running'}
        aria-label="Part of the rows that is done"
      />
      <Text size="sm" c="dimmed">
        {formatCount(bulk.charged, 'credit', 'credits')} spent, {formatCount(bulk.known, 'row', 'rows')}{' '}
        known, {formatNumber(bulk.already_charged)} already paid. Started {formatMoment(bulk.created_at)}
        {bulk.finished_at && `, ended ${formatMoment(bulk.finished_at)}`}
        {bulk.expires_at && `. It will be deleted on ${formatDay(bulk.expires_at)}`}.
      </Text>
      {bulk.status === 'paused' && <Alert color="orange">{bulk.pause_reason ?? 'It is paused.'}</Alert>}
    </Section>
  );
}

function Actions({ bulk }: { bulk: Bulk }) {
  const queries = useQueryClient();
  const params = { path: { id: bulk.id } };
  const onSettled = () => queries.invalidateQueries({ queryKey: BULK_QUERY });
  const cancel = useMutation({
    mutationFn: () => api.POST('/v1/bulk/{id}/cancel', { params }),
    onSettled,
  });
  const resume = useMutation({
    mutationFn: () => api.POST('/v1/bulk/{id}/resume', { params }),
    onSettled,
  });
  const failed = [cancel, resume].find(({ isError }) => isError);
  return (
    <>
      <Group gap="xs">
        {bulk.status === 'paused' && (
          <Button size="xs" onClick={() => resume.mutate()} loading={resume.isPending}>
            Resume
          </Button>
        )}
        {!isOver(bulk) && (
          <ConfirmButton
            size="xs"
            variant="default"
            loading={cancel.isPending}
            question="Rows that are not done yet are left out. What is done stays, and the upload cannot be resumed."
            confirmLabel="Stop now"
            onConfirm={() => cancel.mutate()}
          >
            Stop upload
          </ConfirmButton>
        )}
      </Group>
      {failed && <ErrorNote error={failed.error} />}
    </>
  );
}

const DOWNLOADS = [
  ['csv', 'Download CSV'],
  ['xlsx', 'Download XLSX'],
  ['jsonl', 'Download JSON lines'],
] as const;

function Results({ bulk }: { bulk: Bulk }) {
  const outcomes = countedOutcomes(bulk.outcomes);
  return (
    <Section title="Results">
      {outcomes.length === 0 ? (
        <Text size="sm" c="dimmed">
          None yet.
        </Text>
      ) : (
        <SimpleGrid cols={{ base: 2, xs: 3, md: 4 }}>
          {outcomes.map(([outcome, rows]) => (
            <Stack key={outcome} gap={2} align="flex-start">
              <Outcome outcome={outcome} />
              <Text fw={600} size="lg" className="tabular">
                {formatNumber(rows)}
              </Text>
            </Stack>
          ))}
        </SimpleGrid>
      )}
      <Text size="sm" c="dimmed">
        All rows in their order{bulk.columns ? ', your columns first' : ''}, with company, status, outcome,
        cost and reason.
        {bulk.direction === 'domain' && bulk.outcomes.needs_review && (
          <>
            {' '}
            <Anchor component={Link} to="/reviews">
              Review uncertain domains
            </Anchor>
          </>
        )}
      </Text>
      <Group gap="xs">
        {DOWNLOADS.map(([format, label]) => (
          <Button
            key={format}
            component="a"
            href={`/v1/bulk/${bulk.id}/results?format=${format}`}
            download
            variant="default"
            size="xs"
            leftSection={<IconDownload size={14} />}
          >
            {label}
          </Button>
        ))}
      </Group>
    </Section>
  );
}
