/**
 * Progress of a command: one line that is overwritten, on a terminal only. Written to standard error, so that standard
 * output holds only the command's result.
 */
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

export function progressLine(output: Output, now: () => number = () => performance.now()): ProgressLine {
  if (!output.isTTY) return { show: () => undefined, end: () => undefined };
  let shownAt = Number.NEGATIVE_INFINITY;
  let shownStep = '';
  return {
    show(text, fraction) {
      // The first word names the step; a new step is shown at once.
      const step = text.split(' ', 1)[0] ?? '';
      if (step === shownStep && now() - shownAt < EVERY_MS) return;
      shownStep = step;
      shownAt = now();
      output.write(`\r\x1b[K${cut(`${bar(fraction)}${text}`, output.columns)}`);
    },
    end() {
      output.write('\r\x1b[K');
    },
  };
}

function bar(fraction: number | undefined): string {
  if (fraction === undefined) return '';
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
