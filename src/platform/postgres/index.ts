/**
 * PostgreSQL for the modules: a pool with time-outs, transactions, parameterised statements and the failures
 * that callers distinguish. It knows no table; those are in the modules' `*.store.ts` files.
 */
export { ADVISORY_LOCKS } from './advisory-locks.ts';
export { type BulkSession, cancelOnAbort, openBulkSession } from './bulk-session.ts';
export { type Database, openDatabase, type Queryable, type Transaction, type Writer } from './database.ts';
export {
  isConnectionFailure,
  isDataException,
  isForeignKeyViolation,
  isLockTimeout,
  isStatementTimeout,
  isUnavailable,
  isUniqueViolation,
  isUnstorableText,
  type Outage,
  outageOf,
} from './failures.ts';
export { type Listener, listen } from './listen.ts';
export { openReadDatabase, type ReadDatabase, type ReplicaState } from './read-replica.ts';
export { type Statement, sql, unprepared } from './sql.ts';
