import type { Queryable } from '../../../platform/postgres/index.ts';
import type { Claim } from '../scheduler/claim-task.ts';
import type { TaskRef } from './job.ts';
import type { JobTables, JobTypes } from './job-kind.ts';
import { statement, update } from './row-statements.ts';

/** The attempts at a task: at most one at a time. */
export function createAttemptStore<Types extends JobTypes>(tables: JobTables<Types>) {
  type Progress = Types['progress'];
  type Begun = { attempts: number } & Types['task'];
  const { tasks, subject: key } = tables;
  const ofTask = `${key} = $1 and id = $2`;
  return {
    /** Counts the attempt; undefined when the task is finished, or claimed by another ticket. */
    beginAttempt(
      db: Queryable,
      { id, subject }: TaskRef,
      { at, claim }: { at: Date; claim?: Claim | undefined },
    ): Promise<Begun | undefined> {
      const started = Object.keys(tables.progress).map((name, index) => `, ${name} = $${index + 6}`);
      return db.first(
        statement(
          `update ${tasks} set attempts = attempts + 1, state = 'processing', started_at = $3, touched_at = $3,
             ticket = coalesce($4, ticket), running_for = coalesce($5, running_for)${started.join('')}
           where ${ofTask} and ($4::text is null or ticket is null or ticket = $4)
           returning ${['attempts', ...tables.taskColumns].join(', ')}`,
          [
            ...[subject, id, at, claim?.ticket ?? null, claim?.accountId ?? null],
            ...Object.values(tables.progress),
          ],
        ),
      );
    },

    async noteProgress(
      db: Queryable,
      { id, subject }: TaskRef,
      { progress, at }: { progress: Progress; at: Date },
    ): Promise<void> {
      await db.execute(
        update(tasks, { touched_at: at, ...progress }, { where: ofTask, keys: [subject, id] }),
      );
    },

    /**
     * Pending again, for the same ticket. An attempt that a stopping process or a database outage cut short
     * does not count.
     */
    async endAttempt(
      db: Queryable,
      { id, subject }: TaskRef,
      { counts, at }: { counts: boolean; at: Date },
    ): Promise<void> {
      await db.execute(
        statement(
          `update ${tasks} set state = 'pending', touched_at = $3,
             attempts = case when $4::boolean then attempts else attempts - 1 end
           where ${ofTask}`,
          [subject, id, at, counts],
        ),
      );
    },

    /** Pending again, for any ticket. */
    async releaseTask(
      db: Queryable,
      { id, subject }: TaskRef,
      { counts, isSlow, at }: { counts: boolean; isSlow: boolean; at: Date },
    ): Promise<void> {
      await db.execute(
        statement(
          `update ${tasks} set state = 'pending', touched_at = $3, ticket = null, running_for = null,
             attempts = case when $4::boolean then attempts else attempts - 1 end, slow = slow or $5::boolean
           where ${ofTask}`,
          [subject, id, at, counts, isSlow],
        ),
      );
    },
  };
}
