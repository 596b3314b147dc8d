import { describe, expect, it } from 'vitest';
import { activeStep, type JobAnswer, pollJob, throwIfFailed } from './resolution-progress.ts';

const answer = (fields: { status: string; error_message?: string | null }) => fields as JobAnswer;

describe('the steps', () => {
  it.each([
    ['queued', 0],
    ['matching', 3],
    ['completed', 4],
  ])('are, at %s, at number %i', (stage, step) => {
    expect(activeStep(stage)).toBe(step);
  });
});

describe('a job', () => {
  it('is polled until it is completed', () => {
    const polls = [undefined, answer({ status: 'pending' }), answer({ status: 'processing' })].map(pollJob);
    expect(polls).toEqual([400, 400, 400]);
    expect(pollJob(answer({ status: 'completed' }))).toBe(false);
  });

  it('is an error with its reason if it failed', () => {
    expect(() => throwIfFailed(answer({ status: 'failed', error_message: 'The website is slow.' }))).toThrow(
      'The website is slow.',
    );
    expect(() => throwIfFailed(answer({ status: 'failed', error_message: null }))).toThrow(
      'The resolution failed. Nothing was charged.',
    );
  });

  it('is not an error if it did not fail', () => {
    expect(() => throwIfFailed(answer({ status: 'processing' }))).not.toThrow();
  });
});
