import type { Writable } from 'node:stream';
import pg from 'pg';
import type { Logger } from '../logger.ts';
import { inSpan, isTracing } from '../tracing.ts';
import { isAfterFailure, needsNewConnection } from './failures.ts';
import { type Statement, unprepared } from './sql.ts';

/** Something that runs statements: the pool itself, or one transaction of it. */
export interface Queryable {
  query<Row>(statement: Statement): Promise<Row[]>;
  first<Row>(statement: Statement): Promise<Row | undefined>;
  /** Returns the number of affected rows. */
  execute(statement: Statement): Promise<number>;
}

/** Takes statements whose results nobody needs. */
export interface Writer {
  execute(statement: Statement): Promise<unknown>;
}

/** Statements on a `Transaction` commit or roll back together. Pass it to everything that belongs to it. */
export interface Transaction extends Queryable {
  readonly inTransaction: true;
  /**
   * Sends statements without waiting for their results, so that several travel together. They run in the
   * order in which they are sent, before those that are sent later. The transaction waits for them before it
   * commits, and fails when one fails.
   */
  readonly unawaited: Writer;
}

export interface Database extends Queryable {
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  readonly pool: pg.Pool;
  /** For connections that must stay with one session of the server: locks, LISTEN, hours of work. */
  readonly sessionUrl: string;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  url: string;
  /** The server itself, when `url` leads to a pooler that gives a session away after every transaction. */
  sessionUrl?: string | undefined;
  log: Logger;
  connectionsMax?: number;
  connectTimeoutMs?: number;
  /** Limits every statement, so that a slow query cannot block the pool. */
  statementTimeoutMs?: number;
  applicationName?: string;
  /** Settings of every session, such as `{ enable_seqscan: 'off' }`. Never from external input. */
  settings?: Readonly<Record<string, string>>;
}

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 10_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;

export function openDatabase(options: DatabaseOptions): Database {
  const statementTimeoutMs = options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS;
  const sessionUrl = options.sessionUrl ?? options.url;
  const isPooled = sessionUrl !== options.url;
  if (isPooled && options.settings) throw new Error('settings need a session of their own');
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connectionsMax ?? 10,
    connectionTimeoutMillis: options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // Several statements of a transaction travel together when nobody waits for the first of them.
    pipeline: true,
    // The server's own time-out comes first; this one is for a server that does not answer at all.
    query_timeout: statementTimeoutMs + 2_000,
    application_name: options.applicationName ?? 'domesday',
    // A pooler refuses settings of a session, because it has none to give.
    ...(!isPooled && {
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    }),
    ...(options.settings && { options: sessionOptions(options.settings) }),
    types: { getTypeParser: typeParser },
  });
  // Without a listener, an idle connection that breaks would end the process.
  pool.on('error', (error) => options.log.warn({ err: error }, 'an idle database connection broke'));
  // A connection can also break between two statements of a transaction. The next statement fails then; this
  // only prevents the event from ending the process.
  pool.on('connect', (client) => client.on('error', () => undefined));

  // A prepared statement belongs to a session, and the next transaction may get another.
  const asSent = isPooled ? unprepared : (statement: Statement) => statement;

  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      return await work(client);
    } catch (error) {
      // A failed statement leaves the connection usable.
      if (needsNewConnection(error)) broken = error instanceof Error ? error : new Error(String(error));
      throw error;
    } finally {
      client.release(broken);
    }
  }

  return {
    pool,
    sessionUrl,
    query: (statement) => withClient((client) => queryable(client, asSent).query(statement)),
    first: (statement) => withClient((client) => queryable(client, asSent).first(statement)),
    execute: (statement) => withClient((client) => queryable(client, asSent).execute(statement)),
    transaction: (work) => withClient((client) => runTransaction(client, work, asSent)),
    close: () => pool.end(),
  };
}

function sessionOptions(settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

export async function runTransaction<T>(
  client: pg.ClientBase,
  work: (tx: Transaction) => Promise<T>,
  asSent = (statement: Statement): Statement => statement,
): Promise<T> {
  await client.query('begin');
  const sent = new Set<Promise<unknown>>();
  let failure: unknown;
  const unawaited: Writer = {
    async execute(statement) {
      try {
        const sending: Promise<unknown> = send(client, serialised(asSent(statement))).then(
          () => sent.delete(sending),
          (error: unknown) => {
            failure ??= error;
          },
        );
        sent.add(sending);
      } catch (error) {
        failure ??= error;
      }
    },
  };
  try {
    const result = await work({ inTransaction: true, unawaited, ...queryable(client, asSent) });
    if (failure !== undefined) throw failure;
    // Sent together with the statements that were not awaited: when one of them fails, the server rolls back
    // instead.
    const [{ command }] = await Promise.all([client.query('commit'), ...sent]);
    if (failure !== undefined) throw failure;
    // A transaction with a failed statement whose error was ignored "commits" as a rollback, without an
    // error.
    if (command !== 'COMMIT')
      throw new Error('the transaction was rolled back, because a statement in it had failed');
    return result;
  } catch (error) {
    // A rollback on a dead connection also fails; the first error is the one to report.
    await client.query('rollback').catch(() => undefined);
    // The statements after one that failed fail because of it.
    throw failure !== undefined && isAfterFailure(error) ? failure : error;
  }
}

const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils;

/**
 * With values as the driver sends them. Throws what the driver would report later, when a commit may be on
 * its way.
 */
function serialised(statement: Statement): Statement {
  return { ...statement, values: statement.values.map((value) => prepareValue(value)) };
}

export function queryable(
  client: pg.ClientBase,
  asSent = (statement: Statement): Statement => statement,
): Queryable {
  return {
    async query<Row>(statement: Statement) {
      return (await send(client, asSent(statement))).rows as Row[];
    },
    async first<Row>(statement: Statement) {
      return (await send(client, asSent(statement))).rows[0] as Row | undefined;
    },
    async execute(statement) {
      return (await send(client, asSent(statement))).rowCount ?? 0;
    },
  };
}

function send(client: pg.ClientBase, statement: Statement): Promise<pg.QueryResult> {
  if (!isTracing()) return writeTogether(client, statement);
  // The text has no values in it: all of them are parameters.
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': statement.text };
  const name = /[a-z]+/i.exec(statement.text)?.[0].toLowerCase() ?? 'statement';
  return inSpan({ name, kind: 'client', attributes }, () => writeTogether(client, statement));
}

/**
 * Statements that are sent before this turn of the event loop ends leave in one system call; each call is
 * expensive.
 */
function writeTogether(client: pg.ClientBase, statement: Statement): Promise<pg.QueryResult> {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
  return submit(client, statement);
}

interface SubmittedQuery extends pg.Submittable {
  name: string | undefined;
}

type Answered = (error: Error | null, result: pg.QueryResult) => void;

const { Query } = pg as unknown as {
  Query: new (text: string, values: unknown[], answered: Answered) => SubmittedQuery;
};

/** Like `client.query(statement)`, which copies the statement with all descriptors of its properties. */
async function submit(client: pg.ClientBase, { text, values, name }: Statement): Promise<pg.QueryResult> {
  try {
    return await new Promise((resolve, reject) => {
      const query = new Query(text, values, (error, result) => (error ? reject(error) : resolve(result)));
      query.name = name;
      client.query(query);
    });
  } catch (error) {
    // With the callers of the statement, as the driver does it.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}

const { INT8, DATE, TIMESTAMPTZ } = pg.types.builtins;

const parseAnyTimestamp = pg.types.getTypeParser(TIMESTAMPTZ, 'text');

/**
 * `2026-11-15 09:00:00.123+00` is nearly ISO. The driver's parser accepts any style and takes five times as
 * long.
 */
function parseTimestamp(text: string): unknown {
  return text.endsWith('+00')
    ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)
    : parseAnyTimestamp(text);
}

/**
 * Counts and balances fit a JavaScript number; the driver would return them as text. A date has no time zone;
 * the driver would turn it into a local midnight, which is another day elsewhere.
 */
export function typeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8) return Number;
  if (oid === DATE) return (text: string) => text;
  if (oid === TIMESTAMPTZ) return parseTimestamp;
  return pg.types.getTypeParser(oid, format as 'text');
}
