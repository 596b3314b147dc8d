import { type Queryable, sql } from '../../platform/postgres/index.ts';

export interface KeyRow {
  fingerprint: Buffer;
  claim: string;
  claimed_until: Date;
  status: number | null;
  headers: Record<string, string> | null;
  body_sealed: Buffer | null;
}

interface KeyRef {
  accountId: string;
  key: string;
}

interface Claim extends KeyRef {
  fingerprint: Buffer;
  claim: string;
  until: Date;
  now: Date;
  /** Keys that were first used before this time are forgotten. */
  keptSince: Date;
}

export type IdempotencyStore = typeof idempotencyStore;

export const idempotencyStore = {
  /** The row of the key after the attempt to claim it. The attempt succeeded if the row has this claim. */
  async claim(db: Queryable, claim: Claim): Promise<KeyRow> {
    const { accountId, key, fingerprint, claim: id, until, now, keptSince } = claim;
    // A known key is only read: a repeated call writes and locks nothing.
    const claimed = await db.first<KeyRow>(sql`
      with known as (
        select fingerprint, claim, claimed_until, status, headers, body_sealed
        from idempotency_keys where account_id = ${accountId} and key = ${key} and created_at >= ${keptSince}
      ), claimed as (
        insert into idempotency_keys as kept (account_id, key, fingerprint, claim, claimed_until, created_at)
        select ${accountId}, ${key}, ${fingerprint}::bytea, ${id}, ${until}::timestamptz, ${now}::timestamptz
        where not exists (select from known)
        on conflict (account_id, key) do update
          set fingerprint = excluded.fingerprint, claim = excluded.claim, claimed_until = excluded.claimed_until,
            created_at = excluded.created_at, status = null, headers = null, body_sealed = null
          where kept.created_at < ${keptSince}
        returning fingerprint, claim, claimed_until, status, headers, body_sealed
      )
      select * from known union all select * from claimed`);
    if (claimed) return claimed;
    // Another call has claimed the key in the meantime: `on conflict` waited for its commit, so this
    // statement sees it.
    const known = await db.first<KeyRow>(sql`
      select fingerprint, claim, claimed_until, status, headers, body_sealed
      from idempotency_keys where account_id = ${accountId} and key = ${key}`);
    // No row: the other call released the key in between.
    return known ?? this.claim(db, claim);
  },

  /** False if another call has already taken the key over. */
  async takeOver(
    db: Queryable,
    { accountId, key }: KeyRef,
    { from, claim, until, now }: { from: string; claim: string; until: Date; now: Date },
  ): Promise<boolean> {
    const taken = await db.execute(sql`
      update idempotency_keys set claim = ${claim}, claimed_until = ${until}
      where account_id = ${accountId} and key = ${key} and claim = ${from} and status is null
        and claimed_until <= ${now}`);
    return taken > 0;
  },

  async renew(db: Queryable, claims: readonly string[], until: Date): Promise<void> {
    await db.execute(sql`
      update idempotency_keys set claimed_until = ${until} where claim = any(${claims}) and status is null`);
  },

  async keep(
    db: Queryable,
    { accountId, key }: KeyRef,
    answer: { claim: string; status: number; headers: Record<string, string>; body_sealed: Buffer },
  ): Promise<void> {
    await db.execute(sql`
      update idempotency_keys
      set status = ${answer.status}, headers = ${JSON.stringify(answer.headers)}::jsonb, body_sealed = ${answer.body_sealed}
      where account_id = ${accountId} and key = ${key} and claim = ${answer.claim}`);
  },

  async release(db: Queryable, { accountId, key }: KeyRef, claim: string): Promise<void> {
    await db.execute(sql`
      delete from idempotency_keys
      where account_id = ${accountId} and key = ${key} and claim = ${claim} and status is null`);
  },

  purge: (db: Queryable, before: Date, limit: number): Promise<number> =>
    db.execute(sql`
      delete from idempotency_keys where ctid in (
        select ctid from idempotency_keys where created_at < ${before} limit ${limit})`),
};
