import { createHash } from 'node:crypto';
import { invalidRequest } from '../../shared/problem.ts';

/** What a caller sends to read from the oldest signal on. */
const START = 'start';
const ACCOUNT_BYTES = 9;
const SIGNAL_ID = /^(sig_[0-9a-z]{26})?$/;

/**
 * A cursor names the last signal that was read, and the account. It needs no secret, because it grants nothing: it only
 * says where an account's own feed goes on. It names the signal and not its position, so that it also holds in a database
 * that was restored from an older backup.
 */
export function writeCursor(accountId: string, lastRead: string | undefined): string {
  return Buffer.concat([accountMark(accountId), Buffer.from(lastRead ?? '')]).toString('base64url');
}

/** The id of the last signal that was read; undefined at the beginning. */
export function readCursor(accountId: string, cursor: string): string | undefined {
  if (cursor === START) return undefined;
  const bytes = Buffer.from(cursor, 'base64url');
  const id = bytes.subarray(ACCOUNT_BYTES).toString('latin1');
  const isWhole =
    bytes.toString('base64url') === cursor && bytes.length >= ACCOUNT_BYTES && SIGNAL_ID.test(id);
  if (!isWhole) throw invalidCursor('must be start, or the next_cursor of an earlier answer');
  if (!bytes.subarray(0, ACCOUNT_BYTES).equals(accountMark(accountId))) {
    throw invalidCursor('belongs to another account; begin with start');
  }
  return id || undefined;
}

function accountMark(accountId: string): Buffer {
  return createHash('sha256').update(`feed ${accountId}`).digest().subarray(0, ACCOUNT_BYTES);
}

function invalidCursor(why: string) {
  return invalidRequest(`cursor ${why}.`, { cursor: why });
}
