import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/durations.ts';

/** How long jobs may take, in both directions: from a domain to its company, and from a company to its website. */

/** No attempt is silent for so long; work that waits in a long queue loses nothing by being queued again. */
export const SILENT_MS = 5 * MINUTE_MS;

/** Nobody waits for a website for longer than a day. */
export const UNFINISHED_MS_MAX = DAY_MS;

/** A little longer than a job: a hold that is older belongs to none. */
export const HOLD_MS_MAX = 25 * HOUR_MS;

/** A job that runs into the end of a payment must have held a credit. */
export const PAID_LONG_ENOUGH_MS = UNFINISHED_MS_MAX;

/** How long a job can be asked for after its end. */
export const JOB_KEPT_MS = 90 * DAY_MS;

/** What one run of a reaper looks at; the next one comes in a minute. */
export const REAPED_AT_ONCE = 500;
