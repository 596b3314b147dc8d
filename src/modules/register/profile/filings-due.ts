import { daysBetween } from '../../../shared/uk-day.ts';
import type { CompanyRecord } from '../live/company-record.ts';

export interface FilingDue {
  nextDue: string | null;
  overdue: boolean | null;
  /** 0 on the day itself, below zero when it has passed. */
  daysUntilDue: number | null;
}

const CLOSED = new Set(['dissolved', 'closed', 'converted-closed', 'removed']);

/** A company that is no more, or that no snapshot has had since `removed_on`. */
export function isClosed(record: CompanyRecord): boolean {
  return CLOSED.has(record.company_status) || record.removed_on !== null;
}

/** A closed company owes no filings, so its last known due date is not told: it would look overdue for ever. */
export function filingDue(record: CompanyRecord, nextDue: string | null, today: string): FilingDue {
  if (nextDue === null || isClosed(record)) return { nextDue: null, overdue: null, daysUntilDue: null };
  const daysUntilDue = daysBetween(today, nextDue);
  return { nextDue, overdue: daysUntilDue < 0, daysUntilDue };
}
