import { Group, Pagination, Paper, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Numbers are aligned right, so that they can be compared; a column of buttons is named for screen readers
 * only; one that a phone has no room for has cells with the class `wide-only`.
 */
export type Column =
  | string
  | { label: string; align: 'right' }
  | { label: string; isHidden: true }
  | { label: string; isWideOnly: true };

interface DataTableProps {
  columns: Column[];
  /** Below this width the table scrolls in its frame, so that the page never does. */
  minWidth?: number;
  /**
   * On a phone, each row becomes a block with the name of the column before every value, so that nothing is
   * out of sight.
   */
  isStackedOnPhone?: boolean;
  /**
   * On a phone, a row is a few short lines: cells with the class `wide-only` are left out, one with
   * `whole-row` has its own line.
   */
  isCompactOnPhone?: boolean;
  /** `Table.Tr`, one per row. */
  children: ReactNode;
}

/** A list of things of one kind, a row each. */
export function DataTable({ columns, minWidth = 640, children, ...onPhone }: DataTableProps) {
  return (
    <Paper withBorder {...phoneLook(columns, onPhone)}>
      <Table.ScrollContainer minWidth={minWidth}>
        <Table verticalSpacing="sm">
          <Table.Thead>
            <Table.Tr>
              {columns.map((column) => (
                <Heading key={typeof column === 'string' ? column : column.label} column={column} />
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>{children}</Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Paper>
  );
}

function phoneLook(
  columns: Column[],
  { isStackedOnPhone, isCompactOnPhone }: Pick<DataTableProps, 'isStackedOnPhone' | 'isCompactOnPhone'>,
) {
  if (isCompactOnPhone) return { className: 'stacked compact' };
  return isStackedOnPhone ? { className: 'stacked', __vars: stackedLabels(columns) } : {};
}

/** Read by the style sheet, as the content before a cell. */
function stackedLabels(columns: Column[]): Record<string, string> {
  return Object.fromEntries(
    columns.map((column, index) => {
      const isHidden = typeof column !== 'string' && 'isHidden' in column;
      const label = typeof column === 'string' ? column : column.label;
      return [`--column-${index + 1}`, JSON.stringify(isHidden ? '' : label)];
    }),
  );
}

function Heading({ column }: { column: Column }) {
  if (typeof column === 'string') return <Table.Th>{column}</Table.Th>;
  if ('isWideOnly' in column) return <Table.Th className="wide-only">{column.label}</Table.Th>;
  if ('align' in column) return <Table.Th ta={column.align}>{column.label}</Table.Th>;
  return (
    <Table.Th>
      <span className="visually-hidden">{column.label}</span>
    </Table.Th>
  );
}

interface PagesProps {
  page: number;
  total: number;
}

/** Links to the other pages of a list, where there are any. The page number is part of the address. */
export function Pages({ page, total }: PagesProps) {
  const [, setSearch] = useSearchParams();
  // From the address, not from the last render: a quick second click would use an outdated value.
  function goTo(next: number) {
    const search = new URLSearchParams(window.location.search);
    search.set('page', String(next));
    setSearch(search);
  }
  if (total <= 1) return null;
  return (
    <Group justify="center" component="nav" aria-label="Pages">
      <Pagination
        value={page}
        total={total}
        onChange={goTo}
        size="sm"
        getControlProps={(control) => ({ 'aria-label': `${control} page` })}
        getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
      />
    </Group>
  );
}
