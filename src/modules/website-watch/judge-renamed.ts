import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { LiveSource } from '../register/index.ts';
import type { SiteReader } from '../resolution/index.ts';
import type { Signals } from '../signals/index.ts';
import { findKnown, watchedOf } from './watched-company.ts';
import { compareNames, detailsOf } from './website-state.ts';
import type { WebsiteCheck, WebsiteWatchStore } from './website-watch.store.ts';

export interface JudgeRenamedDeps {
  db: Database;
  store: WebsiteWatchStore;
  clock: Clock;
  live: Pick<LiveSource, 'findCompany'>;
  siteReader: Pick<SiteReader, 'findStatements' | 'judgeStatements'>;
  signals: Pick<Signals, 'addChanges'>;
}

/**
 * Compares what the website of a renamed company says with the new record. What the pages say is known, so
 * they are not read again. Returns how many signals that made.
 */
export async function judgeRenamed(deps: JudgeRenamedDeps, renamed: WebsiteCheck): Promise<number> {
  const { db, store, clock, siteReader, signals } = deps;
  const { company_number: number, domain, seen } = renamed;
  const known = await findKnown(deps.live, number);
  // The newest reading is the one that answers show.
  const said = (await siteReader.findStatements(domain, number)) ?? seen?.said;
  if (!known || !said) return 0;
  const company = watchedOf(known);
  const details = detailsOf(await siteReader.judgeStatements(said, known));
  const at = clock.now();
  const changes = compareNames({ domain, company, before: seen?.details ?? null, after: details, at });
  return db.transaction(async (tx) => {
    const expected = { isReachable: true, operator: number, isTradingDissolved: false };
    await store.saveSeen(tx, renamed, { ...(seen ?? expected), said, details });
    return signals.addChanges(tx, { company, changes, source: 'website' });
  });
}
