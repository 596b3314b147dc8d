import { Anchor, Group, Select, Stack, Table, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { COMPANY_STATUSES } from '../../../../src/shared/search-filters.ts';
import { api, dataOf } from '../../api/client.ts';
import type { Bulk, BulkRow } from '../../api/shapes.ts';
import { CompanyStatus, Outcome } from '../../components/badges.tsx';
import { type Column, DataTable, Pages } from '../../components/data-table.tsx';
import { CompanyLink } from '../../components/links.tsx';
import { PhoneFilters } from '../../components/phone-filters.tsx';
import { Section } from '../../components/section.tsx';
import { EmptyNote, Loaded } from '../../components/states.tsx';
import { countPages, readPageNumber } from '../../lib/addresses.ts';
import { formatConfidence, formatCount, words } from '../../lib/format.ts';
import { BULK_QUERY, countedOutcomes } from './bulk-progress.ts';
import { otherCells, readRowFilter, withRowFilter } from './row-filter.ts';

const PAGE_SIZE = 25;
const TYPING_MS = 300;
const KEPT_MS = 10_000;
const CHARGES = [
  { value: 'true', label: 'Charged' },
  { value: 'false', label: 'Free' },
];

/** The rows of an upload, also while it runs. Filters and page are part of the address. */
export function BulkRows({ bulk }: { bulk: Bulk }) {
  const [search] = useSearchParams();
  const filter = readRowFilter(search);
  const page = readPageNumber(search);
  const rows = useQuery({
    // With each row that is done the page is asked for again.
    queryKey: [...BULK_QUERY, bulk.id, 'rows', filter, page, bulk.done],
    queryFn: async () => {
      const params = { path: { id: bulk.id }, query: { ...filter, page, limit: PAGE_SIZE } };
      return dataOf(await api.GET('/v1/bulk/{id}/rows', { params }));
    },
    placeholderData: keepPreviousData,
    gcTime: KEPT_MS,
  });
  return (
    <Section title="Rows">
      <RowFilters bulk={bulk} filter={filter} />
      <Loaded query={rows}>
        {({ rows: shown, total }) =>
          shown.length === 0 ? (
            <EmptyNote title="No rows match">Try fewer filters, or less text.</EmptyNote>
          ) : (
            <Stack gap="sm">
              <Text size="sm" c="dimmed" role="status">
                {formatCount(total, 'row', 'rows')}
              </Text>
              <RowTable rows={shown} direction={bulk.direction} />
              <Pages page={page} total={countPages(total, PAGE_SIZE)} />
            </Stack>
          )
        }
      </Loaded>
    </Section>
  );
}

interface RowFiltersProps {
  bulk: Bulk;
  filter: ReturnType<typeof readRowFilter>;
}

function RowFilters({ bulk, filter }: RowFiltersProps) {
  const [, setSearch] = useSearchParams();
  const show = (name: 'outcome' | 'charged' | 'company_status' | 'q', value: string | null) =>
    setSearch(withRowFilter(new URLSearchParams(window.location.search), name, value), { replace: true });
  const find = useDebouncedCallback((text: string) => show('q', text.trim()), TYPING_MS);
  const outcomes = [
    ...(bulk.done < bulk.total ? ['pending'] : []),
    ...countedOutcomes(bulk.outcomes).map(([outcome]) => outcome),
  ];
  return (
    <PhoneFilters used={Object.keys(filter).length}>
      <Group align="end" gap="sm">
        <Select
          label="Outcome"
          placeholder="Any"
          data={outcomes.map((value) => ({ value, label: words(value) }))}
          value={filter.outcome ?? null}
          onChange={(value) => show('outcome', value)}
          clearable
          w={180}
        />
        <Select
          label="Cost"
          placeholder="Any"
          data={CHARGES}
          value={filter.charged === undefined ? null : String(filter.charged)}
          onChange={(value) => show('charged', value)}
          clearable
          w={140}
        />
        <Select
          label="Company status"
          placeholder="Any"
          data={COMPANY_STATUSES.map((value) => ({ value, label: words(value) }))}
          value={filter.company_status ?? null}
          onChange={(value) => show('company_status', value)}
          searchable
          clearable
          w={180}
        />
        <TextInput
          label="Contains"
          placeholder="Any text of the row"
          defaultValue={filter.q}
          onChange={(event) => find(event.currentTarget.value)}
          style={{ flex: 1, minWidth: 180 }}
        />
      </Group>
    </PhoneFilters>
  );
}

function RowTable({ rows, direction }: { rows: BulkRow[]; direction: Bulk['direction'] }) {
  const columns: Column[] = [
    { label: 'Row', align: 'right' },
    'Input',
    'Outcome',
    direction === 'domain' ? 'Company' : 'Website',
    { label: 'Confidence', align: 'right' },
    'Cost',
  ];
  return (
    <DataTable columns={columns} minWidth={760} isCompactOnPhone>
      {rows.map((row) => (
        <Table.Tr key={row.row_number}>
          <Table.Td ta="right" className="tabular wide-only">
            {row.row_number}
          </Table.Td>
          <Table.Td maw={260} className="breakable">
            <InputCell row={row} />
          </Table.Td>
          <Table.Td>
            {row.outcome === null ? (
              <Text size="sm" c="dimmed">
                Pending
              </Text>
            ) : (
              <span title={row.reason ?? undefined}>
                <Outcome outcome={row.outcome} />
              </span>
            )}
          </Table.Td>
          <Table.Td maw={280} className="breakable whole-row">
            <AnswerCell row={row} direction={direction} />
            <Text size="xs" c="dimmed" className="phone-only tabular">
              Row {row.row_number}
              {row.match_confidence !== null && `, ${formatConfidence(row.match_confidence)}`}
              {row.outcome !== null && `, ${costOf(row).toLowerCase()}`}
            </Text>
          </Table.Td>
          <Table.Td ta="right" className="tabular wide-only">
            {formatConfidence(row.match_confidence)}
          </Table.Td>
          <Table.Td className="wide-only">{costOf(row)}</Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}

function InputCell({ row }: { row: BulkRow }) {
  const others = otherCells(row.cells, row.input);
  return (
    <>
      <bdi>{row.input === '' ? '(empty)' : row.input}</bdi>
      {others && (
        <Text size="xs" c="dimmed" className="one-line-on-phone">
          <bdi>{others}</bdi>
        </Text>
      )}
    </>
  );
}

function AnswerCell({ row, direction }: { row: BulkRow; direction: Bulk['direction'] }) {
  const company = row.company_number && (
    <CompanyLink number={row.company_number} name={row.company_name ?? row.company_number} />
  );
  const isDecided = row.answered_by === 'your_decision';
  const isReview = row.outcome === 'needs_review' && direction === 'domain' && row.domain && !isDecided;
  return (
    <>
      {direction === 'company' && row.domain && <Text size="sm">{row.domain}</Text>}
      {company && (
        <Group gap="xs">
          {company}
          {row.company_status && <CompanyStatus status={row.company_status} />}
        </Group>
      )}
      {isDecided && (
        <Text size="xs" c="dimmed">
          {company ? 'Your decision' : 'You rejected every company'}
        </Text>
      )}
      {isReview && (
        <Anchor component={Link} to={`/resolve/${row.domain}`} size="sm">
          Which company is it?
        </Anchor>
      )}
      {!company && !isDecided && row.reason && (
        <Text size="xs" c="dimmed" lineClamp={2}>
          {row.reason}
        </Text>
      )}
    </>
  );
}

function costOf({ outcome, charged, charge_reason: reason, known }: BulkRow): string {
  if (outcome === null) return '–';
  if (charged) return '1 credit';
  if (reason === 'already_charged') return 'Already paid';
  return known ? 'Free, known' : 'Free';
}
