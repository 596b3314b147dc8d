import { SANDBOX_SOURCE } from '../../modules/register/index.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { dayOf } from '../world/days.ts';
import { DEFAULT_SEED, generateWorld } from '../world/generate-world.ts';
import {
  addMissingOwners,
  analyzeRegister,
  clearRegister,
  clearWorld,
  hasWorld,
  lockRegisterState,
  readRegisterSource,
  writeRegister,
  writeWorld,
} from './seed.store.ts';

/**
 * Fills an empty register with the fictional companies, once: processes that start together wait for the
 * first. Returns whether the register is the fictional one.
 */
export async function seedSandboxRegister(
  db: Database,
  { clock, seed = DEFAULT_SEED, size }: { clock: Clock; seed?: number; size?: number },
): Promise<boolean> {
  const source = await readRegisterSource(db);
  if (source === SANDBOX_SOURCE) await db.transaction(addMissingOwners);
  if (source !== null) return source === SANDBOX_SOURCE;
  const createdAt = clock.now();
  const isSandbox = await db.transaction(async (tx) => {
    const state = await lockRegisterState(tx);
    if (state.source !== null) return state.source === SANDBOX_SOURCE;
    const referenceDay = dayOf(createdAt);
    const companies = generateWorld({ seed, referenceDay, ...(size === undefined ? {} : { size }) });
    await writeWorld(tx, { seed, referenceDay, createdAt, companies });
    await writeRegister(tx, companies, referenceDay);
    return true;
  });
  if (isSandbox) await analyzeRegister(db);
  return isSandbox;
}

/**
 * Removes the fictional companies and the state of the sandbox. For a start with the sandbox off; safe to
 * call from many processes.
 */
export async function removeSandbox(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const state = await lockRegisterState(tx);
    if (state.source === SANDBOX_SOURCE) await clearRegister(tx);
    await clearWorld(tx);
  });
}

/** Deletes the state of a sandbox that has ended, but not of one that began in the meantime. */
export async function deleteEndedSandbox(db: Database): Promise<void> {
  if (!(await hasWorld(db))) return;
  await db.transaction(async (tx) => {
    const state = await lockRegisterState(tx);
    if (state.source !== SANDBOX_SOURCE) await clearWorld(tx);
  });
}

const POLL_EVERY_MS = 2_000;

/**
 * Polls every two seconds whether the register is still the fictional one, and calls back once when it is
 * not. A poll reads one row; a notification would need an open connection for an event that happens once.
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
 * On until a register is imported or a Companies House key is set, unless `SANDBOX` is set. A real register
 * always ends the sandbox: fictional changes must not become signals of real companies.
 */
export function shouldRunSandbox(
  { sandbox, companiesHouse }: SandboxSettings,
  register: { source: string | null },
): boolean {
  if (register.source !== null && register.source !== SANDBOX_SOURCE) return false;
  return sandbox ?? (companiesHouse.apiKey === undefined && companiesHouse.streamKey === undefined);
}
