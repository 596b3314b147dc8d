import { Anchor, Button, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { api, dataOf } from '../../api/client.ts';
import { DownloadCsv } from '../../components/buttons.tsx';
import { Pages } from '../../components/data-table.tsx';
import { SignalList } from '../../components/signal-list.tsx';
import { EmptyNote, Loaded } from '../../components/states.tsx';
import { Page } from '../../layout/page.tsx';
import { countPages, readPageNumber } from '../../lib/addresses.ts';
import { formatCount } from '../../lib/format.ts';
import { MailSettingsButton } from './mail-settings.tsx';
import {
  feedQuery,
  isFiltered,
  isReversed,
  pollFeed,
  readFeedSearch,
  writeFeedSearch,
} from './signal-feed.ts';
import { SignalFilters } from './signal-filters.tsx';
import { SignalsOverTime } from './signals-over-time.tsx';

const PAGE_SIZE = 20;

/** The filter lives in the address: it can be bookmarked and shared. */
export function SignalsPage() {
  const [address, setAddress] = useSearchParams();
  const search = readFeedSearch(address);
  const page = readPageNumber(address);
  const query = feedQuery(search);
  const feed = useQuery({
    queryKey: ['signals', search, page],
    queryFn: async () =>
      dataOf(await api.GET('/v1/signals', { params: { query: { ...query, page, limit: PAGE_SIZE } } })),
    placeholderData: keepPreviousData,
    refetchInterval: pollFeed(page),
    enabled: !isReversed(search),
  });
  const clear = () => setAddress({});
  return (
    <Page
      title="Signals"
      lead="What changed in the register for the companies you watch, newest first."
      actions={
        <>
          <MailSettingsButton />
          <DownloadCsv path="/v1/signals.csv" query={query} />
        </>
      }
    >
      <SignalFilters
        search={search}
        // From the address, not from the last render: two quick changes must not undo each other.
        onChange={(changes) =>
          setAddress(writeFeedSearch(readFeedSearch(new URLSearchParams(window.location.search)), changes))
        }
        onClear={clear}
      />
      {isReversed(search) ? (
        <EmptyNote title="The period ends before it begins">
          Choose an earlier “Detected from”, or a later “Detected to”.
        </EmptyNote>
      ) : (
        <>
          <SignalsOverTime search={search} />
          <Loaded query={feed}>
            {({ signals, total }) =>
              signals.length > 0 ? (
                <Stack gap="sm">
                  <Text size="sm" c="dimmed" role="status">
                    {formatCount(total, 'signal', 'signals')}
                  </Text>
                  <SignalList signals={signals} />
                  <Pages page={page} total={countPages(total, PAGE_SIZE)} />
                </Stack>
              ) : isFiltered(search) ? (
                <EmptyNote title="No signals match this filter">
                  <Button size="compact-sm" variant="subtle" onClick={clear}>
                    Show all signals
                  </Button>
                </EmptyNote>
              ) : (
                <EmptyNote title="No signals yet">
                  They appear when a company on your{' '}
                  <Anchor component={Link} to="/watchlist">
                    watchlist
                  </Anchor>{' '}
                  changes.
                </EmptyNote>
              )
            }
          </Loaded>
        </>
      )}
    </Page>
  );
}
