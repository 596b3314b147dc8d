import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { toProblem } from './problem-response.ts';

function databaseError(code: string): Error {
  return Object.assign(new pg.DatabaseError('secret detail', 13, 'error'), { code });
}

describe('a failure that passes by itself', () => {
  it.each([
    ['a full disk', databaseError('53100')],
    ['a read-only database', databaseError('25006')],
    ['a disk that fails', databaseError('58030')],
    ['no connection left', databaseError('53300')],
    ['a database that starts', databaseError('57P03')],
    ['a deadlock', databaseError('40P01')],
    ['a full disk under our own files', Object.assign(new Error('secret detail'), { code: 'ENOSPC' })],
    ['a read-only file system', Object.assign(new Error('secret detail'), { code: 'EROFS' })],
    ['a handler that took too long', Object.assign(new Error(), { code: 'FST_ERR_HANDLER_TIMEOUT' })],
  ])('is a 503 with Retry-After: %s', (_, error) => {
    const problem = toProblem(error);
    expect(problem).toMatchObject({ status: 503, code: 'unavailable' });
    expect(Number(problem.headers['retry-after'])).toBeGreaterThan(0);
    expect(problem.message).not.toContain('secret');
  });
});
