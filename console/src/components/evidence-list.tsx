import { Blockquote, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Evidence } from '../api/shapes.ts';
import { formatCount, formatMoment, words } from '../lib/format.ts';
import { findTerm, gatherFacts, type QuotedFact } from './evidence-text.ts';
import { PageAddress } from './links.tsx';

const SHOWN_AT_FIRST = 6;

/** The strongest facts first, each as a quote with the decisive words highlighted, and its page. */
export function EvidenceList({ evidence }: { evidence: Evidence[] }) {
  const [isWhole, setWhole] = useState(false);
  const facts = gatherFacts(evidence);
  const shown = isWhole ? facts : facts.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <Stack gap="md" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
        {shown.map((fact) => (
          <li key={fact.key}>
            <FactItem fact={fact} />
          </li>
        ))}
      </Stack>
      {facts.length > shown.length && (
        <Group>
          <Button size="xs" variant="subtle" onClick={() => setWhole(true)}>
            Show {facts.length - shown.length} more
          </Button>
        </Group>
      )}
    </>
  );
}

function FactItem({ fact }: { fact: QuotedFact }) {
  return (
    <>
      <Group gap="xs">
        <Text size="sm" fw={600}>
          {words(fact.kind)}
        </Text>
        {fact.companies.length > 0 && (
          <Text size="xs" c="dimmed">
            {fact.weight < 0 ? 'against' : 'supports'} {fact.companies.join(', ')}
          </Text>
        )}
      </Group>
      {fact.quote && (
        <Blockquote p="sm" mt={4} mb={4} color={fact.weight < 0 ? 'red' : 'ink'}>
          <Text size="sm" className="breakable">
            <Highlighted text={fact.quote} term={fact.value} />
          </Text>
        </Blockquote>
      )}
      <Text size="xs" c="dimmed">
        <PageAddress url={fact.page_url} />, {formatMoment(fact.captured_at)}
      </Text>
      {fact.attribution && (
        <Text size="xs" c="dimmed">
          {fact.attribution}
        </Text>
      )}
      {fact.also_on.length > 0 && (
        <Text size="xs" c="dimmed" component="details">
          <summary>Also on {formatCount(fact.also_on.length, 'other page', 'other pages')}</summary>
          {fact.also_on.map((url) => (
            <div key={url}>
              <PageAddress url={url} />
            </div>
          ))}
        </Text>
      )}
    </>
  );
}

/** A quote with the decisive words highlighted. */
export function Highlighted({ text, term }: { text: string; term: string }) {
  const found = findTerm(text, term);
  if (!found) return <>{text}</>;
  const [start, end] = found;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
