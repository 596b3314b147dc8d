import type { Queryable, Transaction } from '../../../platform/postgres/index.ts';
import type { TaskRef } from './job.ts';
import type { Columns, JobTables, JobTypes } from './job-kind.ts';
import { insert, statement } from './row-statements.ts';

/** The tasks of one kind: what several accounts may wait for, and what is worked on once. */
export function createTaskStore<Types extends JobTypes>({ tasks, subject: key }: JobTables<Types>) {
  const ofTask = `${key} = $1 and id = $2`;
  return {
    /** Creates the task or finds the one in progress. Its row stays locked until the transaction ends. */
    async openTask(
      tx: Transaction,
      { id, subject, at, columns }: TaskRef & { at: Date; columns?: Columns | undefined },
    ): Promise<{ id: string; created: boolean }> {
      // The update changes nothing: it takes the lock and returns the id of the row that is there.
      const row = await tx.first<{ id: string }>(
        insert(
          `${tasks} as task`,
          { [key]: subject, id, queued_at: at, touched_at: at, ...columns },
          `on conflict (${key}) do update set id = task.id returning id`,
        ),
      );
      if (!row) throw new Error('a task was neither created nor found');
      return { id: row.id, created: row.id === id };
    },

    /** False when the task is finished. */
    async lockTask(tx: Transaction, { id, subject }: TaskRef): Promise<boolean> {
      const row = await tx.first(
        statement(`select 1 from ${tasks} where ${ofTask} for update`, [subject, id]),
      );
      return row !== undefined;
    },

    /** False when the task is finished. */
    async deleteTask(tx: Transaction, { id, subject }: TaskRef): Promise<boolean> {
      return (await tx.execute(statement(`delete from ${tasks} where ${ofTask}`, [subject, id]))) > 0;
    },

    /** Tasks without news since `before`, the oldest first. */
    listSilentTasks: (db: Queryable, before: Date, limit: number) =>
      db.query<TaskRef & { queued_at: Date; ticket: string | null }>(
        statement(
          `select id, ${key} as subject, queued_at, ticket from ${tasks} where touched_at < $1
           order by touched_at limit $2`,
          [before, limit],
        ),
      ),
  };
}
