import { OperatorError } from '../shared/problem.ts';

const wantsJson = process.argv.includes('--json');

/** A wrong option or argument, as `commander` words it. */
export function describeUsageError(text: string): string {
  return wantsJson
    ? errorJson({ code: 'invalid_usage', message: text.replace(/^error: /, '').trim() })
    : text;
}

/** What an operator can mend is one sentence; anything else is our mistake and needs its stack. */
export function describeError(error: unknown): string {
  const { message, stack, code, reason } = error as Error & { code?: string; reason?: string };
  if (!(error instanceof OperatorError))
    return wantsJson ? errorJson({ code: 'internal_error', message, stack }) : `${stack}\n`;
  return wantsJson ? errorJson({ code: code ?? 'failed', message: reason ?? message }) : `${message}\n`;
}

function errorJson(error: { code: string; message: string; stack?: string | undefined }): string {
  return `${JSON.stringify({ error })}\n`;
}
