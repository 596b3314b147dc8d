import { hash } from 'node:crypto';
import type { Statement } from '../../platform/postgres/index.ts';
import type { Columns, JobTables, JobTypes } from './job-kind.ts';
import type { JobStore } from './job-store.ts';

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
 * One store for all kinds of jobs. Names of tables and columns come from the kind's own code; every value is a
 * parameter.
 */
export function createJobStore<Types extends JobTypes>(tables: JobTables<Types>): JobStore<Types> {
  const { tasks, jobs, results, subject: key } = tables;
  const ofTask = `${key} = $1 and id = $2`;
  const jobColumns = [
    ...['id', 'account_id', key, 'created_at', 'finished_at', 'result_id', 'charged', 'charge_reason'],
    ...tables.jobColumns,
  ].map((name) => `job.${name}`);
  const taskColumns = ['state', 'attempts', 'started_at', 'touched_at', ...Object.keys(tables.progress)].map(
    (name) => `task.${name}`,
  );
  const selectJob = `
    select ${[...jobColumns, ...taskColumns].join(', ')} from ${jobs} job
    left join ${tasks} task on task.${key} = job.${key} and job.finished_at is null`;

  return {
    async openTask(tx, { id, subject, at, columns }) {
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

    async lockTask(tx, { id, subject }) {
      const row = await tx.first(
        statement(`select 1 from ${tasks} where ${ofTask} for update`, [subject, id]),
      );
      return row !== undefined;
    },

    beginAttempt(db, { id, subject }, at) {
      const started = Object.keys(tables.progress).map((name, index) => `, ${name} = $${index + 4}`);
      return db.first(
        statement(
          `update ${tasks} set attempts = attempts + 1, state = 'processing', started_at = $3, touched_at = $3
             ${started.join('')}
           where ${ofTask} returning ${['attempts', ...tables.taskColumns].join(', ')}`,
          [subject, id, at, ...Object.values(tables.progress)],
        ),
      );
    },

    async noteProgress(db, { id, subject }, { progress, at }) {
      await db.execute(
        update(tasks, { touched_at: at, ...progress }, { where: ofTask, keys: [subject, id] }),
      );
    },

    async endAttempt(db, { id, subject }, { counts, at }) {
      await db.execute(
        statement(
          `update ${tasks} set state = 'pending', touched_at = $3,
             attempts = case when $4::boolean then attempts else attempts - 1 end
           where ${ofTask}`,
          [subject, id, at, counts],
        ),
      );
    },

    async deleteTask(tx, { id, subject }) {
      await tx.execute(statement(`delete from ${tasks} where ${ofTask}`, [subject, id]));
    },

    listSilentTasks: (db, before, limit) =>
      db.query(
        statement(
          `select id, ${key} as subject, queued_at from ${tasks} where touched_at < $1
           order by touched_at limit $2`,
          [before, limit],
        ),
      ),

    findRunningJob: (db, accountId, subject) =>
      db.first(
        statement(`${selectJob} where job.account_id = $1 and job.${key} = $2 and job.finished_at is null`, [
          accountId,
          subject,
        ]),
      ),

    findJob: (db, id) => db.first(statement(`${selectJob} where job.id = $1`, [id])),

    async insertJob(tx, { id, account_id, subject, held, created_at, columns }) {
      await tx.execute(insert(jobs, { id, account_id, [key]: subject, held, created_at, ...columns }));
    },

    async updateJob(tx, id, columns) {
      await tx.execute(update(jobs, columns, { where: 'id = $1', keys: [id] }));
    },

    async finishJob(tx, id, { finished_at, note, columns }) {
      const { charged, charge_reason } = note;
      const end = { finished_at, charged, charge_reason, ...columns };
      await tx.execute(update(jobs, end, { where: 'id = $1', keys: [id] }));
    },

    listWaitingJobs: (tx, subject) =>
      tx.query(
        statement(
          `select id, account_id, held from ${jobs} where ${key} = $1 and finished_at is null
           order by account_id for update`,
          [subject],
        ),
      ),

    async listSubjectsWithoutTask(db, limit) {
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

    async isWaiting(db, jobId) {
      const row = await db.first(
        statement(`select 1 from ${jobs} where id = $1 and finished_at is null`, [jobId]),
      );
      return row !== undefined;
    },

    async purge(db, before) {
      const purged = await db.execute(statement(`delete from ${jobs} where finished_at < $1`, [before]));
      await db.execute(
        statement(
          `delete from ${results} result where expires_at < $1
             and not exists (select from ${jobs} job where job.result_id = result.id)`,
          [before],
        ),
      );
      return purged;
    },
  };
}
