import type { Logger } from '../../../platform/logger.ts';
import {
  ADVISORY_LOCKS,
  type BulkSession,
  type Database,
  openBulkSession,
} from '../../../platform/postgres/index.ts';

/**
 * Leader election by a session lock in PostgreSQL. When the leader dies, the database releases the lock: at
 * once if the connection is closed, within nine seconds if the network is gone. A leader that cannot reach
 * the database within a few seconds steps down.
 */
interface Leadership {
  isLeader(): boolean;
  close(): Promise<void>;
}

export interface LeadershipOptions {
  db: Database;
  log: Logger;
  /** Whether there is anything to do. If not, no process takes the lock and the leader releases it. */
  isWanted: () => boolean;
  onBegin: () => void;
  onEnd: () => void;
  /** Called on every heartbeat while leading. */
  onBeat: () => void;
  beatEveryMs?: number;
  beatTimeoutMs?: number;
}

const BEAT_EVERY_MS = 2_000;
const BEAT_TIMEOUT_MS = 4_000;
/** Lets the server detect a lost client: after 5 idle seconds it probes twice, 2 seconds apart. */
const KEEPALIVES = ['tcp_keepalives_idle = 5', 'tcp_keepalives_interval = 2', 'tcp_keepalives_count = 2'];

export function seekLeadership(options: LeadershipOptions): Leadership {
  const { db, log } = options;
  const timeoutMs = options.beatTimeoutMs ?? BEAT_TIMEOUT_MS;
  /** Open while there is something to do, with or without the lock. */
  let session: BulkSession | undefined;
  let isElected = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  async function beat(): Promise<void> {
    try {
      if (!options.isWanted()) return resign();
      session ??= await within(openSession(db), timeoutMs, abandon);
      if (isElected) {
        await within(session.execute({ text: 'select 1', values: [] }), timeoutMs);
        options.onBeat();
        return;
      }
      const isMine = await within(session.tryLock(ADVISORY_LOCKS.changeStreams), timeoutMs);
      if (!isMine || isClosed) return;
      isElected = true;
      log.info('this process reads the change streams now');
      options.onBegin();
    } catch (error) {
      if (isElected) log.warn({ err: error }, 'the lock on the change streams is lost');
      else log.debug({ err: error }, 'the lock on the change streams could not be requested');
      resign();
    }
  }

  function resign(): void {
    if (session) abandon(session);
    session = undefined;
    if (isElected) options.onEnd();
    isElected = false;
  }

  function schedule(): void {
    if (isClosed) return;
    timer = setTimeout(() => {
      beating = beat().then(schedule);
    }, options.beatEveryMs ?? BEAT_EVERY_MS);
    timer.unref();
  }

  let beating = beat().then(schedule);
  return {
    isLeader: () => isElected,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await beating;
      if (isElected) options.onEnd();
      isElected = false;
      if (session) await within(session.close(), timeoutMs).catch(() => undefined);
      session = undefined;
    },
  };
}

async function openSession(db: Database): Promise<BulkSession> {
  const session = await openBulkSession(db, 'domesday streams');
  for (const setting of KEEPALIVES) await session.run(`set ${setting}`);
  return session;
}

/** Not awaited: closing a half-open connection may take long. */
function abandon(session: BulkSession): void {
  session.close().catch(() => undefined);
}

/** A late result is passed to `onLate`, so that nothing stays open. */
async function within<T>(work: Promise<T>, ms: number, onLate?: (late: T) => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let isLate = false;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new Error(`the database did not answer within ${ms} ms`));
    }, ms);
  });
  work.then((result) => isLate && onLate?.(result)).catch(() => undefined);
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
