import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../platform/postgres/index.ts';
import type { IdempotencyStore } from './idempotency.store.ts';

interface RenewDeps {
  db: Database;
  store: Pick<IdempotencyStore, 'renew'>;
  log: Logger;
  /** The time until which a claim that is made or renewed now is valid. */
  claimEnd(): Date;
}

export type RunningClaims = ReturnType<typeof createRunningClaims>;

const RENEWED_EVERY_MS = 5_000;

/** Renews the claims of running calls, so that only the claims of dead processes expire. */
export function createRunningClaims({ db, store, log, claimEnd }: RenewDeps) {
  const running = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  async function renew(): Promise<void> {
    if (running.size === 0) return;
    await store.renew(db, [...running], claimEnd()).catch((error: unknown) => {
      log.warn({ err: error }, 'claims of repeatable calls could not be renewed');
    });
  }

  return {
    add(claim: string): void {
      running.add(claim);
      timer ??= setInterval(() => void renew(), RENEWED_EVERY_MS).unref();
    },
    delete: (claim: string) => running.delete(claim),
    close: () => clearInterval(timer),
  };
}
