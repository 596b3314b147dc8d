/**
 * A failure the operator can mend: a bad setting, a taken port, a database that does not answer. The command
 * line prints its message alone, without a stack, and exits with code 1.
 */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}
