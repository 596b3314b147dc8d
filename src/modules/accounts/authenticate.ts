import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../platform/postgres/index.ts';
import { createLookupBatcher } from '../../shared/batching.ts';
import { ROLE_PERMISSIONS } from '../../shared/caller.ts';
import { type Clock, MINUTE_MS } from '../../shared/clock.ts';
import { type Caller, invalidCredentials, sessionHasEnded } from './account.ts';
import { hashApiKey, isApiKey } from './keys/api-keys.ts';
import type { KeyStore } from './keys/keys.store.ts';
import type { SessionStore } from './sessions/sessions.store.ts';
import type { SessionTokens } from './sessions/sessions.ts';

interface AuthenticatorDeps {
  db: Database;
  keyStore: Pick<KeyStore, 'findHolders' | 'recordUse'>;
  sessionStore: Pick<SessionStore, 'findHolder' | 'recordUse'>;
  tokens: SessionTokens;
  clock: Clock;
  log: Logger;
}

export interface Authenticator {
  authenticateKey(key: string): Promise<Caller>;
  /** `address` is stored as the address that last used the session. */
  authenticateSession(token: string, address?: string): Promise<Caller>;
}

/** `last_used_at` is for display; one write per minute at most, so that reads rarely cause writes. */
const RECORD_EVERY_MS = MINUTE_MS;

export function createAuthenticator(deps: AuthenticatorDeps): Authenticator {
  const { db, keyStore, sessionStore, clock } = deps;
  /** Concurrent calls share one statement, because nearly every call by key needs it. */
  const findKeyHolder = createLookupBatcher((hashes: Buffer[]) => keyStore.findHolders(db, hashes));

  /** Does not wait for the write, and never throws: a failure is logged. */
  function recordUse(lastUsedAt: Date | null, record: (now: Date) => Promise<void>): void {
    const now = clock.now();
    if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < RECORD_EVERY_MS) return;
    record(now).catch((error) =>
      deps.log.warn({ err: error }, 'the last use of a credential was not recorded'),
    );
  }

  return {
    async authenticateKey(key) {
      // A malformed key is refused without a query.
      const holder = isApiKey(key) ? await findKeyHolder(hashApiKey(key)) : undefined;
      if (!holder)
        throw invalidCredentials('This API key is not valid; check it, or sign in to see the current one.');
      const { profile: account, key: used } = holder;
      recordUse(used.lastUsedAt, (now) => keyStore.recordUse(db, used.id, now));
      return { account, via: 'key', actor: used.name, permissions: used.scopes };
    },
    async authenticateSession(token, address) {
      const claims = await deps.tokens.read(token);
      const holder = claims && !claims.isExpired ? await sessionStore.findHolder(db, claims) : undefined;
      if (!claims || !holder) throw sessionHasEnded();
      const { profile: account, user, lastUsedAt } = holder;
      const { sessionId, sessionVersion } = claims;
      recordUse(lastUsedAt, (at) => sessionStore.recordUse(db, sessionId, { at, address: address ?? null }));
      return {
        account,
        via: 'session',
        actor: account.email,
        permissions: ROLE_PERMISSIONS[user.role],
        signedIn: { userId: user.id, role: user.role, sessionId, sessionVersion },
      };
    },
  };
}
