import { hash } from 'node:crypto';
import type { Queryable, Statement, Transaction, Writer } from '../../platform/postgres/index.ts';
import type { TaskRef, WaitingJob } from './job.ts';
import type { ChargeNote, Columns, JobTables, JobTypes } from './job-kind.ts';
import type { Claim } from './scheduler.ts';

interface NewJob {
  subject: string;
  created_at: Date;
  columns?: Columns | undefined;
}

export type JobStore<Types extends JobTypes> = ReturnType<typeof createJobStore<Types>>;

/** Prepared under a name made from its text, as `sql` does it; here the text has the tables' names in it. */
function statement(text: string, values: unknown[]): Statement {
  return { text, values, name: hash('sha1', text, 'base64url') };
}

function insert(table: string, row: Columns, rest = ''): Statement {
  const names = Object.keys(row);
  const places = names.map((_, index) => `$${index + 1}`);
  return statement(
    `insert into ${table} (${names.join(', ')}) values (${places.join(', ')}) ${rest}`,
    Object.values(row),
  );
}

/** `where` has its values in `keys`, as $1 and so on. */
function update(table: string, row: Columns, { where, keys }: { where: string; keys: unknown[] }): Statement {
  const changes = Object.keys(row).map((name, index) => `${name} = $${keys.length + index + 1}`);
  return statement(`update ${table} set ${changes.join(', ')} where ${where}`, [
    ...keys,
    ...Object.values(row),
  ]);
}

/**
 * The tasks and jobs of one kind. Names of tables and columns come from the kind's own code; every value is a
 * parameter. Every call runs on the connection it is given.
 */
export function createJobStore<Types extends JobTypes>(tables: JobTables<Types>) {
  type Job = Types['job'];
  type Progress = Types['progress'];
  type Begun = { attempts: number } & Types['task'];
  const { tasks, jobs, results, subject: key } = tables;
  const ofTask = `${key} = $1 and id = $2`;
  const jobColumns = [
    ...['id', 'account_id', key, 'created_at', 'finished_at', 'result_id', 'charged', 'charge_reason'],
    ...tables.jobColumns,
  ].map((name) => `job.${name}`);
  const taskColumns = ['state', 'attempts', 'started_at', 'touched_at', ...Object.keys(tables.progress)].map(
    (name) => `task.${name}`,
  );
  const selectFrom = (source: string) => `
    select ${[...jobColumns, ...taskColumns].join(', ')} from ${source}
    left join ${tasks} task on task.${key} = job.${key} and job.finished_at is null`;
  const selectJob = selectFrom(`${jobs} job`);

  return {
    /** Creates the task or finds the one under way. Its row stays locked until the transaction ends. */
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
     * Pending again, for the same ticket. An attempt that a stopping process or a database outage cut short does not count.
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

    /** The account's unfinished job for the subject. */
    findRunningJob: (db: Queryable, accountId: string, subject: string) =>
      db.first<Job>(
        statement(`${selectJob} where job.account_id = $1 and job.${key} = $2 and job.finished_at is null`, [
          accountId,
          subject,
        ]),
      ),

    findJob: (db: Queryable, id: string) => db.first<Job>(statement(`${selectJob} where job.id = $1`, [id])),

    async insertJob(tx: Transaction, { subject, columns, ...row }: WaitingJob & NewJob): Promise<Job> {
      const inserted = insert(jobs, { ...row, [key]: subject, ...columns }, 'returning *');
      const job = await tx.first<Job>(
        statement(`with job as (${inserted.text}) ${selectFrom('job')}`, inserted.values),
      );
      if (!job) throw new Error('a job was not created');
      return job;
    },

    async updateJob(tx: Writer, id: string, columns: Columns): Promise<void> {
      await tx.execute(update(jobs, columns, { where: 'id = $1', keys: [id] }));
    },

    async finishJob(
      tx: Writer,
      id: string,
      end: { finished_at: Date; note: ChargeNote<Types['reason']>; columns: Columns },
    ): Promise<void> {
      const row = { finished_at: end.finished_at, ...end.note, ...end.columns };
      await tx.execute(update(jobs, row, { where: 'id = $1', keys: [id] }));
    },

    /** Locked, in the order of account ids. */
    listWaitingJobs: (tx: Transaction, subject: string) =>
      tx.query<WaitingJob>(
        statement(
          `select id, account_id, held from ${jobs} where ${key} = $1 and finished_at is null
           order by account_id for update`,
          [subject],
        ),
      ),

    /** Subjects whose jobs wait for a task that does not exist. */
    async listSubjectsWithoutTask(db: Queryable, limit: number): Promise<string[]> {
      const rows = await db.query<{ subject: string }>(
        statement(
          `select distinct ${key} as subject from ${jobs} job where finished_at is null
             and not exists (select from ${tasks} task where task.${key} = job.${key})
           limit $1`,
          [limit],
        ),
      );
      return rows.map(({ subject }) => subject);
    },

    async isWaiting(db: Queryable, jobId: string): Promise<boolean> {
      const row = await db.first(
        statement(`select 1 from ${jobs} where id = $1 and finished_at is null`, [jobId]),
      );
      return row !== undefined;
    },

    /** Deletes a batch of the jobs that finished before then. Returns their number. */
    purgeJobs: (db: Queryable, before: Date, limit: number): Promise<number> =>
      db.execute(
        statement(
          `delete from ${jobs} where id in (select id from ${jobs} where finished_at < $1 limit $2)`,
          [before, limit],
        ),
      ),

    /** The same for results that expired before then and that no job shows. */
    purgeResults: (db: Queryable, before: Date, limit: number): Promise<number> =>
      db.execute(
        statement(
          `delete from ${results} where id in (
             select id from ${results} result where expires_at < $1
               and not exists (select from ${jobs} job where job.result_id = result.id) limit $2)`,
          [before, limit],
        ),
      ),
  };
}
