import { daysBetween, ukDay } from '../../../shared/clock.ts';
import { isClosed } from '../../../shared/companies/company-status.ts';
import type { IdentityVerificationDetails, Officer, SignificantPerson } from '../live/company-record.ts';
import type { KnownCompany } from '../live/live-source.ts';
import { isDirector } from '../profile/derived-facts.ts';

interface IdentityCounts extends Record<IdentityStatus, number> {
  total: number;
}

/** Null: the list is not known. */
export interface IdentitySummary {
  directors: IdentityCounts | null;
  psc: IdentityCounts | null;
}

/** A person in one role. A director with significant control has two roles, each with its own due date. */
export interface PersonInRole {
  name: string;
  role: string;
  status: IdentityStatus;
  due_on: string | null;
  verified_on: string | null;
  /** Days until the due day; negative if overdue. */
  days: number | null;
  agent: string | null;
}

export interface IdentityVerification extends IdentitySummary {
  company_number: string;
  company_name: string;
  people: PersonInRole[];
  /** The day on which the people were read from Companies House; null: never. */
  as_of: string | null;
}

/** The identity verification of all current directors and persons with significant control, as of today. */
export function presentIdentityVerification(company: KnownCompany, now: Date): IdentityVerification {
  const { record, detail } = company;
  const { directors, persons } = peopleOf(company, ukDay(now));
  return {
    company_number: record.company_number,
    company_name: record.company_name,
    directors: directors && countPeople(directors),
    psc: persons && countPeople(persons),
    people: [...(directors ?? []), ...(persons ?? [])].sort(byUrgency),
    as_of: detail && (directors || persons) ? ukDay(detail.fetched_at) : null,
  };
}

/** Null when nothing is known about the people of the company. */
export function summariseIdentityVerification(company: KnownCompany, now: Date): IdentitySummary | null {
  const { directors, persons } = peopleOf(company, ukDay(now));
  if (!directors && !persons) return null;
  return { directors: directors && countPeople(directors), psc: persons && countPeople(persons) };
}

interface Setting {
  today: string;
  /** A closed company has no duties, so nobody is due or overdue. */
  isClosed: boolean;
}

/** Companies in office and corporate owners are left out: only individuals verify their identity. */
function peopleOf({ record, detail }: Pick<KnownCompany, 'record' | 'detail'>, today: string) {
  const setting = { today, isClosed: isClosed(record) };
  const { officers = null, persons_with_significant_control: owners = null } = detail ?? {};
  return {
    directors:
      officers
        ?.filter((officer) => isVerifiableDirector(officer, today))
        .map((officer) => inRole(officer, { name: officer.name, role: officer.officer_role }, setting)) ??
      null,
    persons:
      owners
        ?.filter((owner) => isVerifiableOwner(owner, today))
        .map((owner) => inRole(owner, { name: owner.name ?? 'Protected person', role: 'psc' }, setting)) ??
      null,
  };
}

function isVerifiableDirector(officer: Officer, today: string): boolean {
  const isInOffice = officer.resigned_on === null || officer.resigned_on > today;
  return isInOffice && isDirector(officer) && !officer.officer_role.startsWith('corporate-');
}

/** Beneficial owners of overseas entities are registered under another law. */
const VERIFIABLE_KINDS = new Set([
  'individual-person-with-significant-control',
  'super-secure-person-with-significant-control',
]);

function isVerifiableOwner(owner: SignificantPerson, today: string): boolean {
  const isCurrent = !owner.ceased || (owner.ceased_on !== null && owner.ceased_on > today);
  return isCurrent && VERIFIABLE_KINDS.has(owner.kind);
}

function inRole(
  { identity_verification_details: details }: Pick<Officer, 'identity_verification_details'>,
  who: { name: string; role: string },
  { today, isClosed: owesNothing }: Setting,
): PersonInRole {
  const known = identityStateOf(details, today);
  const isVerified = known.status === 'verified';
  const state = owesNothing && !isVerified ? identityStateOf(null, today) : known;
  return {
    ...who,
    status: state.status,
    due_on: state.due_on,
    verified_on: state.verified_on,
    days: daysLeft(state, today),
    agent: isVerified ? (details?.authorised_corporate_service_provider_name ?? null) : null,
  };
}

function daysLeft({ status, due_on }: IdentityState, today: string): number | null {
  return due_on === null || status === 'verified' ? null : daysBetween(today, due_on);
}

function countPeople(people: PersonInRole[]): IdentityCounts {
  const counts: IdentityCounts = { total: people.length, verified: 0, due: 0, overdue: 0, unknown: 0 };
  for (const { status } of people) counts[status] += 1;
  return counts;
}

const URGENCY: Record<IdentityStatus, number> = { overdue: 0, due: 1, unknown: 2, verified: 3 };

/** Overdue first, then the earliest due date. */
function byUrgency(a: PersonInRole, b: PersonInRole): number {
  return (
    URGENCY[a.status] - URGENCY[b.status] ||
    (a.due_on ?? '9999').localeCompare(b.due_on ?? '9999') ||
    a.name.localeCompare(b.name)
  );
}

export const IDENTITY_STATUSES = ['verified', 'due', 'overdue', 'unknown'] as const;
type IdentityStatus = (typeof IDENTITY_STATUSES)[number];

interface IdentityState {
  status: IdentityStatus;
  due_on: string | null;
  /**
   * The day on which an agent verified the identity; if Companies House did, the day on which the statement
   * was supplied.
   */
  verified_on: string | null;
  /** The day from which the register shows the role as verified. */
  verified_since: string | null;
}

const UNKNOWN: IdentityState = { status: 'unknown', due_on: null, verified_on: null, verified_since: null };

/**
 * Whether a person is verified in one role on a day. The register counts a role as verified while a statement
 * for it is in place. Without one, the due date decides, and the due day itself is in time.
 */
export function identityStateOf(details: IdentityVerificationDetails | null, day: string): IdentityState {
  if (details === null) return UNKNOWN;
  const due_on = details.appointment_verification_statement_due_on;
  const since = verifiedSince(details, day);
  if (since !== null) {
    return {
      status: 'verified',
      due_on,
      verified_on: details.identity_verified_on ?? since,
      verified_since: since,
    };
  }
  if (due_on === null) {
    // The register has the first day for the statement, but not the last.
    const isAwaited = details.appointment_verification_statement_date !== null;
    return isAwaited ? { ...UNKNOWN, status: 'due' } : UNKNOWN;
  }
  return { ...UNKNOWN, status: due_on < day ? 'overdue' : 'due', due_on };
}

function verifiedSince(details: IdentityVerificationDetails, day: string): string | null {
  const {
    appointment_verification_start_on: start,
    appointment_verification_end_on: end,
    appointment_verification_statement_due_on: due,
    identity_verified_on: verifiedOn,
  } = details;
  // No start is known, but an agent has verified the identity and no statement for this role is due.
  const from = start ?? (end === null && due === null ? verifiedOn : null);
  if (from === null || from > day) return null;
  // An end before the start belongs to an earlier statement.
  const isRemoved = end !== null && end >= from && end <= day;
  return isRemoved ? null : from;
}
