/** Lengths of time, in milliseconds. A day here is 24 hours; days as the register counts them are in `uk-day.ts`. */
export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
