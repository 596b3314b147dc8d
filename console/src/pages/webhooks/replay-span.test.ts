import { expect, it } from 'vitest';
import { REPLAY_SPANS, replaySince } from './replay-span.ts';

it('a replay goes back by the hours that were chosen', () => {
  const now = new Date('2026-03-02T09:30:00Z');
  expect(REPLAY_SPANS.map(({ value }) => replaySince(Number(value), now))).toEqual([
    '2026-03-02T08:30:00.000Z',
    '2026-03-01T09:30:00.000Z',
    '2026-02-23T09:30:00.000Z',
    '2026-01-31T09:30:00.000Z',
  ]);
});
