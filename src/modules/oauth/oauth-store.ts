import type { Queryable } from '../../platform/postgres/index.ts';

export interface RecordKey {
  kind: string;
  id: string;
}

export interface NewRecord extends RecordKey {
  payload: Record<string, unknown>;
  /** For what was granted by somebody: tokens and codes belong to a grant, a grant to an account. */
  grantId: string | null;
  accountId: string | null;
  at: Date;
  expiresAt: Date | null;
}

export interface StoredRecord {
  payload: Record<string, unknown>;
  account_id: string | null;
  consumed_at: Date | null;
  grant_id: string | null;
  /** When what was granted was last used; null for what belongs to no grant, too. */
  grant_last_used_at: Date | null;
}

/** An app that holds something of the account that still counts, over all that the account granted it. */
export interface ConnectedClient {
  client_id: string;
  client_name: string | null;
  client_uri: string | null;
  redirect_uris: string[] | null;
  /** Of each grant, as one text. */
  scopes: string[];
  connected_at: Date;
  last_used_at: Date | null;
}

/** What the authorisation server keeps. `oauth.store.ts` answers with SQL. */
export interface OauthStore {
  /** Codes and tokens take over the session version of their grant; one without a grant counts for nothing. */
  upsert(db: Queryable, record: NewRecord): Promise<void>;
  /**
   * Undefined when it is not there, has expired, was granted before the account's sessions were ended, or when its grant is
   * gone. The last also voids a token that was being made while its grant was taken back.
   */
  find(db: Queryable, key: RecordKey, now: Date): Promise<StoredRecord | undefined>;
  /** Once only: of any number of callers at once, one is told true. */
  consume(db: Queryable, key: RecordKey, at: Date): Promise<boolean>;
  delete(db: Queryable, key: RecordKey): Promise<void>;
  deleteByGrant(db: Queryable, grantId: string): Promise<void>;
  /** From then on the grant counts, as long as the account's sessions of that version do. */
  bindGrant(db: Queryable, accountId: string, grantId: string, sessionVersion: number): Promise<void>;
  noteUse(db: Queryable, accountId: string, grantId: string, at: Date): Promise<void>;
  /** Newest first. */
  listConnected(db: Queryable, accountId: string, now: Date): Promise<ConnectedClient[]>;
  /** Ends all that the account granted the client. True: something of it still counted. */
  disconnect(db: Queryable, accountId: string, clientId: string, now: Date): Promise<boolean>;
  /** Expired records, and clients from before `unusedSince` that nobody has a grant for. */
  purge(db: Queryable, now: Date, unusedSince: Date): Promise<number>;

  findKey(db: Queryable, purpose: string): Promise<Buffer | undefined>;
  /** Of several processes at once, one writes; all read what it wrote. */
  insertKeyUnlessThere(db: Queryable, purpose: string, key: { sealed: Buffer; at: Date }): Promise<void>;
  replaceKey(db: Queryable, purpose: string, change: { from: Buffer; to: Buffer; at: Date }): Promise<void>;
}
