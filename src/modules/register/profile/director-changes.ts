import { daysBetween } from '../../../shared/clock.ts';
import type { Officer } from '../live/company-record.ts';

export interface Resignation {
  name: string;
  officer_role: string;
  appointed_on: string | null;
  resigned_on: string;
  days_since_resignation: number;
}

export const RECENT_DAYS = 90;

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
