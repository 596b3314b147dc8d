import { Anchor, Button, Group, Loader, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { CompanyAnswer } from '../../api/shapes.ts';
import { Outcome } from '../../components/badges.tsx';
import { EvidenceList } from '../../components/evidence-list.tsx';
import { PageAddress } from '../../components/page-address.tsx';
import { Section } from '../../components/section.tsx';
import { ErrorNote } from '../../components/states.tsx';
import { formatConfidence, formatCost, formatCount, formatMoment } from '../../lib/format.ts';
import { useWebsite } from './use-website.ts';
import { isSearching } from './website-search.ts';

/** Its website, when one asks for it: what is verified costs a credit, so nothing is asked before the button is pressed. */
export function Website({ number }: { number: string }) {
  const website = useWebsite(number);
  const { answer } = website;
  return (
    <Section title="Website">
      {!answer && (
        <Group gap="sm">
          <Button variant="default" onClick={() => website.find(false)} loading={website.isAsking}>
            Find its website
          </Button>
          <Text size="sm" c="dimmed">
            Costs one credit when a website is verified, once in 30 days; otherwise it is free.
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
