import { Anchor, Button, Group, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api, dataOf } from '../../api/client.ts';
import type { Appointment, Company } from '../../api/shapes.ts';
import { CompanyLink } from '../../components/links.tsx';
import { Section } from '../../components/section.tsx';
import { Loaded, RowsSkeleton } from '../../components/states.tsx';
import { formatCount, formatDay, words } from '../../lib/format.ts';
import {
  describeIncomplete,
  describeOfficer,
  describeTerm,
  NEEDS_LIVE,
  numberInUk,
  splitOfficers,
} from './company-text.ts';

/** Longer lists are folded, so that the page stays short. */
const SHOWN_AT_FIRST = 8;

interface ListedProps<T> {
  items: T[] | null;
  children: (item: T) => ReactNode;
  /** Names what the list is missing when it is empty. */
  empty?: string;
}

/** Null: not known; empty: there is none. */
export function Listed<T>({ items, children, empty = 'None.' }: ListedProps<T>) {
  const [isWhole, setWhole] = useState(false);
  if (items === null || items.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {items === null ? NEEDS_LIVE : empty}
      </Text>
    );
  }
  // One more costs no more space than the button.
  const isFolded = !isWhole && items.length > SHOWN_AT_FIRST + 1;
  return (
    <>
      <Stack gap="sm" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
        {(isFolded ? items.slice(0, SHOWN_AT_FIRST) : items).map(children)}
      </Stack>
      {isFolded && (
        <Group>
          <Button size="xs" variant="light" onClick={() => setWhole(true)}>
            Show all {items.length}
          </Button>
        </Group>
      )}
    </>
  );
}

interface PersonProps {
  name: string;
  /** The number of a corporate person on the UK register. */
  number?: string | undefined;
  what: string;
  since: string;
  isGone: boolean;
  children?: ReactNode;
}

function Person({ name, number, what, since, isGone, children }: PersonProps) {
  return (
    <li>
      <Group justify="space-between" gap="xs" align="flex-start" wrap="nowrap">
        <div>
          <Text size="sm" c={isGone ? 'dimmed' : undefined} className="breakable">
            {number ? <CompanyLink number={number} name={name} isInText /> : name}
          </Text>
          <Text size="xs" c="dimmed">
            {what}
          </Text>
        </div>
        <Text size="xs" c="dimmed" ta="right" className="tabular" style={{ flexShrink: 0 }}>
          {since}
        </Text>
      </Group>
      {children}
    </li>
  );
}

type Officer = NonNullable<Company['officers']>[number];

export function Officers({ company }: { company: Company }) {
  const [areFormerShown, setFormerShown] = useState(false);
  const { current, former } = splitOfficers(company.officers);
  const item = (officer: Officer) => (
    <OfficerItem
      key={`${officer.id} ${officer.name} ${officer.officer_role} ${officer.appointed_on}`}
      officer={officer}
      companyNumber={company.company_number}
    />
  );
  return (
    <Section title="Officers">
      <Listed items={current} empty="No current officers.">
        {item}
      </Listed>
      {former.length > 0 && !areFormerShown && (
        <Group>
          <Button size="xs" variant="subtle" onClick={() => setFormerShown(true)}>
            Show {formatCount(former.length, 'former officer', 'former officers')}
          </Button>
        </Group>
      )}
      {areFormerShown && <Listed items={former}>{item}</Listed>}
    </Section>
  );
}

function OfficerItem({ officer, companyNumber }: { officer: Officer; companyNumber: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Person
      name={officer.name}
      number={numberInUk(officer)}
      what={describeOfficer(officer)}
      since={
        officer.resigned_on
          ? `Resigned ${formatDay(officer.resigned_on)}`
          : `Since ${formatDay(officer.appointed_on ?? officer.appointed_before)}`
      }
      isGone={officer.resigned_on !== null}
    >
      {officer.officer_id && (
        <>
          <Anchor
            component="button"
            type="button"
            size="xs"
            onClick={() => setOpen(!isOpen)}
            aria-expanded={isOpen}
            aria-label={`Other appointments of ${officer.name}`}
          >
            Other appointments
          </Anchor>
          {isOpen && <Appointments officerId={officer.officer_id} except={companyNumber} />}
        </>
      )}
    </Person>
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
            number={numberInUk(person)}
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

const SHOWN_MAX = 50;

/** The other appointments of an officer, fetched on demand. */
function Appointments({ officerId, except }: { officerId: string; except: string }) {
  const appointments = useQuery({
    queryKey: ['appointments', officerId],
    queryFn: async () =>
      dataOf(
        await api.GET('/v1/officers/{officer_id}/appointments', {
          params: { path: { officer_id: officerId }, query: { limit: SHOWN_MAX } },
        }),
      ),
  });
  return (
    <Loaded query={appointments} loading={<RowsSkeleton rows={1} height={28} />}>
      {(found) => {
        const others = found.appointments.filter(({ company_number }) => company_number !== except);
        const unshown = (found.total ?? 0) - found.appointments.length;
        const note = found.incomplete_reason
          ? describeIncomplete(found.incomplete_reason)
          : unshown > 0
            ? `And ${formatCount(unshown, 'more appointment', 'more appointments')}.`
            : others.length === 0 && 'No other appointments.';
        return (
          <Stack gap={4} mt={4}>
            {others.length > 0 && <AppointmentTable appointments={others} />}
            {note && (
              <Text size="xs" c="dimmed" role="status">
                {note}
              </Text>
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}

function AppointmentTable({ appointments }: { appointments: Appointment[] }) {
  return (
    <Table.ScrollContainer minWidth={300}>
      <Table fz="xs" verticalSpacing={4} horizontalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Company</Table.Th>
            <Table.Th>Role</Table.Th>
            <Table.Th>When</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {appointments.map((one) => (
            <Table.Tr key={`${one.company_number} ${one.officer_role} ${one.appointed_on}`}>
              <Table.Td>
                <CompanyLink
                  number={one.company_number}
                  name={one.company_name ?? one.company_number}
                  isInText
                />
                {one.company_status && one.company_status !== 'active' && (
                  <Text size="xs" c="dimmed">
                    {words(one.company_status)}
                  </Text>
                )}
              </Table.Td>
              <Table.Td>{words(one.officer_role)}</Table.Td>
              <Table.Td className="tabular">{describeTerm(one)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
