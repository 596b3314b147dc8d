import { type Queryable, sql, type Writer } from '../../platform/postgres/index.ts';
import { ENDED_CHANNEL } from './engine/job.ts';
import { JOB_TABLES } from './engine/job-tables.ts';

/** A notification has fewer than 8,000 bytes, and an id about thirty. */
const IDS_PER_NOTIFICATION = 100;

const ENDED = `
  select asked.id from unnest($1::text[]) as asked (id)
  where ${JOB_TABLES.map(
    ({ jobs }) => `not exists (select from ${jobs} job where job.id = asked.id and job.finished_at is null)`,
  ).join(`
    and `)}`;

export type JobAnnouncementStore = typeof jobAnnouncementStore;

export const jobAnnouncementStore = {
  /** Sent to all processes when the transaction commits. */
  async announce(tx: Writer, ids: readonly string[]): Promise<void> {
    for (let from = 0; from < ids.length; from += IDS_PER_NOTIFICATION) {
      const payload = ids.slice(from, from + IDS_PER_NOTIFICATION).join(',');
      await tx.execute(sql`select pg_notify(${ENDED_CHANNEL}, ${payload})`);
    }
  },

  /** Which of these jobs, of any kind, have ended. */
  async listEnded(db: Queryable, ids: readonly string[]): Promise<string[]> {
    const rows = await db.query<{ id: string }>({ name: 'ended jobs', text: ENDED, values: [ids] });
    return rows.map(({ id }) => id);
  },
};
