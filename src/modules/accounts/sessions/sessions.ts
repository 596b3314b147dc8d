import { errors, jwtVerify, SignJWT } from 'jose';
import type { Database, Queryable } from '../../../platform/postgres/index.ts';
import { type Clock, DAY_MS } from '../../../shared/clock.ts';
import type { IdSource } from '../../../shared/ids.ts';
import { Problem } from '../../../shared/problem.ts';
import type { RecordAudit } from '../../audit/index.ts';
import type { Access } from '../access/access.ts';
import { actorOf, type Caller, type Origin, signedInOf } from '../account.ts';
import type { EndReason, SessionStore, StoredSession } from './sessions.store.ts';

/**
 * A session token is a JWT with the login, its session version when it was issued, and the id of the stored
 * session. Version and id are checked on every request, so that one session or all of them can be ended.
 */
interface SessionClaims {
  userId: string;
  sessionVersion: number;
  sessionId: string;
}

export interface NewSession {
  session_token: string;
  expires_at: string;
}

export interface SessionTokens {
  create(claims: SessionClaims): Promise<NewSession & { expiresAt: Date }>;
  /** Undefined if the token was not issued by this service. */
  read(token: string): Promise<(SessionClaims & { isExpired: boolean }) | undefined>;
}

const LIFETIME_MS = DAY_MS;
const ALGORITHM = 'HS256';
/** Prevents other tokens that this service signs from being accepted as a session. */
const AUDIENCE = 'domesday:session';

export function createSessionTokens({ key, clock }: { key: Uint8Array; clock: Clock }): SessionTokens {
  return {
    async create({ userId, sessionVersion, sessionId }) {
      const now = clock.now();
      const expiresAt = new Date(Math.floor((now.getTime() + LIFETIME_MS) / 1000) * 1000);
      const token = await new SignJWT({ sv: sessionVersion, sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(userId)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(expiresAt)
        .sign(key);
      return { session_token: token, expires_at: expiresAt.toISOString(), expiresAt };
    },
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          audience: AUDIENCE,
          currentDate: clock.now(),
          requiredClaims: ['sub', 'exp', 'iat'],
        });
        // The token was issued while the clock was far ahead, and would last until then.
        const isFromAhead = Number(payload.exp) * 1000 > clock.now().getTime() + 2 * LIFETIME_MS;
        return claimsOf(payload, isFromAhead);
      } catch (error) {
        // The signature is valid, because it is checked before the expiry.
        return error instanceof errors.JWTExpired ? claimsOf(error.payload, true) : undefined;
      }
    },
  };
}

function claimsOf({ sub, sv, sid }: { sub?: string; sv?: unknown; sid?: unknown }, isExpired: boolean) {
  if (typeof sub !== 'string' || typeof sv !== 'number' || typeof sid !== 'string') return undefined;
  return { userId: sub, sessionVersion: sv, sessionId: sid, isExpired };
}

interface SessionDeps {
  db: Database;
  access: Pick<Access, 'change' | 'changeBy' | 'end'>;
  sessionStore: SessionStore;
  tokens: SessionTokens;
  audit: RecordAudit;
  clock: Clock;
  ids: IdSource;
}

/** Starts a session, as part of a login. */
export type StartSession = (
  db: Queryable,
  user: { id: string; sessionVersion: number },
  origin: Origin,
) => Promise<NewSession>;

/** Why a person has to sign in again. `unknown`: the session never existed here, or ended long ago. */
type WhyEnded = EndReason | 'expired' | 'unknown';

const SESSIONS = ['sessions'] as const;
const USER_AGENT_MAX = 400;
/** How long an ended session is kept, to say why it ended. */
const KEPT_MS = 30 * DAY_MS;

export function createSessions(deps: SessionDeps) {
  const { db, sessionStore, tokens, clock, ids } = deps;

  const start: StartSession = async (tx, { id, sessionVersion }, { address, userAgent }) => {
    const sessionId = ids.sortable('ses', clock.now());
    const { expiresAt, ...session } = await tokens.create({ userId: id, sessionVersion, sessionId });
    await sessionStore.insert(tx, id, {
      id: sessionId,
      created_at: clock.now(),
      expires_at: expiresAt,
      address,
      // Browsers send plain ASCII; other characters, which the database might not store, are removed.
      user_agent: userAgent?.replace(/[^\x20-\x7e]/g, '').slice(0, USER_AGENT_MAX) || null,
    });
    return session;
  };

  return {
    start,
    list: (caller: Caller): Promise<StoredSession[]> =>
      sessionStore.list(db, signedInOf(caller).userId, clock.now()),
    end: (caller: Caller, sessionId: string, address: string) =>
      endSession(deps, caller, { sessionId, address }),
    endOthers: (caller: Caller, address: string) => endOtherSessions(deps, caller, address),
    endAll: (caller: Caller, address: string) => endAllSessions(deps, caller, address),
    signOut: (token: string) => signOut(deps, token),
    async explainEnd(token: string): Promise<WhyEnded> {
      const claims = await tokens.read(token);
      const end = claims && (await sessionStore.findEnd(db, claims.sessionId));
      if (end?.because) return end.because;
      return claims?.isExpired ? 'expired' : 'unknown';
    },
    purge: () => sessionStore.purge(db, new Date(clock.now().getTime() - KEPT_MS)),
  };
}

type EndingDeps = Pick<SessionDeps, 'access' | 'audit'>;

/** Throws `session_not_found`, even for sessions of other people. */
async function endSession(
  { access, audit }: EndingDeps,
  caller: Caller,
  { sessionId, address }: { sessionId: string; address: string },
): Promise<void> {
  const { userId, sessionId: own } = signedInOf(caller);
  await access.changeBy(caller, 'self', async (tx) => {
    const because = sessionId === own ? 'signed_out' : 'ended_elsewhere';
    const which = { of: { userId }, kinds: SESSIONS, sessions: { only: sessionId }, because } as const;
    if ((await access.end(tx, actorOf(caller, address), which)).sessions === 0)
      throw new Problem('session_not_found', 'There is no such session, or it has ended already.');
    await audit(tx, caller.account.id, { kind: 'session_ended', actor: caller.actor, address });
  });
}

/** Ends all sessions except the current one. Connected apps stay. Returns how many. */
async function endOtherSessions(
  { access, audit }: EndingDeps,
  caller: Caller,
  address: string,
): Promise<number> {
  const { userId, sessionId } = signedInOf(caller);
  return access.changeBy(caller, 'self', async (tx) => {
    const { sessions: ended } = await access.end(tx, actorOf(caller, address), {
      of: { userId },
      kinds: SESSIONS,
      sessions: { except: sessionId },
      because: 'ended_elsewhere',
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
}

/** Ends all sessions, the current one included, and disconnects every app that the person connected. */
async function endAllSessions({ access, audit }: EndingDeps, caller: Caller, address: string): Promise<void> {
  const { userId } = signedInOf(caller);
  await access.changeBy(caller, 'self', async (tx) => {
    await access.end(tx, actorOf(caller, address), {
      of: { userId },
      kinds: ['sessions', 'apps'],
      because: 'signed_out_everywhere',
    });
    await audit(tx, caller.account.id, { kind: 'sessions_ended', actor: caller.actor, address });
  });
}

/** Signs out with the token only. Does nothing if it is not valid. */
async function signOut({ db, sessionStore, access, tokens }: SessionDeps, token: string): Promise<void> {
  const claims = await tokens.read(token);
  const holder = claims && (await sessionStore.findHolder(db, claims));
  if (!holder) return;
  const { profile, user } = holder;
  await access.change(profile.id, (tx) =>
    access.end(
      tx,
      { accountId: profile.id, actor: profile.email },
      { of: { userId: user.id }, kinds: SESSIONS, sessions: { only: claims.sessionId } },
    ),
  );
}
