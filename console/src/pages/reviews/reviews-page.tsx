import { Alert, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api, dataOf } from '../../api/client.ts';
import { Pages } from '../../components/pages.tsx';
import { EmptyNote, ErrorNote, Loaded, RowsSkeleton } from '../../components/states.tsx';
import { REVIEWS_QUERY, useDecisions } from '../../components/use-decisions.ts';
import { Page } from '../../layout/page.tsx';
import { formatCount } from '../../lib/format.ts';
import { countPages, readPageNumber } from '../../lib/page-number.ts';
import { ReviewItem } from './review-item.tsx';

type Status = 'open' | 'decided';

/** Domains where several companies are possible, for people to decide. */
export function ReviewsPage() {
  const [search, setSearch] = useSearchParams();
  const status: Status = search.get('status') === 'decided' ? 'decided' : 'open';
  const page = readPageNumber(search);
  const decisions = useDecisions();
  const reviews = useQuery({
    queryKey: [...REVIEWS_QUERY, status, page],
    queryFn: async () => dataOf(await api.GET('/v1/reviews', { params: { query: { status, page } } })),
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title="Reviews"
      lead="Domains that could belong to more than one company. Deciding is free."
      actions={
        <Button component="a" href="/v1/reviews/export" download variant="default">
          Download decisions (CSV)
        </Button>
      }
    >
      <SegmentedControl
        value={status}
        onChange={(value) => setSearch(value === 'open' ? {} : { status: value })}
        data={[
          { value: 'open', label: 'To decide' },
          { value: 'decided', label: 'Decided' },
        ]}
        aria-label="Which reviews"
        maw={320}
      />
      <div role="status">
        {decisions.last && (
          <Alert color="green">
            <Group justify="space-between" gap="xs">
              <Text size="sm" className="breakable">
                {decisions.last.domain}: {decisions.last.company ?? 'none of these'}. Saved.
              </Text>
              <Button size="xs" variant="default" onClick={decisions.undo} loading={decisions.isBusy}>
                Undo
              </Button>
            </Group>
          </Alert>
        )}
      </div>
      {decisions.error && <ErrorNote error={decisions.error} />}
      <Loaded query={reviews} loading={<RowsSkeleton rows={2} height={260} />}>
        {({ reviews: list, total, page_size }) =>
          list.length === 0 ? (
            <Empty status={status} />
          ) : (
            <Stack gap="md">
              <Text size="sm" c="dimmed">
                {formatCount(total, 'domain', 'domains')}
              </Text>
              {list.map((review) => (
                <ReviewItem key={review.id} review={review} decisions={decisions} />
              ))}
              <Pages page={page} total={countPages(total, page_size)} />
            </Stack>
          )
        }
      </Loaded>
    </Page>
  );
}

function Empty({ status }: { status: Status }) {
  return status === 'open' ? (
    <EmptyNote title="Nothing to decide">
      Domains appear here when you resolve them and more than one company is possible.
    </EmptyNote>
  ) : (
    <EmptyNote title="Nothing decided yet">Your decisions are listed here and can be undone.</EmptyNote>
  );
}
