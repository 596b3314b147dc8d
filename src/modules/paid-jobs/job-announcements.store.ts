import { type Queryable, sql, type Writer } from '../../platform/postgres/index.ts';
import { ENDED_CHANNEL } from './engine/job.ts';

/** A notification has fewer than 8,000 bytes, and an id about thirty. */
const IDS_PER_NOTIFICATION = 100;

export type JobAnnouncementStore = typeof jobAnnouncementStore;

export const jobAnnouncementStore = {
  /** Sent to all processes when the transaction commits. */
  async announce(tx: Writer, ids: readonly string[]): Promise<void> {
    for (let from = 0; from < ids.length; from += IDS_PER_NOTIFICATION) {
      const payload = ids.slice(from, from + IDS_PER_NOTIFICATION).join(',');
      await tx.execute(sql`select pg_notify(${ENDED_CHANNEL}, ${payload})`);
    }
  },

  /** Which of these jobs, of either kind, have ended. */
  async listEnded(db: Queryable, ids: readonly string[]): Promise<string[]> {
    const rows = await db.query<{ id: string }>(sql`
      select asked.id from unnest(${ids}::text[]) as asked (id)
      where not exists (select from resolution_jobs job where job.id = asked.id and job.finished_at is null)
        and not exists (select from website_jobs job where job.id = asked.id and job.finished_at is null)`);
    return rows.map(({ id }) => id);
  },
};
