import type { Logger } from '../../../platform/logger.ts';
import { type BulkSession, type Database, openBulkSession } from '../../../platform/postgres/index.ts';

/**
 * One process of a deployment leads: the one whose session holds the lock. When it dies, the database notices, at once
 * where the system closes its connection and within nine seconds where the network is gone, and gives the lock to the
 * next who asks. A leader who cannot reach the database within a few seconds takes himself for none.
 */
export interface Leadership {
  isLeader(): boolean;
  close(): Promise<void>;
}

export interface LeadershipOptions {
  db: Database;
  log: Logger;
  /** Whether there is anything to lead; without, nobody asks for the lock and the leader gives it back. */
  isWanted: () => boolean;
  onBegin: () => void;
  onEnd: () => void;
  /** On every beat while leading. */
  onBeat?: () => void;
  beatEveryMs?: number;
  beatTimeoutMs?: number;
}

/** Any number will do, as long as nothing else in the database locks the same one. */
const STREAMS_LOCK = 7_215_003_917;
const BEAT_EVERY_MS = 2_000;
const BEAT_TIMEOUT_MS = 4_000;
/** So the server finds out about a lost client: after 5 idle seconds it asks twice, 2 seconds apart. */
const KEEPALIVES = ['tcp_keepalives_idle = 5', 'tcp_keepalives_interval = 2', 'tcp_keepalives_count = 2'];

export function seekLeadership(options: LeadershipOptions): Leadership {
  const { db, log } = options;
  const timeoutMs = options.beatTimeoutMs ?? BEAT_TIMEOUT_MS;
  let session: BulkSession | undefined;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let beating: Promise<void> = Promise.resolve();

  async function beat(): Promise<void> {
    try {
      if (!options.isWanted()) return resign();
      if (session) {
        await within(session.execute({ text: 'select 1', values: [] }), timeoutMs);
        options.onBeat?.();
        return;
      }
      const elected = await within(elect(db), timeoutMs);
      if (!elected) return;
      if (isClosed) return void end(elected);
      session = elected;
      log.info('this process reads the change streams now');
      options.onBegin();
    } catch (error) {
      if (session)
        log.warn({ err: error }, 'the lock on the change streams is lost; another process may have it');
      else log.debug({ err: error }, 'the lock on the change streams could not be asked for');
      resign();
    }
  }

  function resign(): void {
    if (!session) return;
    end(session);
    session = undefined;
    options.onEnd();
  }

  function schedule(): void {
    if (isClosed) return;
    timer = setTimeout(() => {
      beating = beat().then(schedule);
    }, options.beatEveryMs ?? BEAT_EVERY_MS);
    timer.unref();
  }

  beating = beat().then(schedule);
  return {
    isLeader: () => session !== undefined,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await beating;
      const ended = session;
      session = undefined;
      if (!ended) return;
      options.onEnd();
      await within(ended.close(), timeoutMs).catch(() => undefined);
    },
  };
}

async function elect(db: Database): Promise<BulkSession | undefined> {
  const session = await openBulkSession(db, 'domesday streams');
  try {
    for (const setting of KEEPALIVES) await session.run(`set ${setting}`);
    if (await session.tryLock(STREAMS_LOCK)) return session;
  } catch (error) {
    end(session);
    throw error;
  }
  end(session);
  return undefined;
}

/** A connection that is half open would keep whoever waits for its end. */
function end(session: BulkSession): void {
  session.close().catch(() => undefined);
}

async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the database did not answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
