import { Anchor, Badge, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api, dataOf } from '../../api/client.ts';
import type { PersonIdentity } from '../../api/shapes.ts';
import { Section } from '../../components/section.tsx';
import { Loaded, RowsSkeleton } from '../../components/states.tsx';
import { formatDay, words } from '../../lib/format.ts';
import { describeIdentity, IDENTITY_COLORS, summariseIdentity } from '../identity/identity-text.ts';
import { Listed } from './people.tsx';

/** Who has verified their identity, the most urgent first. */
export function Identity({ number }: { number: string }) {
  const path = { company_number: number };
  const identity = useQuery({
    queryKey: ['identity', number],
    queryFn: async () =>
      dataOf(await api.GET('/v1/companies/{company_number}/identity-verification', { params: { path } })),
  });
  return (
    <Section title="Identity verification">
      <Loaded query={identity} loading={<RowsSkeleton rows={3} height={40} />}>
        {({ directors, psc, people, as_of: asOf }) => (
          <Stack gap="sm">
            <Text size="sm">
              {people.some(isLlpMember) ? 'Members' : 'Directors'}: {summariseIdentity(directors)}
              <br />
              Persons with significant control: {summariseIdentity(psc)}
            </Text>
            {people.length > 0 && (
              <Listed items={people}>
                {(person) => (
                  <Person
                    key={`${person.name} ${person.role} ${person.due_on} ${person.verified_on}`}
                    {...person}
                  />
                )}
              </Listed>
            )}
            <Text size="xs" c="dimmed">
              {asOf && `As of ${formatDay(asOf)}. `}
              <Anchor href="/docs/guides/identity-verification" inherit>
                What the law asks of whom, and by when
              </Anchor>
            </Text>
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

/** Members of a limited liability partnership are counted as directors are. */
function isLlpMember({ role }: PersonIdentity): boolean {
  return role.startsWith('llp');
}

function Person(person: PersonIdentity) {
  return (
    <Group component="li" justify="space-between" gap="xs" align="flex-start">
      <div>
        <Text size="sm" className="breakable">
          {person.name}
        </Text>
        <Text size="xs" c="dimmed">
          {words(person.role)}
        </Text>
      </div>
      <Group gap="xs" justify="flex-end">
        <Text size="xs" c="dimmed" className="tabular">
          {describeIdentity(person)}
        </Text>
        <IdentityStatus status={person.status} />
      </Group>
    </Group>
  );
}

export function IdentityStatus({ status }: Pick<PersonIdentity, 'status'>) {
  return (
    <Badge variant="light" color={IDENTITY_COLORS[status]} tt="none">
      {words(status)}
    </Badge>
  );
}
