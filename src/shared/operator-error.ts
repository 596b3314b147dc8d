/**
 * A failure that the operator can fix: a wrong setting, a port in use, a database that does not answer. The command line
 * prints only its message, without a stack, and exits with code 1.
 */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}
