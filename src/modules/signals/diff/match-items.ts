import { DAY_MS } from '../../../shared/durations.ts';
import type { Part } from '../company-state.ts';

/** An entry of a list, and the same one as it was; undefined when it was not there. */
export interface MatchedItem<T> {
  was: T | undefined;
  is: T;
}

/** Pairs entries whatever their order, by id where both have one, else by what they say. */
export function matchItems<T extends { id: string | null }>(
  previous: Part<T>,
  current: Part<T>,
  nameOf: (item: T) => string,
): MatchedItem<T>[] {
  const byId = new Map(previous.items.filter(({ id }) => id !== null).map((item) => [item.id, item]));
  const byName = new Map(previous.items.map((item) => [nameOf(item), item]));
  return current.items.map((is) => {
    const named = byName.get(nameOf(is));
    const was = byId.get(is.id) ?? (named && (named.id === null || is.id === null) ? named : undefined);
    return { was, is };
  });
}

const LATE_DAYS = 60;

/**
 * Whether what happened on a day is news. A list that was not known before holds years of history, of which only what
 * happened since the company is watched is news; and an entry that is new to a known list may still be an old one.
 */
export function isNews(
  day: string | null,
  { wasWhole, since, before }: { wasWhole: boolean; since: string; before: string },
): boolean {
  if (day === null) return false;
  return wasWhole ? day >= daysBefore(before, LATE_DAYS) : day >= since;
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}
