/**
 * Time is passed in, never read from the global `Date`, so that tests can set it.
 */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
