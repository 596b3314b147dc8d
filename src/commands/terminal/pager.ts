import { spawnSync } from 'node:child_process';
import { shownLength } from './text-table.ts';

interface Screen {
  isTTY?: boolean;
  rows?: number;
  columns?: number;
}

/** Without clearing the screen at its end, in colour, and not at all when the text fits. */
const LESS_OPTIONS = 'FRX';

/**
 * Writes text to standard output: through the pager of the person (`PAGER`, by default `less`) when it is
 * longer than the terminal is high, otherwise as it is.
 */
export function showPaged(text: string): void {
  const pager = pagerFor(text, process.stdout);
  if (pager === undefined || !showIn(pager, `${text}\n`)) process.stdout.write(`${text}\n`);
}

/**
 * None for text that fits, for output that is no terminal, after `--no-pager`, and where `PAGER` is empty or
 * `cat`.
 */
export function pagerFor(
  text: string,
  screen: Screen,
  args: readonly string[] = process.argv,
  // biome-ignore lint/style/noProcessEnv: the pager is a choice of the person at the terminal, not a setting of the service.
  environment: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const { isTTY, rows, columns = 80 } = screen;
  if (!isTTY || !rows || args.includes('--no-pager')) return undefined;
  const height = text
    .split('\n')
    .reduce((lines, line) => lines + Math.max(1, Math.ceil(shownLength(line) / columns)), 0);
  // One line is left for the prompt of the shell.
  if (height < rows) return undefined;
  const chosen = (environment.PAGER ?? 'less').trim();
  return chosen === '' || chosen === 'cat' ? undefined : chosen;
}

/** False when there is no such program; the text is then to be written as it is. */
function showIn(pager: string, text: string): boolean {
  const [program = '', ...options] = pager.split(/\s+/);
  const { error } = spawnSync(program, options, {
    input: text,
    stdio: ['pipe', 'inherit', 'inherit'],
    // biome-ignore lint/style/noProcessEnv: the pager gets the environment of the person who chose it.
    env: { LESS: LESS_OPTIONS, ...process.env },
  });
  // A reader who leaves before the end closes the pipe, which is no failure.
  return !error || (error as NodeJS.ErrnoException).code === 'EPIPE';
}
