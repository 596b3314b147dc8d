import { Group, List, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ReviewCandidate } from '../api/shapes.ts';
import { formatConfidence, formatDay, words } from '../lib/format.ts';
import { CompanyLink } from './company-link.tsx';

interface CandidateCardProps {
  candidate: ReviewCandidate;
  /** Which is right was decided, and it is this one. */
  isChosen?: boolean;
  /** What can be done with it. */
  children?: ReactNode;
}

/** A company that it might be: why, how likely, and what would settle it. */
export function CandidateCard({ candidate, isChosen = false, children }: CandidateCardProps) {
  return (
    <Paper withBorder p="sm" {...(isChosen && { style: { borderColor: 'var(--mantine-color-green-6)' } })}>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
        <CompanyLink number={candidate.company_number} name={candidate.company_name} />
        <Text size="sm" className="tabular">
          {formatConfidence(candidate.match_confidence)}
        </Text>
      </Group>
      <Text size="xs" c="dimmed">
        {candidate.company_number} · {words(candidate.company_status)} ·{' '}
        {candidate.registered_postcode ?? 'no postcode'} · since {formatDay(candidate.incorporated_on)}
      </Text>
      <List size="sm" mt="xs" pr="md">
        {candidate.reasons.map((reason) => (
          <List.Item key={reason}>{reason}</List.Item>
        ))}
      </List>
      <Text size="sm" mt="xs">
        <b>What would confirm it:</b> {candidate.would_settle}
      </Text>
      {children}
    </Paper>
  );
}
