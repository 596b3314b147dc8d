import { Blockquote, Group, List, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Evidence, Resolution, ReviewCandidate } from '../../api/shapes.ts';
import { CompanyStatus, Outcome } from '../../components/badges.tsx';
import { CompanyLink } from '../../components/company-link.tsx';
import { ExternalLink } from '../../components/external-link.tsx';
import { formatConfidence, formatDay, formatMoment, words } from '../../lib/format.ts';
import { Highlighted } from './highlighted.tsx';

/** A result as a person checks it: who, how sure, which words on which page, and what else it might have been. */
export function ResolutionView({ result }: { result: Resolution }) {
  return (
    <Stack gap="lg">
      <Verdict result={result} />
      {result.review_candidates.length > 0 && (
        <Section title={result.match_status === 'matched' ? 'Also considered' : 'Which of these is it?'}>
          <Stack gap="sm">
            {result.review_candidates.map((candidate) => (
              <Candidate key={candidate.company_number} candidate={candidate} />
            ))}
          </Stack>
        </Section>
      )}
      {result.evidence.length > 0 && (
        <Section title="Evidence">
          <Stack gap="md">
            {result.evidence.map((evidence) => (
              <EvidenceItem
                key={`${evidence.kind} ${evidence.value} ${evidence.page_url} ${evidence.supports}`}
                evidence={evidence}
              />
            ))}
          </Stack>
        </Section>
      )}
      {result.entities_on_site.length > 0 && (
        <Section title="Everybody the pages name">
          <List size="sm" spacing={4}>
            {result.entities_on_site.map((entity) => (
              <List.Item key={`${entity.name} ${entity.role}`}>
                {entity.name}
                {entity.company_number && ` (${entity.company_number})`}, {words(entity.role).toLowerCase()}
                {entity.country && `, registered in ${entity.country}`}
              </List.Item>
            ))}
          </List>
        </Section>
      )}
    </Stack>
  );
}

function Verdict({ result }: { result: Resolution }) {
  const { company } = result;
  return (
    <Paper withBorder p="lg" component="section" aria-label="Result">
      <Stack gap="sm">
        <Group gap="sm">
          <Outcome outcome={result.match_status} size="lg" />
          <Text size="sm" c="dimmed">
            {result.charged ? 'Cost 1 credit' : 'Free'} ({words(result.charge_reason).toLowerCase()})
            {result.cached && ', known before'}
          </Text>
        </Group>
        {company && (
          <div>
            <Title order={2} size="h3">
              <CompanyLink number={company.company_number} name={company.company_name} />
            </Title>
            <Group gap="sm" mt={4}>
              <Text size="sm" className="tabular">
                {company.company_number}
              </Text>
              <CompanyStatus status={company.company_status} />
              <Text size="sm">since {formatDay(company.incorporated_on)}</Text>
            </Group>
            <Text size="sm" mt={4}>
              {company.registered_address}
            </Text>
          </div>
        )}
        {result.match_confidence !== null && <Confidence value={result.match_confidence} />}
        <Text>{result.explanation}</Text>
        <Text size="xs" c="dimmed">
          Read {formatMoment(result.resolved_at)}, good until {formatMoment(result.expires_at)}
        </Text>
      </Stack>
    </Paper>
  );
}

function Confidence({ value }: { value: number }) {
  return (
    <div>
      <Group justify="space-between">
        <Text size="sm">Confidence</Text>
        <Text size="sm" fw={600} className="tabular">
          {formatConfidence(value)}
        </Text>
      </Group>
      <Progress value={value * 100} color={value >= 0.95 ? 'green' : 'yellow'} aria-label="Confidence" />
    </div>
  );
}

function Candidate({ candidate }: { candidate: ReviewCandidate }) {
  return (
    <Paper withBorder p="sm">
      <Group justify="space-between" gap="xs">
        <CompanyLink number={candidate.company_number} name={candidate.company_name} />
        <Text size="sm" className="tabular">
          {formatConfidence(candidate.match_confidence)}
        </Text>
      </Group>
      <Text size="xs" c="dimmed">
        {candidate.company_number} · {words(candidate.company_status)} ·{' '}
        {candidate.registered_postcode ?? 'no postcode'} · since {formatDay(candidate.incorporated_on)}
      </Text>
      <List size="sm" mt="xs">
        {candidate.reasons.map((reason) => (
          <List.Item key={reason}>{reason}</List.Item>
        ))}
      </List>
      <Text size="sm" mt="xs">
        <b>What would settle it:</b> {candidate.would_settle}
      </Text>
    </Paper>
  );
}

function EvidenceItem({ evidence }: { evidence: Evidence }) {
  return (
    <div>
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
        <ExternalLink href={evidence.page_url}>{evidence.page_url}</ExternalLink>,{' '}
        {formatMoment(evidence.captured_at)}
      </Text>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper withBorder p="lg" component="section" aria-label={title}>
      <Title order={2} size="h4" mb="md">
        {title}
      </Title>
      {children}
    </Paper>
  );
}
