import type { Need, Permission, Role } from '../../shared/caller.ts';
import { Problem } from '../../shared/problem.ts';
import type { Actor } from '../audit/index.ts';

/** A row of the view `account_profiles`, read for every authenticated request. */
export interface AccountProfile {
  id: string;
  /** The address of the signed-in person; for keys, the address of the longest-standing owner. */
  email: string;
  email_verified_at: Date | null;
  created_at: Date;
  plan: string;
  period_ends_at: Date | null;
  credit_balance: number;
  credits_held: number;
  /** The prefix of the default key. */
  key_prefix: string | null;
  key_last_four: string | null;
  key_created_at: Date | null;
  key_last_used_at: Date | null;
  /** The number of watched companies. */
  watched_companies: number;
}

/** The login and the session of a signed-in person. */
export interface SignedIn {
  userId: string;
  role: Role;
  sessionVersion: number;
  sessionId: string;
}

/** The account that makes a request, and the credential it used. */
export interface Caller {
  account: AccountProfile;
  via: 'key' | 'session' | 'token';
  /** The name of the person or the key. */
  actor: string;
  permissions: readonly Permission[];
  /** Absent for keys and tokens. */
  signedIn?: SignedIn | undefined;
}

/** The caller of a route that takes a session only. Throws for any other caller, which is a bug. */
export function signedInOf({ signedIn }: Caller): SignedIn {
  if (!signedIn) throw new Error('this route takes a session only');
  return signedIn;
}

/** Who makes a change, for the audit trail. */
export function actorOf({ account, actor }: Caller, address: string): Actor {
  return { accountId: account.id, actor, address };
}

/** The error for a credential that is not valid, or no longer. */
export function invalidCredentials(message: string): Problem {
  return new Problem('invalid_credentials', message, {
    headers: { 'www-authenticate': 'Bearer realm="domesday", error="invalid_token"' },
  });
}

export function sessionHasEnded(): Problem {
  return invalidCredentials('This session is not valid or has ended; sign in again.');
}

export function roleDoesNotAllow(need: Need): Problem {
  return new Problem(
    'insufficient_role',
    need === 'own'
      ? 'Only owners of the account can do this; ask one of them.'
      : 'Your role is read-only: you can see everything, but neither spend credits nor change anything. Ask an owner of the account.',
  );
}

/** Where a request comes from, for rate limits, the list of sessions and the audit trail. */
export interface Origin {
  address: string;
  userAgent?: string | undefined;
  /** The value of a cookie that the console sets at the first sign-in in a browser. */
  deviceToken?: string | undefined;
}
