import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../shared/clock.ts';
import { DAY_MS } from '../../shared/durations.ts';

/**
 * A session is a JWT with the account and its session version at the time. The version is compared with the account's on
 * every request, so that sessions can be ended.
 */
export interface SessionClaims {
  accountId: string;
  sessionVersion: number;
}

export interface NewSession {
  session_token: string;
  expires_at: string;
}

export interface SessionTokens {
  create(claims: SessionClaims): Promise<NewSession>;
  read(token: string): Promise<SessionClaims | undefined>;
}

const LIFETIME_MS = DAY_MS;
const ALGORITHM = 'HS256';
/** Prevents other tokens that we sign from being accepted as a session. */
const AUDIENCE = 'domesday:session';

export function createSessionTokens({ key, clock }: { key: Uint8Array; clock: Clock }): SessionTokens {
  return {
    async create({ accountId, sessionVersion }) {
      const now = clock.now();
      const expiresAt = new Date(Math.floor((now.getTime() + LIFETIME_MS) / 1000) * 1000);
      const token = await new SignJWT({ sv: sessionVersion })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(accountId)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(expiresAt)
        .sign(key);
      return { session_token: token, expires_at: expiresAt.toISOString() };
    },
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          audience: AUDIENCE,
          currentDate: clock.now(),
          requiredClaims: ['sub', 'exp', 'iat'],
        });
        if (typeof payload.sub !== 'string' || typeof payload.sv !== 'number') return undefined;
        return { accountId: payload.sub, sessionVersion: payload.sv };
      } catch {
        return undefined;
      }
    },
  };
}
