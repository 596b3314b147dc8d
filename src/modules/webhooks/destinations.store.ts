import { sql } from '../../platform/postgres/index.ts';
import type { Destination } from './webhook.ts';
import type { DestinationStore } from './webhook-store.ts';

const SLOTS = 10;

export const destinationStore: DestinationStore = {
  list: (db, accountId) =>
    db.query<Destination>(sql`
      select * from webhook_destination_profiles where account_id = ${accountId} order by id`),

  find: (db, accountId, id) =>
    db.first<Destination>(sql`
      select * from webhook_destination_profiles where account_id = ${accountId} and id = ${id}`),

  findById: (db, id) =>
    db.first<Destination>(sql`select * from webhook_destination_profiles where id = ${id}`),

  async insert(db, { accountId, webhookUrl, signalType, secretSealed, at }) {
    // Two at once may choose the same slot; the one that comes too late finds it taken and takes the next.
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
      if (inserted) return destinationStore.find(db, accountId, inserted.id);
      const row = await db.first<{ count: number }>(sql`
        select count(*)::int as count from webhook_destinations
        where account_id = ${accountId} and status <> 'deleted'`);
      if ((row?.count ?? 0) >= SLOTS) return undefined;
    }
    return undefined;
  },

  markDeleted: async (db, accountId, id) =>
    (await db.execute(sql`
      update webhook_destinations set status = 'deleted'
      where account_id = ${accountId} and id = ${id} and status <> 'deleted'`)) > 0,

  rotateSecret: async (db, accountId, id, { sealed, previousUntil }) =>
    (await db.execute(sql`
      update webhook_destinations
      set previous_secret_sealed = secret_sealed, previous_secret_until = ${previousUntil}, secret_sealed = ${sealed}
      where account_id = ${accountId} and id = ${id} and status <> 'deleted'`)) > 0,

  async enable(db, accountId, id) {
    await db.execute(sql`
      update webhook_destinations set status = 'active', consecutive_failures = 0, failing_since = null
      where account_id = ${accountId} and id = ${id} and status <> 'deleted'`);
    return destinationStore.find(db, accountId, id);
  },

  disable: async (db, id) =>
    (await db.execute(sql`
      update webhook_destinations set status = 'disabled' where id = ${id} and status = 'active'`)) > 0,
};
