import { invalidRequest } from './problem.ts';

/** A period; both ends belong to it, and a missing end is open. */
export interface TimeWindow {
  since: Date | undefined;
  until: Date | undefined;
}

/** Reads `since` and `until`, which the schema has checked to be RFC 3339 timestamps. */
export function parseTimeWindow(input: {
  since?: string | undefined;
  until?: string | undefined;
}): TimeWindow {
  const since = timeOf('since', input.since);
  const until = timeOf('until', input.until);
  if (since && until && since > until) {
    throw invalidRequest('since must not be after until.', { since: 'must not be after until' });
  }
  return { since, until };
}

function timeOf(field: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const time = new Date(text);
  // The format allows leap seconds, which a Date cannot represent.
  if (!Number.isNaN(time.getTime())) return time;
  const expected = 'must be a date and time, such as 2026-03-31T09:30:00Z';
  throw invalidRequest(`${field} ${expected}.`, { [field]: expected });
}
