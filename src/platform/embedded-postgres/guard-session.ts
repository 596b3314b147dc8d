import { Client } from 'pg';
import { errorCode } from './error.ts';

/** Arbitrary, but the same in all releases, so that old and new processes see each other's lock. */
const LOCK = [0x646f6d65, 1];

/** The database of the lock: advisory locks are per database, and this one always exists. */
const LOCK_DATABASE = 'postgres';

/**
 * The connection that marks the server as used by this process. It holds a shared lock that ends with the
 * process, even after a crash. A process that gets the exclusive lock knows that it is the last user.
 */
export interface GuardSession {
  /** Releases the shared lock. True if no other process has it; then no new process can join. */
  leave(): Promise<boolean>;
  ensureDatabase(name: string): Promise<void>;
  /** Called once when the connection ends without `close`. */
  onLost(listener: () => void): void;
  close(): Promise<void>;
}

/** Undefined when the last user is stopping the server. */
export async function openGuardSession(
  port: number,
  password: string,
  timeoutMs: number,
): Promise<GuardSession | undefined> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password,
    database: LOCK_DATABASE,
    // Explicit, because the operator's PGSSLMODE would apply otherwise.
    ssl: false,
    application_name: 'domesday guard',
    connectionTimeoutMillis: timeoutMs,
  });
  let lost = false;
  let listener: (() => void) | undefined;
  const reportLoss = () => {
    if (lost) return;
    lost = true;
    listener?.();
  };
  client.on('error', reportLoss);
  await client.connect();
  client.on('end', reportLoss);
  try {
    if (!(await isTrue(client, 'select pg_try_advisory_lock_shared($1, $2) as yes'))) {
      await client.end();
      return undefined;
    }
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  return {
    async leave() {
      await client.query('select pg_advisory_unlock_shared($1, $2)', LOCK);
      return isTrue(client, 'select pg_try_advisory_lock($1, $2) as yes');
    },
    ensureDatabase: (name) => ensureDatabase(client, name),
    onLost(onLoss) {
      listener = onLoss;
      if (lost) queueMicrotask(onLoss);
    },
    async close() {
      listener = undefined;
      lost = true;
      await client.end().catch(() => undefined);
    },
  };
}

async function isTrue(client: Client, statement: string): Promise<boolean> {
  const { rows } = await client.query<{ yes: boolean }>(statement, LOCK);
  return rows[0]?.yes === true;
}

async function ensureDatabase(client: Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount) return;
  try {
    // A template with connected users cannot be copied; template0 never has any.
    await client.query(`create database ${client.escapeIdentifier(name)} template template0`);
  } catch (error) {
    const DUPLICATE_DATABASE = '42P04';
    const UNIQUE_VIOLATION = '23505';
    if (![DUPLICATE_DATABASE, UNIQUE_VIOLATION].includes(errorCode(error) ?? '')) throw error;
  }
}

/** Whether a retry may succeed: the server is starting or stopping, or has no free connection. */
export function isTransient(error: unknown): boolean {
  const code = errorCode(error) ?? '';
  if (['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03', '53300'].includes(code)) return true;
  return error instanceof Error && /Connection terminated|timeout expired|not queryable/i.test(error.message);
}
