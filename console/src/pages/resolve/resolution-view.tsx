import { Button, Group, List, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api, dataOf } from '../../api/client.ts';
import type { Resolution, Review } from '../../api/shapes.ts';
import { CompanyStatus, Outcome } from '../../components/badges.tsx';
import { EvidenceList } from '../../components/evidence-list.tsx';
import { CompanyLink } from '../../components/links.tsx';
import { CandidateCard, ReviewChoice } from '../../components/review-choice.tsx';
import { Section } from '../../components/section.tsx';
import { ErrorNote } from '../../components/states.tsx';
import { useDecisions, useReviewOf } from '../../components/use-decisions.ts';
import { WatchButton } from '../../components/watch-button.tsx';
import { formatConfidence, formatCost, formatDay, formatMoment, words } from '../../lib/format.ts';
import { DisclosureList } from './disclosure-list.tsx';

/** A result: the company, how sure, which words on which page say so, and the other candidates. */
export function ResolutionView({ result }: { result: Resolution }) {
  const needsReview = result.match_status === 'needs_review';
  return (
    <Stack gap="lg">
      <Verdict result={result} />
      {result.review_candidates.length > 0 && (
        <Section title={needsReview ? 'Which of these is it?' : 'Also considered'}>
          {needsReview ? (
            <Decide result={result} />
          ) : (
            result.review_candidates.map((candidate) => (
              <CandidateCard key={candidate.company_number} candidate={candidate} />
            ))
          )}
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

function Decide({ result }: { result: Resolution }) {
  const stored = useReviewOf(result.input_domain);
  const decisions = useDecisions();
  // Looks like the stored one, with buttons that wait for it, so that nothing moves when it arrives.
  const review = stored ?? reviewOf(result);
  return (
    <>
      <Text size="sm">
        {review.decision
          ? 'Your answers for this domain show the decision.'
          : 'If you know, decide it here. It is free, and your answers will show it.'}
      </Text>
      {decisions.error && <ErrorNote error={decisions.error} />}
      <ReviewChoice
        review={review}
        decisions={{ ...decisions, isBusy: decisions.isBusy || stored === undefined }}
      />
    </>
  );
}

function reviewOf(result: Resolution): Review {
  return {
    ...{ id: '', domain: result.input_domain, asked_at: result.resolved_at },
    ...{ resolved_at: result.resolved_at, explanation: result.explanation },
    ...{ review_candidates: result.review_candidates, evidence: result.evidence },
    status: result.review ? 'decided' : 'open',
    decision: result.review && { ...result.review, company_name: null, decided_by: null },
  };
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
        {/* While it is in doubt, the decision is shown below, where it can be undone. */}
        {result.review && result.match_status !== 'needs_review' && (
          <Text size="sm">
            Decided on {formatDay(result.review.decided_at)}:{' '}
            {result.review.company_number ? (
              <CompanyLink number={result.review.company_number} name={result.review.company_number} />
            ) : (
              'none of these companies'
            )}
          </Text>
        )}
        <Text size="xs" c="dimmed">
          Read {formatMoment(result.resolved_at)}, valid until {formatMoment(result.expires_at)}
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

/** Saves the signed receipt of the result as a file. */
function DownloadReceipt({ domain }: { domain: string }) {
  const download = useMutation({
    mutationFn: async () => {
      const { receipt } = dataOf(
        await api.GET('/v1/domains/{domain}/receipt', { params: { path: { domain } } }),
      );
      save(`${domain}.receipt`, receipt);
    },
  });
  return (
    <>
      <Group>
        <Button size="xs" variant="light" onClick={() => download.mutate()} loading={download.isPending}>
          Download the signed receipt
        </Button>
      </Group>
      {download.isError && <ErrorNote error={download.error} />}
    </>
  );
}

function save(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/jose' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
