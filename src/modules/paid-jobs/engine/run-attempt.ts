import { outageOf } from '../../../platform/postgres/index.ts';
import { unlessAborted } from '../../../shared/concurrency.ts';
import type { BegunAttempt, Claim } from '../scheduler/claim-task.ts';
import type { EngineDeps } from './engine-deps.ts';
import { TASK_ATTEMPTS_MAX, type TaskRef } from './job.ts';
import type { AttemptContext, JobTypes } from './job-kind.ts';
import { settleTask } from './settle-task.ts';

/**
 * Step 2. One attempt at a task. It may run again at any time, and twice at once: the first to finish stores
 * the result, and the other's is dropped. Undefined when the task is finished, or claimed by another ticket.
 */
export async function beginAttempt<Types extends JobTypes>(
  deps: EngineDeps<Types>,
  task: TaskRef,
  claim?: Claim,
): Promise<BegunAttempt | undefined> {
  const begun = await deps.store.beginAttempt(deps.db, task, { at: deps.clock.now(), claim });
  return begun && { run: (context) => runBegun(deps, { ...task, begun }, context) };
}

interface BegunTask<Types extends JobTypes> extends TaskRef {
  begun: { attempts: number } & Types['task'];
}

async function runBegun<Types extends JobTypes>(
  deps: EngineDeps<Types>,
  { begun, ...task }: BegunTask<Types>,
  { signal: stop, interruption, log }: AttemptContext,
): Promise<void> {
  const { kind, store, db, clock } = deps;
  const about = { [kind.about]: task.subject };
  const { attempts } = begun;
  if (attempts > TASK_ATTEMPTS_MAX) {
    // Earlier attempts died with their workers; otherwise the last of them would have failed the jobs.
    log.error({ ...about, attempts }, 'workers died over this task; giving it up');
    await settleTask(deps, task, { failure: 'attempts', progress: kind.tables.progress });
    return;
  }
  const notes = createProgressNotes(kind.tables.progress, (progress) =>
    store.noteProgress(db, task, { progress, at: clock.now() }),
  );
  try {
    const ends = [stop, AbortSignal.timeout(kind.attemptMsMax)];
    const signal = AbortSignal.any(interruption ? [...ends, interruption] : ends);
    signal.throwIfAborted();
    const outcome = await unlessAborted(signal, kind.work(task, { task: begun, signal, progress: notes }));
    await notes.close();
    const stored = await settleTask(deps, task, { outcome });
    log.info({ ...about, ...kind.describe(outcome), stored }, `${kind.about} resolved`);
  } catch (error) {
    // Not failures of the task: the process stops, or the database is unavailable.
    const counts = !stop.aborted && outageOf(error) === undefined;
    const progress = await notes.close();
    if (interruption?.aborted && !stop.aborted) {
      log.debug(about, 'a slow attempt was interrupted, because others wait');
      await store.releaseTask(db, task, { counts: false, isSlow: true, at: clock.now() });
      return;
    }
    if (attempts >= TASK_ATTEMPTS_MAX && counts) {
      log.error({ ...about, err: error }, 'the last attempt at this task failed; giving it up');
      await settleTask(deps, task, { failure: 'attempts', progress });
      return;
    }
    await store.endAttempt(db, task, { counts, at: clock.now() });
    throw error;
  }
}

const WRITE_EVERY_MS = 500;

/** A note that cannot be written is dropped: it must not fail the attempt. */
export function createProgressNotes<Progress>(start: Progress, write: (progress: Progress) => Promise<void>) {
  let latest = start;
  let lastAt = performance.now();
  let writing: Promise<void> = Promise.resolve();
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  function flush(progress: Progress): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    latest = progress;
    lastAt = performance.now();
    if (!isClosed) writing = writing.then(() => write(progress)).catch(() => undefined);
    return writing;
  }

  return {
    report(progress: Progress): void {
      latest = progress;
      const waitMs = WRITE_EVERY_MS - (performance.now() - lastAt);
      if (waitMs <= 0) void flush(progress);
      else if (!isClosed) timer ??= setTimeout(() => void flush(latest), waitMs);
    },
    flush,
    /** Nothing is written after this; returns the progress reported last. */
    async close(): Promise<Progress> {
      isClosed = true;
      clearTimeout(timer);
      await writing;
      return latest;
    },
  };
}
