import type { Database, Transaction } from '../../platform/postgres/index.ts';
import { createBatches } from '../../shared/lookup-batches.ts';
import type { ResolutionStore, Standing, StandingLook } from './resolution-store.ts';

export type FindStanding = (look: StandingLook) => Promise<Standing | undefined>;
type Store = Pick<ResolutionStore, 'findStandings'>;

/** How an account and a domain stand to each other, for all who ask at the same time at once: every answer begins here. */
export function createFindStanding(db: Database, store: Store): FindStanding {
  return createBatches((looks) => store.findStandings(db, looks));
}

/** As the transaction sees it. */
export function standingIn(tx: Transaction, store: Store): FindStanding {
  return async (look) => (await store.findStandings(tx, [look]))[0];
}
