import type { Queryable } from '../../../platform/postgres/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import { Problem } from '../../../shared/problem.ts';
import type { JobEngine } from '../../paid-jobs/index.ts';
import { type CompanyFields, type DomainJob, statusOf, type TaskStage } from '../domain-job/domain-job.ts';
import type { DomainJobTypes } from '../domain-job/domain-job-kind.ts';
import type { ResolutionStore } from '../resolution.store.ts';
import {
  type CompletedForPartner,
  type CompletedResolution,
  type PendingJob,
  presentForPartner,
  presentPendingJob,
  presentResolution,
  presentReview,
} from './present-resolution.ts';
import { type RegisterViewDeps, readRegisterView } from './register-view.ts';

export interface ReadJobDeps extends RegisterViewDeps {
  db: Queryable;
  store: Pick<ResolutionStore, 'findResult' | 'findReview' | 'listNamed' | 'listFormerOffices'>;
  jobs: Pick<JobEngine<DomainJobTypes>, 'findJob'>;
  clock: Clock;
  baseUrl: string;
}

/**
 * For anyone who has the job's id, which cannot be guessed. Without `fields`, the company has those that the
 * job was asked for.
 */
export async function readJob(
  deps: ReadJobDeps,
  jobId: string,
  fields?: CompanyFields,
): Promise<PendingJob | CompletedResolution> {
  const job = await deps.jobs.findJob(jobId);
  if (!job) throw jobNotFound();
  if (job.result_id === null) return pending(deps, job, 'enrich');
  const [{ result, view, now }, review] = await Promise.all([
    readResult(deps, job.result_id),
    deps.store.findReview(deps.db, job.account_id, job.domain),
  ]);
  return {
    ...presentResolution(result, view, { fields: fields ?? job.answer, now }),
    job_id: job.id,
    cached: false,
    review: presentReview(review),
    charged: job.charged,
    charge_reason: job.charge_reason,
  };
}

/** For its owner only; for other accounts the job does not exist. */
export async function readPartnerJob(
  deps: ReadJobDeps,
  accountId: string,
  jobId: string,
): Promise<PendingJob | CompletedForPartner> {
  const job = await findOwnJob(deps, accountId, jobId);
  if (job.result_id === null) return pending(deps, job, 'partner');
  const { result, view, now } = await readResult(deps, job.result_id);
  return {
    ...presentForPartner(result, view, now),
    charged: job.charged,
    charge_reason: job.charge_reason,
  };
}

export interface JobProgress {
  job_id: string;
  input_domain: string;
  status: 'pending' | 'processing' | 'completed' | 'failed';
  stage: TaskStage | 'done';
  pages_read: number;
  attempts: number | null;
  created_at: string;
  started_at: string | null;
  finished_at: string | null;
}

/** The step that the worker is at now. */
export async function readProgress(
  deps: ReadJobDeps,
  accountId: string,
  jobId: string,
): Promise<JobProgress> {
  const { db, store, clock } = deps;
  const job = await findOwnJob(deps, accountId, jobId);
  const result = job.result_id === null ? undefined : await store.findResult(db, job.result_id);
  const status = statusOf(job, clock.now());
  return {
    job_id: job.id,
    input_domain: job.domain,
    status,
    stage: job.finished_at ? 'done' : status === 'pending' ? 'queued' : (job.stage ?? 'queued'),
    pages_read: result?.pages_read ?? job.pages_read ?? 0,
    attempts: job.attempts,
    created_at: job.created_at.toISOString(),
    started_at: job.started_at?.toISOString() ?? null,
    finished_at: job.finished_at?.toISOString() ?? null,
  };
}

function pending({ clock, baseUrl }: ReadJobDeps, job: DomainJob, route: 'enrich' | 'partner'): PendingJob {
  return presentPendingJob(job, { baseUrl, route, now: clock.now() });
}

async function readResult(deps: ReadJobDeps, resultId: number) {
  const result = await deps.store.findResult(deps.db, resultId);
  if (!result) throw jobNotFound();
  return { result, view: await readRegisterView(deps, result), now: deps.clock.now() };
}

async function findOwnJob({ jobs }: ReadJobDeps, accountId: string, jobId: string): Promise<DomainJob> {
  const job = await jobs.findJob(jobId);
  if (job?.account_id !== accountId) throw jobNotFound();
  return job;
}

function jobNotFound(): Problem {
  return new Problem('job_not_found', 'There is no such job, or it is not yours; check its id.');
}
