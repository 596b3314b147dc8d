import type { Database, Transaction } from '../../../platform/postgres/index.ts';
import { createBatches } from '../../../shared/lookup-batches.ts';
import { ALREADY_CHARGED, type ChargeNote, freeNote } from '../charge-reason.ts';
import type { MatchStatus } from '../decide/verdict.ts';
import type { ResolutionStore, Standing, StandingLook } from '../resolution-store.ts';

export type FindStanding = (look: StandingLook) => Promise<Standing | undefined>;
type Store = Pick<ResolutionStore, 'findStandings'>;

/** There is a result that answers. */
interface KnownStanding extends Standing {
  match_status: MatchStatus;
}

/** A match with a company that has left the register, as the fictional ones do, answers nothing any more. */
export function isKnown(standing: Standing): standing is KnownStanding {
  const { match_status: status, company_version: version } = standing;
  return status !== null && (status !== 'matched' || version !== null);
}

/** Undefined when the answer costs a credit: it is neither free for everybody nor paid for by this account. */
export function noteIfFree(standing: KnownStanding): ChargeNote | undefined {
  return freeNote(standing.match_status) ?? (standing.paid_until ? ALREADY_CHARGED : undefined);
}

/** How an account and a domain stand to each other, for all who ask at the same time at once: every answer begins here. */
export function createFindStanding(db: Database, store: Store): FindStanding {
  return createBatches((looks) => store.findStandings(db, looks));
}

/** As the transaction sees it. */
export function standingIn(tx: Transaction, store: Store): FindStanding {
  return async (look) => (await store.findStandings(tx, [look]))[0];
}
