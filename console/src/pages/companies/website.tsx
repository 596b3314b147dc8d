import { Anchor, Button, Group, List, Loader, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api, dataOf } from '../../api/client.ts';
import type { CompanyAnswer } from '../../api/shapes.ts';
import { Outcome } from '../../components/badges.tsx';
import { EvidenceList } from '../../components/evidence-list.tsx';
import { PageAddress } from '../../components/links.tsx';
import { Section } from '../../components/section.tsx';
import { ErrorNote } from '../../components/states.tsx';
import { REVIEWS_QUERY } from '../../components/use-decisions.ts';
import { formatConfidence, formatCost, formatCount, formatDay, formatMoment } from '../../lib/format.ts';
import { useKnownWebsites, websitesOf } from './use-known-websites.ts';
import { useWebsite } from './use-website.ts';
import { isSearching } from './website-search.ts';

/** The company's website. A verified one costs a credit, so the search starts only with the button. */
export function Website({ number }: { number: string }) {
  const website = useWebsite(number);
  const known = useKnownWebsites(number);
  const { answer } = website;
  return (
    <Section title="Website">
      {!answer && (
        <Group gap="sm">
          <Button variant="default" onClick={() => website.find(false)} loading={website.isAsking}>
            Find its website
          </Button>
          <Text size="sm" c="dimmed">
            {known.length > 0
              ? `${known.join(', ')} is paid for: the search costs nothing when it finds the same.`
              : 'Costs one credit when a website is verified, once in 30 days; otherwise it is free.'}
          </Text>
        </Group>
      )}
      {website.error && <ErrorNote error={website.error} />}
      <div role="status">{answer && <SearchResult answer={answer} />}</div>
      {answer && !website.isSearching && (
        <>
          {answer.reverse_domain.evidence.length > 0 && (
            <EvidenceList evidence={answer.reverse_domain.evidence} />
          )}
          <Group>
            <Button size="xs" variant="subtle" onClick={() => website.find(true)} loading={website.isAsking}>
              Search again
            </Button>
          </Group>
        </>
      )}
    </Section>
  );
}

function SearchResult({ answer }: { answer: CompanyAnswer }) {
  const { reverse_domain: found } = answer;
  const tried = `${formatCount(found.candidates_tried, 'domain', 'domains')} tried`;
  if (isSearching(answer)) {
    return (
      <Group gap="sm">
        <Loader size="sm" aria-hidden />
        <Text size="sm">Looking for it, {tried}.</Text>
      </Group>
    );
  }
  return (
    <Stack gap={6}>
      <Group gap="sm">
        <Outcome outcome={found.status} size="lg" />
        <Text size="sm" c="dimmed">
          {formatCost(answer)}
          {found.candidates_tried > 0 && ` · ${tried}`}
        </Text>
      </Group>
      {found.status === 'verified' && found.domain && (
        <Text component="div" size="sm">
          <Anchor component={Link} to={`/resolve/${found.domain}`} fw={600}>
            {found.domain}
          </Anchor>
          , {formatConfidence(found.match_confidence)} sure, verified {formatMoment(found.verified_at)}
          {found.url && (
            <div>
              <PageAddress url={found.url} />
            </div>
          )}
        </Text>
      )}
      {found.status === 'not_found' && (
        <Text size="sm">No website was found that names this company. Many companies have none.</Text>
      )}
      {found.status === 'failed' && <Text size="sm">The search could not be made. Nothing was charged.</Text>}
      {answer.note && <Text size="sm">{answer.note}</Text>}
    </Stack>
  );
}

const ENDED_BY = {
  operator_changed: 'the website names another operator',
  no_longer_named: 'the website names no company any more',
  in_doubt: 'the website leaves it open',
};

/** The websites that the company had before. Nothing is shown where none is known. */
export function WebsiteHistory({ number }: { number: string }) {
  const history = useQuery(websitesOf(number));
  const ended = history.data?.websites.filter(({ status }) => status === 'ended') ?? [];
  if (ended.length === 0) return null;
  return (
    <Section title="Previous websites">
      <List size="sm" spacing={4}>
        {ended.map(({ domain, valid_from, valid_to, ended_by }) => (
          <List.Item key={`${domain} ${valid_from}`}>
            {domain}, from {formatDay(valid_from)} to {formatDay(valid_to)}
            {ended_by && `: ${ENDED_BY[ended_by]}`}
          </List.Item>
        ))}
      </List>
    </Section>
  );
}

/**
 * The domains that the account's people decided are this company's. Nothing is shown where there are none.
 */
export function YourDecisions({ number }: { number: string }) {
  const { data } = useQuery({
    queryKey: [...REVIEWS_QUERY, 'for', number],
    queryFn: async () =>
      dataOf(
        await api.GET('/v1/reviews', { params: { query: { status: 'decided', company_number: number } } }),
      ),
  });
  if (!data || data.reviews.length === 0) return null;
  return (
    <Section title="Your decisions">
      <List size="sm" spacing={4}>
        {data.reviews.map(({ id, domain, decision }) => (
          <List.Item key={id}>
            <Anchor component={Link} to={`/resolve/${domain}`} inherit>
              {domain}
            </Anchor>{' '}
            belongs to this company, {decision?.decided_by && `decided by ${decision.decided_by}, `}
            {formatMoment(decision?.decided_at)}
          </List.Item>
        ))}
        {data.has_more && (
          <List.Item>
            <Anchor component={Link} to="/reviews?status=decided" inherit>
              All decisions
            </Anchor>
          </List.Item>
        )}
      </List>
    </Section>
  );
}
