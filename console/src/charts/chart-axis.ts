import type { SignalCounts } from '../api/shapes.ts';
import { formatCount, formatDay, formatMonth, formatShortDay } from '../lib/format.ts';

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

/** The label below a bar, with the year if the bars span several. */
export function labelInterval(
  startsOn: string,
  { interval, from, to }: Omit<SignalCounts, 'counts' | 'total'>,
) {
  if (interval === 'month') return formatMonth(startsOn);
  return from.slice(0, 4) === to.slice(0, 4) && startsOn.slice(0, 4) === to.slice(0, 4)
    ? formatShortDay(startsOn)
    : formatDay(startsOn);
}

const LABELS_MAX = 6;

/** The bars that have a label: evenly spread, the first among them. */
export function labelledStarts(counts: readonly { starts_on: string }[]): string[] {
  const every = Math.max(1, Math.ceil(counts.length / LABELS_MAX));
  return counts.filter((_, index) => index % every === 0).map(({ starts_on }) => starts_on);
}

/** Describes the chart in words. */
export function describeCounts({ interval, from, to, total }: Omit<SignalCounts, 'counts'>): string {
  return `${formatCount(total, 'signal', 'signals')}, ${describeSpan({ from, to })}, by ${interval}`;
}

export function describeSpan({ from, to }: Pick<SignalCounts, 'from' | 'to'>): string {
  return from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type TickUnit = 'hour' | 'day' | 'month';

/** Up to which length of time an axis is labelled by hours, days or months, and the steps to choose from. */
const UNITS: { unit: TickUnit; upTo: number; steps: number[] }[] = [
  { unit: 'hour', upTo: 23 * HOUR, steps: [1, 2, 3, 6, 12] },
  { unit: 'day', upTo: 300 * DAY, steps: [1, 2, 7, 14, 30, 60] },
  { unit: 'month', upTo: Number.POSITIVE_INFINITY, steps: [2, 3, 6, 12, 24, 60, 120] },
];

/** The ticks of a time axis without duplicate labels, in milliseconds, by the reader's calendar. */
export function timeTicks(from: number, to: number, ticksMax = 6): { ticks: number[]; unit: TickUnit } {
  const { unit, steps } = UNITS.find(({ upTo }) => to - from <= upTo) ?? {
    unit: 'month' as const,
    steps: [],
  };
  for (const step of steps) {
    const ticks = ticksBetween(from, to, { unit, step });
    if (ticks.length > ticksMax) continue;
    // Within an hour, the two ends say more than no label.
    return { ticks: unit === 'hour' && ticks.length < 2 ? ends(from, to) : ticks, unit };
  }
  return { ticks: ends(from, to), unit };
}

/** One of them when both are in the same minute. */
function ends(from: number, to: number): number[] {
  return Math.floor(from / MINUTE) === Math.floor(to / MINUTE) ? [from] : [from, to];
}

function ticksBetween(from: number, to: number, { unit, step }: { unit: TickUnit; step: number }): number[] {
  const ticks: number[] = [];
  for (let at = startOf(unit, new Date(from)); at.getTime() <= to; at = plus(at, unit, step)) {
    if (at.getTime() >= from) ticks.push(at.getTime());
  }
  return ticks;
}

function startOf(unit: TickUnit, at: Date): Date {
  if (unit === 'month') return new Date(at.getFullYear(), at.getMonth());
  if (unit === 'day') return new Date(at.getFullYear(), at.getMonth(), at.getDate());
  return new Date(at.getFullYear(), at.getMonth(), at.getDate(), at.getHours());
}

/** Days and months by the calendar: when the clocks change, a day has 23 or 25 hours. */
function plus(at: Date, unit: TickUnit, step: number): Date {
  if (unit === 'month') return new Date(at.getFullYear(), at.getMonth() + step);
  if (unit === 'day') return new Date(at.getFullYear(), at.getMonth(), at.getDate() + step);
  return new Date(at.getTime() + step * HOUR);
}
