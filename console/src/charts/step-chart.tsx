import { countTicks } from './chart-axis.ts';
import { ChartFrame } from './chart-frame.tsx';
import type { AxisLabel } from './chart-points.ts';

interface StepChartProps {
  label: string;
  /** In milliseconds, the oldest first. */
  steps: { at: number; value: number }[];
  name: string;
  color: string;
  /** `at` in milliseconds. */
  axisLabels: AxisLabel[];
  describe: (at: number) => string;
  height: number;
  axisName: string;
}

/** A number over time that stays as it is until it changes. */
export function StepChart({
  label,
  steps,
  name,
  color,
  axisLabels,
  describe,
  height,
  axisName,
}: StepChartProps) {
  const [from, to] = [steps[0]?.at ?? 0, steps.at(-1)?.at ?? 0];
  const place = (at: number) => (to > from ? (at - from) / (to - from) : 1);
  const ticks = countTicks(Math.max(0, ...steps.map(({ value }) => value)));
  const top = ticks.at(-1) || 1;
  const points = steps.map(({ at, value }, index) => ({
    key: `${at} ${index}`,
    at: place(at),
    label: describe(at),
    values: [{ name, color, value }],
  }));
  return (
    <ChartFrame
      {...{ label, points, ticks, height, axisName }}
      axisLabels={axisLabels.map(({ at, text }) => ({ at: place(at), text }))}
    >
      <svg className="chart-steps" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path
          d={stepPath(
            points.map(({ at, values: [first] }) => [at * 100, 100 - ((first?.value ?? 0) / top) * 100]),
          )}
          fill={color}
          fillOpacity={0.18}
          stroke={color}
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </ChartFrame>
  );
}

/**
 * The outline of the area under the steps, in percent from the top left corner. One step fills the whole
 * width.
 */
function stepPath(corners: [x: number, y: number][]): string {
  const [first, ...rest] = corners;
  if (!first) return '';
  const steps = rest.map(([x, y]) => `H${x}V${y}`).join('');
  return `M0 100V${first[1]}${steps}H100V100Z`;
}
