import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../../../shared/concurrency.ts';
import { Problem } from '../../../shared/problem.ts';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(passwordHash: string | undefined, password: string, options?: VerifyOptions): Promise<boolean>;
}

interface VerifyOptions {
  /**
   * Runs before all others: an attack from thousands of addresses must not make people on known devices wait.
   */
  isKnownDevice?: boolean;
  /**
   * Runs right before the expensive part, after the wait: the limit of failed logins may have been reached in
   * the meantime.
   */
  beforeWork?: () => Promise<void>;
}

export interface PasswordCost {
  /** In KiB. */
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/**
 * OWASP's first recommendation for argon2id, the library's default algorithm: 19 MiB, two passes, one lane.
 */
const DEFAULT_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each hash keeps a core busy. Half of the cores stay free for other requests. */
const CONCURRENCY = Math.max(1, Math.floor(availableParallelism() / 2));
const WAITING_MAX = 2_000;

export function createPasswordHasher(cost = DEFAULT_COST): PasswordHasher {
  const enqueue = limitConcurrency({
    concurrency: CONCURRENCY,
    waitingMax: WAITING_MAX,
    onRefused: () =>
      new Problem('unavailable', 'Too many people are signing in at once; try again in a moment.', {
        headers: { 'retry-after': '5' },
      }),
  });
  // Verified if there is no account, so that a missing account takes as long as a wrong password.
  const dummyHash = enqueue(() => hash('nobody has this password', cost));
  dummyHash.catch(() => undefined);

  return {
    hash: (password) => enqueue(() => hash(withDistinctHalves(password), cost)),
    verify: (passwordHash, password, { isKnownDevice = false, beforeWork } = {}) =>
      enqueue(
        async () => {
          await beforeWork?.();
          const matches = await verify(passwordHash ?? (await dummyHash), withDistinctHalves(password));
          return matches && passwordHash !== undefined;
        },
        { isUrgent: isKnownDevice },
      ),
  };
}

/** Longer than any password, so that no password is the escaped form of another. */
const ESCAPED = '\0'.repeat(1_025);

/** UTF-8 turns each lone surrogate into U+FFFD, which would make them all one password; JSON escapes them. */
function withDistinctHalves(password: string): string {
  return /\p{Surrogate}/u.test(password) ? `${ESCAPED}${JSON.stringify(password)}` : password;
}
