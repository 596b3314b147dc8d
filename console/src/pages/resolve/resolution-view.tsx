import { Button, Group, List, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api, dataOf, downloadByHand } from '../../api/client.ts';
import type { Resolution, Review } from '../../api/shapes.ts';
import { CompanyStatus, Outcome } from '../../components/badges.tsx';
import { EvidenceList } from '../../components/evidence-list.tsx';
import { CompanyLink } from '../../components/links.tsx';
import { CandidateCard, DecisionLine, ReviewChoice } from '../../components/review-choice.tsx';
import { Section } from '../../components/section.tsx';
import { ErrorNote } from '../../components/states.tsx';
import { type Decisions, useDecisions, useReviewOf } from '../../components/use-decisions.ts';
import { WatchButton } from '../../components/watch-button.tsx';
import { formatConfidence, formatCost, formatDay, formatMoment, words } from '../../lib/format.ts';
import { DisclosureList } from './disclosure-list.tsx';
import { countryName, describeFailure, describeForeignOperator } from './result-text.ts';

interface ResolutionViewProps {
  result: Resolution;
  /** Reads a website that could not be read again. */
  onRetry: () => void;
}

/** A result: the company, how sure, which words on which page say so, and the other candidates. */
export function ResolutionView({ result, onRetry }: ResolutionViewProps) {
  const needsReview = result.match_status === 'needs_review';
  const stored = useReviewOf(result.input_domain, needsReview || result.review !== null);
  const decisions = useDecisions();
  // Looks like the stored one, with buttons that wait for it, so that nothing moves when it arrives.
  const review = stored ?? reviewOf(result);
  const waiting = { ...decisions, isBusy: decisions.isBusy || stored === undefined };
  return (
    <Stack gap="lg">
      {review.decision && <Decided review={review} decisions={waiting} />}
      <Verdict result={result} onRetry={onRetry} />
      {result.review_candidates.length > 0 && (
        <Section title={needsReview ? 'Which of these is it?' : 'Also considered'}>
          {needsReview ? (
            <Decide review={review} decisions={waiting} />
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
                {entity.country && `, registered in ${countryName(entity.country)}`}
              </List.Item>
            ))}
          </List>
        </Section>
      )}
    </Stack>
  );
}

interface ReviewProps {
  review: Review;
  decisions: Decisions;
}

/** What the account decided comes before what the website says. */
function Decided({ review, decisions }: ReviewProps) {
  const { decision } = review;
  if (!decision) return null;
  const chosen = review.review_candidates.find((one) => one.company_number === decision.company_number);
  const name = decision.company_name ?? chosen?.company_name ?? decision.company_number;
  return (
    <Paper withBorder p="md" component="section" aria-label="Your decision">
      <Stack gap="sm">
        <Title order={2} size="h3">
          {decision.company_number === null ? (
            'You decided that it is none of these companies'
          ) : (
            <>
              You confirmed <CompanyLink number={decision.company_number} name={name ?? ''} />
            </>
          )}
        </Title>
        <DecisionLine review={review} decisions={decisions} />
      </Stack>
    </Paper>
  );
}

function Decide({ review, decisions }: ReviewProps) {
  return (
    <>
      <Text size="sm">
        {review.decision
          ? 'Your answers for this domain show the decision.'
          : 'If you know, decide it here. It is free, and your answers will show it.'}
      </Text>
      {decisions.error && <ErrorNote error={decisions.error} />}
      <ReviewChoice review={review} decisions={decisions} withDecision={false} />
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

function Verdict({ result, onRetry }: ResolutionViewProps) {
  const { company, failure, foreign_operator: foreign } = result;
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
        {foreign && (
          <Text size="sm" className="breakable">
            {describeForeignOperator(foreign)}
          </Text>
        )}
        {failure && (
          <>
            <Text size="sm" className="breakable">
              {describeFailure(failure)}
            </Text>
            <Group>
              <Button size="xs" variant="light" onClick={onRetry}>
                Try again
              </Button>
            </Group>
          </>
        )}
        <Text size="xs" c="dimmed">
          Read {formatMoment(result.resolved_at)}, valid until {formatMoment(result.expires_at)}
          {result.as_of && `. Register of ${formatDay(result.as_of)}`}
        </Text>
        <Downloads domain={result.input_domain} />
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

/** Saves the report of the result, or its signed receipt, as a file. */
function Downloads({ domain }: { domain: string }) {
  const report = useMutation({
    mutationFn: async (kind: 'html' | 'pdf') =>
      save(`${domain}.report.${kind}`, await downloadByHand(reportPath(domain), REPORT_TYPES[kind])),
  });
  const download = useMutation({
    mutationFn: async () => {
      const { receipt } = dataOf(
        await api.GET('/v1/domains/{domain}/receipt', { params: { path: { domain } } }),
      );
      save(`${domain}.receipt`, new Blob([receipt], { type: 'application/jose' }));
    },
  });
  return (
    <>
      <Group>
        <Button size="xs" variant="light" onClick={() => download.mutate()} loading={download.isPending}>
          Download the signed receipt
        </Button>
        {(['html', 'pdf'] as const).map((kind) => (
          <Button
            key={kind}
            size="xs"
            variant="light"
            onClick={() => report.mutate(kind)}
            loading={report.isPending && report.variables === kind}
          >
            {kind === 'pdf' ? 'Report as PDF' : 'Report to print'}
          </Button>
        ))}
      </Group>
      {download.isError && <ErrorNote error={download.error} />}
      {report.isError && <ErrorNote error={report.error} />}
    </>
  );
}

const REPORT_TYPES = { html: 'text/html', pdf: 'application/pdf' } as const;

function reportPath(domain: string): string {
  return `/v1/domains/${encodeURIComponent(domain)}/report`;
}

function save(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
