import type { RegisteredFacts } from '../live/company-record.ts';

/** The facts that differ. Many events of the profile stream change none. */
export function changedFacts(held: RegisteredFacts, told: RegisteredFacts): Set<keyof RegisteredFacts> {
  const names = Object.keys(told) as (keyof RegisteredFacts)[];
  return new Set(names.filter((name) => written(held[name]) !== written(told[name])));
}

/** The database orders the fields of an object in its own way. */
function written(value: unknown): string {
  return JSON.stringify(value, (_, field) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  );
}
