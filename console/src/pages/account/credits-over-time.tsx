import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api, dataOf } from '../../api/client.ts';
import { timeTicks } from '../../charts/chart-axis.ts';
import { StepChart } from '../../charts/step-chart.tsx';
import { formatMoment, formatTick } from '../../lib/format.ts';
import { useSession } from '../../session/session.tsx';
import { balanceHistory } from './chart-data.ts';

const ENTRIES = 100;
const PLOT_HEIGHT = 130;
/** With the labels below the plot and the closed table. */
const WHOLE_HEIGHT = PLOT_HEIGHT + 60;

/** The balance after each of the newest entries. */
export function CreditsOverTime() {
  const { account } = useSession();
  const { data } = useQuery({
    queryKey: ['credits-over-time', account?.credit_balance],
    queryFn: async () =>
      dataOf(await api.GET('/v1/credits/entries', { params: { query: { limit: ENTRIES } } })).entries,
  });
  if (!data) return <Skeleton height={WHOLE_HEIGHT} />;
  const steps = balanceHistory(data);
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return null;
  const { ticks, unit } = timeTicks(first.at, last.at);
  return (
    <StepChart
      label={`Your balance is ${account?.credit_balance ?? 0} credits`}
      steps={steps}
      name="Credits"
      color="var(--mantine-color-ink-5)"
      axisLabels={ticks.map((at) => ({ at, text: formatTick(at, unit) }))}
      describe={(at) => formatMoment(new Date(at).toISOString())}
      height={PLOT_HEIGHT}
      axisName="After"
    />
  );
}
