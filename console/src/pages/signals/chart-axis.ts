import type { SignalCounts } from '../../api/shapes.ts';
import { formatCount, formatDay } from '../../lib/format.ts';

/** Whole numbers from 0 to at least the largest count, each once, at most six. */
export function countTicks(largest: number): number[] {
  const step = niceStep(Math.max(1, largest) / 4);
  const ticks = [0];
  while ((ticks.at(-1) ?? 0) < Math.max(1, largest)) ticks.push((ticks.at(-1) ?? 0) + step);
  return ticks;
}

/** 1, 2, 5, 10, 20, 50 … */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? power * 10;
}

/** What stands below a bar. The year is there when the bars are of more than one. */
export function labelInterval(
  startsOn: string,
  { interval, from, to }: Omit<SignalCounts, 'counts' | 'total'>,
) {
  const day = formatDay(startsOn);
  if (interval === 'month') return day.slice(day.indexOf(' ') + 1);
  return from.slice(0, 4) === to.slice(0, 4) && startsOn.slice(0, 4) === to.slice(0, 4)
    ? day.slice(0, -5)
    : day;
}

const LABELS_MAX = 6;

/** The bars that have a label: evenly spread, the first among them. */
export function labelledStarts(counts: SignalCounts['counts']): string[] {
  const every = Math.max(1, Math.ceil(counts.length / LABELS_MAX));
  return counts.filter((_, at) => at % every === 0).map(({ starts_on }) => starts_on);
}

/** What the chart shows, in words. */
export function describeCounts({ interval, from, to, total }: Omit<SignalCounts, 'counts'>): string {
  return `${formatCount(total, 'signal', 'signals')}, ${describeSpan({ from, to })}, by ${interval}`;
}

export function describeSpan({ from, to }: Pick<SignalCounts, 'from' | 'to'>): string {
  return from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
}
