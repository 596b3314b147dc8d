import { sql } from '../../platform/postgres/index.ts';
import type { SignalStore, TrackedState } from './signal-store.ts';

export const signalStore: SignalStore = {
  async attempt(tx, work) {
    await tx.execute({ text: 'savepoint attempt', values: [] });
    try {
      const result = await work();
      await tx.execute({ text: 'release savepoint attempt', values: [] });
      return result;
    } catch (error) {
      // On a connection that has broken this fails too; the first error is the one worth telling.
      await tx.execute({ text: 'rollback to savepoint attempt', values: [] }).catch(() => undefined);
      throw error;
    }
  },

  lockTracked: (tx, numbers) =>
    tx.query<TrackedState>(sql`
      select company_number, state, next_due from tracked_companies where company_number = any(${numbers}::text[])
      order by company_number for update`),

  async saveStates(tx, states) {
    await tx.execute(sql`
      update tracked_companies tracked set state = seen.state, next_due = seen.next_due
      from jsonb_to_recordset(${JSON.stringify(states)}::jsonb)
        as seen (company_number text, state jsonb, next_due date)
      where tracked.company_number = seen.company_number`);
  },

  async takePlace(tx, now) {
    const row = await tx.first<{ last_at: Date }>(sql`
      update signal_order set last_at = greatest(last_at + interval '1 millisecond', ${now}::timestamptz)
      returning last_at`);
    if (!row) throw new Error('signal_order has lost its row');
    return row.last_at;
  },

  async insertSignals(tx, signals) {
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

  async insertTracked(tx, { company_number, state, next_due, polled_at }) {
    // The update changes nothing, but locks the row against whoever would stop the tracking.
    await tx.execute(sql`
      insert into tracked_companies (company_number, state, next_due, polled_at)
      values (${company_number}, ${JSON.stringify(state)}::jsonb, ${next_due}::date, ${polled_at})
      on conflict (company_number) do update set company_number = excluded.company_number`);
  },

  async lockTrackedCompany(tx, number) {
    await tx.execute(sql`select 1 from tracked_companies where company_number = ${number} for update`);
  },

  async deleteTrackedUnlessWatched(tx, number) {
    await tx.execute(sql`
      delete from tracked_companies where company_number = ${number}
        and not exists (select 1 from watched_companies where company_number = ${number})`);
  },

  async listTrackedNumbers(db, limit) {
    const rows = await db.query<{ company_number: string }>(sql`
      select company_number from tracked_companies order by company_number limit ${limit}`);
    return rows.map((row) => row.company_number);
  },

  async listPastDue(db, today, { limit, except }) {
    const rows = await db.query<{ company_number: string }>(sql`
      select company_number from tracked_companies
      where next_due < ${today}::date and company_number <> all(${except}::text[])
      order by next_due limit ${limit}`);
    return rows.map((row) => row.company_number);
  },

  async listUnpolledSince(db, since, limit) {
    const rows = await db.query<{ company_number: string }>(sql`
      select company_number from tracked_companies where polled_at <= ${since}
      order by polled_at limit ${limit}`);
    return rows.map((row) => row.company_number);
  },

  async countTracked(db) {
    const row = await db.first<{ count: number }>(sql`select count(*) as count from tracked_companies`);
    return row?.count ?? 0;
  },

  async notePolled(db, number, at) {
    await db.execute(sql`update tracked_companies set polled_at = ${at} where company_number = ${number}`);
  },

  forgetPolls: (db) =>
    db.execute(sql`update tracked_companies set polled_at = 'epoch' where polled_at > 'epoch'`),
};
