/**
 * Time is passed in, never read from the ambient `Date`, so that a test can stand on any day it needs.
 */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
