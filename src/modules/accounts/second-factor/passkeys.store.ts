import { type Queryable, sql } from '../../../platform/postgres/index.ts';

export type PasskeyStore = typeof passkeyStore;

export interface StoredPasskey {
  id: string;
  name: string;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  created_at: Date;
  last_used_at: Date | null;
}

type ChallengePurpose = 'register' | 'sign_in';

export const passkeyStore = {
  list: (db: Queryable, userId: string) =>
    db.query<StoredPasskey>(sql`
      select id, name, credential_id, public_key, counter, transports, created_at, last_used_at
      from passkeys where user_id = ${userId} order by created_at, id`),

  async insert(
    db: Queryable,
    userId: string,
    passkey: Omit<StoredPasskey, 'last_used_at'>,
  ): Promise<boolean> {
    const inserted = await db.execute(sql`
      insert into passkeys (id, user_id, name, credential_id, public_key, counter, transports, created_at)
      values (${passkey.id}, ${userId}, ${passkey.name}, ${passkey.credential_id}, ${passkey.public_key},
        ${passkey.counter}, ${passkey.transports}, ${passkey.created_at})
      on conflict on constraint passkeys_credential_id do nothing`);
    return inserted === 1;
  },

  /** Returns the name; undefined if the person has no such passkey. */
  async remove(db: Queryable, userId: string, id: string): Promise<string | undefined> {
    const row = await db.first<{ name: string }>(sql`
      delete from passkeys where user_id = ${userId} and id = ${id} returning name`);
    return row?.name;
  },

  async recordUse(db: Queryable, id: string, { counter, at }: { counter: number; at: Date }): Promise<void> {
    await db.execute(sql`update passkeys set counter = ${counter}, last_used_at = ${at} where id = ${id}`);
  },

  async insertChallenge(
    db: Queryable,
    userId: string,
    { challenge, purpose, expiresAt }: { challenge: string; purpose: ChallengePurpose; expiresAt: Date },
  ): Promise<void> {
    await db.execute(sql`
      insert into passkey_challenges (challenge, user_id, purpose, expires_at)
      values (${challenge}, ${userId}, ${purpose}, ${expiresAt})`);
  },

  /** Returns true only once per challenge. */
  async useChallenge(
    db: Queryable,
    userId: string,
    { challenge, purpose, at }: { challenge: string; purpose: ChallengePurpose; at: Date },
  ): Promise<boolean> {
    const used = await db.execute(sql`
      delete from passkey_challenges
      where challenge = ${challenge} and user_id = ${userId} and purpose = ${purpose} and expires_at > ${at}`);
    return used === 1;
  },
};
