import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { MINUTE_MS } from '../../shared/durations.ts';
import { Problem } from '../../shared/problem.ts';
import type { AccountProfile, Caller } from './account.ts';
import type { AccountStore } from './accounts.store.ts';
import { hashApiKey, isApiKey } from './api-key.ts';
import type { SessionTokens } from './session-token.ts';

export interface AuthenticatorDeps {
  db: Database;
  store: Pick<AccountStore, 'findProfileByKeyHash' | 'findProfileById' | 'touchApiKey'>;
  sessions: SessionTokens;
  clock: Clock;
  log: Logger;
}

export interface Authenticator {
  authenticateKey(key: string): Promise<Caller>;
  authenticateSession(token: string): Promise<Caller>;
}

/** `last_used_at` is for display; at most one write a minute keeps reads from causing writes. */
const TOUCH_EVERY_MS = MINUTE_MS;

export function createAuthenticator(deps: AuthenticatorDeps): Authenticator {
  const { db, store, clock } = deps;

  function recordKeyUse(account: AccountProfile): void {
    const now = clock.now();
    if (account.key_last_used_at && now.getTime() - account.key_last_used_at.getTime() < TOUCH_EVERY_MS)
      return;
    store
      .touchApiKey(db, account.id, now)
      .catch((error) => deps.log.warn({ err: error }, 'the last use of a key was not recorded'));
  }

  return {
    async authenticateKey(key) {
      // A malformed key is refused without a query.
      const account = isApiKey(key) ? await store.findProfileByKeyHash(db, hashApiKey(key)) : undefined;
      if (!account)
        throw invalidCredentials('This API key is not valid; check it, or sign in to see the current one.');
      recordKeyUse(account);
      return { account, via: 'key' };
    },
    async authenticateSession(token) {
      const claims = await deps.sessions.read(token);
      const account = claims && (await store.findProfileById(db, claims.accountId));
      if (!account || account.session_version !== claims.sessionVersion) {
        throw invalidCredentials('This session is not valid or has ended; sign in again.');
      }
      return { account, via: 'session' };
    },
  };
}

function invalidCredentials(message: string): Problem {
  return new Problem('invalid_credentials', message, {
    headers: { 'www-authenticate': 'Bearer realm="domesday", error="invalid_token"' },
  });
}
