import { SIGNAL_TYPE_TABLE } from '../../../shared/signal-types.ts';
import { type CompanyState, type Filings, isClosedStatus, type Part, shownStatus } from '../company-state.ts';
import type { Change, SignalDraft } from '../signal.ts';
import { diffDebts } from './debts.ts';
import { matchItems } from './match-items.ts';
import { diffIdentity, diffPeople, directorKey, personKey } from './people.ts';
import { diffFilings, diffProfile, hasOffice, isStaleName } from './profile.ts';

/**
 * The changes between two states of a company. Pure, and the same for every source. Differences in spelling are not changes;
 * values that are unknown on one side are not compared.
 */
export function diff(previous: CompanyState, current: CompanyState): SignalDraft[] {
  const changes: Change[] = [
    ...diffProfile(previous, current),
    ...diffFilings(previous, current),
    ...diffPeople(previous, current),
    ...diffIdentity(previous, current),
    ...diffDebts(previous, current),
  ];
  return changes.map((change) => ({ severity: SIGNAL_TYPE_TABLE[change.signal_type].severity, ...change }));
}

/**
 * A source that lacks a value says nothing about it. If the missing value became the company's state, the next value would
 * be compared with nothing, and a change would be lost or reported twice. So values that a company cannot lose are kept
 * from the state before. Other missing values have really ended: a proposal to strike off, proceedings, a due date.
 */
export function carryOver(before: CompanyState, received: CompanyState): CompanyState {
  const isClosed = isClosedStatus(shownStatus(received));
  return {
    ...received,
    ...nameOf(before, received),
    office: hasOffice(received.office) ? received.office : before.office,
    sic_codes: received.sic_codes.length > 0 ? received.sic_codes : before.sic_codes,
    accounts: {
      ...filingsOf(before.accounts, received.accounts, isClosed),
      type: received.accounts.type ?? before.accounts.type,
    },
    confirmation: filingsOf(before.confirmation, received.confirmation, isClosed),
    directors: withIdentity(before.directors, received.directors, directorKey),
    significant_persons: withIdentity(before.significant_persons, received.significant_persons, personKey),
  };
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

function nameOf(before: CompanyState, received: CompanyState) {
  const { company_name, previous_name } = isStaleName(before, received) ? before : received;
  return { company_name, previous_name: previous_name ?? before.previous_name };
}

/**
 * A filing stays filed. A due date may end; but a source with neither the last filing nor the next due date says nothing
 * about filings, unless the company is closed.
 */
function filingsOf(before: Filings, received: Filings, isClosed: boolean): Filings {
  // `filed_on` is set when the date comes from a filing and not from the company's profile.
  const isFromProfile = received.made_up_to !== null && received.filed_on === null;
  const isUnknown = !isFromProfile && received.next_due === null && !isClosed;
  return {
    next_due: isUnknown ? before.next_due : received.next_due,
    made_up_to: received.made_up_to ?? before.made_up_to,
    filed_on: received.filed_on,
  };
}
