import { errors, jwtVerify, SignJWT } from 'jose';
import { type Clock, DAY_MS } from '../../../shared/clock.ts';

/**
 * A session is a JWT with the login, its session version at the time and the id of the stored session. Version and id are
 * checked on every request, so that one session or all of them can be ended.
 */
export interface SessionClaims {
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
  /** Undefined when it is not ours. */
  read(token: string): Promise<(SessionClaims & { isExpired: boolean }) | undefined>;
}

const LIFETIME_MS = DAY_MS;
const ALGORITHM = 'HS256';
/** Prevents other tokens that we sign from being accepted as a session. */
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
        return claimsOf(payload, false);
      } catch (error) {
        // The signature was found to be good before the time was looked at.
        return error instanceof errors.JWTExpired ? claimsOf(error.payload, true) : undefined;
      }
    },
  };
}

function claimsOf({ sub, sv, sid }: { sub?: string; sv?: unknown; sid?: unknown }, isExpired: boolean) {
  if (typeof sub !== 'string' || typeof sv !== 'number' || typeof sid !== 'string') return undefined;
  return { userId: sub, sessionVersion: sv, sessionId: sid, isExpired };
}
