import { closeJson } from './known-answers.ts';
import { presentPendingJob, type StatusRoute } from './pending-job.ts';
import type { Answer } from './resolve-domain.ts';

/** A serialised answer, with its effect on the account's credits. */
export interface WrittenAnswer {
  /** 200: the result; 202: a job. */
  status: 200 | 202;
  /** JSON. */
  body: string;
  creditsRemaining: number;
  creditsCharged: 0 | 1;
}

export function writeAnswer(
  { known, job, available }: Answer,
  { route, baseUrl, now }: { route: StatusRoute; baseUrl: string; now: Date },
): WrittenAnswer {
  if (known === undefined) {
    const body = JSON.stringify(presentPendingJob(job, { route, baseUrl, now }));
    return { status: 202, body, creditsRemaining: available, creditsCharged: 0 };
  }
  // The partner's contract allows no further fields.
  const { review, note } = known;
  const own = route === 'partner' ? note : { job_id: null, cached: true, review, ...note };
  return {
    status: 200,
    body: closeJson(known.open, own),
    creditsRemaining: available,
    creditsCharged: known.note.charged ? 1 : 0,
  };
}
