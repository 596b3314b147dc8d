import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api, dataOf } from '../../api/client.ts';
import type { Filing } from '../../api/shapes.ts';
import { Section } from '../../components/section.tsx';
import { ErrorNote, RowsSkeleton } from '../../components/states.tsx';
import { isSandboxOn } from '../../lib/addresses.ts';
import { formatDay, formatNumber, words } from '../../lib/format.ts';
import { describeIncomplete, officialDocument } from './company-text.ts';

const PAGE = 10;

/** The filings of the company, newest first, page by page. */
export function FilingHistory({ number }: { number: string }) {
  const history = useInfiniteQuery({
    queryKey: ['filings', number],
    initialPageParam: 1,
    queryFn: async ({ pageParam: page }) =>
      dataOf(
        await api.GET('/v1/companies/{company_number}/filing-history', {
          params: { path: { company_number: number }, query: { page, limit: PAGE } },
        }),
      ),
    getNextPageParam: ({ has_more, page }) => (has_more ? page + 1 : undefined),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const pages = history.data?.pages ?? [];
  const filings = pages.flatMap((page) => page.filings);
  const incomplete = pages.find(({ incomplete_reason: reason }) => reason)?.incomplete_reason;
  const total = pages[0]?.total ?? 0;
  return (
    <Section title="Filing history">
      {history.isPending && <RowsSkeleton rows={4} height={40} />}
      {history.isError && <ErrorNote error={history.error} onRetry={() => void history.refetch()} />}
      <Stack gap="sm" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
        {filings.map((filing) => (
          <FilingRow key={`${filing.id} ${filing.filed_on} ${filing.form}`} filing={filing} number={number} />
        ))}
      </Stack>
      {incomplete && (
        <Text size="sm" c="dimmed">
          {describeIncomplete(incomplete)}
        </Text>
      )}
      {history.isSuccess && filings.length === 0 && !incomplete && (
        <Text size="sm" c="dimmed">
          None.
        </Text>
      )}
      {history.hasNextPage && (
        <Group gap="sm">
          <Button
            size="xs"
            variant="light"
            onClick={() => history.fetchNextPage()}
            loading={history.isFetchingNextPage}
          >
            Show more
          </Button>
          <Text size="xs" c="dimmed">
            {formatNumber(filings.length)} of {formatNumber(total)}
          </Text>
        </Group>
      )}
    </Section>
  );
}

function FilingRow({ filing, number }: { filing: Filing; number: string }) {
  const { id, filed_on, form, category, description } = filing;
  return (
    <Group component="li" justify="space-between" gap="xs" align="flex-start" wrap="nowrap">
      <div>
        <Text size="sm" className="breakable">
          {description}
        </Text>
        <Text size="xs" c="dimmed">
          {[category && words(category), `Form ${form}`].filter(Boolean).join(' · ')}
          {id && !isSandboxOn() && (
            <>
              {' · '}
              <Anchor href={officialDocument(number, id)} target="_blank" rel="noreferrer" inherit>
                Document
              </Anchor>
            </>
          )}
        </Text>
      </div>
      <Text size="xs" c="dimmed" className="tabular" style={{ flexShrink: 0 }}>
        {formatDay(filed_on)}
      </Text>
    </Group>
  );
}
