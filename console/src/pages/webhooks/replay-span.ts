const HOUR_MS = 3_600_000;

/** A time that the reader chooses. */
export const CHOSEN_TIME = 'chosen';

/** How far back a replay goes, in hours. */
export const REPLAY_SPANS = [
  { value: '1', label: 'of the last hour' },
  { value: '24', label: 'of the last day' },
  { value: '168', label: 'of the last week' },
  { value: '720', label: 'of the last 30 days' },
  { value: CHOSEN_TIME, label: 'since a time…' },
];

/** Undefined while no valid time is chosen. `chosenTime` is local time, as an input of the browser gives it. */
export function replaySince(span: string, now: Date, chosenTime = ''): string | undefined {
  if (span !== CHOSEN_TIME) return new Date(now.getTime() - Number(span) * HOUR_MS).toISOString();
  const time = new Date(chosenTime);
  return Number.isNaN(time.getTime()) || time > now ? undefined : time.toISOString();
}
