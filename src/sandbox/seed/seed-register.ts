import { SANDBOX_SOURCE } from '../../modules/register/index.ts';
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
 * Fills an empty register with the fictional companies, once: processes that start together wait for the first. Returns
 * whether the register is the fictional one.
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
 * Removes the fictional companies and the state of the sandbox. For a start with the sandbox off; safe to call from many
 * processes.
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
