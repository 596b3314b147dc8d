import type { HistoryEntry } from '../../api/shapes.ts';

/** Keeps the latest of the calls that asked the same. The entries are newest first. */
export function latestOfEach(entries: readonly HistoryEntry[]): HistoryEntry[] {
  const keyOf = ({ direction, asked }: HistoryEntry) => `${direction} ${asked}`;
  return entries.filter(
    (entry, index) => entries.findIndex((other) => keyOf(other) === keyOf(entry)) === index,
  );
}
