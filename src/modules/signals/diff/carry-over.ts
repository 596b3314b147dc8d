import { isClosed } from '../../../shared/companies/company-status.ts';
import type { CompanyState, Filings, Part } from '../company-state.ts';
import { matchItems } from './match-items.ts';
import { directorKey, personKey } from './people.ts';
import { hasOffice, isStaleName } from './profile.ts';

type Field = keyof CompanyState;
type Choose<Key extends Field> = (before: CompanyState, received: CompanyState) => CompanyState[Key];

/**
 * How each field of the next state is chosen. `received`: a missing value has really ended, such as a
 * proposal to strike off, proceedings, or a due date. A function: a company cannot lose the value, so if a
 * source lacks it, the value of the previous state is kept.
 */
const NEXT_VALUE: { [Key in Field]: Choose<Key> | 'received' } = {
  version: 'received',
  day: 'received',
  since: 'received',
  company_name: (before, received) => newerName(before, received).company_name,
  previous_name: (before, received) => newerName(before, received).previous_name ?? before.previous_name,
  company_status: 'received',
  company_status_detail: 'received',
  dissolved_on: 'received',
  removed_on: 'received',
  office: (before, received) => (hasOffice(received.office) ? received.office : before.office),
  sic_codes: (before, received) => (received.sic_codes.length > 0 ? received.sic_codes : before.sic_codes),
  accounts: (before, received) => ({
    ...filingsOf(before.accounts, received.accounts, received),
    type: received.accounts.type ?? before.accounts.type,
  }),
  confirmation: (before, received) => filingsOf(before.confirmation, received.confirmation, received),
  directors: (before, received) => withIdentity(before.directors, received.directors, directorKey),
  significant_persons: (before, received) =>
    withIdentity(before.significant_persons, received.significant_persons, personKey),
  charges: 'received',
  insolvency_cases: 'received',
};

const FIELDS = Object.keys(NEXT_VALUE) as Field[];

/**
 * The state for the next comparison. If a missing value became part of it, the next value would be compared
 * with nothing, and a change would be lost or reported twice.
 */
export function carryOver(before: CompanyState, received: CompanyState): CompanyState {
  const next = { ...received };
  function choose<Key extends Field>(key: Key): void {
    const chosen: Choose<Key> | 'received' = NEXT_VALUE[key];
    if (chosen !== 'received') next[key] = chosen(before, received);
  }
  FIELDS.forEach(choose);
  return next;
}

/** Not every source sends the details of identity verification. */
function withIdentity<T extends { id: string | null; identity_verification_details: unknown }>(
  before: Part<T>,
  received: Part<T>,
  nameOf: (item: T) => string,
): Part<T> {
  const items = matchItems(before, received, nameOf).map(({ was, is }) =>
    is.identity_verification_details === null && was
      ? { ...is, identity_verification_details: was.identity_verification_details }
      : is,
  );
  return { whole: received.whole, items };
}

function newerName(before: CompanyState, received: CompanyState): CompanyState {
  return isStaleName(before, received) ? before : received;
}

/**
 * A filing stays filed. A due date may end, but a source with neither the last filing nor the next due date
 * does not know about filings, unless the company is closed.
 */
function filingsOf(before: Filings, received: Filings, company: CompanyState): Filings {
  // `filed_on` is set if the date comes from a filing and not from the company's profile.
  const isFromProfile = received.made_up_to !== null && received.filed_on === null;
  const isUnknown = !isFromProfile && received.next_due === null && !isClosed(company);
  return {
    next_due: isUnknown ? before.next_due : received.next_due,
    made_up_to: received.made_up_to ?? before.made_up_to,
    filed_on: received.filed_on,
  };
}
