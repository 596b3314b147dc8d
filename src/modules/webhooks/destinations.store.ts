import { type Queryable, sql } from '../../platform/postgres/index.ts';
import type { SignalFilter } from '../signals/index.ts';
import type { Destination } from './webhook.ts';

export type DestinationStore = typeof destinationStore;

interface NewDestination {
  accountId: string;
  webhookUrl: string;
  signalType: SignalFilter;
  secretSealed: Buffer;
  at: Date;
}

/** How many destinations an account may have. */
const SLOTS = 10;

export const destinationStore = {
  list: (db: Queryable, accountId: string) =>
    db.query<Destination>(sql`
      select * from webhook_destination_profiles where account_id = ${accountId} order by id`),

  find,

  findById: (db: Queryable, id: number) =>
    db.first<Destination>(sql`select * from webhook_destination_profiles where id = ${id}`),

  /** Undefined when the account has the maximum number of destinations. */
  async insert(
    db: Queryable,
    { accountId, webhookUrl, signalType, secretSealed, at }: NewDestination,
  ): Promise<Destination | undefined> {
    // Two concurrent calls may choose the same slot; the later one finds it taken and tries the next.
    for (let tries = 0; tries < SLOTS; tries++) {
      const inserted = await db.first<{ id: number }>(sql`
        insert into webhook_destinations (account_id, slot, webhook_url, signal_type, secret_sealed, created_at)
        select ${accountId}, slot, ${webhookUrl}, ${signalType}, ${secretSealed}, ${at}
        from generate_series(1, ${SLOTS}::int) slot
        where not exists (
          select from webhook_destinations taken
          where taken.account_id = ${accountId} and taken.slot = slot.slot and taken.status <> 'deleted')
        order by slot limit 1
        on conflict (account_id, slot) where status <> 'deleted' do nothing
        returning id`);
      if (inserted) return find(db, accountId, inserted.id);
      const row = await db.first<{ count: number }>(sql`
        select count(*)::int as count from webhook_destinations
        where account_id = ${accountId} and status <> 'deleted'`);
      if ((row?.count ?? 0) >= SLOTS) return undefined;
    }
    return undefined;
  },

  listOldestSecrets: (db: Queryable, limit: number) =>
    db.query<{ webhook_url: string; secret_sealed: Buffer }>(sql`
      select webhook_url, secret_sealed from webhook_destinations
      where status <> 'deleted' order by id limit ${limit}`),

  /** Hides the destination and stops its deliveries; its log and its row are deleted later. */
  markDeleted: async (db: Queryable, accountId: string, id: number) =>
    (await db.execute(sql`
      update webhook_destinations set status = 'deleted'
      where account_id = ${accountId} and id = ${id} and status <> 'deleted'`)) > 0,

  /** The current secret becomes the previous one, which also signs until `previousUntil`. */
  rotateSecret: async (
    db: Queryable,
    accountId: string,
    id: number,
    { sealed, previousUntil }: { sealed: Buffer; previousUntil: Date },
  ) =>
    (await db.execute(sql`
      update webhook_destinations
      set previous_secret_sealed = secret_sealed, previous_secret_until = ${previousUntil}, secret_sealed = ${sealed}
      where account_id = ${accountId} and id = ${id} and status <> 'deleted'`)) > 0,

  async enable(db: Queryable, accountId: string, id: number): Promise<Destination | undefined> {
    await db.execute(sql`
      update webhook_destinations set status = 'active', consecutive_failures = 0, failing_since = null
      where account_id = ${accountId} and id = ${id} and status <> 'deleted'`);
    return find(db, accountId, id);
  },

  /** True for the call that disabled it. */
  disable: async (db: Queryable, id: number) =>
    (await db.execute(sql`
      update webhook_destinations set status = 'disabled' where id = ${id} and status = 'active'`)) > 0,
};

function find(db: Queryable, accountId: string, id: number): Promise<Destination | undefined> {
  return db.first<Destination>(sql`
    select * from webhook_destination_profiles where account_id = ${accountId} and id = ${id}`);
}
