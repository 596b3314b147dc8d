import { SANDBOX_SOURCE } from '../../modules/register/index.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../platform/postgres/index.ts';
import { readRegisterSource } from './seed.store.ts';

const POLL_EVERY_MS = 2_000;

/**
 * Looks every two seconds whether the register is still the fictional one, and calls back once when it is not. A look
 * is one row; a notification would need a connection kept open for an event that comes once in a lifetime.
 */
export function pollForSandboxEnd(options: {
  db: Database;
  log: Logger;
  onEnded: () => void;
  everyMs?: number;
}): { stop(): void } {
  let isPolling = false;
  const timer = setInterval(async () => {
    if (isPolling) return;
    isPolling = true;
    try {
      if ((await readRegisterSource(options.db)) !== SANDBOX_SOURCE) {
        clearInterval(timer);
        options.onEnded();
      }
    } catch (error) {
      options.log.debug({ err: error }, 'the sandbox could not ask for the state of the register');
    } finally {
      isPolling = false;
    }
  }, options.everyMs ?? POLL_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

export interface SandboxSettings {
  /** `SANDBOX`; undefined when it is not set. */
  sandbox: boolean | undefined;
  companiesHouse: { apiKey: string | undefined; streamKey: string | undefined };
}

/**
 * On until a register is imported or a Companies House key is set, unless `SANDBOX` says otherwise. A real register
 * ends the sandbox for good, whatever the setting: fictional changes must not be told of real companies.
 */
export function shouldRunSandbox(
  { sandbox, companiesHouse }: SandboxSettings,
  register: { source: string | null },
): boolean {
  if (register.source !== null && register.source !== SANDBOX_SOURCE) return false;
  return sandbox ?? (companiesHouse.apiKey === undefined && companiesHouse.streamKey === undefined);
}
