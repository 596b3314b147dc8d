import { Table, Text } from '@mantine/core';
import { formatNumber } from '../lib/format.ts';
import type { ChartPoint } from './chart-points.ts';

/** The numbers of a chart to read. Places where there is nothing are left out. */
export function PointTable(props: { caption: string; points: ChartPoint[]; axisName: string }) {
  const names = props.points[0]?.values.map(({ name }) => name) ?? [];
  const rows = props.points.filter(({ values }) => values.some(({ value }) => value !== 0));
  return (
    <details>
      <Text component="summary" size="sm">
        Show as a table
      </Text>
      <div className="chart-table">
        <Table maw={600}>
          <caption className="visually-hidden">{props.caption}</caption>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{props.axisName}</Table.Th>
              {names.map((name) => (
                <Table.Th key={name} scope="col" ta="right">
                  {name}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ key, label, values }) => (
              <Table.Tr key={key}>
                <Table.Th scope="row" fw={400}>
                  {label}
                </Table.Th>
                {values.map(({ name, value }) => (
                  <Table.Td key={name} ta="right" className="tabular">
                    {formatNumber(value)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </details>
  );
}
