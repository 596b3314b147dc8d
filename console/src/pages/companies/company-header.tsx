import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Company } from '../../api/shapes.ts';
import { CompanyStatus } from '../../components/badges.tsx';
import { describeSize } from '../../lib/describe-size.ts';
import { describeCompanyLine, listOverdue } from './company-text.ts';
import { useKnownWebsites } from './use-known-websites.ts';

/**
 * Shows first what matters: whether it exists, what it is and does, how large it is, what is overdue, and its
 * website.
 */
export function CompanyHeader({ company }: { company: Company }) {
  const size = describeSize(company);
  const overdue = listOverdue(company);
  return (
    <Stack gap={4} component="section" aria-label="Summary">
      <Group gap="xs">
        <CompanyStatus status={company.company_status} />
        <Text size="sm" className="tabular">
          {company.company_number}
        </Text>
        {overdue.map((text) => (
          <Text key={text} size="sm" className="alarming">
            {text}
          </Text>
        ))}
      </Group>
      <Text size="sm">{describeCompanyLine(company, new Date()).join(' · ')}</Text>
      {size && <Text size="sm">{size}</Text>}
      <KnownWebsite number={company.company_number} />
    </Stack>
  );
}

/** Only those that are known already; the search for others costs a credit and has its own button. */
function KnownWebsite({ number }: { number: string }) {
  const current = useKnownWebsites(number);
  if (current.length === 0) return null;
  return (
    <Text size="sm">
      Website:{' '}
      {current.map((domain, index) => (
        <span key={domain}>
          {index > 0 && ', '}
          <Anchor component={Link} to={`/resolve/${domain}`} inherit>
            {domain}
          </Anchor>
        </span>
      ))}
    </Text>
  );
}
