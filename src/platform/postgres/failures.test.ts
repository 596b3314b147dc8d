import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { isUnavailable, outageOf } from './failures.ts';

function databaseError(code: string, message = 'refused'): Error {
  return Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code });
}

function systemError(code: string): Error {
  return Object.assign(new Error(code), { code });
}

describe('an outage', () => {
  it.each([
    [databaseError('53100'), 'disk_full'],
    [databaseError('53300'), 'no_connections'],
    [databaseError('53200'), 'out_of_resources'],
    [databaseError('53000'), 'out_of_resources'],
    [databaseError('25006'), 'read_only'],
    [databaseError('42501', 'could not open file "base/1/2": Read-only file system'), 'read_only'],
    [databaseError('58030'), 'disk_error'],
    [databaseError('57P01'), 'unreachable'],
    [databaseError('57P02'), 'unreachable'],
    [databaseError('57P03'), 'unreachable'],
    [databaseError('08006'), 'unreachable'],
    [systemError('ECONNREFUSED'), 'unreachable'],
    [systemError('ENOSPC'), 'disk_full'],
    [systemError('EDQUOT'), 'disk_full'],
    [systemError('EROFS'), 'read_only'],
    [systemError('EIO'), 'disk_error'],
    [systemError('EMFILE'), 'out_of_resources'],
    [new Error('Connection terminated unexpectedly'), 'unreachable'],
  ])('is recognised by its error, and can be waited for: %o is %s', (error, outage) => {
    expect(outageOf(error)).toBe(outage);
    expect(isUnavailable(error)).toBe(true);
  });

  it.each([
    databaseError('42501', 'permission denied for table accounts'),
    databaseError('23505'),
    databaseError('22021'),
    systemError('ENOENT'),
    new Error('a bug'),
    'no error at all',
    undefined,
  ])('is not any other failure: %o', (error) => {
    expect(outageOf(error)).toBeUndefined();
    expect(isUnavailable(error)).toBe(false);
  });
});
