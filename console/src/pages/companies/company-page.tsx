import { Anchor, Button, CopyButton, Group, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { describeCompanyType } from '../../../../src/shared/companies/company-types.ts';
import { api, dataOf } from '../../api/client.ts';
import type { Company } from '../../api/shapes.ts';
import { storedCompany } from '../../api/stored-company.ts';
import { CompanyStatus } from '../../components/badges.tsx';
import { Fact, Section } from '../../components/section.tsx';
import { Loaded } from '../../components/states.tsx';
import { WatchButton } from '../../components/watch-button.tsx';
import { Page } from '../../layout/page.tsx';
import { formatDay, words } from '../../lib/format.ts';
import { Charges, Insolvency } from './charges-and-insolvency.tsx';
import { CompanyHeader } from './company-header.tsx';
import { curlFor, describeBusiness, describeDue, officialPage } from './company-text.ts';
import { FilingHistory } from './filing-history.tsx';
import { FinancialsSection } from './financials-section.tsx';
import { GroupSection } from './group-section.tsx';
import { Identity } from './identity.tsx';
import { Officers, SignificantPersons } from './people.tsx';
import { SectionList } from './section-list.tsx';
import { Timeline } from './timeline.tsx';
import { Website, WebsiteHistory, YourDecisions } from './website.tsx';

export function CompanyPage() {
  const { number = '' } = useParams();
  const { company, isCurrent } = useCompany(number);
  return (
    <Page
      title={company.data?.company_name ?? `Company ${number}`}
      lead={
        company.isError && (
          <Anchor component={Link} to="/companies" inherit>
            Search the register
          </Anchor>
        )
      }
      actions={!company.isError && <WatchButton number={company.data?.company_number ?? number} />}
    >
      <Loaded query={company} loading={<Placeholder />}>
        {(found) => (
          // Another company starts with everything folded.
          <div className="with-section-list" key={found.company_number}>
            <SectionList />
            <Stack gap="lg">
              <CompanyHeader company={found} />
              <Profile company={found} />
              <Website number={found.company_number} />
              <YourDecisions number={found.company_number} />
              <FinancialsSection number={found.company_number} />
              <GroupSection number={found.company_number} />
              <WebsiteHistory number={found.company_number} />
              {isCurrent || found.detail_as_of !== null ? (
                <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
                  <Officers company={found} />
                  <SignificantPersons company={found} />
                  <Charges company={found} />
                  <Insolvency company={found} />
                </SimpleGrid>
              ) : (
                <DetailPlaceholder />
              )}
              <FilingHistory number={found.company_number} />
              <Identity number={found.company_number} />
              <Timeline number={found.company_number} />
            </Stack>
          </div>
        )}
      </Loaded>
    </Page>
  );
}

/** About as tall as what comes. */
function Placeholder() {
  return (
    <Stack gap="lg" role="status" aria-label="Loading">
      <Skeleton height={300} />
      <Skeleton height={140} />
      <DetailPlaceholder />
    </Stack>
  );
}

function DetailPlaceholder() {
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
      <Skeleton height={220} />
      <Skeleton height={220} />
    </SimpleGrid>
  );
}

/** What is stored comes at once. What Companies House says today may take a second, and replaces it. */
function useCompany(number: string) {
  const stored = useQuery(storedCompany(number));
  const current = useQuery({
    queryKey: ['company', number],
    queryFn: async () => {
      const params = { path: { company_number: number } };
      return dataOf(await api.GET('/v1/companies/{company_number}', { params }));
    },
  });
  const isStoredShown = current.data === undefined && stored.data !== undefined;
  return {
    company: isStoredShown ? stored : current,
    isCurrent: current.data !== undefined || current.isError,
  };
}

export function Profile({ company }: { company: Company }) {
  return (
    <Section title="Profile">
      <SimpleGrid cols={{ base: 2, md: 3 }} spacing="md">
        <Fact label="Number">
          <span className="tabular">{company.company_number}</span>
        </Fact>
        <Fact label="Status">
          <CompanyStatus status={company.company_status} />
          {company.company_status_detail && (
            <Text size="xs" mt={4}>
              {words(company.company_status_detail)}
            </Text>
          )}
        </Fact>
        <Fact label="Type">{describeCompanyType(company.company_type)}</Fact>
        <Fact label="Incorporated">{formatDay(company.incorporated_on)}</Fact>
        {company.dissolved_on && <Fact label="Dissolved">{formatDay(company.dissolved_on)}</Fact>}
        <Fact label="Registered office">{company.registered_address ?? '–'}</Fact>
        <Fact label="Business (SIC codes)">
          {company.sic_codes.length === 0 && '–'}
          {company.sic_codes.map((code) => (
            <div key={code}>{describeBusiness(code)}</div>
          ))}
        </Fact>
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
        <Fact label="Previous names">
          {company.previous_names.map(({ name }) => name).join('; ') || 'None'}
        </Fact>
      </SimpleGrid>
      <Group gap="xs">
        <Button
          component="a"
          href={officialPage(company.company_number)}
          target="_blank"
          rel="noreferrer"
          variant="default"
          size="xs"
        >
          View at Companies House
        </Button>
        <CopyCompany company={company} />
        <Text size="xs" c="dimmed">
          Register date: {formatDay(company.as_of)}
          {company.detail_as_of && `, officers and charges of ${formatDay(company.detail_as_of)}`}
        </Text>
      </Group>
    </Section>
  );
}

type DueProps = Parameters<typeof describeDue>[0];

function Due(due: DueProps) {
  if (!due.isOverdue) return <>{describeDue(due)}</>;
  return (
    <Text component="span" size="sm" className="alarming">
      {describeDue(due)}
    </Text>
  );
}

/** Copies the company's data, or the API call that reads it. */
function CopyCompany({ company }: { company: Company }) {
  return (
    <>
      <Copy label="Copy as JSON" value={JSON.stringify(company, null, 2)} />
      <Copy label="Copy as curl" value={curlFor(company.company_number, window.location.origin)} />
    </>
  );
}

function Copy({ label, value }: { label: string; value: string }) {
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <Button size="xs" variant="default" onClick={copy} miw={116}>
          {copied ? 'Copied' : label}
        </Button>
      )}
    </CopyButton>
  );
}
