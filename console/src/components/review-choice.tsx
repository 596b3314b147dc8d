import { Button, Group, List, Paper, SimpleGrid, Text, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Review, ReviewCandidate } from '../api/shapes.ts';
import { formatConfidence, formatDay, formatMoment, words } from '../lib/format.ts';
import { CompanyLink } from './links.tsx';
import type { Decisions } from './use-decisions.ts';

interface ReviewProps {
  review: Review;
  decisions: Decisions;
}

interface ReviewChoiceProps extends ReviewProps {
  /** False where the page shows the decision elsewhere. */
  withDecision?: boolean;
}

/**
 * The companies that a domain may belong to, with the buttons that decide it, or the decision with its undo.
 */
export function ReviewChoice({ review, decisions, withDecision = true }: ReviewChoiceProps) {
  const { id, domain, decision } = review;
  return (
    <>
      {decision && withDecision && <DecisionLine review={review} decisions={decisions} />}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="sm">
        {review.review_candidates.map((candidate) => (
          <CandidateCard
            key={candidate.company_number}
            candidate={candidate}
            isChosen={decision?.company_number === candidate.company_number}
          >
            {!decision && (
              <Button
                size="xs"
                mt="sm"
                aria-label={`Confirm ${candidate.company_name}, ${candidate.company_number}`}
                disabled={decisions.isBusy}
                onClick={() =>
                  decisions.decide({
                    id,
                    domain,
                    number: candidate.company_number,
                    company: candidate.company_name,
                  })
                }
              >
                Confirm
              </Button>
            )}
          </CandidateCard>
        ))}
      </SimpleGrid>
      {!decision && <OtherAnswers review={review} decisions={decisions} />}
    </>
  );
}

/** Who decided what, with the undo beside it. */
export function DecisionLine({ review, decisions }: ReviewProps) {
  const { decision } = review;
  const line = useRef<HTMLDivElement>(null);
  const isNew = decisions.last?.id === review.id;
  // The button that decided may be far below.
  useEffect(() => {
    if (isNew) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  if (!decision) return null;
  return (
    <Group gap="sm" ref={line} className="below-header">
      <Text size="sm" className="breakable">
        {decision.decided_by ? `Decided by ${decision.decided_by}` : 'Decided'},{' '}
        {formatMoment(decision.decided_at)}:{' '}
        {decision.company_number === null ? (
          <b>none of these</b>
        ) : (
          <CompanyLink
            number={decision.company_number}
            name={decision.company_name ?? decision.company_number}
          />
        )}
      </Text>
      <Button
        size="xs"
        variant="default"
        aria-label={`Undo the decision on ${review.domain}`}
        disabled={decisions.isBusy}
        onClick={() => decisions.takeBack(review.id)}
      >
        Undo
      </Button>
    </Group>
  );
}

/** None of the candidates; or another company, by its number. */
function OtherAnswers({ review: { id, domain }, decisions }: ReviewProps) {
  const [number, setNumber] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    decisions.decide({ id, domain, number: number.trim(), company: number.trim(), isTyped: true });
  }
  return (
    <Group gap="sm" align="flex-end">
      <Button
        variant="default"
        aria-label={`None of these for ${domain}`}
        disabled={decisions.isBusy}
        onClick={() => decisions.decide({ id, domain, number: null })}
      >
        None of these
      </Button>
      <form onSubmit={submit}>
        <Group gap="xs" align="flex-end">
          <TextInput
            label="Another company"
            placeholder="Company number"
            value={number}
            onChange={(event) => setNumber(event.currentTarget.value)}
            error={decisions.typedError(id)}
            inputWrapperOrder={['label', 'error', 'input']}
            required
            withAsterisk={false}
            miw={160}
          />
          <Button type="submit" variant="default" disabled={decisions.isBusy}>
            Confirm this company
          </Button>
        </Group>
      </form>
    </Group>
  );
}

interface CandidateCardProps {
  candidate: ReviewCandidate;
  /** It was decided that this company is right. */
  isChosen?: boolean;
  /** Buttons. */
  children?: ReactNode;
}

/** A candidate: the reasons, the confidence, and what would confirm it. */
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
