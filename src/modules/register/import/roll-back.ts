import type { Clock } from '../../../shared/clock.ts';
import { OperatorError } from '../../../shared/problem.ts';
import type { ImportStore } from './import.store.ts';
import type { OnRolledBack, PreviousRegister } from './previous-register.store.ts';

export interface RollbackOptions {
  /** Interrupts the rollback; the register then stays as it was. */
  signal?: AbortSignal;
  /** Called in the transaction of a rollback that restores companies. */
  onRolledBack?: OnRolledBack;
}

interface Deps {
  clock: Clock;
  withStore<T>(work: (store: ImportStore) => Promise<T>): Promise<T>;
}

/** Returns to the register before the last import, completely or not at all. */
export function rollBack(
  { clock, withStore }: Deps,
  { onRolledBack }: RollbackOptions,
): Promise<PreviousRegister> {
  return withStore(async (store) => {
    const previous = await store.findPrevious();
    if (!previous) {
      throw new OperatorError(
        'There is no register to return to: the one before the last import is kept until the next import or rollback.',
      );
    }
    const missing = await store.listMissingColumns();
    if (missing.length > 0) {
      throw new OperatorError(
        `The register before was kept by an older version and lacks ${missing.join(', ')}. Import its snapshot again instead.`,
      );
    }
    if (previous.kind === 'replaced') await store.buildMissingIndexes();
    await store.rollBack({ kind: previous.kind, now: () => clock.now(), onRolledBack });
    await store.dropLeftovers();
    return previous;
  });
}
