import type { Queryable, Transaction, Writer } from '../../../platform/postgres/index.ts';
import { createAttemptStore } from './attempt.store.ts';
import type { WaitingJob } from './job.ts';
import type { ChargeNote, Columns, JobTables, JobTypes } from './job-kind.ts';
import { insert, statement, update } from './row-statements.ts';
import { createTaskStore } from './task.store.ts';

interface NewJob {
  subject: string;
  created_at: Date;
  columns?: Columns | undefined;
}

export type JobStore<Types extends JobTypes> = ReturnType<typeof createJobStore<Types>>;

/**
 * The tasks and jobs of one kind. Names of tables and columns come from the kind's own code; every value is a
 * parameter. Every call runs on the connection it is given.
 */
export function createJobStore<Types extends JobTypes>(tables: JobTables<Types>) {
  return {
    ...createTaskStore(tables),
    ...createAttemptStore(tables),
    ...jobReads(tables),
    ...jobWrites(tables),
    ...purges(tables),
  };
}

/** A job with the task that it waits for, if it does, from a table or a `with` query. */
function selectFrom<Types extends JobTypes>(source: string, tables: JobTables<Types>): string {
  const { tasks, subject: key } = tables;
  const jobColumns = [
    ...['id', 'account_id', key, 'created_at', 'finished_at', 'result_id', 'charged', 'charge_reason'],
    ...tables.jobColumns,
  ].map((name) => `job.${name}`);
  const taskColumns = ['state', 'attempts', 'started_at', 'touched_at', ...Object.keys(tables.progress)].map(
    (name) => `task.${name}`,
  );
  return `
    select ${[...jobColumns, ...taskColumns].join(', ')} from ${source}
    left join ${tasks} task on task.${key} = job.${key} and job.finished_at is null`;
}

function jobReads<Types extends JobTypes>(tables: JobTables<Types>) {
  type Job = Types['job'];
  const { tasks, jobs, subject: key } = tables;
  const selectJob = selectFrom(`${jobs} job`, tables);
  return {
    /** The account's unfinished job for the subject. */
    findRunningJob: (db: Queryable, accountId: string, subject: string) =>
      db.first<Job>(
        statement(`${selectJob} where job.account_id = $1 and job.${key} = $2 and job.finished_at is null`, [
          accountId,
          subject,
        ]),
      ),

    findJob: (db: Queryable, id: string) => db.first<Job>(statement(`${selectJob} where job.id = $1`, [id])),

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
  };
}

function jobWrites<Types extends JobTypes>(tables: JobTables<Types>) {
  type Job = Types['job'];
  const { jobs, subject: key } = tables;
  return {
    async insertJob(tx: Transaction, { subject, columns, ...row }: WaitingJob & NewJob): Promise<Job> {
      const inserted = insert(jobs, { ...row, [key]: subject, ...columns }, 'returning *');
      const job = await tx.first<Job>(
        statement(`with job as (${inserted.text}) ${selectFrom('job', tables)}`, inserted.values),
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
  };
}

function purges<Types extends JobTypes>({ jobs, results }: JobTables<Types>) {
  return {
    /** Deletes a batch of the jobs that finished before then. Returns their number. */
    purgeJobs: (db: Queryable, before: Date, limit: number): Promise<number> =>
      db.execute(
        statement(
          `delete from ${jobs} where id in (select id from ${jobs} where finished_at < $1 limit $2)`,
          [before, limit],
        ),
      ),

    /** Deletes a batch of results that expired before then and that no job shows. */
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
