import type { Queryable } from '../../platform/postgres/index.ts';
import type { AccountProfile } from './account.ts';
import type { NewApiKey } from './api-key.ts';
import type { TokenPurpose } from './email-token.ts';

export interface AccountSecrets {
  id: string;
  email: string;
  password_hash: string;
  session_version: number;
  email_verified_at: Date | null;
  created_at: Date;
}

export interface NewAccount {
  id: string;
  email: string;
  emailKey: string;
  passwordHash: string;
  verifiedAt: Date | null;
  createdAt: Date;
}

export interface SealedApiKey extends NewApiKey {
  encrypted: Buffer;
  createdAt: Date;
}

export interface StoredToken {
  account_id: string;
  expires_at: Date;
  used_at: Date | null;
}

export interface AuditEvent {
  id: string;
  kind: string;
  at: Date;
  address: string | null;
  detail: Record<string, unknown>;
}

/**
 * What accounts keep, and how they ask for it. `accounts.store.ts` answers with SQL; every call takes the
 * connection or transaction it shall run in.
 */
export interface AccountStore {
  /** False when the address has an account already. */
  insertAccount(db: Queryable, account: NewAccount): Promise<boolean>;
  findSecretsByEmailKey(db: Queryable, emailKey: string): Promise<AccountSecrets | undefined>;
  findSecretsById(db: Queryable, accountId: string): Promise<AccountSecrets | undefined>;
  findProfileById(db: Queryable, accountId: string): Promise<AccountProfile | undefined>;
  findProfileByKeyHash(db: Queryable, keyHash: Buffer): Promise<AccountProfile | undefined>;
  findProfileByEmailKey(db: Queryable, emailKey: string): Promise<AccountProfile | undefined>;
  /** Makes others that issue or use this account's tokens wait until we are done. */
  lockAccount(db: Queryable, accountId: string): Promise<void>;
  /** False when it was verified before. */
  markVerified(db: Queryable, accountId: string, at: Date): Promise<boolean>;
  /** A new password ends every session made before it. */
  updatePassword(db: Queryable, accountId: string, passwordHash: string): Promise<void>;
  /** As above, but only while the password is still the one the caller proved to know; the new session version. */
  replacePassword(
    db: Queryable,
    accountId: string,
    change: { fromHash: string; toHash: string },
  ): Promise<number | undefined>;
  endSessions(db: Queryable, accountId: string): Promise<void>;
  /** False where the account is on that plan already; then nothing changes. */
  switchPlan(
    db: Queryable,
    accountId: string,
    change: { plan: string; periodEndsAt: Date | null },
  ): Promise<boolean>;
  extendPeriod(db: Queryable, accountId: string, periodEndsAt: Date): Promise<void>;
  /** Locked for the caller; accounts that another process is renewing are left out. */
  listAccountsDueForRenewal(
    db: Queryable,
    now: Date,
  ): Promise<{ id: string; plan: string; period_ends_at: Date }[]>;

  /** False when the account has a key already. */
  insertApiKeyUnlessThere(db: Queryable, accountId: string, key: SealedApiKey): Promise<boolean>;
  replaceApiKey(db: Queryable, accountId: string, key: SealedApiKey): Promise<void>;
  findSealedApiKey(db: Queryable, accountId: string): Promise<Buffer | undefined>;
  touchApiKey(db: Queryable, accountId: string, at: Date): Promise<void>;

  insertEmailToken(
    db: Queryable,
    accountId: string,
    token: { hash: Buffer; purpose: TokenPurpose; createdAt: Date; expiresAt: Date },
  ): Promise<void>;
  /** A newer link makes the older ones worthless. */
  deleteUnusedTokens(db: Queryable, accountId: string, purpose: TokenPurpose): Promise<void>;
  /** Single use: of any number of callers at once, one gets the account's id. */
  useEmailToken(
    db: Queryable,
    hash: Buffer,
    use: { purpose: TokenPurpose; at: Date },
  ): Promise<string | undefined>;
  findEmailToken(db: Queryable, hash: Buffer, purpose: TokenPurpose): Promise<StoredToken | undefined>;
  findNewestTokenTime(db: Queryable, accountId: string, purpose: TokenPurpose): Promise<Date | undefined>;
  purgeTokens(db: Queryable, expiredBefore: Date): Promise<number>;

  insertAuditEvent(db: Queryable, accountId: string, event: AuditEvent): Promise<void>;
  listAuditEvents(db: Queryable, accountId: string, limit: number): Promise<AuditEvent[]>;
}
