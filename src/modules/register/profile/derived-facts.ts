import { daysBetween } from '../../../shared/clock.ts';
import { isClosed } from '../../../shared/companies/company-status.ts';
import { isInsolvent } from '../../../shared/companies/company-types.ts';
import type {
  CompanyDetail,
  CompanyRecord,
  Insolvency,
  InsolvencyCase,
  Officer,
} from '../live/company-record.ts';

/** Proceedings during which a company may keep the status `active`. All others change the status. */
const BESIDE_ACTIVE: Record<string, string> = {
  'administrative-receiver': 'receivership',
  'receiver-manager': 'receivership',
  receivership: 'receivership',
  'scottish-administrative-receiver': 'receivership',
  'live-receiver-manager-on-at-least-one-charge': 'receivership',
  moratorium: 'moratorium',
  'corporate-voluntary-arrangement-moratorium': 'moratorium',
};

/** Date types that end a case. */
const ENDS = new Set([
  'administration-discharged-on',
  'administration-ended-on',
  'case-end-on',
  'concluded-winding-up-on',
  'dissolved-on',
  'moratorium-ended-on',
  'voluntary-arrangement-ended-on',
]);

/** Null: not known. A company that is insolvent now always has a history. */
export function hasInsolvencyHistory(
  record: CompanyRecord,
  detail: CompanyDetail | undefined,
): boolean | null {
  if (isInsolvent(record.company_status)) return true;
  const cases = detail?.insolvency?.cases.length ?? 0;
  if (cases > 0) return true;
  return detail?.profile?.has_insolvency_history ?? (detail?.insolvency ? false : null);
}

/** Null: none known. */
export function currentInsolvencyStatus(
  record: CompanyRecord,
  detail: CompanyDetail | undefined,
  today: string,
): string | null {
  if (isClosed(record)) return null;
  if (isInsolvent(record.company_status)) return record.company_status;
  return detail?.insolvency ? besideActive(detail.insolvency, today) : null;
}

function besideActive({ statuses, cases }: Insolvency, today: string): string | null {
  const open = cases.filter((entry) => isOpen(entry, today)).map(({ type }) => type);
  for (const kind of [...statuses, ...open]) {
    const status = Object.hasOwn(BESIDE_ACTIVE, kind) ? BESIDE_ACTIVE[kind] : undefined;
    if (status !== undefined) return status;
  }
  return null;
}

/** A receiver's case has no end date; it ends when the last receiver ceases to act. */
function isOpen({ dates, practitioners }: InsolvencyCase, today: string): boolean {
  const past = dates.filter(({ date }) => date <= today);
  if (past.length === 0 || past.some(({ type }) => ENDS.has(type))) return false;
  return (
    practitioners.length === 0 ||
    practitioners.some(({ ceased_to_act_on: ceasedOn }) => ceasedOn === null || ceasedOn > today)
  );
}

interface FilingDue {
  nextDue: string | null;
  overdue: boolean | null;
  /** 0 on the day itself; negative after it. */
  daysUntilDue: number | null;
}

/** A closed company owes no filings. Without this, its last due date would look overdue forever. */
export function filingDue(record: CompanyRecord, nextDue: string | null, today: string): FilingDue {
  if (nextDue === null || isClosed(record)) return { nextDue: null, overdue: null, daysUntilDue: null };
  const daysUntilDue = daysBetween(today, nextDue);
  return { nextDue, overdue: daysUntilDue < 0, daysUntilDue };
}

export interface Resignation {
  name: string;
  officer_role: string;
  appointed_on: string | null;
  resigned_on: string;
  days_since_resignation: number;
}

const RECENT_DAYS = 90;

/** Directors, members of a partnership, and board members of a European or UK Societas. */
const DIRECTOR_ROLES = new Set(
  [
    'director',
    'nominee-director',
    'llp-member',
    'llp-designated-member',
    'member-of-a-management-organ',
    'member-of-a-supervisory-organ',
    'member-of-an-administrative-organ',
  ].flatMap((role) => [role, `corporate-${role}`]),
);

export function isDirector({ officer_role: role }: Officer): boolean {
  return DIRECTOR_ROLES.has(role);
}

/** Directors who left in the last 90 days including today, newest first. Future resignations do not count. */
export function recentResignations(officers: Officer[], today: string): Resignation[] {
  return officers
    .filter(isDirector)
    .flatMap(({ name, officer_role, appointed_on, resigned_on }) => {
      if (resigned_on === null) return [];
      const days = daysBetween(resigned_on, today);
      if (days < 0 || days > RECENT_DAYS) return [];
      return [{ name, officer_role, appointed_on, resigned_on, days_since_resignation: days }];
    })
    .sort((a, b) => a.days_since_resignation - b.days_since_resignation || a.name.localeCompare(b.name));
}

/** The last day on which a director was appointed or resigned. Appointments before 1992 have no day. */
export function lastDirectorChange(officers: Officer[], today: string): string | null {
  return lastDay(
    officers.filter(isDirector).flatMap((officer) => [officer.appointed_on, officer.resigned_on]),
    today,
  );
}

/** The latest of these days that is not in the future. */
export function lastDay(days: (string | null)[], today: string): string | null {
  return days.reduce<string | null>(
    (last, day) => (day !== null && day <= today && (last === null || day > last) ? day : last),
    null,
  );
}
