import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../platform/postgres/index.ts';
import { readRegisterSource, SANDBOX_SOURCE } from './seed.store.ts';

const LOOK_EVERY_MS = 2_000;

/**
 * Looks every two seconds whether the register is still the fictional one, and calls back once when it is not. A look
 * is one row; a notification would need a connection kept open for an event that comes once in a lifetime.
 */
export function watchSandboxEnd(options: {
  db: Database;
  log: Logger;
  onEnded: () => void;
  everyMs?: number;
}): { stop(): void } {
  let isLooking = false;
  const timer = setInterval(async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      if ((await readRegisterSource(options.db)) !== SANDBOX_SOURCE) {
        clearInterval(timer);
        options.onEnded();
      }
    } catch (error) {
      options.log.debug({ err: error }, 'the sandbox could not ask for the state of the register');
    } finally {
      isLooking = false;
    }
  }, options.everyMs ?? LOOK_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
