import type { PendingJob } from './pending-job.ts';
import type { CompletedResolution } from './present-resolution.ts';

const CANDIDATES_MAX = 3;

/** An answer in a sentence or two, for agents. */
export function describeResolution(answer: PendingJob | CompletedResolution): string {
  const { input_domain: domain } = answer;
  if (answer.status === 'failed') return `${domain}: ${answer.error_message ?? 'the job failed'}`;
  if (answer.status !== 'completed') {
    return `${domain} is still being read (${answer.status}). Ask get_job for ${answer.job_id} in a few seconds.`;
  }
  const { company, match_confidence: confidence, charged } = answer;
  const decided = describeReview(answer);
  const cost = charged ? 'It cost one credit.' : `It cost nothing (${answer.charge_reason}).`;
  if (company && answer.match_status === 'matched') {
    const sure = confidence === null ? '' : `, ${(confidence * 100).toFixed(1)}% sure`;
    return `${domain} is run by ${company.company_name} (${company.company_number}, ${company.company_status})${sure}.${decided} ${cost}`;
  }
  const candidates = answer.review_candidates
    .slice(0, CANDIDATES_MAX)
    .map((candidate) => `${candidate.company_name} (${candidate.company_number})`);
  const perhaps = candidates.length > 0 ? ` Candidates: ${candidates.join(', ')}.` : '';
  return `${domain}: ${answer.match_status}. ${answer.explanation}${perhaps}${decided} ${cost}`;
}

function describeReview({ review }: CompletedResolution): string {
  if (!review) return '';
  const day = review.decided_at.slice(0, 10);
  if (review.company_number === null)
    return ` Your account decided on ${day} that none of the companies is right.`;
  return ` Your account decided on ${day} that it is ${review.company_number}.`;
}
