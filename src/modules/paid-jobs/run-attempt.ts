import { outageOf } from '../../platform/postgres/index.ts';
import type { EngineDeps } from './engine-deps.ts';
import type { TaskRef } from './job.ts';
import type { AttemptContext, JobTypes } from './job-kind.ts';
import { ATTEMPTS_MAX } from './job-limits.ts';
import { createProgressNotes } from './progress-notes.ts';
import { settleTask } from './settle-task.ts';

/**
 * Step 2. One attempt at a task. It may run again at any time, and twice at once: the first to finish stores the
 * result, and the other's is dropped.
 */
export async function runAttempt<Types extends JobTypes>(
  deps: EngineDeps<Types>,
  task: TaskRef,
  { signal: stop, log }: AttemptContext,
): Promise<void> {
  const { kind, store, db, clock } = deps;
  const about = { [kind.about]: task.subject };
  const begun = await store.beginAttempt(db, task, clock.now());
  if (!begun) return;
  const { attempts } = begun;
  if (attempts > ATTEMPTS_MAX) {
    // Earlier attempts died with their workers; otherwise the last of them would have failed the jobs.
    log.error({ ...about, attempts }, 'workers died over this task; giving it up');
    await settleTask(deps, task, { failure: 'attempts', progress: kind.tables.progress });
    return;
  }
  const notes = createProgressNotes(kind.tables.progress, (progress) =>
    store.noteProgress(db, task, { progress, at: clock.now() }),
  );
  try {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(kind.attemptMsMax)]);
    signal.throwIfAborted();
    const outcome = await unlessAborted(signal, kind.work(task, { task: begun, signal, progress: notes }));
    await notes.close();
    const stored = await settleTask(deps, task, { outcome });
    log.info({ ...about, ...kind.describe(outcome), stored }, `${kind.about} resolved`);
  } catch (error) {
    // Neither says anything about the task: the process stops, or the database is away.
    const counts = !stop.aborted && outageOf(error) === undefined;
    const progress = await notes.close();
    if (attempts >= ATTEMPTS_MAX && counts) {
      log.error({ ...about, err: error }, 'the last attempt at this task failed; giving it up');
      await settleTask(deps, task, { failure: 'attempts', progress });
      return;
    }
    await store.endAttempt(db, task, { counts, at: clock.now() });
    throw error;
  }
}

/** Work that ignores the signal is left behind; what becomes of it is ignored. */
async function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  let refuse = () => {};
  const aborted = new Promise<never>((_, reject) => {
    refuse = () => reject(signal.reason);
    signal.addEventListener('abort', refuse, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', refuse);
  }
}
