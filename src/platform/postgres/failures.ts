import pg from 'pg';

/** Network failures, and the driver's messages for connections that are lost or time out. */
const CONNECTION_ERROR_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
const DRIVER_MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after calling end)/;

/**
 * Classes 08 (connection) and 57P (operator intervention: shutdown, crash, starting up), and 53300 (too
 * many).
 */
const CONNECTION_SQLSTATE = /^(08|57P|53300)/;

/** The connection failed, so the effect of the statement is unknown; another connection may work. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof pg.DatabaseError) return CONNECTION_SQLSTATE.test(error.code ?? '');
  const { code } = error as NodeJS.ErrnoException;
  if (code !== undefined && CONNECTION_ERROR_CODES.has(code)) return true;
  if (error instanceof AggregateError) return error.errors.some(isConnectionFailure);
  return DRIVER_MESSAGES.test(error.message);
}

export function isStatementTimeout(error: unknown): boolean {
  return hasSqlState(error, '57014');
}

/** Why nothing can be stored, or not even read. All of it passes without a restart of ours. */
export type Outage =
  | 'unreachable'
  | 'no_connections'
  | 'disk_full'
  | 'read_only'
  | 'disk_error'
  | 'out_of_resources';

const OUTAGE_BY_SQLSTATE: Record<string, Outage> = {
  '53000': 'out_of_resources',
  '53100': 'disk_full',
  '53200': 'out_of_resources',
  '53300': 'no_connections',
  '25006': 'read_only',
  '58030': 'disk_error',
};
/** Includes failures of our own files, such as mails in the outbox. */
const OUTAGE_BY_SYSTEM_ERROR: Record<string, Outage> = {
  ENOSPC: 'disk_full',
  EDQUOT: 'disk_full',
  EROFS: 'read_only',
  EIO: 'disk_error',
  EMFILE: 'out_of_resources',
  ENFILE: 'out_of_resources',
};

/** Undefined for an error that has another cause. */
export function outageOf(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = String((error as NodeJS.ErrnoException).code);
  if (!(error instanceof pg.DatabaseError)) {
    return OUTAGE_BY_SYSTEM_ERROR[code] ?? (isConnectionFailure(error) ? 'unreachable' : undefined);
  }
  const known = OUTAGE_BY_SQLSTATE[code];
  if (known) return known;
  // PostgreSQL reports a read-only file system as a lack of privileges.
  if (code === '42501' && error.message.includes('Read-only file system')) return 'read_only';
  return isConnectionFailure(error) ? 'unreachable' : undefined;
}

/**
 * Another connection may lead to a server that works: this one failed, or its server became a standby in a
 * failover.
 */
export function needsNewConnection(error: unknown): boolean {
  return isConnectionFailure(error) || outageOf(error) === 'read_only';
}

/** The database cannot serve this now: an outage, a time-out, or a conflict with another transaction. */
export function isUnavailable(error: unknown): boolean {
  return (
    outageOf(error) !== undefined || isStatementTimeout(error) || isLockTimeout(error) || isCollision(error)
  );
}

/**
 * Two transactions conflicted (deadlock or serialization failure) and this one was rolled back: try it again.
 */
function isCollision(error: unknown): boolean {
  return hasSqlState(error, '40P01') || hasSqlState(error, '40001');
}

/** A replica cancelled the statement, because it would have kept it from replaying what the primary did. */
export function isRecoveryConflict(error: unknown): boolean {
  return hasSqlState(error, '40001') && (error as Error).message.includes('conflict with recovery');
}

export function isUndefinedTable(error: unknown): boolean {
  return hasSqlState(error, '42P01');
}

/** An earlier statement of the transaction failed: no other is run before its end. */
export function isAfterFailure(error: unknown): boolean {
  return hasSqlState(error, '25P02');
}

/** The lock was not available within `lock_timeout`. */
export function isLockTimeout(error: unknown): boolean {
  return hasSqlState(error, '55P03');
}

export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return hasSqlState(error, '23505') && (constraint === undefined || constraintOf(error) === constraint);
}

/** A row that another one refers to is gone. */
export function isForeignKeyViolation(error: unknown): boolean {
  return hasSqlState(error, '23503');
}

/** The caller sent text with a character that PostgreSQL cannot store: NUL. */
export function isUnstorableText(error: unknown): boolean {
  return hasSqlState(error, '22021') || hasSqlState(error, '22P05');
}

/** A value does not fit the type of its column, or is malformed. */
export function isDataException(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code?.startsWith('22') === true;
}

function hasSqlState(error: unknown, sqlState: string): boolean {
  return error instanceof pg.DatabaseError && error.code === sqlState;
}

function constraintOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined;
}
