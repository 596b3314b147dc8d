import { DAY_MS } from '../../../shared/clock.ts';
import type { Part } from '../company-state.ts';

/** An entry of a list and its previous version, if there was one. */
interface MatchedItem<T> {
  was: T | undefined;
  is: T;
}

/** Pairs entries regardless of their order, by id if both have one, otherwise by name. */
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
 * Whether an event on a day is news. In a list that was unknown before, only events since the tracking began
 * are news. A new entry of a known list may still be an old event.
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
