import type { Permission, Role } from '../../shared/caller.ts';

/** A row of the view `account_profiles`, read for every authenticated request. */
export interface AccountProfile {
  id: string;
  /** Of the person who is signed in; for keys, of the owner who has been there longest. */
  email: string;
  email_verified_at: Date | null;
  created_at: Date;
  plan: string;
  period_ends_at: Date | null;
  credit_balance: number;
  credits_held: number;
  /** Of the default key. */
  key_prefix: string | null;
  key_last_four: string | null;
  key_created_at: Date | null;
  key_last_used_at: Date | null;
  /** The number of watched companies. */
  watched_companies: number;
}

/** The login and the session of somebody who is signed in. */
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
  /** What people call the person or the key. */
  actor: string;
  permissions: readonly Permission[];
  /** Absent for keys and tokens. */
  signedIn?: SignedIn | undefined;
}

/** The caller of a route that takes a session only; any other is a bug. */
export function signedInOf({ signedIn }: Caller): SignedIn {
  if (!signedIn) throw new Error('this route takes a session only');
  return signedIn;
}

/** Where a request comes from, for rate limits, the list of sessions and the audit trail. */
export interface Origin {
  address: string;
  userAgent?: string | undefined;
}
