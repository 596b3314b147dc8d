import type { Database } from '../../platform/postgres/index.ts';
import { Problem } from '../../shared/problem.ts';
import type { AskRows } from './ask-rows.ts';
import type { BulkStore, OpenRow } from './bulk.store.ts';
import type { RowOutcome } from './upload-job.ts';

export interface StartDeps {
  db: Database;
  store: BulkStore;
}

/** An upload in one turn. */
export interface Turn {
  id: string;
  accountId: string;
  /** The name of the upload in the history. */
  actor: string;
  rows: AskRows;
  /** The row up to which this turn has looked for free ones. */
  search: { after: number };
  /** Of the turn, in the time of `performance.now()`. */
  end: number;
  signal: AbortSignal;
}

/** Rows of one upload that run at once. Few, so that other requests find free workers. */
export const RUNNING_MAX = 8;
const WAITING_READ_MAX = 200;

/**
 * Starts the next rows; without credits, those that are free. Returns why none can start now: no credit is
 * left, or the account has too many unfinished jobs.
 */
export async function startRows(deps: StartDeps, turn: Turn): Promise<Problem | undefined> {
  const { db, store } = deps;
  const { running } = await store.countOpen(db, turn.id);
  if (running >= RUNNING_MAX) return undefined;
  const waiting = await store.listOpen(db, turn.id, { state: 'waiting', limit: WAITING_READ_MAX });
  const { refusal, started } = await startEach(deps, turn, { rows: waiting, places: RUNNING_MAX - running });
  if (refusal?.code !== 'no_credits') return refusal;
  return startFreeRows(deps, turn, { places: RUNNING_MAX - running - started, refusal });
}

/**
 * Rows that cost nothing do not wait for credits. Returns the refusal once all of them were asked about, in
 * this call or in earlier ones of the turn.
 */
async function startFreeRows(
  deps: StartDeps,
  turn: Turn,
  { places, refusal }: { places: number; refusal: Problem },
): Promise<Problem | undefined> {
  const { db, store } = deps;
  const { accountId, rows, search } = turn;
  for (let left = places, asked = 0; left > 0; ) {
    // A search that found nothing yet goes on: the next turn would begin it anew.
    if ((asked > 0 && performance.now() > turn.end) || turn.signal.aborted) return undefined;
    const page = { state: 'waiting', after: search.after, limit: WAITING_READ_MAX } as const;
    const waiting = await store.listOpen(db, turn.id, page);
    if (waiting.length === 0) return refusal;
    const free = await rows.listFree(accountId, waiting);
    const result = await startEach(deps, turn, { rows: free, places: left, passesOver: 'no_credits' });
    if (result.refusal) return result.refusal;
    left -= result.started;
    asked += free.length;
    if (left > 0) search.after = waiting.at(-1)?.row_number ?? search.after;
  }
  return undefined;
}

/** Asks about rows until the places for running ones are taken, or one is refused for another reason. */
async function startEach(
  deps: StartDeps,
  turn: Turn,
  { rows, places, passesOver }: { rows: readonly OpenRow[]; places: number; passesOver?: 'no_credits' },
): Promise<{ started: number; refusal?: Problem }> {
  const { db, store } = deps;
  let started = 0;
  for (const row of rows) {
    if (started >= places) break;
    if (!(await store.claimRow(db, turn.id, row.row_number))) break;
    const asked = await ask(deps, turn, row);
    if (asked instanceof Problem) {
      await store.releaseUnstarted(db, turn.id);
      if (asked.code !== passesOver) return { started, refusal: asked };
    } else if ('outcome' in asked)
      await store.markDone(db, turn.id, row.row_number, { ...asked.outcome, known: asked.isKnown });
    else {
      await store.setJob(db, turn.id, row.row_number, asked);
      started++;
    }
  }
  return { started };
}

async function ask({ store }: StartDeps, turn: Turn, row: OpenRow): ReturnType<AskRows['ask']> {
  const { id, accountId, actor, rows } = turn;
  const asked = await rows.ask(
    {
      accountId,
      requester: { source: 'bulk', actor },
      onPaid: (tx, jobId) => store.markPaid(tx, id, row.row_number, jobId),
    },
    row,
  );
  return 'outcome' in asked ? { ...asked, outcome: withOwnCharge(row, asked.outcome, rows) } : asked;
}

/** What was paid for by an earlier question of the row, whose answer was lost, is the row's charge. */
export function withOwnCharge(
  { is_paid }: Pick<OpenRow, 'is_paid'>,
  outcome: RowOutcome,
  { charged }: Pick<AskRows, 'charged'>,
): RowOutcome {
  const isOwn = is_paid && outcome.charge_reason === 'already_charged';
  return isOwn ? { ...outcome, charged: true, charge_reason: charged } : outcome;
}
