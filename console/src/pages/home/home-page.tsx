import { Anchor, Button, Grid, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api, dataOf } from '../../api/client.ts';
import type { HistoryEntry, Signal } from '../../api/shapes.ts';
import { Outcome, Severity } from '../../components/badges.tsx';
import { CompanyLink } from '../../components/links.tsx';
import { Section } from '../../components/section.tsx';
import { Loaded, RowsSkeleton } from '../../components/states.tsx';
import { FindBox } from '../../find/find-box.tsx';
import { Page } from '../../layout/page.tsx';
import { isSandboxOn } from '../../lib/addresses.ts';
import { formatCount, formatDay, formatMoment } from '../../lib/format.ts';
import { useSession } from '../../session/session.tsx';
import { latestOfEach } from './latest.ts';

const RECENT_MAX = 8;
const SIGNALS_MAX = 5;

export function HomePage() {
  return (
    <Page title="Home">
      <FindBox label="Domain, company name, number or e-mail address" isDropdown autoFocus />
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Recent />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack gap="lg">
            <Changes />
            <CreditsLeft />
          </Stack>
        </Grid.Col>
      </Grid>
    </Page>
  );
}

/** Shows the latest questions or, while there are none, examples to try. */
function Recent() {
  const recent = useQuery({
    queryKey: ['history', 'recent'],
    queryFn: async () => dataOf(await api.GET('/v1/history', { params: { query: { limit: 40 } } })).entries,
  });
  return (
    <Section
      title="Recent resolutions"
      actions={
        <Anchor component={Link} to="/history" size="sm">
          Whole history
        </Anchor>
      }
    >
      <Loaded query={recent} loading={<RowsSkeleton rows={6} height={40} />}>
        {(entries) =>
          entries.length === 0 ? (
            <Examples />
          ) : (
            <ul className="plain-list">
              {latestOfEach(entries)
                .slice(0, RECENT_MAX)
                .map((entry) => (
                  <RecentEntry key={entry.id} entry={entry} />
                ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}

function RecentEntry({ entry }: { entry: HistoryEntry }) {
  const isDomain = entry.direction === 'domain_to_company';
  return (
    <li className="compact-row">
      <div>
        {isDomain ? (
          <Anchor component={Link} to={`/resolve/${entry.asked}`} size="sm" className="breakable">
            {entry.asked}
          </Anchor>
        ) : (
          <CompanyLink number={entry.asked} name={entry.company_name ?? entry.asked} />
        )}
        <Text size="xs" c="dimmed" className="breakable">
          {[isDomain ? (entry.company_name ?? entry.found) : entry.found, formatMoment(entry.asked_at)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      <Outcome outcome={entry.outcome} />
    </li>
  );
}

const EXAMPLES: readonly [domain: string, what: string][] = [
  ['tarnwickjoinery.test', 'name, number and office on every page'],
  ['kestrelbyconsulting.test', 'three companies of one name: you decide'],
  ['oakenfelllogistics.test', 'a company of a group'],
  ['nordlichtwerkzeuge.test', 'run from Germany'],
  ['gatekept.test', 'a website that does not let readers in'],
];

function Examples() {
  if (!isSandboxOn())
    return (
      <Text size="sm">
        Nothing yet. Type a domain above: a match costs one credit, everything else is free. For many at once,{' '}
        <Anchor component={Link} to="/bulk" inherit>
          upload a list
        </Anchor>
        .
      </Text>
    );
  return (
    <>
      <Text size="sm">Nothing yet. Try one of the fictional websites of the sandbox:</Text>
      <ul className="plain-list">
        {EXAMPLES.map(([domain, what]) => (
          <li key={domain} className="compact-row">
            <div>
              <Anchor component={Link} to={`/resolve/${domain}`} size="sm">
                {domain}
              </Anchor>
              <Text size="xs" c="dimmed">
                {what}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function Changes() {
  const signals = useQuery({
    queryKey: ['signals', 'home'],
    queryFn: async () =>
      dataOf(await api.GET('/v1/signals', { params: { query: { limit: SIGNALS_MAX } } })).signals,
  });
  return (
    <Section
      title="Latest changes"
      actions={
        <Anchor component={Link} to="/signals" size="sm">
          All signals
        </Anchor>
      }
    >
      <Loaded query={signals} loading={<RowsSkeleton rows={4} height={40} />}>
        {(found) =>
          found.length === 0 ? (
            <Text size="sm">
              None yet. Companies that you{' '}
              <Anchor component={Link} to="/watchlist" inherit>
                watch
              </Anchor>{' '}
              appear here when they change.
            </Text>
          ) : (
            <ul className="plain-list">
              {found.map((signal) => (
                <ChangeEntry key={signal.id} signal={signal} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}

function ChangeEntry({ signal }: { signal: Signal }) {
  return (
    <li className="compact-row">
      <div>
        <Anchor component={Link} to={`/companies/${signal.company_number}`} size="sm" lineClamp={2}>
          {signal.summary}
        </Anchor>
        <Text size="xs" c="dimmed">
          {formatDay(signal.occurred_on)}
        </Text>
      </div>
      <Severity severity={signal.severity} />
    </li>
  );
}

function CreditsLeft() {
  const { account } = useSession();
  if (!account) return null;
  const free = account.credit_balance - account.credits_held;
  return (
    <Section title="Credits">
      <Text size="sm">
        {formatCount(free, 'credit', 'credits')} to spend
        {account.credits_held > 0 && `, ${account.credits_held} held by running work`}. A match costs one;
        answers without a match are free, and so is the same answer for 30 days.
      </Text>
      <Group>
        <Button component={Link} to="/account" variant="default" size="xs">
          Credits and usage
        </Button>
      </Group>
    </Section>
  );
}
