import { Blockquote, Group, Stack, Text } from '@mantine/core';
import type { Evidence } from '../api/shapes.ts';
import { formatMoment, words } from '../lib/format.ts';
import { Highlighted } from './highlighted.tsx';
import { PageAddress } from './page-address.tsx';

/** Each fact as a quote, with the words that carry it marked, and the page on which they stand. */
export function EvidenceList({ evidence }: { evidence: Evidence[] }) {
  return (
    <Stack gap="md" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
      {evidence.map((one) => (
        <li key={`${one.kind} ${one.value} ${one.page_url} ${one.supports}`}>
          <EvidenceItem evidence={one} />
        </li>
      ))}
    </Stack>
  );
}

function EvidenceItem({ evidence }: { evidence: Evidence }) {
  return (
    <>
      <Group gap="xs">
        <Text size="sm" fw={600}>
          {words(evidence.kind)}
        </Text>
        <Text size="xs" c="dimmed">
          speaks {evidence.weight < 0 ? 'against' : 'for'} {evidence.supports}
        </Text>
      </Group>
      {evidence.quote && (
        <Blockquote p="sm" mt={4} mb={4} color={evidence.weight < 0 ? 'red' : 'ink'}>
          <Text size="sm" className="breakable">
            <Highlighted text={evidence.quote} term={evidence.value} />
          </Text>
        </Blockquote>
      )}
      <Text size="xs" c="dimmed">
        <PageAddress url={evidence.page_url} />, {formatMoment(evidence.captured_at)}
      </Text>
    </>
  );
}
