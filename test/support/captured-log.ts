import { createLogger, type Logger } from '../../src/platform/logger.ts';

export interface CapturedLog {
  log: Logger;
  /** Every line so far, parsed. */
  lines(): Record<string, unknown>[];
  /** Every line so far as it was written, for tests that something was never written. */
  text(): string;
}

export function captureLog(level = 'debug'): CapturedLog {
  let written = '';
  const write = (line: string) => {
    written += line;
  };
  const log = createLogger({ level, destination: { write } });
  return {
    log,
    text: () => written,
    lines: () =>
      written
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
  };
}
