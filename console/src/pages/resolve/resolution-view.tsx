import { Grid, List, Paper, Stack, Text, Title } from '@mantine/core';
import type { Resolution, Review } from '../../api/shapes.ts';
import { EvidenceList } from '../../components/evidence-list.tsx';
import { CompanyLink } from '../../components/links.tsx';
import { CandidateCard, DecisionLine, ReviewChoice } from '../../components/review-choice.tsx';
import { Section } from '../../components/section.tsx';
import { ErrorNote } from '../../components/states.tsx';
import { type Decisions, useDecisions, useReviewOf } from '../../components/use-decisions.ts';
import { formatDay, words } from '../../lib/format.ts';
import { AnswerCard } from './answer-card.tsx';
import { DisclosureList } from './disclosure-list.tsx';
import { countryName } from './result-text.ts';

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
      <AnswerCard result={result} onRetry={onRetry} />
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
      <Details result={result} />
    </Stack>
  );
}

/** Everything behind the answer: the evidence on one side, what follows from it on the other. */
function Details({ result }: { result: Resolution }) {
  const others = [
    result.disclosures && (
      <Section key="disclosures" title="Trading disclosures">
        <DisclosureList disclosures={result.disclosures} />
      </Section>
    ),
    result.group && <Owners key="owners" group={result.group} />,
    result.entities_on_site.length > 0 && <NamedOnSite key="named" entities={result.entities_on_site} />,
  ].filter(Boolean);
  const hasEvidence = result.evidence.length > 0;
  const width = hasEvidence && others.length > 0 ? 6 : 12;
  return (
    <Grid gap="lg">
      {hasEvidence && (
        <Grid.Col span={{ base: 12, md: width }}>
          <Section title="Evidence">
            <EvidenceList evidence={result.evidence} />
          </Section>
        </Grid.Col>
      )}
      {others.length > 0 && (
        <Grid.Col span={{ base: 12, md: width }}>
          <Stack gap="lg">{others}</Stack>
        </Grid.Col>
      )}
    </Grid>
  );
}

function Owners({ group }: { group: NonNullable<Resolution['group']> }) {
  return (
    <Section title="Who owns the operator">
      <Text size="sm">{group.reason}</Text>
      <List size="sm" spacing={4}>
        {group.parents.map((parent) => (
          <List.Item key={`${parent.company_number} ${parent.company_name}`}>
            {parent.company_number ? (
              <CompanyLink number={parent.company_number} name={parent.company_name} isInText />
            ) : (
              parent.company_name
            )}
            {parent.since && `, since ${formatDay(parent.since)}`}
            {parent.named_on_site ? ', named on the site' : ', not named on the site'}
          </List.Item>
        ))}
      </List>
    </Section>
  );
}

function NamedOnSite({ entities }: { entities: Resolution['entities_on_site'] }) {
  return (
    <Section title="Companies named on the site">
      <List size="sm" spacing={4}>
        {entities.map((entity) => (
          <List.Item key={`${entity.name} ${entity.company_number} ${entity.role}`}>
            {entity.company_number ? (
              <CompanyLink number={entity.company_number} name={entity.name} isInText />
            ) : (
              entity.name
            )}
            , {words(entity.role).toLowerCase()}
            {entity.country && `, registered in ${countryName(entity.country)}`}
          </List.Item>
        ))}
      </List>
    </Section>
  );
}

interface ReviewProps {
  review: Review;
  decisions: Decisions;
}

/** The decision of the account comes before what the website says. */
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
              You confirmed <CompanyLink number={decision.company_number} name={name ?? ''} isInText />
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
    ...{ review_candidates: result.review_candidates, evidence: result.evidence, registered_for: [] },
    status: result.review ? 'decided' : 'open',
    decision: result.review && { ...result.review, company_name: null, decided_by: null },
  };
}
