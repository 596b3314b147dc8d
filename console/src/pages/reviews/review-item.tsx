import { Anchor, Button, Collapse, Group, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import type { Review } from '../../api/shapes.ts';
import { CandidateCard } from '../../components/candidate-card.tsx';
import { CompanyLink } from '../../components/company-link.tsx';
import { EvidenceList } from '../../components/evidence-list.tsx';
import { Section } from '../../components/section.tsx';
import { formatMoment } from '../../lib/format.ts';
import type { Decisions } from './use-decisions.ts';

/** One domain: who it might be and why, and the buttons that settle it. */
export function ReviewItem({ review, decisions }: { review: Review; decisions: Decisions }) {
  const { id, domain, decision } = review;
  return (
    <Section
      title={domain}
      actions={
        <Anchor component={Link} to={`/resolve/${domain}`} size="sm">
          View result
        </Anchor>
      }
    >
      {decision && <Decision review={review} decisions={decisions} />}
      {review.explanation && <Text size="sm">{review.explanation}</Text>}
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
      {!decision && <OtherAnswers review={review} decisions={decisions} />}
      {review.evidence.length > 0 && <Evidence review={review} />}
    </Section>
  );
}

function Decision({ review, decisions }: { review: Review; decisions: Decisions }) {
  const { decision } = review;
  if (!decision) return null;
  return (
    <Group gap="sm">
      <Text size="sm">
        You decided {formatMoment(decision.decided_at)}:{' '}
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

/** It is none of them; or another, which one knows by its number. */
function OtherAnswers({ review: { id, domain }, decisions }: { review: Review; decisions: Decisions }) {
  const [number, setNumber] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    decisions.decide({ id, domain, number: number.trim(), company: number.trim() });
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
            placeholder="Its number"
            value={number}
            onChange={(event) => setNumber(event.currentTarget.value)}
            required
            withAsterisk={false}
            w={160}
          />
          <Button type="submit" variant="default" disabled={decisions.isBusy}>
            Confirm this company
          </Button>
        </Group>
      </form>
    </Group>
  );
}

function Evidence({ review }: { review: Review }) {
  const [isOpen, { toggle }] = useDisclosure();
  const id = useId();
  return (
    <Stack gap="sm" align="stretch">
      <Group>
        <Button size="xs" variant="subtle" onClick={toggle} aria-expanded={isOpen} aria-controls={id}>
          {isOpen ? 'Hide the evidence' : `Show the evidence (${review.evidence.length})`}
        </Button>
      </Group>
      <Collapse expanded={isOpen} id={id}>
        <EvidenceList evidence={review.evidence} />
      </Collapse>
    </Stack>
  );
}
