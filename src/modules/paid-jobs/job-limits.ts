import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/clock.ts';

/** Attempts at a task before its jobs fail. */
export const ATTEMPTS_MAX = 3;

/** A running attempt writes more often than this: after a longer silence its worker is presumed dead. */
export const WORKER_SILENCE_MS_MAX = MINUTE_MS;

/** A task without news for this long is queued again; one that still waits in a long queue loses nothing by it. */
export const STALLED_MS = 5 * MINUTE_MS;

/** A task that takes longer fails its jobs. */
export const UNFINISHED_MS_MAX = DAY_MS;

/** Longer than any job lives: an older hold has no job. */
export const HOLD_MS_MAX = 25 * HOUR_MS;

/** A job that may outlive the account's payment for the subject holds a credit. */
export const PAID_LONG_ENOUGH_MS = UNFINISHED_MS_MAX;

/** How long a finished job can be read. */
export const JOB_KEPT_MS = 90 * DAY_MS;

/** Rows that one recovery run takes of each kind; the next run comes a minute later. */
export const RECOVERED_AT_ONCE = 500;

/** So many waiting tasks need no further tickets: every attempt that ends brings one. */
export const CROWD = 100;
