import type { Database, Queryable, Transaction } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import { Problem } from '../../shared/problem.ts';
import type { Actor, Audit } from '../audit/index.ts';
import type { Questions } from '../resolution/index.ts';
import { keepsColumns, type ReadUpload } from '../uploads/index.ts';
import type { BulkStore } from './bulk.store.ts';
import { parseRows } from './parse-rows.ts';
import type { UploadJob } from './upload-job.ts';
import { enqueueTurn } from './upload-turns.ts';

interface StoreDeps {
  db: Database;
  store: BulkStore;
}

interface StartUploadDeps extends StoreDeps {
  questions: Pick<Questions, 'parseDomain'>;
  audit: Pick<Audit, 'record'>;
  clock: Clock;
  ids: IdSource;
}

/** Throws `job_not_found`. */
export async function findUpload(
  { db, store }: { db: Queryable; store: BulkStore },
  accountId: string,
  id: string,
): Promise<UploadJob> {
  const job = await store.find(db, accountId, id);
  if (!job) throw new Problem('job_not_found', 'There is no such upload, or it is not yours; check its id.');
  return job;
}

export async function startUpload(deps: StartUploadDeps, by: Actor, upload: ReadUpload): Promise<UploadJob> {
  const { db, store, questions, audit, clock, ids } = deps;
  const { accountId } = by;
  const { table, fileName } = upload;
  const rows = await parseRows(upload, questions.parseDomain);
  const id = ids.capability('bulk');
  await db.transaction(async (tx) => {
    await store.insert(tx, {
      id,
      accountId,
      direction: upload.direction,
      file_name: fileName,
      columns: table && keepsColumns(table) ? table.columns : null,
      column_index: table?.column ?? 0,
      rows,
      at: clock.now(),
    });
    await enqueueTurn(tx, id);
    const detail = { upload: id, file_name: fileName, rows: rows.length };
    await audit.record(tx, accountId, { ...by, kind: 'upload_started', detail });
  });
  return findUpload(deps, accountId, id);
}

export async function changeStatus(
  deps: StoreDeps & Pick<StartUploadDeps, 'audit' | 'clock'>,
  by: Actor,
  { id, to }: { id: string; to: 'running' | 'cancelled' },
): Promise<UploadJob> {
  const { db, store, audit, clock } = deps;
  const { file_name } = await findUpload(deps, by.accountId, id);
  const kind = to === 'running' ? 'upload_resumed' : 'upload_cancelled';
  await db.transaction(async (tx) => {
    const from = to === 'running' ? (['paused'] as const) : (['running', 'paused'] as const);
    if (!(await store.setStatus(tx, id, { from: [...from], to, at: clock.now() }))) return;
    if (to === 'cancelled') await store.cancelWaiting(tx, id);
    await enqueueTurn(tx, id);
    await audit.record(tx, by.accountId, { ...by, kind, detail: { upload: id, file_name } });
  });
  return findUpload(deps, by.accountId, id);
}

interface ResumePausedDeps extends StoreDeps {
  questions: Pick<Questions, 'readCreditsRemaining'>;
  clock: Clock;
}

/**
 * Resumes uploads that were paused for lack of credits and whose accounts have credits again, for instance
 * released ones.
 */
export async function resumePaused(deps: ResumePausedDeps): Promise<void> {
  const { db, store, questions, clock } = deps;
  const accounts = new Set((await store.listPaused(db, null)).map(({ account_id }) => account_id));
  for (const accountId of accounts) {
    if ((await questions.readCreditsRemaining(accountId)) > 0)
      await db.transaction((tx) => resumeUploads(store, tx, { accountId, at: clock.now() }));
  }
}

export async function resumeUploads(
  store: BulkStore,
  tx: Transaction,
  { accountId, at }: { accountId: string; at: Date },
): Promise<void> {
  for (const { id } of await store.listPaused(tx, accountId)) {
    if (await store.setStatus(tx, id, { from: ['paused'], to: 'running', at })) await enqueueTurn(tx, id);
  }
}
