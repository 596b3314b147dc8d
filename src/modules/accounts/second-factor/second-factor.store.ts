import { type Queryable, sql } from '../../../platform/postgres/index.ts';

export type SecondFactorStore = typeof secondFactorStore;

/** The factors that a person set up in addition to the password. */
interface FactorState {
  totp_confirmed_at: Date | null;
  passkeys: number;
  recovery_codes_left: number;
}

export const secondFactorStore = {
  async findState(db: Queryable, userId: string): Promise<FactorState> {
    const row = await db.first<FactorState>(sql`
      select (select confirmed_at from totp_secrets where user_id = ${userId}) as totp_confirmed_at,
        (select count(*)::int from passkeys where user_id = ${userId}) as passkeys,
        (select count(*)::int from recovery_codes where user_id = ${userId} and used_at is null)
          as recovery_codes_left`);
    return row ?? { totp_confirmed_at: null, passkeys: 0, recovery_codes_left: 0 };
  },

  findTotp: (db: Queryable, userId: string) =>
    db.first<{ sealed: Buffer; confirmed_at: Date | null }>(sql`
      select sealed, confirmed_at from totp_secrets where user_id = ${userId}`),

  /** Replaces an unconfirmed secret. Returns false if there is a confirmed one. */
  async insertTotp(
    db: Queryable,
    userId: string,
    { sealed, at }: { sealed: Buffer; at: Date },
  ): Promise<boolean> {
    const inserted = await db.execute(sql`
      insert into totp_secrets as known (user_id, sealed, created_at) values (${userId}, ${sealed}, ${at})
      on conflict (user_id) do update set sealed = excluded.sealed, created_at = excluded.created_at
      where known.confirmed_at is null`);
    return inserted === 1;
  },

  /** Returns false if this secret was replaced or confirmed in the meantime. */
  async confirmTotp(
    db: Queryable,
    userId: string,
    { sealed, at }: { sealed: Buffer; at: Date },
  ): Promise<boolean> {
    const confirmed = await db.execute(sql`
      update totp_secrets set confirmed_at = ${at}
      where user_id = ${userId} and sealed = ${sealed} and confirmed_at is null`);
    return confirmed === 1;
  },

  /** Returns true only for the first use of the code of this step. */
  async useTotpStep(
    db: Queryable,
    userId: string,
    { step, at }: { step: number; at: Date },
  ): Promise<boolean> {
    const used = await db.execute(sql`
      insert into used_totp_codes (user_id, step, used_at) values (${userId}, ${step}, ${at})
      on conflict (user_id, step) do nothing`);
    return used === 1;
  },

  async replaceRecoveryCodes(db: Queryable, userId: string, hashes: readonly Buffer[]): Promise<void> {
    await db.execute(sql`delete from recovery_codes where user_id = ${userId}`);
    await db.execute(sql`
      insert into recovery_codes (user_id, code_hash) select ${userId}, unnest(${[...hashes]}::bytea[])`);
  },

  /** Returns true only once per code. */
  async useRecoveryCode(
    db: Queryable,
    userId: string,
    { hash, at }: { hash: Buffer; at: Date },
  ): Promise<boolean> {
    const used = await db.execute(sql`
      update recovery_codes set used_at = ${at}
      where user_id = ${userId} and code_hash = ${hash} and used_at is null`);
    return used === 1;
  },

  /** Afterwards the password is enough. */
  async deleteAll(db: Queryable, userId: string): Promise<void> {
    await db.execute(sql`delete from totp_secrets where user_id = ${userId}`);
    await db.execute(sql`delete from passkeys where user_id = ${userId}`);
    await db.execute(sql`delete from recovery_codes where user_id = ${userId}`);
  },

  async purge(db: Queryable, usedBefore: Date, now: Date): Promise<void> {
    await db.execute(sql`delete from used_totp_codes where used_at < ${usedBefore}`);
    await db.execute(sql`delete from passkey_challenges where expires_at < ${now}`);
  },
};
