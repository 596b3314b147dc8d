import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Company } from '../../api/shapes.ts';
import { Section } from '../../components/section.tsx';
import { formatDay, words } from '../../lib/format.ts';

/** Null: not known; empty: there is none. */
export function Listed<T>({ items, children }: { items: T[] | null; children: (item: T) => ReactNode }) {
  if (items === null || items.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {items === null ? 'Not known: this needs the live register.' : 'None.'}
      </Text>
    );
  }
  return (
    <Stack gap="sm" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
      {items.map(children)}
    </Stack>
  );
}

interface PersonProps {
  name: string;
  what: string;
  since: string;
  isGone: boolean;
}

function Person({ name, what, since, isGone }: PersonProps) {
  return (
    <Group component="li" justify="space-between" gap="xs" align="flex-start" wrap="nowrap">
      <div>
        <Text size="sm" c={isGone ? 'dimmed' : undefined} className="breakable">
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          {what}
        </Text>
      </div>
      <Text size="xs" c="dimmed" ta="right" className="tabular" style={{ flexShrink: 0 }}>
        {since}
      </Text>
    </Group>
  );
}

export function Officers({ company }: { company: Company }) {
  return (
    <Section title="Officers">
      <Listed items={company.officers}>
        {(officer) => (
          <Person
            key={`${officer.name} ${officer.officer_role} ${officer.appointed_on} ${officer.resigned_on}`}
            name={officer.name}
            what={[words(officer.officer_role), officer.occupation].filter(Boolean).join(' · ')}
            since={
              officer.resigned_on
                ? `Resigned ${formatDay(officer.resigned_on)}`
                : `Since ${formatDay(officer.appointed_on ?? officer.appointed_before)}`
            }
            isGone={officer.resigned_on !== null}
          />
        )}
      </Listed>
    </Section>
  );
}

export function SignificantPersons({ company }: { company: Company }) {
  return (
    <Section title="Persons with significant control">
      <Listed items={company.persons_with_significant_control}>
        {(person) => (
          <Person
            key={`${person.id} ${person.name} ${person.notified_on}`}
            name={person.name ?? 'A protected person'}
            what={person.natures_of_control.map(words).join('; ') || words(person.kind)}
            since={
              person.ceased
                ? `Ceased ${formatDay(person.ceased_on)}`
                : `Since ${formatDay(person.notified_on)}`
            }
            isGone={person.ceased}
          />
        )}
      </Listed>
    </Section>
  );
}
