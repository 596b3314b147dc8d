import { Alert, Anchor, Button, Collapse, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { api, dataOf } from '../../api/client.ts';
import type { Review } from '../../api/shapes.ts';
import { Pages } from '../../components/data-table.tsx';
import { EvidenceList } from '../../components/evidence-list.tsx';
import { CompanyLink } from '../../components/links.tsx';
import { ReviewChoice } from '../../components/review-choice.tsx';
import { Section } from '../../components/section.tsx';
import { EmptyNote, ErrorNote, Loaded, RowsSkeleton } from '../../components/states.tsx';
import { type Decisions, REVIEWS_QUERY, useDecisions } from '../../components/use-decisions.ts';
import { Page } from '../../layout/page.tsx';
import { countPages, readPageNumber } from '../../lib/addresses.ts';
import { formatCount } from '../../lib/format.ts';

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
        {({ reviews: list, total, page_size, contradictions }) =>
          list.length === 0 ? (
            <Empty status={status} />
          ) : (
            <Stack gap="md">
              <Text size="sm" c="dimmed">
                {formatCount(total, 'domain', 'domains')}
                {status === 'open' &&
                  contradictions > 0 &&
                  `; for ${formatCount(contradictions, 'website', 'websites')} a public register names another company`}
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

/** One domain: which companies are possible and why, and the buttons that decide it. */
function ReviewItem({ review, decisions }: { review: Review; decisions: Decisions }) {
  const { domain } = review;
  return (
    <Section
      title={domain}
      actions={
        <Anchor component={Link} to={`/resolve/${domain}`} size="sm">
          View result
        </Anchor>
      }
    >
      {review.explanation && <Text size="sm">{review.explanation}</Text>}
      <RegisteredFor review={review} />
      <ReviewChoice review={review} decisions={decisions} />
      {review.evidence.length > 0 && <Evidence review={review} />}
    </Section>
  );
}

/** Which company other public registers give the website to, and whether that contradicts the candidates. */
function RegisteredFor({ review }: { review: Review }) {
  return review.registered_for.map(({ source, identifier, ...entry }) => (
    <Alert
      key={`${source} ${identifier}`}
      color={entry.is_candidate ? 'blue' : 'yellow'}
      title={
        entry.is_candidate
          ? `${source} gives this website to one of these companies`
          : `${source} gives this website to another company`
      }
    >
      <Text size="sm" className="breakable">
        <CompanyLink number={entry.company_number} name={entry.name ?? entry.company_number} />, entry{' '}
        {identifier}. {!entry.is_candidate && 'The pages do not name it, so one of the two is wrong. '}
        {entry.attribution}
      </Text>
    </Alert>
  ));
}

function Evidence({ review }: { review: Review }) {
  const [isOpen, { toggle }] = useDisclosure();
  const id = useId();
  return (
    <Stack gap="sm" align="stretch">
      <Group>
        <Button size="xs" variant="subtle" onClick={toggle} aria-expanded={isOpen} aria-controls={id}>
          {isOpen ? 'Hide the evidence' : `Show the evidence (${review.evidence.length})`}
        </Button>
      </Group>
      <Collapse expanded={isOpen} id={id}>
        <EvidenceList evidence={review.evidence} />
      </Collapse>
    </Stack>
  );
}
