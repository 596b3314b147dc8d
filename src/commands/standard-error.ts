/**
 * Commands write to standard error: progress, the database or service they use, and errors. Standard output
 * contains only their result.
 */
import { OperatorError } from '../shared/problem.ts';
import { paint } from './terminal/paint.ts';

/** Progress of a command: one line that is overwritten, on a terminal only. */
export interface ProgressLine {
  /** `fraction` is from 0 to 1; without one there is no bar. */
  show(text: string, fraction?: number): void;
  /** Leaves the terminal clean for what follows. */
  end(): void;
}

interface Output {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

const BAR_CELLS = 24;
const EVERY_MS = 100;
const SPINNER = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

export function progressLine(output: Output, now: () => number = () => performance.now()): ProgressLine {
  if (!output.isTTY) return { show: () => undefined, end: () => undefined };
  let shownAt = Number.NEGATIVE_INFINITY;
  let shownStep = '';
  let latest: { text: string; fraction: number | undefined } | undefined;
  let frame = 0;
  let turning: ReturnType<typeof setInterval> | undefined;
  const draw = () => {
    if (!latest) return;
    const { text, fraction } = latest;
    const sign = fraction === undefined ? `${SPINNER[frame++ % SPINNER.length]} ` : bar(fraction);
    output.write(`\r\x1b[K${cut(`${sign}${text}`, output.columns)}`);
  };
  return {
    show(text, fraction) {
      latest = { text, fraction };
      // The spinner turns between two reports, so that a long step does not look like a program that hangs.
      turning ??= setInterval(draw, EVERY_MS).unref();
      // The first word names the step; a new step is shown at once.
      const step = text.split(' ', 1)[0] ?? '';
      if (step === shownStep && now() - shownAt < EVERY_MS) return;
      shownStep = step;
      shownAt = now();
      draw();
    },
    end() {
      clearInterval(turning);
      turning = undefined;
      if (latest) output.write('\r\x1b[K');
      latest = undefined;
    },
  };
}

/** Shows what is waited for until it has come or failed. */
export async function whileWaiting<Result>(
  text: string,
  work: (progress: ProgressLine) => Promise<Result>,
  output: Output = process.stderr,
): Promise<Result> {
  const progress = progressLine(output);
  progress.show(text);
  try {
    return await work(progress);
  } finally {
    progress.end();
  }
}

function bar(fraction: number): string {
  const full = Math.round(Math.min(Math.max(fraction, 0), 1) * BAR_CELLS);
  return `${'█'.repeat(full)}${'░'.repeat(BAR_CELLS - full)} `;
}

function cut(line: string, columns = 80): string {
  return line.length < columns ? line : line.slice(0, columns - 1);
}

/** The estimated rest: `1 min 20 s left`. */
export function timeLeft(elapsedMs: number, fraction: number): string {
  if (fraction <= 0.001) return '';
  return `${duration((elapsedMs / fraction) * (1 - fraction))} left`;
}

export function count(number: number): string {
  return number.toLocaleString('en-GB');
}

export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (ms < 10_000) return `${(ms / 1000).toFixed(1)} s`;
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 120) return `${minutes} min ${seconds % 60} s`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} days ${hours % 24} h`;
}

/**
 * Names the database that a command uses, so that nobody changes the wrong one by mistake. Not with `--json`,
 * where standard error holds at most one error as JSON.
 */
export function printDatabase(name: string): void {
  if (!wantsJson) process.stderr.write(`${paint('label', `Database: ${name}`, process.stderr)}\n`);
}

/** Without the password. */
export function databaseName({
  databaseUrl,
  dataDir,
}: {
  databaseUrl?: string | undefined;
  dataDir: string;
}): string {
  if (databaseUrl === undefined) return `the embedded one in ${dataDir}`;
  if (!URL.canParse(databaseUrl)) return 'that of DATABASE_URL';
  const { username, host, pathname } = new URL(databaseUrl);
  return `${username ? `${username}@` : ''}${host}${pathname}`;
}

const wantsJson = isJsonWanted(process.argv);

/** By `--json`, or by `--output json`. */
export function isJsonWanted(args: readonly string[]): boolean {
  return args.some(
    (arg, index) =>
      arg === '--json' || arg === '--output=json' || (arg === '--output' && args[index + 1] === 'json'),
  );
}

/** A wrong option or argument, as `commander` words it. */
export function describeUsageError(text: string): string {
  return wantsJson
    ? errorJson({ code: 'invalid_usage', message: text.replace(/^error: /, '').trim() })
    : `${inRed(text.trimEnd())}\n`;
}

/** An error that an operator can fix is one sentence; anything else is a defect, shown with its stack. */
export function describeError(error: unknown): string {
  const { message, stack, code, reason } = error as Error & { code?: string; reason?: string };
  if (!(error instanceof OperatorError))
    return wantsJson ? errorJson({ code: 'internal_error', message, stack }) : `${stack}\n`;
  return wantsJson
    ? errorJson({ code: code ?? 'failed', message: reason ?? message })
    : `${inRed(message)}\n`;
}

/** The sentence itself; lines below it are choices or help. */
function inRed(text: string): string {
  const [sentence = '', ...rest] = text.split('\n');
  return [paint('bad', sentence, process.stderr), ...rest].join('\n');
}

function errorJson(error: { code: string; message: string; stack?: string | undefined }): string {
  return `${JSON.stringify({ error })}\n`;
}
