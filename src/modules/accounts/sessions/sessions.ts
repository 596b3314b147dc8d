import type { Database, Queryable } from '../../../platform/postgres/index.ts';
import { type Clock, DAY_MS } from '../../../shared/clock.ts';
import type { IdSource } from '../../../shared/ids.ts';
import { Problem } from '../../../shared/problem.ts';
import type { RecordAudit } from '../../audit/index.ts';
import { type Caller, type Origin, signedInOf } from '../account.ts';
import type { AccountStore } from '../accounts.store.ts';
import type { NewSession, SessionTokens } from './session-token.ts';
import type { EndReason, SessionStore, StoredSession } from './sessions.store.ts';

export interface SessionDeps {
  db: Database;
  store: Pick<AccountStore, 'raiseSessionVersion'>;
  sessionStore: SessionStore;
  tokens: SessionTokens;
  audit: RecordAudit;
  clock: Clock;
  ids: IdSource;
}

/** Starts a session; part of a login. */
export type StartSession = (
  db: Queryable,
  user: { id: string; sessionVersion: number },
  origin: Origin,
) => Promise<NewSession>;

/** Why somebody has to sign in again. `unknown`: it was never a session of ours, or it ended long ago. */
export type WhyEnded = EndReason | 'expired' | 'unknown';

const USER_AGENT_MAX = 400;
/** For this long after its end, a session is remembered, to say why it ended. */
const KEPT_MS = 30 * DAY_MS;

export function createSessions(deps: SessionDeps) {
  const { db, sessionStore, tokens, audit, clock, ids } = deps;

  const start: StartSession = async (tx, { id, sessionVersion }, { address, userAgent }) => {
    const sessionId = ids.sortable('ses', clock.now());
    const { expiresAt, ...session } = await tokens.create({ userId: id, sessionVersion, sessionId });
    await sessionStore.insert(tx, id, {
      id: sessionId,
      created_at: clock.now(),
      expires_at: expiresAt,
      address,
      // Browsers send plain ASCII; what the database cannot store is left out.
      user_agent: userAgent?.replace(/[^\x20-\x7e]/g, '').slice(0, USER_AGENT_MAX) || null,
    });
    return session;
  };

  return {
    start,
    list: (caller: Caller): Promise<StoredSession[]> =>
      sessionStore.list(db, signedInOf(caller).userId, clock.now()),
    /** Throws `session_not_found`, also for sessions of others. */
    async end(caller: Caller, sessionId: string, address: string): Promise<void> {
      const { userId, sessionId: own } = signedInOf(caller);
      await db.transaction(async (tx) => {
        const because = sessionId === own ? 'signed_out' : 'ended_elsewhere';
        if (!(await sessionStore.end(tx, userId, { sessionId, because, at: clock.now() })))
          throw new Problem('session_not_found', 'There is no such session, or it has ended already.');
        await audit(tx, caller.account.id, { kind: 'session_ended', actor: caller.actor, address });
      });
    },
    /** All but the one that asks. Returns how many. Connected apps stay. */
    async endOthers(caller: Caller, address: string): Promise<number> {
      const { userId, sessionId } = signedInOf(caller);
      return db.transaction(async (tx) => {
        const ended = await sessionStore.endAll(tx, userId, {
          except: sessionId,
          because: 'ended_elsewhere',
          at: clock.now(),
        });
        if (ended > 0) {
          const { actor } = caller;
          await audit(tx, caller.account.id, {
            kind: 'other_sessions_ended',
            actor,
            address,
            detail: { ended },
          });
        }
        return ended;
      });
    },
    /** This one too, and every app that the person connected. */
    async endAll(caller: Caller, address: string): Promise<void> {
      const { userId } = signedInOf(caller);
      await db.transaction(async (tx) => {
        await deps.store.raiseSessionVersion(tx, userId);
        await sessionStore.endAll(tx, userId, { because: 'signed_out_everywhere', at: clock.now() });
        await audit(tx, caller.account.id, { kind: 'sessions_ended', actor: caller.actor, address });
      });
    },
    /** Signs out by the token alone; nothing happens when it is not valid. */
    async signOut(token: string): Promise<void> {
      const claims = await tokens.read(token);
      if (!claims) return;
      const { userId, sessionId } = claims;
      await sessionStore.end(db, userId, { sessionId, because: 'signed_out', at: clock.now() });
    },
    async explainEnd(token: string): Promise<WhyEnded> {
      const claims = await tokens.read(token);
      const end = claims && (await sessionStore.findEnd(db, claims.sessionId));
      if (end?.because) return end.because;
      return claims?.isExpired ? 'expired' : 'unknown';
    },
    purge: () => sessionStore.purge(db, new Date(clock.now().getTime() - KEPT_MS)),
  };
}
