import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, type DatabaseOptions, openDatabase, type Queryable } from './database.ts';
import { isConnectionFailure, isRecoveryConflict, isUndefinedTable, outageOf } from './failures.ts';
import { sql } from './sql.ts';

/** `unknown` until the replica has caught up once; only `ok` is read from. */
type ReplicaStatus = 'ok' | 'unknown' | 'lagging' | 'unreachable' | 'not_a_replica';

export interface ReplicaState {
  status: ReplicaStatus;
  /** Null while it is not known. */
  lagMs: number | null;
}

/** Statements that only read, and may see the data of some seconds ago. */
export interface ReadDatabase extends Queryable {
  state(): ReplicaState;
  /** How many statements were answered by which server. */
  readonly counts: { readonly replica: number; readonly primary: number };
  close(): Promise<void>;
}

interface ReadDatabaseOptions extends DatabaseOptions {
  /** Answers while the replica does not. It is not closed with the rest. */
  primary: Database;
  /** A replica that is further behind is not read from. */
  lagMsMax: number;
  checkEveryMs?: number;
}

const CHECK_EVERY_MS = 2_000;
const CHECK_WITHIN_MS = 1_500;

interface ServerRow {
  cluster: string;
  in_recovery: boolean;
  position: string | null;
}

/**
 * Reads from a streaming replica. A check every two seconds compares it with the primary; the primary answers
 * while the replica is unreachable, is not a replica of it, or is further behind than allowed. A statement
 * that fails because of the replica is repeated on the primary. While the primary is away, a replica that had
 * caught up is still read from.
 */
export function openReadDatabase(options: ReadDatabaseOptions): ReadDatabase {
  const { primary, lagMsMax, checkEveryMs = CHECK_EVERY_MS, ...poolOptions } = options;
  const { log } = options;
  const replica = openDatabase(poolOptions);
  // A separate connection: a pool full of slow searches is not an outage.
  const probe = openDatabase({
    ...poolOptions,
    connectionsMax: 1,
    connectTimeoutMs: CHECK_WITHIN_MS,
    statementTimeoutMs: CHECK_WITHIN_MS,
    applicationName: 'domesday replica check',
  });
  const lag = createReplicaLag();
  const counts = { replica: 0, primary: 0 };
  const closing = new AbortController();
  const { become, current } = createReplicaState(log);

  async function check(): Promise<void> {
    const [ours, theirs] = await Promise.all([
      readServer(primary).catch(() => undefined),
      readServer(probe).catch(() => undefined),
    ]);
    if (closing.signal.aborted) return;
    const now = performance.now();
    // A primary that is away, or became a standby, says nothing new.
    if (ours?.position && !ours.in_recovery) lag.notePrimary(parseWalPosition(ours.position), now);
    if (!theirs) become('unreachable', null);
    else if (!theirs.in_recovery || (ours && ours.cluster !== theirs.cluster)) become('not_a_replica', null);
    else if (theirs.position !== null) {
      const lagMs = lag.noteReplica(parseWalPosition(theirs.position), now);
      if (lagMs === null) become('unknown', null);
      else become(lagMs > lagMsMax ? 'lagging' : 'ok', lagMs);
    }
  }

  async function checkPeriodically(): Promise<void> {
    while (!closing.signal.aborted) {
      await check();
      await sleep(checkEveryMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }
  const checking = checkPeriodically();

  async function read<T>(run: (db: Queryable) => Promise<T>): Promise<T> {
    if (current().status === 'ok') {
      try {
        const rows = await run(replica);
        counts.replica += 1;
        return rows;
      } catch (error) {
        if (!isFaultOfReplica(error)) throw error;
        if (isConnectionFailure(error)) become('unreachable', null);
      }
    }
    const rows = await run(primary);
    counts.primary += 1;
    return rows;
  }

  return {
    query: (statement) => read((db) => db.query(statement)),
    first: (statement) => read((db) => db.first(statement)),
    execute: (statement) => read((db) => db.execute(statement)),
    state: current,
    counts,
    async close() {
      closing.abort();
      await checking;
      await Promise.all([replica.close(), probe.close()]);
    },
  };
}

function createReplicaState(log: ReadDatabaseOptions['log']) {
  let state: ReplicaState = { status: 'unknown', lagMs: null };
  return {
    current: () => state,
    become(status: ReplicaStatus, lagMs: number | null): void {
      if (status !== state.status) {
        const level = status === 'ok' ? 'info' : 'warn';
        log[level](
          { status, lagMs },
          status === 'ok' ? 'reading from the replica' : 'not reading from the replica',
        );
      }
      state = { status, lagMs };
    },
  };
}

/** A time-out is not: the primary would be just as slow, and has more load. */
function isFaultOfReplica(error: unknown): boolean {
  return outageOf(error) !== undefined || isRecoveryConflict(error) || isUndefinedTable(error);
}

function readServer(db: Queryable): Promise<ServerRow | undefined> {
  return db.first<ServerRow>(sql`
    select system_identifier::text as cluster, pg_is_in_recovery() as in_recovery,
      case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end::text as position
    from pg_control_system()`);
}

/** A position in the write-ahead log, in bytes. */
type WalPosition = bigint;

/** `16/B374D848` */
export function parseWalPosition(text: string): WalPosition {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

interface Mark {
  position: WalPosition;
  at: number;
}

/** Enough for any relevant lag; the oldest mark is kept, so a longer lag is still measured. */
const MARKS_MAX = 100;

/**
 * Measures how far a replica is behind, in time, by log positions and our own clock only: the clocks of the
 * servers may differ, and the time of the last replayed transaction is meaningless while the primary is idle
 * or the connection is broken.
 */
export function createReplicaLag() {
  /** Where the primary was, oldest first, as far as the replica has not got there. */
  const ahead: Mark[] = [];
  let hasCaughtUp = false;
  return {
    notePrimary(position: WalPosition, at: number): void {
      const last = ahead.at(-1);
      if (last && position <= last.position) return;
      ahead.push({ position, at });
      if (ahead.length > MARKS_MAX) ahead.splice(1, 1);
    },
    /** Milliseconds; null until the replica has reached the primary's position of any earlier moment. */
    noteReplica(position: WalPosition, at: number): number | null {
      while (ahead[0] && ahead[0].position <= position) {
        ahead.shift();
        hasCaughtUp = true;
      }
      if (!hasCaughtUp) return null;
      return ahead[0] ? at - ahead[0].at : 0;
    },
  };
}
