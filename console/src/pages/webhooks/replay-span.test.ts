import { expect, it } from 'vitest';
import { CHOSEN_TIME, REPLAY_SPANS, replaySince } from './replay-span.ts';

const NOW = new Date('2026-03-02T09:30:00Z');

it('a replay goes back by the hours that were chosen', () => {
  const spans = REPLAY_SPANS.filter(({ value }) => value !== CHOSEN_TIME);
  expect(spans.map(({ value }) => replaySince(value, NOW))).toEqual([
    '2026-03-02T08:30:00.000Z',
    '2026-03-01T09:30:00.000Z',
    '2026-02-23T09:30:00.000Z',
    '2026-01-31T09:30:00.000Z',
  ]);
});

it('a replay goes back to a time that was chosen, if it is one in the past', () => {
  const time = new Date(2026, 1, 3, 4, 5);
  expect(replaySince(CHOSEN_TIME, NOW, '2026-02-03T04:05')).toBe(time.toISOString());
  expect(replaySince(CHOSEN_TIME, NOW, '')).toBeUndefined();
  expect(replaySince(CHOSEN_TIME, NOW, '2027-01-01T00:00')).toBeUndefined();
});
