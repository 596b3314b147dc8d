/** An account as it is read for every authenticated request; see the view `account_profiles`. */
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
  /** How many companies it watches. */
  watched_companies: number;
}

/** Who makes a request, and by which credential. */
export interface Caller {
  account: AccountProfile;
  via: 'key' | 'session';
}

/** Where a request came from, for throttles and the audit trail. */
export interface Origin {
  address: string;
}
