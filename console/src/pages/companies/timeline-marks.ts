import type { Signal } from '../../api/shapes.ts';
import { type BySeverity, NO_SIGNALS } from '../../charts/severity-values.ts';

const MONTHS = 24;

/** One month of the timeline. */
interface TimelineMonth {
  /** `2026-11` */
  month: string;
  signals: number;
  bySeverity: BySeverity;
}

/** The last two years, a month each, the oldest first. */
export function monthsOf(signals: Pick<Signal, 'occurred_on' | 'severity'>[], now: Date): TimelineMonth[] {
  return Array.from({ length: MONTHS }, (_, index) => {
    const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS - 1 - index), 1));
    const month = day.toISOString().slice(0, 7);
    const here = signals.filter(({ occurred_on: on }) => on.startsWith(month));
    const bySeverity = { ...NO_SIGNALS };
    for (const { severity } of here) bySeverity[severity]++;
    return { month, signals: here.length, bySeverity };
  });
}

/** Since when the list is complete, in words. */
export function describeCompleteness(completeSince: string | null, format: (day: string) => string): string {
  return completeSince === null
    ? 'Something may be missing: Companies House could not be asked for all of it.'
    : `Complete since ${format(completeSince)}.`;
}
