const HOUR_MS = 3_600_000;

/** How far back a replay goes, in hours. */
export const REPLAY_SPANS = [
  { value: '1', label: 'of the last hour' },
  { value: '24', label: 'of the last day' },
  { value: '168', label: 'of the last week' },
  { value: '720', label: 'of the last 30 days' },
];

export function replaySince(hours: number, now: Date): string {
  return new Date(now.getTime() - hours * HOUR_MS).toISOString();
}
