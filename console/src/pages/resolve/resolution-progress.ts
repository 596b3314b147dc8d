import { ApiError } from '../../api/api-error.ts';
import type { Pending, Resolution } from '../../api/shapes.ts';

export type JobAnswer = Resolution | Pending;

const POLL_MS = 400;

/** The steps of a resolution, in order. */
export const STAGES = [
  { stage: 'queued', label: 'Queued', description: 'waiting for a worker' },
  { stage: 'crawling', label: 'Crawling', description: 'visiting the website' },
  { stage: 'reading', label: 'Reading', description: 'what its pages say' },
  { stage: 'matching', label: 'Matching', description: 'against the register' },
];

/** The current step; after the last one for any other stage. */
export function activeStep(stage: string): number {
  const step = STAGES.findIndex((one) => one.stage === stage);
  return step === -1 ? STAGES.length : step;
}

export function isPending(answer: JobAnswer): answer is Pending {
  return answer.status !== 'completed';
}

/** The polling interval; false when the job is done. */
export function pollJob(answer: JobAnswer | undefined): number | false {
  return answer && !isPending(answer) ? false : POLL_MS;
}

/** A failed job is an error to show, with its reason. */
export function throwIfFailed(answer: JobAnswer): void {
  if (answer.status !== 'failed') return;
  const message = answer.error_message ?? 'The resolution failed. Nothing was charged.';
  throw new ApiError(200, { error: { code: 'job_failed', message } });
}
