import { Anchor, Button, Flex, Group, List, Select, SimpleGrid, Stack, Table, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { operations } from '../../../../src/client/api-types.ts';
import {
  SEARCH_FILTER_ENTRIES,
  SEARCH_PAGE_MAX,
  SEARCH_SORTS,
} from '../../../../src/shared/search-filters.ts';
import { api, dataOf } from '../../api/client.ts';
import type { CompanyHit, CompanyResults } from '../../api/shapes.ts';
import { CompanyStatus } from '../../components/badges.tsx';
import { DownloadCsv } from '../../components/buttons.tsx';
import { DataTable, Pages } from '../../components/data-table.tsx';
import { CompanyLink } from '../../components/links.tsx';
import { PhoneFilters } from '../../components/phone-filters.tsx';
import { EmptyNote, Loaded } from '../../components/states.tsx';
import { WatchButton } from '../../components/watch-button.tsx';
import { Page } from '../../layout/page.tsx';
import { countPages } from '../../lib/addresses.ts';
import { describeSize } from '../../lib/describe-size.ts';
import { formatCount, formatDay, words } from '../../lib/format.ts';
import { CheckListButton } from './check-list.tsx';
import { Facets } from './facets.tsx';
import { otherSearches } from './other-searches.ts';
import { SavedSearches, SaveSearch } from './saved-searches.tsx';
import { FilterField, NameField } from './search-fields.tsx';
import {
  type CompanySearch,
  countFilters,
  narrowed,
  readSearch,
  searchInAddress,
  searchOfForm,
} from './search-form.ts';

type SearchParams = NonNullable<operations['searchCompanies']['parameters']['query']>;

/** The search lives in the address: it can be shared, and the browser's back button goes back in it. */
export function CompanySearchPage() {
  const [search, setSearch] = useSearchParams();
  const query = readSearch(search);
  const companies = useQuery({
    queryKey: ['companies', query],
    queryFn: async () =>
      // The API checks the values and says which is wrong.
      dataOf(
        await api.GET('/v1/companies/search', {
          params: { query: { ...(query as SearchParams), details: true } },
        }),
      ),
    placeholderData: keepPreviousData,
  });

  // The form is made anew for each search. A menu or link that changed the search keeps the focus.
  const isSubmitted = useRef(false);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    isSubmitted.current = true;
    setSearch(searchOfForm(new FormData(event.currentTarget)));
  }

  function sortBy(sort: string) {
    isSubmitted.current = false;
    setSearch(narrowed(searchInAddress(), { sort }));
  }

  return (
    <Page
      title="Companies"
      lead="Search the register by name or number, and narrow the result by filters."
      actions={<CheckListButton />}
    >
      <form onSubmit={submit} key={search.toString()} aria-label="Search the register">
        <Stack gap="sm">
          <Group align="flex-end" gap="sm">
            <NameField value={query.name} hasFocus={search.size === 0 || isSubmitted.current} />
            <Button type="submit" loading={companies.isFetching && companies.isPlaceholderData}>
              Search
            </Button>
          </Group>
          <Filters query={query} />
          {query.sort && <input type="hidden" name="sort" value={query.sort} />}
        </Stack>
      </form>
      <Loaded query={companies}>
        {(found) =>
          found.companies.length === 0 ? (
            <NoCompany search={query} />
          ) : (
            <Results found={found} query={query} onSort={sortBy} />
          )
        }
      </Loaded>
      <SavedSearches />
    </Page>
  );
}

interface ResultsProps {
  found: CompanyResults;
  query: CompanySearch;
  onSort(sort: string): void;
}

function Results({ found, query, onSort }: ResultsProps) {
  const { companies, total, total_is_exact, page, page_size, has_more } = found;
  return (
    <Flex gap="lg" direction={{ base: 'column', md: 'row' }} align="stretch">
      <Stack gap="sm" style={{ flex: 1, minWidth: 0 }}>
        <Group justify="space-between" align="flex-end" gap="xs">
          <Text size="sm" c="dimmed" role="status">
            {total_is_exact ? '' : 'More than '}
            {formatCount(total, 'company', 'companies')}
          </Text>
          <Group gap="xs" align="flex-end">
            <SortField value={query.sort} onChange={onSort} />
            <SaveSearch />
            <DownloadCsv path="/v1/companies/search.csv" query={{ ...query, page: undefined }} />
          </Group>
        </Group>
        <CompanyTable companies={companies} />
        <Pages
          page={Number(page)}
          total={Math.max(
            countPages(total, page_size, SEARCH_PAGE_MAX),
            // A total that is not exact may end before the pages do.
            Number(page) + (has_more ? 1 : 0),
          )}
        />
      </Stack>
      <div className="facets">
        <Facets search={query} />
      </div>
    </Flex>
  );
}

function Filters({ query }: { query: CompanySearch }) {
  return (
    <PhoneFilters used={countFilters(query)}>
      <SimpleGrid cols={{ base: 1, xs: 2, sm: 3, md: 5 }} spacing="sm">
        {SEARCH_FILTER_ENTRIES.map(([name, filter]) => (
          <FilterField key={name} name={name} filter={filter} value={query[name]} />
        ))}
      </SimpleGrid>
    </PhoneFilters>
  );
}

function SortField({ value, onChange }: { value: string | undefined; onChange(sort: string): void }) {
  return (
    <Select
      aria-label="Sort by"
      size="xs"
      w={170}
      data={Object.entries(SEARCH_SORTS).map(([sort, label]) => ({ value: sort, label }))}
      value={value ?? 'relevance'}
      onChange={(sort) => onChange(!sort || sort === 'relevance' ? '' : sort)}
      allowDeselect={false}
    />
  );
}

function NoCompany({ search }: { search: CompanySearch }) {
  const ways = otherSearches(search);
  return Object.values(search).some(Boolean) ? (
    <EmptyNote title="No company matches">
      {ways.length === 0 ? (
        'Check the spelling, or try fewer words.'
      ) : (
        <>
          What you can try:
          <List listStyleType="none" spacing="sm" size="sm" mt="xs">
            {ways.map(({ label, to }) => (
              <List.Item key={label}>
                <Anchor component={Link} to={to} size="sm">
                  {label}
                </Anchor>
              </List.Item>
            ))}
          </List>
        </>
      )}
    </EmptyNote>
  ) : (
    <EmptyNote title="The register is empty">
      <Anchor href="/docs/guides/importing-the-register">How to import the register</Anchor>
    </EmptyNote>
  );
}

function CompanyTable({ companies }: { companies: CompanyHit[] }) {
  return (
    <DataTable
      columns={[
        'Company',
        { label: 'Number', isWideOnly: true },
        { label: 'Status', isWideOnly: true },
        { label: 'Postcode', isWideOnly: true },
        { label: 'Incorporated', isWideOnly: true },
        { label: 'Actions', isHidden: true },
      ]}
      minWidth={320}
    >
      {companies.map((company) => (
        <Table.Tr key={company.company_number}>
          <Table.Td>
            <CompanyLink number={company.company_number} name={company.company_name} />
            <Text size="xs" c="dimmed" className="phone-only">
              {company.company_number}, {words(company.company_status).toLowerCase()}
              {company.registered_postcode && `, ${company.registered_postcode}`}
            </Text>
            {company.matched_name && (
              <Text size="xs" c="dimmed">
                was {company.matched_name}
              </Text>
            )}
            <BusinessAndSize company={company} />
          </Table.Td>
          <Table.Td className="tabular wide-only">{company.company_number}</Table.Td>
          <Table.Td className="wide-only">
            <CompanyStatus status={company.company_status} />
          </Table.Td>
          <Table.Td className="wide-only">{company.registered_postcode ?? '–'}</Table.Td>
          <Table.Td className="tabular wide-only">{formatDay(company.incorporated_on)}</Table.Td>
          <Table.Td>
            <WatchButton number={company.company_number} name={company.company_name} size="xs" />
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}

/** What it does and how large it is, in one line. */
function BusinessAndSize({ company: { details } }: { company: CompanyHit }) {
  const parts = [details?.sic_descriptions[0], details && describeSize(details)].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <Text size="xs" c="dimmed">
      {parts.join(' · ')}
    </Text>
  );
}
