import { SEVERITIES, type Severity, SIGNAL_TYPES } from '../../../../src/shared/signal-types.ts';
import type { Signal, SignalFilter } from '../../api/shapes.ts';

const DAY_MS = 86_400_000;
const POLL_MS = 5_000;

/** How many signals were detected on each of the last days, oldest first; days without any count too. */
export function countByDay(
  signals: readonly Pick<Signal, 'detected_at'>[],
  { days, now }: { days: number; now: Date },
): { day: string; signals: number }[] {
  const counts = new Map<string, number>();
  for (let back = days - 1; back >= 0; back--) {
    counts.set(new Date(now.getTime() - back * DAY_MS).toISOString().slice(0, 10), 0);
  }
  for (const { detected_at } of signals) {
    const day = detected_at.slice(0, 10);
    const count = counts.get(day);
    if (count !== undefined) counts.set(day, count + 1);
  }
  return [...counts].map(([day, count]) => ({ day, signals: count }));
}

/** New signals appear on the first page while it is open; later pages stay still. */
export function pollFeed(page: number): number | false {
  return page === 1 ? POLL_MS : false;
}

/** The severity that the address asks for; undefined is any. */
export function readSeverity(search: URLSearchParams): Severity | undefined {
  return SEVERITIES.find((severity) => severity === search.get('severity'));
}

/** The type that the address asks for; all of them when it names none that exists. */
export function readSignalFilter(search: URLSearchParams): SignalFilter {
  return SIGNAL_TYPES.find((type) => type === search.get('type')) ?? 'all';
}
