import { Anchor, Group, SimpleGrid, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MAIN_FIGURES } from '../../../../src/shared/figures.ts';
import { api, dataOf } from '../../api/client.ts';
import type { FinancialPeriod } from '../../api/shapes.ts';
import { Section } from '../../components/section.tsx';
import { Loaded, RowsSkeleton } from '../../components/states.tsx';
import { isSandboxOn } from '../../lib/addresses.ts';
import { formatDay, formatNumber, shortAmount } from '../../lib/format.ts';
import { barsOf, type ChartedFigure } from './financial-bars.ts';

export function FinancialsSection({ number }: { number: string }) {
  const financials = useQuery({
    queryKey: ['company-financials', number],
    queryFn: async () =>
      dataOf(
        await api.GET('/v1/companies/{company_number}/financials', {
          params: { path: { company_number: number } },
        }),
      ),
  });
  return (
    <Section title="Figures from its accounts">
      <Loaded query={financials} loading={<RowsSkeleton rows={2} height={28} />}>
        {({ periods, as_of }) =>
          periods.length === 0 ? (
            <Text size="sm" c="dimmed">
              {as_of
                ? 'None of the accounts that were read are this company’s.'
                : 'No file of accounts was imported.'}
            </Text>
          ) : (
            <Figures periods={periods} />
          )
        }
      </Loaded>
    </Section>
  );
}

function Figures({ periods }: { periods: FinancialPeriod[] }) {
  const [newest] = periods;
  return (
    <>
      <SimpleGrid cols={{ base: 2, sm: 3, md: 5 }} spacing="md">
        {MAIN_FIGURES.map(([figure, words]) => (
          <FigureChart key={figure} figure={figure} words={words} periods={periods} />
        ))}
      </SimpleGrid>
      <details>
        <Text component="summary" size="sm">
          Show as a table
        </Text>
        <FigureTable periods={periods} />
      </details>
      {newest && (
        <Text size="xs" c="dimmed">
          {newest.consolidated ? 'Of the group. ' : ''}
          {newest.reliable !== false
            ? ''
            : 'The newest document contradicts itself, so its figures may be wrong. '}
          Newest: <DocumentLink document={newest.document}>the accounts</DocumentLink> for the period to{' '}
          {formatDay(newest.period_end)}.
        </Text>
      )}
    </>
  );
}

/**
 * The sandbox shows the documents of its companies. Real ones are in the filing history of Companies House.
 */
function DocumentLink({
  document,
  children,
}: {
  document: FinancialPeriod['document'];
  children: ReactNode;
}) {
  if (!isSandboxOn()) return children;
  return (
    <Anchor href={`/sandbox/accounts/${encodeURIComponent(document.name)}`} target="_blank" inherit>
      {children}
    </Anchor>
  );
}

interface ChartProps {
  figure: ChartedFigure;
  words: string;
  periods: FinancialPeriod[];
}

/** Bars over the years. Screen readers get the table instead. */
function FigureChart({ figure, words, periods }: ChartProps) {
  const chart = barsOf(periods, figure);
  const last = chart?.bars.at(-1);
  const width = 100 / Math.max(1, chart?.bars.length ?? 1);
  const currency = figure === 'employees' ? null : (periods[0]?.currency ?? null);
  return (
    <div aria-hidden="true">
      <Group justify="space-between" gap="xs">
        <Text size="xs" c="dimmed">
          {words}
        </Text>
        <Text size="sm" className="tabular">
          {last ? shortAmount(last.value, currency) : 'not stated'}
        </Text>
      </Group>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="48">
        <title>{words}</title>
        {chart?.bars.map(({ end, value, y, height }, index) => (
          <rect
            key={end}
            x={index * width + width * 0.1}
            y={y}
            width={width * 0.8}
            height={height}
            fill={value < 0 ? 'var(--mantine-color-red-6)' : 'currentColor'}
            opacity={index === chart.bars.length - 1 ? 1 : 0.5}
          />
        ))}
      </svg>
    </div>
  );
}

function FigureTable({ periods }: { periods: FinancialPeriod[] }) {
  return (
    <Table.ScrollContainer minWidth={480}>
      <Table>
        <caption className="visually-hidden">Figures by period</caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Period to</Table.Th>
            {MAIN_FIGURES.map(([figure, words]) => (
              <Table.Th key={figure} scope="col" ta="right">
                {words}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {periods.map((period) => (
            <Table.Tr key={period.period_end}>
              <Table.Th scope="row" fw={400} className="unbroken">
                <DocumentLink document={period.document}>{formatDay(period.period_end)}</DocumentLink>
              </Table.Th>
              {MAIN_FIGURES.map(([figure]) => {
                const value = period[figure];
                return (
                  <Table.Td key={figure} ta="right" className="tabular">
                    {value === null ? 'not stated' : formatNumber(value)}
                  </Table.Td>
                );
              })}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
