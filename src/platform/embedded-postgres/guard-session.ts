import { Client } from 'pg';
import { errorCode } from './error.ts';

/** Any two numbers of our own; they are the same in all releases, or an old and a new process would not see each other. */
const LOCK = [0x646f6d65, 1];

/** The database the lock lives in: PostgreSQL keeps advisory locks apart by database, and this one is always there. */
const LOCK_DATABASE = 'postgres';

/**
 * The connection by which a process shows that it uses the server. It holds a shared lock that ends with the process,
 * however that ends; whoever gets the lock for itself alone knows that nobody else is left.
 */
export interface GuardSession {
  /** Gives up the shared lock, and says whether nobody else has it. When so, newcomers are kept out from then on. */
  leave(): Promise<boolean>;
  ensureDatabase(name: string): Promise<void>;
  /** Called once when the connection ends without `close`. */
  onLost(listener: () => void): void;
  close(): Promise<void>;
}

/** Undefined means that the server is being stopped by its last user. */
export async function openGuardSession(
  port: number,
  password: string,
  timeoutMs: number,
): Promise<GuardSession | undefined> {
  const client = new Client({
    ...{ host: '127.0.0.1', port, user: 'postgres', password, database: LOCK_DATABASE },
    // Stated, or the operator's PGSSLMODE would decide.
    ssl: false,
    application_name: 'domesday guard',
    connectionTimeoutMillis: timeoutMs,
  });
  let lost = false;
  let listener: (() => void) | undefined;
  const lose = () => {
    if (lost) return;
    lost = true;
    listener?.();
  };
  client.on('error', lose);
  await client.connect();
  client.on('end', lose);
  try {
    if (!(await ask(client, 'select pg_try_advisory_lock_shared($1, $2) as yes'))) {
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
      return ask(client, 'select pg_try_advisory_lock($1, $2) as yes');
    },
    ensureDatabase: (name) => ensureDatabase(client, name),
    onLost(told) {
      listener = told;
      if (lost) queueMicrotask(told);
    },
    async close() {
      listener = undefined;
      lost = true;
      await client.end().catch(() => undefined);
    },
  };
}

async function ask(client: Client, question: string): Promise<boolean> {
  const { rows } = await client.query<{ yes: boolean }>(question, LOCK);
  return rows[0]?.yes === true;
}

async function ensureDatabase(client: Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount) return;
  try {
    // template0 has no users, and a template with users cannot be copied.
    await client.query(`create database ${client.escapeIdentifier(name)} template template0`);
  } catch (error) {
    const DUPLICATE_DATABASE = '42P04';
    const UNIQUE_VIOLATION = '23505';
    if (![DUPLICATE_DATABASE, UNIQUE_VIOLATION].includes(errorCode(error) ?? '')) throw error;
  }
}

/** Whether trying again makes sense: the server is just starting or stopping, or has no connection left. */
export function isPassing(error: unknown): boolean {
  const code = errorCode(error) ?? '';
  if (['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03', '53300'].includes(code)) return true;
  return error instanceof Error && /Connection terminated|timeout expired|not queryable/i.test(error.message);
}
