import { FAILED_FREE, PENDING } from '../../paid-jobs/index.ts';
import type { DomainCharge } from '../charge-reason.ts';
import { type ResolutionJob, statusOf } from '../resolution-job.ts';

/** A job that has no result: not yet, or never. */
export interface PendingJob {
  status: 'pending' | 'processing' | 'failed';
  input_domain: string;
  job_id: string;
  charged: boolean;
  charge_reason: DomainCharge['charge_reason'];
  status_url: string;
  error_message: string | null;
}

/** The partner's route has its own status route; all others share the one that takes no credential. */
export type StatusRoute = 'enrich' | 'partner';

const STATUS_PATHS: Record<StatusRoute, string> = {
  enrich: '/v1/enrich/status/',
  partner: '/v1/partner/enrich-company/',
};

export function statusUrl(baseUrl: string, route: StatusRoute, jobId: string): string {
  return `${baseUrl}${STATUS_PATHS[route]}${jobId}`;
}

export function presentPendingJob(
  job: ResolutionJob,
  { baseUrl, route, now }: { baseUrl: string; route: StatusRoute; now: Date },
): PendingJob {
  const status = statusOf(job, now);
  if (status === 'completed') throw new Error(`job ${job.id} is completed and has a result to show`);
  return {
    status,
    input_domain: job.domain,
    job_id: job.id,
    ...(status === 'failed' ? FAILED_FREE : PENDING),
    status_url: statusUrl(baseUrl, route, job.id),
    error_message: job.error_message,
  };
}
