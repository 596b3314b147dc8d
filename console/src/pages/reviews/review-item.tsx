import { Anchor, Button, Collapse, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Review } from '../../api/shapes.ts';
import { EvidenceList } from '../../components/evidence-list.tsx';
import { ReviewChoice } from '../../components/review-choice.tsx';
import { Section } from '../../components/section.tsx';
import type { Decisions } from '../../components/use-decisions.ts';

/** One domain: which companies are possible and why, and the buttons that decide it. */
export function ReviewItem({ review, decisions }: { review: Review; decisions: Decisions }) {
  const { domain } = review;
  return (
    <Section
      title={domain}
      actions={
        <Anchor component={Link} to={`/resolve/${domain}`} size="sm">
          View result
        </Anchor>
      }
    >
      {review.explanation && <Text size="sm">{review.explanation}</Text>}
      <ReviewChoice review={review} decisions={decisions} />
      {review.evidence.length > 0 && <Evidence review={review} />}
    </Section>
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
