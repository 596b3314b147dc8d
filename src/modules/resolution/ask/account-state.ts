import type { Database, Transaction } from '../../../platform/postgres/index.ts';
import { createLookupBatcher } from '../../../shared/batching.ts';
import { ALREADY_CHARGED } from '../../paid-jobs/index.ts';
import { type DomainCharge, freeNote } from '../domain-job/domain-charge.ts';
import type { AccountStateQuery, DomainAccountState, ResolutionStore } from '../resolution.store.ts';
import type { MatchStatus } from '../verdict/verdict.ts';

export type FindAccountState = (query: AccountStateQuery) => Promise<DomainAccountState | undefined>;
type Store = Pick<ResolutionStore, 'findAccountStates'>;

/** There is a valid result. */
export interface KnownDomainState extends DomainAccountState {
  match_status: MatchStatus;
}

/** False for a match with a company that is no longer in the register, as happens to fictional companies. */
export function isKnown(state: DomainAccountState): state is KnownDomainState {
  const { match_status: status, company_version: version } = state;
  return status !== null && (status !== 'matched' || version !== null);
}

/**
 * Undefined when the answer costs a credit: it is neither free for everybody nor paid for by this account.
 */
export function freeCharge(state: KnownDomainState): DomainCharge | undefined {
  return freeNote(state.match_status) ?? (state.paid_until ? ALREADY_CHARGED : undefined);
}

/** Every call needs this first, so concurrent calls share one statement. */
export function createFindAccountState(db: Database, store: Store): FindAccountState {
  return createLookupBatcher((queries) => store.findAccountStates(db, queries));
}

/** Reads within a transaction. */
export function accountStateIn(tx: Transaction, store: Store): FindAccountState {
  return async (query) => (await store.findAccountStates(tx, [query]))[0];
}
