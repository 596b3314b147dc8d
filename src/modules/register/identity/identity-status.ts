import type { IdentityVerificationDetails } from '../live/company-record.ts';

export const IDENTITY_STATUSES = ['verified', 'due', 'overdue', 'unknown'] as const;
export type IdentityStatus = (typeof IDENTITY_STATUSES)[number];

export interface IdentityState {
  status: IdentityStatus;
  due_on: string | null;
  /** The day on which an agent verified the identity or, with Companies House itself, on which the statement came. */
  verified_on: string | null;
  /** The day from which the register shows the role as verified. */
  verified_since: string | null;
}

const UNKNOWN: IdentityState = { status: 'unknown', due_on: null, verified_on: null, verified_since: null };

/**
 * Whether a person is verified in one role on a day. The register counts a role as verified while a statement for it is in
 * place. Without one, the due date decides, and the due day itself is in time.
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
    // The statement can be supplied from this day on; the last day for it is not known.
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
  // An agent has verified the identity, and nothing says that a statement for this role is still due.
  const from = start ?? (end === null && due === null ? verifiedOn : null);
  if (from === null || from > day) return null;
  // An end before the start belongs to an earlier statement.
  const isRemoved = end !== null && end >= from && end <= day;
  return isRemoved ? null : from;
}
