/** A row of the view `account_profiles`, read for every authenticated request. */
export interface AccountProfile {
  id: string;
  email: string;
  email_verified_at: Date | null;
  created_at: Date;
  session_version: number;
  plan: string;
  period_ends_at: Date | null;
  credit_balance: number;
  credits_held: number;
  key_prefix: string | null;
  key_last_four: string | null;
  key_created_at: Date | null;
  key_last_used_at: Date | null;
  /** The number of watched companies. */
  watched_companies: number;
}

/** The account that makes a request, and the credential it used. */
export interface Caller {
  account: AccountProfile;
  via: 'key' | 'session';
}

/** What people call the credential of a caller. */
export function actorOf({ account, via }: Caller): string {
  return via === 'key' ? `API key …${account.key_last_four ?? ''}` : account.email;
}

/** The network address of a request, for rate limits and the audit trail. */
export interface Origin {
  address: string;
}
