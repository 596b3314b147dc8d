import { expect, it } from 'vitest';
import type { SurveyCounts } from './survey.store.ts';
import { describeProgress } from './survey-status.ts';

const now = new Date('2026-11-16T12:00:00Z');
const NONE = {
  matched: 0,
  needs_review: 0,
  no_match: 0,
  non_uk_entity: 0,
  scrape_failed: 0,
  known: 0,
  failed: 0,
};
const counts = (changes: Partial<SurveyCounts>): SurveyCounts => ({
  waiting: 0,
  working: 0,
  outcomes: NONE,
  ...changes,
});
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000);

it('the rate is that of the last minutes, and the end follows from it', () => {
  const progress = describeProgress({
    counts: counts({ waiting: 590, working: 10, outcomes: { ...NONE, matched: 300, no_match: 100 } }),
    rate: { ended: 400, first: ago(200) },
    isPaused: false,
    now,
  });
  expect(progress).toMatchObject({ state: 'running', domains: 1_000, done: 400, per_minute: 120 });
  expect(progress.estimated_end).toEqual(new Date(now.getTime() + 300_000));
});

it('the rate of the first seconds is not exaggerated', () => {
  const rate = { ended: 2, first: ago(0.1) };
  expect(describeProgress({ counts: counts({ waiting: 1 }), rate, isPaused: false, now }).per_minute).toBe(
    12,
  );
});

it.each([
  ['empty', counts({}), false],
  ['finished', counts({ outcomes: { ...NONE, known: 3 } }), true],
  ['paused', counts({ waiting: 1 }), true],
  ['running', counts({ working: 1 }), false],
])('%s, without an end when nothing ends', (state, counted, isPaused) => {
  const progress = describeProgress({ counts: counted, rate: { ended: 0, first: null }, isPaused, now });
  expect([progress.state, progress.estimated_end]).toEqual([state, null]);
});
