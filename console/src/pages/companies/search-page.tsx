import { Button, Group, Select, SimpleGrid, Stack, Table, Text, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { api, dataOf } from '../../api/client.ts';
import type { CompanyHit } from '../../api/shapes.ts';
import { CompanyStatus } from '../../components/badges.tsx';
import { CompanyLink } from '../../components/company-link.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { Pages } from '../../components/pages.tsx';
import { EmptyNote, Loaded } from '../../components/states.tsx';
import { Page } from '../../layout/page.tsx';
import { formatDay, formatNumber, words } from '../../lib/format.ts';

const FIELDS = [
  'name',
  'postcode',
  'company_status',
  'accounts_type',
  'incorporated_from',
  'incorporated_to',
] as const;
const PAGE_SIZE = 20;
const PAGES_MAX = 500;
const STATUSES = [
  'active',
  'dissolved',
  'liquidation',
  'receivership',
  'converted-closed',
  'voluntary-arrangement',
  'insolvency-proceedings',
  'administration',
  'open',
  'closed',
  'registered',
  'removed',
];
const ACCOUNTS_TYPES = [
  'micro-entity',
  'total-exemption-full',
  'small',
  'full',
  'medium',
  'group',
  'dormant',
  'no-accounts-type-available',
];

/** The search lives in the address: it can be sent to somebody, and the browser's back button goes back in it. */
export function CompanySearchPage() {
  const [search, setSearch] = useSearchParams();
  const query = Object.fromEntries([...search].filter(([, value]) => value !== ''));
  const companies = useQuery({
    queryKey: ['companies', query],
    queryFn: async () => dataOf(await api.GET('/v1/companies/search', { params: { query } })),
    placeholderData: keepPreviousData,
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const entries = FIELDS.map((field) => [field, String(form.get(field) ?? '').trim()] as const);
    setSearch(Object.fromEntries(entries.filter(([, value]) => value !== '')));
  }

  const goTo = (page: number) => setSearch({ ...query, page: String(page) });
  return (
    <Page
      title="Companies"
      lead="Every company of the register, by name however it is spelt, by place and by kind."
    >
      <form onSubmit={submit} key={search.toString()} aria-label="Search the register">
        <Stack gap="sm">
          <Group align="flex-end" gap="sm">
            <TextInput
              label="Name or number"
              name="name"
              defaultValue={query.name}
              placeholder="acme widgets"
              style={{ flex: 1, minWidth: 200 }}
              autoFocus
            />
            <Button type="submit" loading={companies.isFetching && companies.isPlaceholderData}>
              Search
            </Button>
          </Group>
          <SimpleGrid cols={{ base: 1, xs: 2, md: 5 }} spacing="sm">
            <TextInput
              label="Postcode"
              name="postcode"
              defaultValue={query.postcode}
              placeholder="LS1 or LS1 4AP"
            />
            <Select
              label="Status"
              name="company_status"
              data={choices(STATUSES)}
              defaultValue={query.company_status ?? null}
              clearable
            />
            <Select
              label="Accounts"
              name="accounts_type"
              data={choices(ACCOUNTS_TYPES)}
              defaultValue={query.accounts_type ?? null}
              clearable
              searchable
            />
            <TextInput
              label="Incorporated from"
              name="incorporated_from"
              type="date"
              defaultValue={query.incorporated_from}
            />
            <TextInput
              label="Incorporated to"
              name="incorporated_to"
              type="date"
              defaultValue={query.incorporated_to}
            />
          </SimpleGrid>
        </Stack>
      </form>
      <Loaded query={companies}>
        {({ companies: found, total, total_is_exact, page }) =>
          found.length === 0 ? (
            <EmptyNote title="No company matches">Try fewer words, or fewer filters.</EmptyNote>
          ) : (
            <Stack gap="sm">
              <Text size="sm" c="dimmed" role="status">
                {total_is_exact ? formatNumber(total) : `More than ${formatNumber(total)}`}{' '}
                {total === 1 ? 'company' : 'companies'}
              </Text>
              <CompanyTable companies={found} />
              <Pages
                page={Number(page)}
                total={Math.min(PAGES_MAX, Math.ceil(total / PAGE_SIZE))}
                onChange={goTo}
              />
            </Stack>
          )
        }
      </Loaded>
    </Page>
  );
}

function CompanyTable({ companies }: { companies: CompanyHit[] }) {
  return (
    <DataTable columns={['Company', 'Number', 'Status', 'Postcode', 'Incorporated']}>
      {companies.map((company) => (
        <Table.Tr key={company.company_number}>
          <Table.Td>
            <CompanyLink number={company.company_number} name={company.company_name} />
            {company.matched_name && (
              <Text size="xs" c="dimmed">
                was {company.matched_name}
              </Text>
            )}
          </Table.Td>
          <Table.Td className="tabular">{company.company_number}</Table.Td>
          <Table.Td>
            <CompanyStatus status={company.company_status} />
          </Table.Td>
          <Table.Td>{company.registered_postcode ?? '–'}</Table.Td>
          <Table.Td className="tabular">{formatDay(company.incorporated_on)}</Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}

function choices(values: string[]) {
  return values.map((value) => ({ value, label: words(value) }));
}
