import { type Database, openBulkSession } from '../../platform/postgres/index.ts';
import { type Clock, MINUTE_MS, SECOND_MS } from '../../shared/clock.ts';
import { type Precision, precisionOf } from './precision.ts';
import type { StoredJudgement, StoredList, SurveyAges, SurveyCounts, SurveyStore } from './survey.store.ts';

export interface SurveyProgress extends SurveyCounts {
  /** `empty`: there was never a list. `finished`: every domain has an outcome. */
  state: 'empty' | 'running' | 'paused' | 'finished';
  domains: number;
  done: number;
  /** Over the last five minutes, or since the first domain in them. */
  per_minute: number;
  /** At that rate; null if nothing is finishing, or everything has finished. */
  estimated_end: Date | null;
}

/** How precise a sample of the matches was. */
export interface JudgedSample extends StoredJudgement {
  precision: Precision;
}

export interface SurveyStatus extends SurveyProgress, SurveyAges {
  /** The judgement of the newest sample that a person judged. */
  judgement: JudgedSample | null;
  /** The last lists, newest first. */
  lists: StoredList[];
}

const LISTS_SHOWN = 10;
const RATE_WINDOW_MS = 5 * MINUTE_MS;
/** The rate of a shorter span would be misleading. */
const RATE_MS_MIN = 10 * SECOND_MS;

interface StatusDeps {
  db: Database;
  clock: Clock;
  store: SurveyStore;
}

export async function readStatus({ db, clock, store }: StatusDeps): Promise<SurveyStatus> {
  const now = clock.now();
  // Millions of rows may take longer to count than statements of the pool may.
  const session = await openBulkSession(db, 'domesday survey status');
  try {
    const counts = await store.readCounts(session, now);
    const rate = await store.readRate(session, new Date(now.getTime() - RATE_WINDOW_MS));
    const isPaused = await store.isPaused(session);
    const lists = await store.listLists(session, LISTS_SHOWN);
    const ages = await store.readAges(session, now);
    const judged = await store.findJudgement(session);
    const judgement = judged ? { ...judged, precision: precisionOf(judged) } : null;
    return { ...describeProgress({ counts, rate, isPaused, now }), ...ages, judgement, lists };
  } finally {
    await session.close();
  }
}

export function describeProgress({
  counts,
  rate,
  isPaused,
  now,
}: {
  counts: SurveyCounts;
  rate: { ended: number; first: Date | null };
  isPaused: boolean;
  now: Date;
}): SurveyProgress {
  const done = Object.values(counts.outcomes).reduce((sum, count) => sum + count, 0);
  const open = counts.waiting + counts.working;
  const spanMs = Math.max(RATE_MS_MIN, rate.first ? now.getTime() - rate.first.getTime() : RATE_WINDOW_MS);
  const perMs = rate.ended / spanMs;
  const hasEnd = open > 0 && perMs > 0 && !isPaused;
  return {
    ...counts,
    state: stateOf({ open, done, isPaused }),
    domains: done + open,
    done,
    per_minute: Math.round(perMs * MINUTE_MS * 10) / 10,
    estimated_end: hasEnd ? new Date(now.getTime() + open / perMs) : null,
  };
}

function stateOf({ open, done, isPaused }: { open: number; done: number; isPaused: boolean }) {
  if (open === 0) return done === 0 ? 'empty' : 'finished';
  return isPaused ? 'paused' : 'running';
}
