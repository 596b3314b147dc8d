import { OperatorError } from '../shared/problem.ts';

/** The beginning of a day that an option names. */
export function parseDay(option: string, text: string): Date {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text)
    throw new OperatorError(`${option} is a day such as 2026-11-01, and not ${text}.`);
  return day;
}
