import { Anchor, Group, Select, Skeleton, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { SEVERITIES } from '../../../../src/shared/signal-types.ts';
import { api, dataOf } from '../../api/client.ts';
import { Pages } from '../../components/pages.tsx';
import { SignalFilterSelect } from '../../components/signal-filter.tsx';
import { SignalList } from '../../components/signal-list.tsx';
import { EmptyNote, Loaded } from '../../components/states.tsx';
import { Page } from '../../layout/page.tsx';
import { formatCount, words } from '../../lib/format.ts';
import { countPages, readPageNumber } from '../../lib/page-number.ts';
import { pollFeed, readSeverity, readSignalFilter } from './signal-feed.ts';

// The chart's library is the heaviest part of the console; it comes after the list.
const SignalsPerDay = lazy(async () => ({ default: (await import('./signals-per-day.tsx')).SignalsPerDay }));

const PAGE_SIZE = 20;
const ANY_SEVERITY = 'any';
const SEVERITY_CHOICES = [
  { value: ANY_SEVERITY, label: 'Any severity' },
  ...SEVERITIES.map((severity) => ({ value: severity, label: words(severity) })),
];
const CHART_HEIGHT = 180;

export function SignalsPage() {
  const [search, setSearch] = useSearchParams();
  const type = readSignalFilter(search);
  const severity = readSeverity(search);
  const page = readPageNumber(search);
  const feed = useQuery({
    queryKey: ['signals', type, severity, page],
    queryFn: async () =>
      dataOf(
        await api.GET('/v1/signals', {
          params: { query: { signal_type: type, page, limit: PAGE_SIZE, ...(severity && { severity }) } },
        }),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: pollFeed(page),
  });
  const show = (changes: Record<string, string>) =>
    setSearch({ type, severity: severity ?? ANY_SEVERITY, ...changes });
  return (
    <Page title="Signals" lead="What changed in the register for the companies you watch, newest first.">
      <Suspense fallback={<Skeleton height={CHART_HEIGHT} />}>
        <SignalsPerDay height={CHART_HEIGHT} />
      </Suspense>
      <Group align="end">
        <SignalFilterSelect label="Type" value={type} onChange={(chosen) => show({ type: chosen })} />
        <Select
          label="Severity"
          data={SEVERITY_CHOICES}
          value={severity ?? ANY_SEVERITY}
          onChange={(chosen) => show({ severity: chosen ?? ANY_SEVERITY })}
          allowDeselect={false}
        />
      </Group>
      <Loaded query={feed}>
        {({ signals, total }) =>
          signals.length === 0 ? (
            <EmptyNote title="No signals yet">
              They appear when a company on your{' '}
              <Anchor component={Link} to="/watchlist">
                watchlist
              </Anchor>{' '}
              changes.
            </EmptyNote>
          ) : (
            <Stack gap="sm">
              <Text size="sm" c="dimmed">
                {formatCount(total, 'signal', 'signals')}
              </Text>
              <SignalList signals={signals} />
              <Pages page={page} total={countPages(total, PAGE_SIZE)} />
            </Stack>
          )
        }
      </Loaded>
    </Page>
  );
}
