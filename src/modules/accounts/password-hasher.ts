import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../../shared/limit-concurrency.ts';
import { Problem } from '../../shared/problem.ts';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /**
   * `beforeWork` runs once the turn has come, right before the expensive part: a guess that was let in a second
   * ago may be one too many by now.
   */
  verify(
    passwordHash: string | undefined,
    password: string,
    beforeWork?: () => Promise<void>,
  ): Promise<boolean>;
}

export interface PasswordCost {
  /** KiB. */
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP's first choice for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const AGREED: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashing fills whole cores. Half of them stay free for everybody who is not signing in. */
const CONCURRENCY = Math.max(1, Math.floor(availableParallelism() / 2));
const WAITING_MAX = 2_000;

export function createPasswordHasher(cost = AGREED): PasswordHasher {
  const inTurn = limitConcurrency({
    concurrency: CONCURRENCY,
    waitingMax: WAITING_MAX,
    onRefused: () =>
      new Problem('unavailable', 'Too many people are signing in at once; try again in a moment.', {
        headers: { 'retry-after': '5' },
      }),
  });
  // Compared with where there is no account, so that a missing account takes as long as a wrong password.
  const nobody = inTurn(() => hash('nobody has this password', cost));
  nobody.catch(() => undefined);

  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    verify: (passwordHash, password, beforeWork) =>
      inTurn(async () => {
        await beforeWork?.();
        const matches = await verify(passwordHash ?? (await nobody), password);
        return matches && passwordHash !== undefined;
      }),
  };
}
