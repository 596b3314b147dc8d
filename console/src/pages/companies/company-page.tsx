import { Button, Group, Paper, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { api, dataOf } from '../../api/client.ts';
import type { Company } from '../../api/shapes.ts';
import { CompanyStatus } from '../../components/badges.tsx';
import { SignalList } from '../../components/signal-list.tsx';
import { EmptyNote, Loaded } from '../../components/states.tsx';
import { WatchButton } from '../../components/watch-button.tsx';
import { Page } from '../../layout/page.tsx';
import { formatDay, words } from '../../lib/format.ts';

const OFFICIAL = 'https://find-and-update.company-information.service.gov.uk/company/';

export function CompanyPage() {
  const { number = '' } = useParams();
  const path = { company_number: number };
  const company = useQuery({
    queryKey: ['company', number],
    queryFn: async () => dataOf(await api.GET('/v1/companies/{company_number}', { params: { path } })),
  });
  return (
    <Page title={company.data?.company_name ?? `Company ${number}`} actions={<WatchButton number={number} />}>
      <Loaded query={company}>
        {(found) => (
          <Stack gap="lg">
            <Overview company={found} />
            <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
              <Officers company={found} />
              <Stack gap="lg">
                <Charges company={found} />
                <Insolvency company={found} />
              </Stack>
            </SimpleGrid>
            <Timeline number={found.company_number} />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper withBorder p="md" component="section" aria-label={title}>
      <Title order={2} size="h4" mb="sm">
        {title}
      </Title>
      {children}
    </Paper>
  );
}

function Overview({ company }: { company: Company }) {
  return (
    <Section title="Profile">
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
        <Fact label="Number">
          <span className="tabular">{company.company_number}</span>
        </Fact>
        <Fact label="Status">
          <CompanyStatus status={company.company_status} />
        </Fact>
        <Fact label="Type">{words(company.company_type)}</Fact>
        <Fact label="Incorporated">{formatDay(company.incorporated_on)}</Fact>
        <Fact label="Registered office">{company.registered_address ?? '–'}</Fact>
        <Fact label="Business">{company.sic_codes.join(', ') || '–'}</Fact>
        <Fact label="Accounts">
          <Due
            day={company.accounts_next_due}
            isOverdue={company.accounts_overdue}
            days={company.accounts_days_until_due}
          />
        </Fact>
        <Fact label="Confirmation statement">
          <Due
            day={company.confirmation_next_due}
            isOverdue={company.confirmation_overdue}
            days={company.confirmation_days_until_due}
          />
        </Fact>
        <Fact label="Earlier names">
          {company.previous_names.map(({ name }) => name).join('; ') || 'none'}
        </Fact>
      </SimpleGrid>
      <Group mt="md" gap="md">
        <Button
          component="a"
          href={`${OFFICIAL}${company.company_number}`}
          target="_blank"
          rel="noreferrer"
          variant="default"
          size="xs"
        >
          See it at Companies House
        </Button>
        <Text size="xs" c="dimmed">
          Register of {formatDay(company.as_of)}
          {company.detail_as_of && `, officers and charges of ${formatDay(company.detail_as_of)}`}
        </Text>
      </Group>
    </Section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <Text component="div" size="sm">
        {children}
      </Text>
    </div>
  );
}

function Due({
  day,
  isOverdue,
  days,
}: {
  day: string | null;
  isOverdue: boolean | null;
  days: number | null;
}) {
  if (!day) return <>–</>;
  return (
    <Text component="span" size="sm" c={isOverdue ? 'red' : undefined} fw={isOverdue ? 600 : undefined}>
      {isOverdue ? 'Overdue since' : 'Due'} {formatDay(day)}
      {days !== null && !isOverdue && ` (in ${days} ${days === 1 ? 'day' : 'days'})`}
    </Text>
  );
}

function Officers({ company }: { company: Company }) {
  const officers = company.officers ?? [];
  return (
    <Section title="Officers">
      {officers.length === 0 ? (
        <Text size="sm" c="dimmed">
          {company.officers === null ? 'Not known: this needs the live register.' : 'None.'}
        </Text>
      ) : (
        <Table.ScrollContainer minWidth={320}>
          <Table>
            <Table.Tbody>
              {officers.map((officer) => (
                <Table.Tr key={`${officer.name} ${officer.officer_role} ${officer.appointed_on}`}>
                  <Table.Td>
                    <Text size="sm">{officer.name}</Text>
                    <Text size="xs" c="dimmed">
                      {words(officer.officer_role)}
                    </Text>
                  </Table.Td>
                  <Table.Td>
                    <Text size="xs">
                      {officer.resigned_on
                        ? `Resigned ${formatDay(officer.resigned_on)}`
                        : `Since ${formatDay(officer.appointed_on)}`}
                    </Text>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Section>
  );
}

function Charges({ company }: { company: Company }) {
  const sentence =
    company.has_active_charges === null
      ? 'Not known.'
      : company.has_active_charges
        ? `There are active charges${company.last_charge_date ? `, the last of ${formatDay(company.last_charge_date)}` : ''}.`
        : 'No active charges.';
  return (
    <Section title="Charges">
      <Text size="sm">{sentence}</Text>
    </Section>
  );
}

function Insolvency({ company }: { company: Company }) {
  const sentence = company.current_insolvency_status
    ? words(company.current_insolvency_status)
    : company.has_insolvency_history
      ? 'There were proceedings; none is under way.'
      : 'No proceedings.';
  return (
    <Section title="Insolvency">
      <Text size="sm">{company.has_insolvency_history === null ? 'Not known.' : sentence}</Text>
    </Section>
  );
}

function Timeline({ number }: { number: string }) {
  const signals = useQuery({
    queryKey: ['company-signals', number],
    queryFn: async () =>
      dataOf(
        await api.GET('/v1/companies/{company_number}/signals', {
          params: { path: { company_number: number } },
        }),
      ),
  });
  return (
    <Section title="What happened">
      <Loaded query={signals}>
        {({ signals: list }) =>
          list.length === 0 ? (
            <EmptyNote title="No signals yet">
              Changes are recorded from the day on which somebody begins to watch the company.
            </EmptyNote>
          ) : (
            <SignalList signals={list} withCompany={false} />
          )
        }
      </Loaded>
    </Section>
  );
}
