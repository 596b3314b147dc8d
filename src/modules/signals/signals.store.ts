import { type Queryable, sql, type Transaction } from '../../platform/postgres/index.ts';
import { type CompanyState, readState } from './company-state.ts';
import type { SignalDraft, SignalSource } from './signal.ts';

/** A row of `tracked_companies`: the last compared state. */
export interface TrackedState {
  company_number: string;
  state: CompanyState;
  next_due: string | null;
}

interface NewSignal extends SignalDraft {
  id: string;
  company_number: string;
  company_name: string;
  detected_at: Date;
  source: SignalSource;
}

export type SignalStore = typeof signalStore;

export const signalStore = {
  /** Runs a part of a transaction that may fail: its writes are undone and the transaction continues. */
  async attempt<T>(tx: Transaction, work: () => Promise<T>): Promise<T> {
    await tx.execute({ text: 'savepoint attempt', values: [] });
    try {
      const result = await work();
      await tx.execute({ text: 'release savepoint attempt', values: [] });
      return result;
    } catch (error) {
      // On a broken connection this also fails; report the first error.
      await tx.execute({ text: 'rollback to savepoint attempt', values: [] }).catch(() => undefined);
      throw error;
    }
  },

  /** Locks the tracked companies among these, ordered by number, and returns them. */
  async lockTracked(tx: Transaction, numbers: string[]): Promise<TrackedState[]> {
    const rows = await tx.query<TrackedState>(sql`
      select company_number, state, next_due from tracked_companies where company_number = any(${numbers}::text[])
      order by company_number for update`);
    return rows.map((row) => ({ ...row, state: readState(row.state) }));
  },

  async saveStates(tx: Transaction, states: TrackedState[]): Promise<void> {
    await tx.execute(sql`
      update tracked_companies tracked set state = seen.state, next_due = seen.next_due
      from jsonb_to_recordset(${JSON.stringify(states)}::jsonb)
        as seen (company_number text, state jsonb, next_due date)
      where tracked.company_number = seen.company_number`);
  },

  /** Returns a time later than the time in any signal's id. Locked until the transaction ends. */
  async nextSignalTime(tx: Transaction, now: Date): Promise<Date> {
    const row = await tx.first<{ last_at: Date }>(sql`
      update signal_order set last_at = greatest(last_at + interval '1 millisecond', ${now}::timestamptz)
      returning last_at`);
    if (!row) throw new Error('signal_order has lost its row');
    return row.last_at;
  },

  /** Returns the ids of the signals that did not exist yet. */
  async insertSignals(tx: Transaction, signals: NewSignal[]): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(sql`
      insert into signals (id, company_number, signal_type, severity, company_name, summary, occurred_on, detected_at,
        previous, current, source, identity)
      select id, company_number, signal_type, severity, company_name, summary, occurred_on, detected_at,
        nullif(previous, 'null'::jsonb), nullif(current, 'null'::jsonb), source, identity
      from jsonb_to_recordset(${JSON.stringify(signals)}::jsonb) as signal (id text, company_number text,
        signal_type text, severity text, company_name text, summary text, occurred_on date, detected_at timestamptz,
        previous jsonb, current jsonb, source text, identity text)
      order by id
      on conflict on constraint signals_identity do nothing
      returning id`);
    return rows.map(({ id }) => id);
  },

  /**
   * Companies that an import may have created signals for: tracked companies, and companies with signals of a
   * snapshot since then.
   */
  async listWithSignalsSince(tx: Transaction, since: Date): Promise<string[]> {
    const rows = await tx.query<{ company_number: string }>(sql`
      select company_number from tracked_companies
      union select company_number from signals where source = 'snapshot' and detected_at >= ${since}
      order by company_number`);
    return rows.map((row) => row.company_number);
  },

  listSnapshotSignals: (tx: Transaction, numbers: string[], since: Date) =>
    tx.query<{ id: string; company_number: string }>(sql`
      select id, company_number from signals
      where company_number = any(${numbers}::text[]) and source = 'snapshot' and detected_at >= ${since}
      order by id`),

  async deleteSignals(tx: Transaction, ids: string[]): Promise<void> {
    await tx.execute(sql`delete from signals where id = any(${ids}::text[])`);
  },

  /** Starts to track a company. A company that is already tracked stays unchanged. */
  async insertTracked(
    tx: Transaction,
    { company_number, state, next_due, polled_at }: TrackedState & { polled_at: Date },
  ): Promise<void> {
    // The update changes nothing; it locks the row against a concurrent end of the tracking.
    await tx.execute(sql`
      insert into tracked_companies (company_number, state, next_due, polled_at)
      values (${company_number}, ${JSON.stringify(state)}::jsonb, ${next_due}::date, ${polled_at})
      on conflict (company_number) do update set company_number = excluded.company_number`);
  },

  async lockTrackedCompany(tx: Transaction, number: string): Promise<void> {
    await tx.execute(sql`select 1 from tracked_companies where company_number = ${number} for update`);
  },

  async deleteTrackedUnlessWatched(tx: Transaction, number: string): Promise<void> {
    await tx.execute(sql`
      delete from tracked_companies where company_number = ${number}
        and not exists (select 1 from watched_companies where company_number = ${number})`);
  },

  async listTrackedNumbers(db: Queryable, limit: number): Promise<string[]> {
    const rows = await db.query<{ company_number: string }>(sql`
      select company_number from tracked_companies order by company_number limit ${limit}`);
    return rows.map((row) => row.company_number);
  },

  /** Companies with a due date that has passed since they were compared. */
  async listPastDue(
    db: Queryable,
    today: string,
    { limit, except }: { limit: number; except: readonly string[] },
  ): Promise<string[]> {
    const rows = await db.query<{ company_number: string }>(sql`
      select company_number from tracked_companies
      where next_due < ${today}::date and company_number <> all(${except}::text[])
      order by next_due limit ${limit}`);
    return rows.map((row) => row.company_number);
  },

  /** Companies that were not polled since then, the oldest poll first. */
  async listUnpolledSince(db: Queryable, since: Date, limit: number): Promise<string[]> {
    const rows = await db.query<{ company_number: string }>(sql`
      select company_number from tracked_companies where polled_at <= ${since}
      order by polled_at limit ${limit}`);
    return rows.map((row) => row.company_number);
  },

  async countTracked(db: Queryable): Promise<number> {
    const row = await db.first<{ count: number }>(sql`select count(*) as count from tracked_companies`);
    return row?.count ?? 0;
  },

  async markPolled(db: Queryable, number: string, at: Date): Promise<void> {
    await db.execute(sql`update tracked_companies set polled_at = ${at} where company_number = ${number}`);
  },

  /** Makes all tracked companies due for a poll. Returns how many. */
  resetPolls: (db: Queryable) =>
    db.execute(sql`update tracked_companies set polled_at = 'epoch' where polled_at > 'epoch'`),
};
