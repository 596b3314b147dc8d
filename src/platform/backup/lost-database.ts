import { OperatorError } from '../../shared/problem.ts';

/** PostgreSQL went away or refused while a backup was written or restored. */
export function lostDatabase(consequence: string, error: unknown): OperatorError {
  const reason = error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
  return new OperatorError(`The database stopped answering (${reason}). ${consequence}`);
}
