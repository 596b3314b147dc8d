import { OperatorError } from '../../shared/problem.ts';

export function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new OperatorError(`${name} must be a whole number, not "${text}".`);
  return Number(text);
}

/** A day, or a time with its offset, as the API takes it. A day begins at midnight UTC. */
export function timestamp(name: string, text: string): string {
  const time = new Date(text);
  if (!/^\d{4}-\d\d-\d\d(T.*(Z|[+-]\d\d:\d\d))?$/i.test(text) || Number.isNaN(time.getTime())) {
    throw new OperatorError(
      `${name} must be a day, such as 2026-03-31, or a time, such as 2026-03-31T09:30:00Z, not "${text}".`,
    );
  }
  return time.toISOString();
}
