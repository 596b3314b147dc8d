import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, dataOf } from '../../api/client.ts';
import type { Signal } from '../../api/shapes.ts';
import { BarChart, Legend } from '../../charts/bar-chart.tsx';
import { severitySeries, severityValues, usedSeverities } from '../../charts/severity-values.ts';
import { DownloadCsv } from '../../components/buttons.tsx';
import { Section } from '../../components/section.tsx';
import { SignalList } from '../../components/signal-list.tsx';
import { EmptyNote, Loaded, RowsSkeleton } from '../../components/states.tsx';
import { formatCount, formatDay, formatMonth } from '../../lib/format.ts';
import { describeCompleteness, monthsOf } from './timeline-marks.ts';

const SIGNALS_MAX = 100;

/** The changes of the company, as a picture of the last two years and as a list. */
export function Timeline({ number }: { number: string }) {
  const signals = useQuery({
    queryKey: ['company-signals', number],
    queryFn: async () =>
      dataOf(
        await api.GET('/v1/companies/{company_number}/signals', {
          params: { path: { company_number: number }, query: { limit: SIGNALS_MAX } },
        }),
      ),
  });
  return (
    <Section
      title="Activity"
      actions={<DownloadCsv path={`/v1/companies/${encodeURIComponent(number)}/signals.csv`} />}
    >
      <Loaded query={signals} loading={<RowsSkeleton rows={2} height={72} />}>
        {({ signals: list, complete_since: since }) => (
          <Stack gap="sm">
            <Picture signals={list} />
            <Text size="xs" c="dimmed">
              {describeCompleteness(since, formatDay)}
            </Text>
            {list.length === 0 ? (
              <EmptyNote title="Nothing in the last 24 months">
                Watch the company to get its changes from now on.
              </EmptyNote>
            ) : (
              <FoldedSignals signals={list} />
            )}
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

/** More are shown when they are asked for. */
const SHOWN_AT_FIRST = 8;

function FoldedSignals({ signals }: { signals: Signal[] }) {
  const [isWhole, setWhole] = useState(false);
  const isFolded = !isWhole && signals.length > SHOWN_AT_FIRST + 1;
  return (
    <>
      <SignalList signals={isFolded ? signals.slice(0, SHOWN_AT_FIRST) : signals} withCompany={false} />
      {isFolded && (
        <Group>
          <Button size="xs" variant="light" onClick={() => setWhole(true)}>
            Show all {signals.length}
          </Button>
        </Group>
      )}
    </>
  );
}

const PLOT_HEIGHT = 72;

/** One bar a month, with one colour a severity. */
function Picture({ signals }: { signals: Signal[] }) {
  const months = monthsOf(signals, new Date());
  const used = usedSeverities(months.map(({ bySeverity }) => bySeverity));
  if (used.length === 0) return null;
  const total = months.reduce((sum, month) => sum + month.signals, 0);
  const halves = months.filter(({ month }) => /-(01|07)$/.test(month));
  return (
    <div>
      <Legend series={used.map(severitySeries)} />
      <BarChart
        label={`${formatCount(total, 'signal', 'signals')} in the last 24 months`}
        bars={months.map(({ month, bySeverity }) => ({
          key: month,
          label: formatMonth(`${month}-01`),
          values: severityValues(bySeverity, used),
        }))}
        axisLabels={Object.fromEntries(halves.map(({ month }) => [month, formatMonth(`${month}-01`)]))}
        height={PLOT_HEIGHT}
        axisName="Month"
      />
    </div>
  );
}
