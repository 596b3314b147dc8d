import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, dataOf } from '../../api/client.ts';
import type { Signal } from '../../api/shapes.ts';
import { DownloadCsv } from '../../components/buttons.tsx';
import { Section } from '../../components/section.tsx';
import { SignalList } from '../../components/signal-list.tsx';
import { EmptyNote, Loaded, RowsSkeleton } from '../../components/states.tsx';
import { formatCount, formatDay } from '../../lib/format.ts';
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

const WIDTH = 480;
const HEIGHT = 50;
const BASE = 48;

/** One bar per month; the part that is a warning or worse stands out. */
function Picture({ signals }: { signals: Signal[] }) {
  const months = monthsOf(signals, new Date());
  const highest = Math.max(1, ...months.map((month) => month.signals));
  const step = WIDTH / months.length;
  const height = (count: number) => (count / highest) * (BASE - 4);
  const total = months.reduce((sum, month) => sum + month.signals, 0);
  const label = `${formatCount(total, 'signal', 'signals')} in the last 24 months`;
  return (
    <div>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width="100%" role="img" aria-label={label}>
        <line x1="0" x2={WIDTH} y1={BASE} y2={BASE} stroke="currentColor" strokeOpacity="0.3" />
        {months.map(({ month, signals: count, serious }, at) => (
          <g key={month}>
            <title>{`${month}: ${formatCount(count, 'signal', 'signals')}`}</title>
            <rect
              x={at * step + 2}
              y={BASE - height(count)}
              width={step - 4}
              height={height(count)}
              fill="var(--mantine-color-gray-5)"
            />
            <rect
              x={at * step + 2}
              y={BASE - height(serious)}
              width={step - 4}
              height={height(serious)}
              fill="var(--mantine-color-orange-6)"
            />
          </g>
        ))}
      </svg>
      <div className="timeline-years" aria-hidden>
        {months.map(
          ({ month }, at) =>
            month.endsWith('-01') && (
              <Text key={month} size="xs" c="dimmed" style={{ left: `${(at / months.length) * 100}%` }}>
                {month.slice(0, 4)}
              </Text>
            ),
        )}
      </div>
    </div>
  );
}
