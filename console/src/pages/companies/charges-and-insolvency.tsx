import { Badge, Group, Text } from '@mantine/core';
import type { Company } from '../../api/shapes.ts';
import { Section } from '../../components/section.tsx';
import { formatDay, words } from '../../lib/format.ts';
import { describeCharges, NEEDS_LIVE } from './company-text.ts';
import { Listed } from './people.tsx';

export function Charges({ company }: { company: Company }) {
  return (
    <Section title="Charges">
      <Text size="sm">{describeCharges(company)}</Text>
      {company.charges === null && company.has_active_charges && (
        <Text size="sm" c="dimmed">
          The list of them needs the live register.
        </Text>
      )}
      {company.charges && company.charges.length > 0 && (
        <Listed items={company.charges}>
          {(charge) => (
            <li key={`${charge.id} ${charge.charge_code} ${charge.charge_number} ${charge.created_on}`}>
              <Group gap="xs" justify="space-between">
                <Text size="sm" className="breakable">
                  {charge.persons_entitled.join(', ') ||
                    charge.description ||
                    charge.charge_code ||
                    'A charge'}
                </Text>
                <Badge variant="light" color={charge.satisfied_on ? 'gray' : 'orange'} tt="none">
                  {words(charge.status)}
                </Badge>
              </Group>
              <Text size="xs" c="dimmed">
                {[
                  charge.charge_code,
                  `Created ${formatDay(charge.created_on)}`,
                  charge.satisfied_on && `satisfied ${formatDay(charge.satisfied_on)}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </li>
          )}
        </Listed>
      )}
    </Section>
  );
}

export function Insolvency({ company }: { company: Company }) {
  return (
    <Section title="Insolvency">
      <Text size="sm">{inOneSentence(company)}</Text>
      {company.insolvency_cases && company.insolvency_cases.length > 0 && (
        <Listed items={company.insolvency_cases}>
          {(proceeding) => (
            <li key={`${proceeding.number} ${proceeding.type}`}>
              <Text size="sm">{words(proceeding.type)}</Text>
              <Text size="xs" c="dimmed">
                {proceeding.dates.map(({ type, date }) => `${words(type)} ${formatDay(date)}`).join(' · ')}
              </Text>
              {proceeding.practitioners.length > 0 && (
                <Text size="xs" c="dimmed">
                  {proceeding.practitioners
                    .map(({ name, role }) => (role ? `${name} (${words(role).toLowerCase()})` : name))
                    .join('; ')}
                </Text>
              )}
            </li>
          )}
        </Listed>
      )}
    </Section>
  );
}

function inOneSentence(company: Company): string {
  if (company.has_insolvency_history === null) return NEEDS_LIVE;
  if (company.current_insolvency_status) return `${words(company.current_insolvency_status)} is in progress.`;
  return company.has_insolvency_history ? 'There were proceedings; none is in progress.' : 'No proceedings.';
}
