import {
  type Database,
  type Queryable,
  type Statement,
  sql,
  unprepared,
} from '../../platform/postgres/index.ts';

export type ClearingStore = typeof clearingStore;

/**
 * Attempts are deleted with their deliveries. Each statement is limited, so that none runs into its time-out.
 */
export const clearingStore = {
  /** Deletes up to `limit` finished deliveries that are older than `before`; returns how many. */
  deleteOld: (db: Database, before: Date, limit: number) =>
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

  /** Deletes up to `limit` attempts older than `before` of deliveries that still wait; returns how many. */
  deleteOldAttempts: (db: Database, before: Date, limit: number) =>
    deleteSome(
      db,
      unprepared(sql`
      with old as materialized (
        select attempt.delivery_id, attempt.attempt
        from webhook_deliveries delivery
        join webhook_attempts attempt on attempt.delivery_id = delivery.id and attempt.attempted_at < ${before}
        where delivery.status = 'pending' and delivery.created_at < ${before}
        limit ${limit}
      )
      delete from webhook_attempts attempt using old
      where attempt.delivery_id = old.delivery_id and attempt.attempt = old.attempt`),
    ),

  deleteOldHours: (db: Database, before: Date) =>
    db.execute(sql`delete from webhook_hours where hour < ${before}`),

  /** Deletes up to `limit` deliveries of destinations that are marked as deleted; returns how many. */
  deleteOfDeletedDestinations: (db: Database, limit: number) =>
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

  /**
   * Deletes marked destinations that have no deliveries left. Returns true if no marked destination remains.
   */
  async deleteClearedDestinations(db: Queryable): Promise<boolean> {
    // Skips locked destinations, which are still being written to: waiting for several of them could
    // deadlock.
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
 * Attempts are deleted by the foreign key's own statement, whose plan each connection caches. A plan made
 * while there were few attempts would scan the whole table per delivery, so custom plans are forced here.
 * Each step uses its index, even while the statistics of a quickly grown table are outdated.
 */
function deleteSome(db: Database, statement: Statement): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`
      select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('enable_seqscan', 'off', true)`);
    return tx.execute(statement);
  });
}
