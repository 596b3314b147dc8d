import { Anchor, Button, Grid, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { titleWithoutCompany } from '../../../../src/shared/outcomes.ts';
import type { Resolution } from '../../api/shapes.ts';
import { CompanyStatus, Outcome } from '../../components/badges.tsx';
import { Highlighted } from '../../components/evidence-list.tsx';
import { excerptAround, gatherFacts, type QuotedFact } from '../../components/evidence-text.ts';
import { CompanyLink, PageAddress } from '../../components/links.tsx';
import { WatchButton } from '../../components/watch-button.tsx';
import { describeSize } from '../../lib/describe-size.ts';
import { formatCost, formatDay, formatMoment, words } from '../../lib/format.ts';
import { describeCompany, describeConfidence, describeParticulars, searchWordsOf } from './answer-text.ts';
import { Downloads } from './downloads.tsx';
import { describeFailure, describeForeignOperator } from './result-text.ts';

interface AnswerProps {
  result: Resolution;
  /** Reads a website that could not be read again. */
  onRetry: () => void;
}

const FACTS_SHOWN = 3;

/** The answer on one screen: who, how sure, why, and what can be done with it. */
export function AnswerCard({ result, onRetry }: AnswerProps) {
  const facts = gatherFacts(result.evidence).slice(0, FACTS_SHOWN);
  return (
    <Paper withBorder p="md" component="section" aria-label="Result">
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: facts.length > 0 ? 7 : 12 }}>
          <Stack gap="xs">
            <Group gap="xs">
              <Outcome outcome={result.match_status} size="lg" />
              {result.match_confidence !== null && (
                <Text size="sm" fw={600} className="tabular">
                  {describeConfidence(result.match_confidence, result.match_status)}
                </Text>
              )}
            </Group>
            {result.company ? <MatchedCompany company={result.company} /> : <Nobody result={result} />}
            <Text size="sm">{result.explanation}</Text>
            {result.disclosures && (
              <Text size="sm">
                <b>Particulars on the website:</b> {describeParticulars(result.disclosures)}.
              </Text>
            )}
            <Actions result={result} onRetry={onRetry} />
            <Text size="xs" c="dimmed">
              {formatCost(result)}
              {result.cached && ', known before'}. Read {formatMoment(result.resolved_at)}
              {result.as_of && `, register of ${formatDay(result.as_of)}`}. Valid until{' '}
              {formatDay(result.expires_at)}.
            </Text>
          </Stack>
        </Grid.Col>
        {facts.length > 0 && (
          <Grid.Col span={{ base: 12, md: 5 }}>
            <StrongestFacts facts={facts} />
          </Grid.Col>
        )}
      </Grid>
    </Paper>
  );
}

function MatchedCompany({ company }: { company: NonNullable<Resolution['company']> }) {
  const size = describeSize(company);
  return (
    <div>
      <Title order={2} size="h3">
        <CompanyLink number={company.company_number} name={company.company_name} isInText />
      </Title>
      <Group gap="xs" mt={4}>
        <CompanyStatus status={company.company_status} />
        <Text size="sm" className="tabular">
          {company.company_number}
        </Text>
      </Group>
      <Text size="sm" mt={4}>
        {describeCompany(company).join(' · ')}
      </Text>
      {size && <Text size="sm">{size}</Text>}
    </div>
  );
}

/** As much care where there is no company: what is known instead. */
function Nobody({ result }: { result: Resolution }) {
  const { failure, foreign_operator: foreign } = result;
  return (
    <div>
      <Title order={2} size="h3" className="breakable">
        {titleWithoutCompany(result)}
      </Title>
      {foreign && (
        <Text size="sm" mt={4} className="breakable">
          {describeForeignOperator(foreign)}
        </Text>
      )}
      {failure && (
        <Text size="sm" mt={4} className="breakable">
          {describeFailure(failure)}
        </Text>
      )}
    </div>
  );
}

function Actions({ result, onRetry }: AnswerProps) {
  const { company, failure, input_domain: domain } = result;
  const isUnknown = result.match_status === 'no_match' || result.match_status === 'scrape_failed';
  return (
    <Group gap="xs" align="flex-start">
      {company && <WatchButton number={company.company_number} name={company.company_name} size="xs" />}
      {failure && (
        <Button size="xs" onClick={onRetry}>
          Try again
        </Button>
      )}
      {isUnknown && (
        <Button
          size="xs"
          variant="default"
          component={Link}
          to={`/companies?${new URLSearchParams({ name: searchWordsOf(domain) })}`}
        >
          Search the register
        </Button>
      )}
      <Downloads domain={domain} />
    </Group>
  );
}

/** A short list; the full list, with the time of reading, is below. */
function StrongestFacts({ facts }: { facts: QuotedFact[] }) {
  return (
    <Stack gap="sm">
      <Title order={3} size="h5">
        What the website says
      </Title>
      <Stack gap="sm" component="ul" className="strongest-facts">
        {facts.map((fact) => (
          <li key={fact.key}>
            <Text size="xs" c="dimmed">
              {words(fact.kind)}
              {fact.weight < 0 && ', against it'}
            </Text>
            <Text size="sm" className="breakable" lineClamp={2}>
              “<Highlighted text={excerptAround(fact.quote, fact.value)} term={fact.value} />”
            </Text>
            <Text size="xs" component="div">
              <PageAddress url={fact.page_url} isShort />
            </Text>
          </li>
        ))}
      </Stack>
      <Anchor href="#evidence" size="sm">
        All evidence
      </Anchor>
    </Stack>
  );
}
