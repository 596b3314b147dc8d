import { type Database, type Statement, sql } from '../../platform/postgres/index.ts';
import { unprepared } from './unprepared.ts';
import type { ClearingStore } from './webhook-store.ts';

/** Attempts go with their deliveries, one after another, so no statement takes more than it has time for. */
export const clearingStore: ClearingStore = {
  deleteOld: (db, before, limit) =>
    deleteSome(
      db,
      unprepared(sql`
      with old as materialized (
        select next.id
        from webhook_destinations destination
        cross join lateral (
          select id from webhook_deliveries delivery
          where delivery.destination_id = destination.id and delivery.status <> 'pending'
            and delivery.created_at < ${before}
          order by delivery.created_at limit ${limit}
        ) next
        limit ${limit}
      ), locked as materialized (
        select id from webhook_deliveries
        where id in (select id from old) and status <> 'pending' order by id for update
      )
      delete from webhook_deliveries delivery using locked where delivery.id = locked.id`),
    ),

  deleteOfDeleted: (db, limit) =>
    deleteSome(
      db,
      unprepared(sql`
      with gone as materialized (
        select delivery.id
        from webhook_destinations destination
        join webhook_deliveries delivery on delivery.destination_id = destination.id
        where destination.status = 'deleted'
        limit ${limit}
      ), locked as materialized (
        select id from webhook_deliveries where id in (select id from gone) order by id for update
      )
      delete from webhook_deliveries delivery using locked where delivery.id = locked.id`),
    ),

  async deleteDestinations(db) {
    // One that is locked is still being written to. To wait for several, in whatever order they are found, could mean that
    // two wait for each other.
    await db.execute(sql`
      with cleared as materialized (
        select id from webhook_destinations destination
        where destination.status = 'deleted'
          and not exists (select from webhook_deliveries delivery where delivery.destination_id = destination.id)
        for update skip locked
      )
      delete from webhook_destinations destination using cleared where destination.id = cleared.id`);
    return (
      (await db.first(sql`select from webhook_destinations where status = 'deleted' limit 1`)) === undefined
    );
  },
};

/**
 * The statement by which attempts follow their delivery is the foreign key's own, and each connection keeps the plan of it.
 * Kept from when there were few attempts, it would read all of them for each delivery; here it is planned anew.
 */
function deleteSome(db: Database, statement: Statement): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`);
    return tx.execute(statement);
  });
}
