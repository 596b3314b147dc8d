import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino';
import pretty from 'pino-pretty';

export type Logger = PinoLogger;

/**
 * Fields that must never be logged, in any object. The first line of defence is not to log such objects at
 * all; this is the second.
 */
const SECRET_FIELDS = [
  'password',
  'current_password',
  'new_password',
  'token',
  'session_token',
  'access_token',
  'refresh_token',
  'api_key',
  'apiKey',
  'appSecret',
  'signing_secret',
  'authorization',
  'cookie',
  '["x-api-key"]',
  '["set-cookie"]',
];
const REDACTED_PATHS = SECRET_FIELDS.flatMap((field) => {
  const nested = field.startsWith('[') ? field : `.${field}`;
  return [field, `*${nested}`, `*.*${nested}`];
});

const BATCH_BYTES = 8 * 1024;
const BATCH_MS_MAX = 50;

interface LoggerOptions {
  level: string;
  /** Default: standard output. Commands that print a result use standard error. */
  destination?: DestinationStream | 'stderr';
}

export function createLogger({ level, destination }: LoggerOptions): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: REDACTED_PATHS, censor: '[redacted]' },
    serializers: { err: describeError },
  };
  if (destination === 'stderr') return pino(options, pino.destination(2));
  if (destination) return pino(options, destination);
  // Readable lines at a terminal; otherwise one JSON object per line.
  return process.stdout.isTTY
    ? pino(
        options,
        pretty({
          colorize: pretty.isColorSupported,
          translateTime: 'HH:MM:ss',
          ignore: 'pid,hostname',
          sync: true,
        }),
      )
    : // Lines are written in batches, soon, and when the process ends: a write for each would slow down every answer.
      pino(
        options,
        pino.destination({ dest: 1, sync: false, minLength: BATCH_BYTES, periodicFlush: BATCH_MS_MAX }),
      );
}

/**
 * An error for a log line. A database error's `detail` and `where` can contain row data, so they are left
 * out.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    message: error.message,
    ...(code === undefined ? {} : { code }),
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

export const silentLogger: Logger = pino({ level: 'silent' });
