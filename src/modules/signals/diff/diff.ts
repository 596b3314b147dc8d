import type { CompanyState } from '../company-state.ts';
import { type Change, draftOf, type SignalDraft } from '../signal.ts';
import { diffDebts } from './debts.ts';
import { diffIdentity, diffPeople } from './people.ts';
import { diffFilings, diffProfile } from './profile.ts';

/**
 * The changes between two states of a company. Pure, and the same for every source. Differences in spelling
 * are not changes; values that are unknown on one side are not compared.
 */
export function diff(previous: CompanyState, current: CompanyState): SignalDraft[] {
  const changes: Change[] = [
    ...diffProfile(previous, current),
    ...diffFilings(previous, current),
    ...diffPeople(previous, current),
    ...diffIdentity(previous, current),
    ...diffDebts(previous, current),
  ];
  return changes.map(draftOf);
}
