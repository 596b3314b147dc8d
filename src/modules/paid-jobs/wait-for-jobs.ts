import type { Logger } from '../../platform/logger.ts';
import { type Database, type Listener, listen } from '../../platform/postgres/index.ts';
import { ENDED_CHANNEL } from './engine/job.ts';
import type { JobAnnouncementStore } from './job-announcements.store.ts';

export interface WaitLimits {
  timeoutMs: number;
  /** Aborted when nobody waits any more. */
  signal?: AbortSignal | undefined;
}

/**
 * Lets calls wait for the end of a job without a connection or a worker of their own. One connection of the
 * process listens for jobs that end, in whichever process; a waiting call is an entry in a map. The process
 * opens the connection when it waits for the first time.
 */
export interface JobWaiter {
  /** True when the job has ended; false when the time is up, nobody waits any more, or the process stops. */
  wait(jobId: string, limits: WaitLimits): Promise<boolean>;
  /** Ends all waits; later ones end at once. */
  stop(): Promise<void>;
}

/** Notifications are lost while the listening connection is down, so the table is asked now and then. */
const CHECK_EVERY_MS = 2_000;

interface JobWaiterDeps {
  db: Database;
  store: JobAnnouncementStore;
  log: Logger;
}

export function listenForJobs({ db, store, log }: JobWaiterDeps): JobWaiter {
  const waiters = createWaiters();
  let listener: Listener | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let checking: Promise<void> | undefined;
  /** A check that has begun may miss a job that was added since, so another one follows. */
  let isCheckDue = false;

  function check(): void {
    isCheckDue = true;
    checking ??= runChecks().finally(() => {
      checking = undefined;
    });
  }

  async function runChecks(): Promise<void> {
    while (isCheckDue && waiters.count() > 0 && !isStopped) {
      isCheckDue = false;
      try {
        for (const id of await store.listEnded(db, waiters.listJobs())) waiters.end(id, true);
      } catch (error) {
        // The next check asks again; until then notifications still arrive.
        log.debug({ err: error }, 'ended jobs could not be listed');
      }
    }
  }

  function startListening(): void {
    listener ??= listen(db, {
      channel: ENDED_CHANNEL,
      log,
      onNotify(payload) {
        if (payload === undefined) check();
        else for (const id of payload.split(',')) waiters.end(id, true);
      },
    });
    timer ??= setInterval(() => {
      if (waiters.count() > 0) check();
    }, CHECK_EVERY_MS).unref();
  }

  return {
    wait(jobId, limits) {
      if (isStopped || limits.signal?.aborted) return Promise.resolve(false);
      startListening();
      const ended = waiters.add(jobId, limits);
      // It may have ended before this process listened for it.
      check();
      return ended;
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      for (const id of waiters.listJobs()) waiters.end(id, false);
      await listener?.stop();
      await checking;
    },
  };
}

/** The calls of this process that wait, by job. */
function createWaiters() {
  const waiters = new Map<string, Set<(hasEnded: boolean) => void>>();
  return {
    /** How many jobs are waited for. */
    count: () => waiters.size,
    listJobs: () => [...waiters.keys()],
    end(jobId: string, hasEnded: boolean): void {
      for (const end of waiters.get(jobId) ?? []) end(hasEnded);
    },
    /** Resolves with the result of `end`; with false when the time is up or nobody waits any more. */
    add(jobId: string, { timeoutMs, signal }: WaitLimits): Promise<boolean> {
      return new Promise((resolve) => {
        const end = (hasEnded: boolean) => {
          clearTimeout(timeout);
          signal?.removeEventListener('abort', stopWaiting);
          ofJob.delete(end);
          if (ofJob.size === 0) waiters.delete(jobId);
          resolve(hasEnded);
        };
        const stopWaiting = () => end(false);
        const timeout = setTimeout(stopWaiting, timeoutMs);
        signal?.addEventListener('abort', stopWaiting);
        const ofJob = waiters.get(jobId) ?? new Set();
        waiters.set(jobId, ofJob.add(end));
      });
    },
  };
}
