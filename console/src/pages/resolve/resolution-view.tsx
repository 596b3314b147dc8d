import { Anchor, Group, List, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { Resolution } from '../../api/shapes.ts';
import { CompanyStatus, Outcome } from '../../components/badges.tsx';
import { CandidateCard } from '../../components/candidate-card.tsx';
import { CompanyLink } from '../../components/company-link.tsx';
import { EvidenceList } from '../../components/evidence-list.tsx';
import { Section } from '../../components/section.tsx';
import { WatchButton } from '../../components/watch-button.tsx';
import { formatConfidence, formatCost, formatDay, formatMoment, words } from '../../lib/format.ts';
import { DisclosureList } from './disclosure-list.tsx';
import { DownloadReceipt } from './download-receipt.tsx';

/** A result as a person checks it: who, how sure, which words on which page, and what else it might have been. */
export function ResolutionView({ result }: { result: Resolution }) {
  return (
    <Stack gap="lg">
      <Verdict result={result} />
      {result.review_candidates.length > 0 && (
        <Section title={result.match_status === 'matched' ? 'Also considered' : 'Which of these is it?'}>
          {result.match_status === 'needs_review' && (
            <Text size="sm">
              Do you know?{' '}
              <Anchor component={Link} to="/reviews">
                Decide it in Reviews
              </Anchor>
              ; that is free, and remembered.
            </Text>
          )}
          {result.review_candidates.map((candidate) => (
            <CandidateCard key={candidate.company_number} candidate={candidate} />
          ))}
        </Section>
      )}
      {result.evidence.length > 0 && (
        <Section title="Evidence">
          <EvidenceList evidence={result.evidence} />
        </Section>
      )}
      {result.group && (
        <Section title="Who owns the operator">
          <Text size="sm">{result.group.reason}</Text>
          <List size="sm" spacing={4}>
            {result.group.parents.map((parent) => (
              <List.Item key={`${parent.company_number} ${parent.company_name}`}>
                {parent.company_number ? (
                  <CompanyLink number={parent.company_number} name={parent.company_name} />
                ) : (
                  parent.company_name
                )}
                {parent.since && `, since ${formatDay(parent.since)}`}
                {parent.named_on_site ? ', named on the site' : ', not named on the site'}
              </List.Item>
            ))}
          </List>
        </Section>
      )}
      {result.disclosures && (
        <Section title="Trading disclosures">
          <DisclosureList disclosures={result.disclosures} />
        </Section>
      )}
      {result.entities_on_site.length > 0 && (
        <Section title="Companies named on the site">
          <List size="sm" spacing={4}>
            {result.entities_on_site.map((entity) => (
              <List.Item key={`${entity.name} ${entity.company_number} ${entity.role}`}>
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
    <Paper withBorder p="md" component="section" aria-label="Result">
      <Stack gap="sm">
        <Group gap="sm">
          <Outcome outcome={result.match_status} size="lg" />
          <Text size="sm" c="dimmed">
            {formatCost(result)}
            {result.cached && ' · known before'}
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
            <Text size="sm" mt={4} mb="xs">
              {company.registered_address}
            </Text>
            <WatchButton number={company.company_number} name={company.company_name} size="xs" />
          </div>
        )}
        {result.match_confidence !== null && <Confidence value={result.match_confidence} />}
        <Text>{result.explanation}</Text>
        {result.review && (
          <Text size="sm">
            You decided on {formatDay(result.review.decided_at)}:{' '}
            {result.review.company_number ? (
              <CompanyLink number={result.review.company_number} name={result.review.company_number} />
            ) : (
              'none of these companies'
            )}
          </Text>
        )}
        <Text size="xs" c="dimmed">
          Read {formatMoment(result.resolved_at)}, good until {formatMoment(result.expires_at)}
        </Text>
        <DownloadReceipt domain={result.input_domain} />
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
