import { daysBetween } from '../../../shared/uk-day.ts';
import type { CompanyRecord } from '../live/company-record.ts';

export interface FilingDue {
  nextDue: string | null;
  overdue: boolean | null;
  /** 0 on the day itself; negative after it. */
  daysUntilDue: number | null;
}

const CLOSED = new Set(['dissolved', 'closed', 'converted-closed', 'removed']);

/** A closed company, or one that left the snapshots on `removed_on`. */
export function isClosed(record: CompanyRecord): boolean {
  return CLOSED.has(record.company_status) || record.removed_on !== null;
}

/** A closed company owes no filings. Without this, its last due date would look overdue for ever. */
export function filingDue(record: CompanyRecord, nextDue: string | null, today: string): FilingDue {
  if (nextDue === null || isClosed(record)) return { nextDue: null, overdue: null, daysUntilDue: null };
  const daysUntilDue = daysBetween(today, nextDue);
  return { nextDue, overdue: daysUntilDue < 0, daysUntilDue };
}
