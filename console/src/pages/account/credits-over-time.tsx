import { useMantineTheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Area, AreaChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { api, dataOf } from '../../api/client.ts';
import { timeTicks } from '../../lib/chart-axis.ts';
import { formatMoment, formatTick } from '../../lib/format.ts';
import { useSession } from '../../session/session.tsx';
import { balanceHistory } from './chart-data.ts';

const ENTRIES = 100;

/** The balance after each of the newest entries. */
export function CreditsOverTime({ height }: { height: number }) {
  const theme = useMantineTheme();
  const { account } = useSession();
  const { data } = useQuery({
    queryKey: ['credits-over-time', account?.credit_balance],
    queryFn: async () =>
      dataOf(await api.GET('/v1/credits/entries', { params: { query: { limit: ENTRIES } } })).entries,
  });
  const points = balanceHistory(data ?? []);
  const { ticks, unit } = timeTicks(points[0]?.at ?? 0, points.at(-1)?.at ?? 0);
  return (
    <div role="img" aria-label={`Your balance is ${account?.credit_balance ?? 0} credits`} style={{ height }}>
      <ResponsiveContainer width="100%" height={height}>
        <AreaChart data={points} margin={{ top: 4, right: 0, bottom: 0, left: -16 }}>
          <XAxis
            dataKey="at"
            type="number"
            scale="time"
            domain={['dataMin', 'dataMax']}
            ticks={ticks}
            tickFormatter={(at: number) => formatTick(at, unit)}
            fontSize={11}
            stroke="currentColor"
          />
          <YAxis allowDecimals={false} fontSize={11} stroke="currentColor" />
          <Tooltip labelFormatter={(at) => formatMoment(new Date(Number(at)).toISOString())} />
          <Area
            type="stepAfter"
            dataKey="balance"
            stroke={theme.colors.ink?.[5]}
            fill={theme.colors.ink?.[2]}
            fillOpacity={0.4}
            isAnimationActive={false}
          />
        </AreaChart>
      </ResponsiveContainer>
    </div>
  );
}
