import type { CompanyState } from '../company-state.ts';
import type { SignalDraft } from '../signal.ts';
import { diffDebts } from './debts.ts';
import { diffFilings } from './filings.ts';
import { diffPeople } from './people.ts';
import { diffProfile } from './profile.ts';

/**
 * What happened to a company between two states of it. Pure, and the same for every source: stream, snapshot, poll and
 * clock all end here. What differs in spelling only did not happen; what is not known on one side is not compared.
 */
export function diff(previous: CompanyState, current: CompanyState): SignalDraft[] {
  return [
    ...diffProfile(previous, current),
    ...diffFilings(previous, current),
    ...diffPeople(previous, current),
    ...diffDebts(previous, current),
  ];
}
