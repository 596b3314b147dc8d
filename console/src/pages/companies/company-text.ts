import { describeSicCode } from '../../../../src/shared/companies/sic-codes.ts';
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

export const NEEDS_LIVE = 'Not known: this needs the live register.';

/** The register says whether there are active charges, also where the list of them is not known. */
export function describeCharges(company: Pick<Company, 'has_active_charges' | 'last_charge_date'>): string {
  if (company.has_active_charges === null) return NEEDS_LIVE;
  if (!company.has_active_charges) return 'No active charges.';
  const last = company.last_charge_date ? `, the latest from ${formatDay(company.last_charge_date)}` : '';
  return `There are active charges${last}.`;
}

/** `62012 Development of business software`. */
export function describeBusiness(code: string): string {
  const text = describeSicCode(code);
  return text ? `${code} ${text}` : code;
}

type Officers = NonNullable<Company['officers']>;

/** Those in office, and those who have left. Unknown officers are neither. */
export function splitOfficers(officers: Company['officers']): { current: Officers | null; former: Officers } {
  if (!officers) return { current: null, former: [] };
  return {
    current: officers.filter(({ resigned_on: resigned }) => resigned === null),
    former: officers.filter(({ resigned_on: resigned }) => resigned !== null),
  };
}

/** Why a list of the live register is not there. */
export function describeIncomplete(reason: 'no_live_source' | 'live_source_unavailable'): string {
  return reason === 'no_live_source'
    ? NEEDS_LIVE
    : 'Companies House does not answer at the moment. Try again later.';
}

/** A command for a shell that knows the API key. */
export function curlFor(companyNumber: string, origin: string): string {
  return `curl -s -H "X-API-Key: $DOMESDAY_API_KEY" ${origin}/v1/companies/${companyNumber}`;
}
