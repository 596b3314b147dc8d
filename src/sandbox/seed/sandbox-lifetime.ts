import { SANDBOX_SOURCE } from '../../modules/register/index.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../platform/postgres/index.ts';
import { readRegisterSource } from './seed.store.ts';

const POLL_EVERY_MS = 2_000;

/**
 * Polls every two seconds whether the register is still the fictional one, and calls back once when it is not. A poll reads
 * one row; a notification would need an open connection for an event that happens once.
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
      options.log.debug({ err: error }, 'the sandbox could not read the state of the register');
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
 * On until a register is imported or a Companies House key is set, unless `SANDBOX` is set. A real register always ends the
 * sandbox: fictional changes must not become signals of real companies.
 */
export function shouldRunSandbox(
  { sandbox, companiesHouse }: SandboxSettings,
  register: { source: string | null },
): boolean {
  if (register.source !== null && register.source !== SANDBOX_SOURCE) return false;
  return sandbox ?? (companiesHouse.apiKey === undefined && companiesHouse.streamKey === undefined);
}
