import { describe, expect, it } from 'vitest';
import { canStart, countedOutcomes, isOver, percentDone, pollUpload, pollUploads } from './bulk-progress.ts';

describe('an upload', () => {
  it.each([
    ['running', 0, 1_000],
    ['paused', 0, 5_000],
    ['completed', 0, false],
    ['cancelled', 3, 1_000],
    ['cancelled', 0, false],
  ] as const)('%s with %i rows in progress is polled: %j', (status, running, expected) => {
    expect(pollUpload({ status, running })).toBe(expected);
  });

  it('is not polled before the first answer', () => {
    expect([pollUpload(undefined), pollUploads(undefined)]).toEqual([false, false]);
  });

  it('keeps the list polled while it runs, and while it waits for credits', () => {
    expect(pollUploads([{ status: 'completed' }, { status: 'running' }])).toBe(2_000);
    expect(pollUploads([{ status: 'completed' }, { status: 'paused' }])).toBe(5_000);
    expect(pollUploads([{ status: 'completed' }])).toBe(false);
  });

  it('is at zero percent if it has no rows', () => {
    expect([percentDone({ done: 0, total: 0 }), percentDone({ done: 1, total: 4 })]).toEqual([0, 25]);
  });

  it('is over when nothing can be changed about it', () => {
    const statuses = ['running', 'paused', 'completed', 'cancelled'] as const;
    expect(statuses.map((status) => isOver({ status }))).toEqual([false, false, true, true]);
  });

  it('can start when a row has a domain', () => {
    expect(canStart({ rows: 3, invalid: 2 })).toBe(true);
    expect(canStart({ rows: 2, invalid: 2 })).toBe(false);
    expect(canStart({ rows: 0, invalid: 0 })).toBe(false);
  });
});

describe('outcomes', () => {
  it('are listed from the best to the worst, without those that no row has', () => {
    const outcomes = { failed: 1, matched: 7, scrape_failed: 0, needs_review: 2 };
    expect(countedOutcomes(outcomes)).toEqual([
      ['matched', 7],
      ['needs_review', 2],
      ['failed', 1],
    ]);
  });

  it('come last if the console does not know them', () => {
    expect(countedOutcomes({ brand_new: 1, cancelled: 2 }).map(([outcome]) => outcome)).toEqual([
      'cancelled',
      'brand_new',
    ]);
  });
});
