import type { Logger } from '../logger.ts';

export interface JobContext {
  /** 1 for the first try. */
  attempt: number;
  attemptsMax: number;
  /** Aborted when the process is told to stop and the job has had its time to finish. */
  signal: AbortSignal;
  log: Logger;
}

export interface JobTask {
  name: string;
  run(payload: unknown, context: JobContext): Promise<void>;
}

export interface CronJob {
  task: string;
  /** Five fields, in UTC: minute, hour, day of the month, month, day of the week. */
  schedule: string;
}
