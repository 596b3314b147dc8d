import type { Company } from '../../api/shapes.ts';
import { formatCount, formatDay } from '../../lib/format.ts';

interface DueDate {
  day: string | null;
  isOverdue: boolean | null;
  /** How many days are left. */
  days: number | null;
}

export function describeDue({ day, isOverdue, days }: DueDate): string {
  if (!day) return '–';
  if (isOverdue) return `Overdue since ${formatDay(day)}`;
  return `Due ${formatDay(day)}${days === null ? '' : ` (in ${formatCount(days, 'day', 'days')})`}`;
}

/** The register says whether there are active charges, also where the list of them is not known. */
export function describeCharges(company: Pick<Company, 'has_active_charges' | 'last_charge_date'>): string {
  if (company.has_active_charges === null) return 'Not known.';
  if (!company.has_active_charges) return 'No active charges.';
  const last = company.last_charge_date ? `, the last of ${formatDay(company.last_charge_date)}` : '';
  return `There are active charges${last}.`;
}
