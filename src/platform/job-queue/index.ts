/**
 * The job queue, on graphile-worker. A job is a row, written in the caller's own transaction: it exists exactly
 * when the change that asked for it does. It runs at least once, so every task must bear running twice.
 */
export { enqueueJob } from './enqueue.ts';
export { migrateJobQueue } from './migrate-job-queue.ts';
export { type JobRunner, startJobRunner } from './run-jobs.ts';
export type { CronJob, JobContext, JobTask } from './task.ts';
