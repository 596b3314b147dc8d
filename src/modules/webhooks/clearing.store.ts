import { sql } from '../../platform/postgres/index.ts';
import { planned } from './planned.ts';
import type { ClearingStore } from './webhook-store.ts';

/** Attempts go with their deliveries, one after another, so no statement takes more than it has time for. */
export const clearingStore: ClearingStore = {
  deleteOld: (db, before, limit) =>
    db.execute(
      planned(sql`
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
    db.execute(
      planned(sql`
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
    await db.execute(sql`
      delete from webhook_destinations destination
      where destination.status = 'deleted'
        and not exists (select from webhook_deliveries delivery where delivery.destination_id = destination.id)`);
  },
};
