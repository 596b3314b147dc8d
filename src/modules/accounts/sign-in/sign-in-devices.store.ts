import { type Queryable, sql } from '../../../platform/postgres/index.ts';

export type DeviceStore = typeof deviceStore;

export const deviceStore = {
  /** Returns whether one of the hashes was known, and whether the person had no device before. */
  async remember(
    db: Queryable,
    userId: string,
    { hashes, at }: { hashes: readonly Buffer[]; at: Date },
  ): Promise<{ isKnown: boolean; isFirst: boolean }> {
    const row = await db.first<{ is_known: boolean; is_first: boolean; seen_today: number }>(sql`
      select coalesce(bool_or(device_hash = any(${[...hashes]}::bytea[])), false) as is_known, count(*) = 0 as is_first,
        count(*) filter (where device_hash = any(${[...hashes]}::bytea[]) and last_seen_at > ${at}::timestamptz - interval '1 day')
          ::int as seen_today
      from known_devices where user_id = ${userId}`);
    // Concurrent sign-ins with the same device need not wait for each other to write the same row.
    if (row?.seen_today === hashes.length) return { isKnown: true, isFirst: false };
    await db.execute(sql`
      insert into known_devices as known (user_id, device_hash, last_seen_at)
      select ${userId}, unnest(${[...hashes]}::bytea[]), ${at}
      on conflict (user_id, device_hash) do update set last_seen_at = excluded.last_seen_at`);
    return { isKnown: row?.is_known ?? false, isFirst: row?.is_first ?? true };
  },

  /** Whether the person with this e-mail address has signed in with such a device. */
  async isKnownTo(db: Queryable, emailKey: string, hashes: readonly Buffer[]): Promise<boolean> {
    const row = await db.first(sql`
      select 1 from known_devices join users on users.id = known_devices.user_id
      where users.email_key = ${emailKey} and device_hash = any(${[...hashes]}::bytea[]) limit 1`);
    return row !== undefined;
  },

  purge: (db: Queryable, seenBefore: Date) =>
    db.execute(sql`delete from known_devices where last_seen_at < ${seenBefore}`),
};
