import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

const CANCEL_EVERY_MS = 200;

import {
  type Database,
  type Queryable,
  queryable,
  runTransaction,
  type Transaction,
  typeParser,
} from './database.ts';

/** A transaction that can also take rows by `COPY`. */
interface BulkTransaction extends Transaction {
  /** Streams rows in the server's text format into `copy … from stdin`. */
  copyIn(command: string, chunks: Iterable<Buffer>): Promise<void>;
}

/**
 * A dedicated connection for work that takes minutes: loading, building indexes, merging. It is outside the
 * pool, so it has no time-out and takes no connection from requests.
 */
export interface BulkSession extends Queryable {
  /**
   * Runs a statement without parameters, such as `create index`; its text must not contain external input.
   */
  run(text: string): Promise<void>;
  transaction<T>(work: (tx: BulkTransaction) => Promise<T>): Promise<T>;
  /** True if this session now holds the lock, which it keeps until it is closed. */
  tryLock(lock: number): Promise<boolean>;
  /** Cancels the running statement of this session, which then fails. */
  cancel(): Promise<void>;
  close(): Promise<void>;
}

/** How soon the server notices that this process was killed and stops its statement. */
const CLIENT_CHECK = '1s';

export async function openBulkSession(db: Database, applicationName: string): Promise<BulkSession> {
  const client = new pg.Client({
    connectionString: db.sessionUrl,
    application_name: applicationName,
    keepAlive: true,
    types: { getTypeParser: typeParser },
  });
  // The running statement fails with the connection; this only prevents the event from ending the process.
  client.on('error', () => undefined);
  await client.connect();
  await setIfKnown(client, 'client_connection_check_interval', CLIENT_CHECK);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid;

  return {
    ...queryable(client),
    async run(text) {
      await client.query(text);
    },
    transaction: (work) =>
      runTransaction(client, (tx) => work({ ...tx, copyIn: (...copy) => copyIn(client, ...copy) })),
    async tryLock(lock) {
      const answer = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lock]);
      return answer.rows[0]?.held === true;
    },
    async cancel() {
      await db.execute({ text: 'select pg_cancel_backend($1)', values: [pid] });
    },
    close: () => client.end(),
  };
}

async function copyIn(client: pg.Client, command: string, chunks: Iterable<Buffer>): Promise<void> {
  await pipeline(Readable.from(chunks), client.query(copyFrom(command)));
}

/** Some platforms lack the setting; without it, the statement of a killed import runs on for a while. */
async function setIfKnown(client: pg.Client, name: string, value: string): Promise<void> {
  await client.query('select set_config($1, $2, false)', [name, value]).catch(() => undefined);
}

/** Cancels the statements of a session from the abort on, until the returned function is called. */
export function cancelOnAbort(session: BulkSession, signal: AbortSignal | undefined): () => void {
  let cancelling: NodeJS.Timeout | undefined;
  const cancel = () => {
    // Repeated, because a cancel between two statements has no effect.
    const once = () => void session.cancel().catch(() => undefined);
    once();
    cancelling = setInterval(once, CANCEL_EVERY_MS);
  };
  signal?.addEventListener('abort', cancel);
  return () => {
    signal?.removeEventListener('abort', cancel);
    clearInterval(cancelling);
  };
}
