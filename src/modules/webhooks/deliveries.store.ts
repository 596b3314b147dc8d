import { type Queryable, sql, type Transaction, unprepared } from '../../platform/postgres/index.ts';
import { MINUTE_MS } from '../../shared/clock.ts';
import type { ClaimedDelivery, DeliveryStatus, LoggedHeaders, Outcome } from './webhook.ts';

export type DeliveryStore = typeof deliveryStore;

/** The channel that notifies the dispatchers of new deliveries. */
export const DUE_CHANNEL = 'webhooks_due';

/** A delivery and the outcome of its attempt. */
export interface AttemptedDelivery {
  delivery: ClaimedDelivery;
  outcome: Outcome;
}

export const deliveryStore = {
  /**
   * Creates a delivery per signal and destination of the accounts that watch its company. Deliveries to
   * disabled destinations are held back. Returns the number of deliveries to send.
   */
  async fanOut(tx: Transaction, signalIds: readonly string[], at: Date): Promise<number> {
    // Destinations are locked before deliveries refer to them, so a destination that is being deleted is left
    // out.
    const made = await tx.query<{ status: DeliveryStatus }>(
      unprepared(sql`
      insert into webhook_deliveries (id, destination_id, signal_id, status, next_attempt_at, created_at)
      with wanted as (
        select destination.id as destination_id, signal.id as signal_id,
          case destination.status when 'active' then 'pending' else 'held_back' end as status
        from signals signal
        join watched_companies watch on watch.company_number = signal.company_number
        join webhook_destinations destination on destination.account_id = watch.account_id
          and destination.status <> 'deleted' and destination.signal_types && array['all', signal.signal_type]
        where signal.id = any(${signalIds}::text[])
        for key share of destination
      )
      select new_delivery_id(${at}), destination_id, signal_id, status, ${at}, ${at}
      from wanted
      on conflict on constraint webhook_deliveries_once do nothing
      returning status`),
    );
    const due = made.filter(({ status }) => status === 'pending').length;
    if (due > 0) await tx.execute(sql`select pg_notify(${DUE_CHANNEL}, '')`);
    return due;
  },

  /** Queues all deliveries that were held back while the destination was disabled. */
  async sendHeldBack(tx: Transaction, destinationId: number, at: Date): Promise<void> {
    const queued = await tx.execute(
      unprepared(sql`
      with locked as materialized (
        select id from webhook_deliveries where destination_id = ${destinationId} and status = 'held_back'
        order by id for no key update
      )
      update webhook_deliveries delivery set status = 'pending', next_attempt_at = ${at}
      from locked where delivery.id = locked.id`),
    );
    if (queued > 0) await tx.execute(sql`select pg_notify(${DUE_CHANNEL}, '')`);
  },

  /** Which of these signals have an attempt made or in progress. Locks their deliveries. */
  async findSent(tx: Transaction, signalIds: readonly string[]): Promise<string[]> {
    const rows = await tx.query<{ signal_id: string; attempts: number }>(sql`
      select signal_id, attempts from webhook_deliveries where signal_id = any(${signalIds}::text[])
      order by id for update`);
    return [...new Set(rows.filter(({ attempts }) => attempts > 0).map((row) => row.signal_id))];
  },

  async discard(tx: Transaction, signalIds: readonly string[]): Promise<void> {
    await tx.execute(sql`delete from webhook_deliveries where signal_id = any(${signalIds}::text[])`);
  },

  /** Returns false if the destination was deleted in the meantime. */
  async insertTest(
    db: Queryable,
    { destinationId, id, body, at }: { destinationId: number; id: string; body: string; at: Date },
  ): Promise<boolean> {
    const made = await db.execute(sql`
      insert into webhook_deliveries (id, destination_id, test_body, next_attempt_at, created_at, attempt_once)
      select ${id}, destination.id, ${body}, ${at}, ${at}, destination.status = 'disabled'
      from webhook_destinations destination
      where destination.id = ${destinationId} and destination.status <> 'deleted'
      for key share of destination`);
    if (made > 0) await db.execute(sql`select pg_notify(${DUE_CHANNEL}, '')`);
    return made > 0;
  },

  /** Skips deliveries that were deleted in the meantime. The statements are sent together. */
  async recordSuccesses({ unawaited }: Transaction, ended: readonly AttemptedDelivery[]): Promise<void> {
    const counts = countSuccesses(ended);
    const destinationIds = counts.map(({ destinationId }) => destinationId);
    const times = counts.map(({ at }) => at);
    // If the server crashes in the next moment, this is lost and the delivery is sent again, which is
    // allowed. The statements are planned once per connection. Every row is looked up by its key even if the
    // tables were small at that time, because they may grow quickly.
    await unawaited.execute(sql`
      select set_config('synchronous_commit', 'off', true), set_config('plan_cache_mode', 'force_generic_plan', true),
        set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
        set_config('enable_mergejoin', 'off', true)`);
    // Destinations before deliveries, each ordered by id: all code that locks several rows uses this order,
    // which prevents deadlocks.
    await unawaited.execute(sql`
      select from webhook_destinations where id = any(${destinationIds}::int[]) order by id for no key update`);
    await unawaited.execute(sql`
      with ended as (
        select distinct on (id) id, at, status
        from unnest(${destinationIds}::int[], ${times}::timestamptz[], ${counts.map(({ status }) => status)}::text[])
          each (id, at, status)
        order by id, at desc
      )
      update webhook_destinations destination
      set last_delivery_at = ended.at, last_delivery_status = ended.status, last_success_at = ended.at,
        consecutive_failures = 0, failing_since = null
      from ended where destination.id = ended.id`);
    await unawaited.execute(sql`
      select from webhook_deliveries where id = any(${ended.map(({ delivery }) => delivery.id)}::text[])
      order by id for no key update`);
    await unawaited.execute(sql`
      with ended as (
        select * from json_to_recordset(${JSON.stringify(ended.map(toLogRow))}::json)
          each (id text, attempt int, at timestamptz, duration_ms int, status int, answer text, request_headers json,
            response_headers json)
      ), delivered as (
        update webhook_deliveries delivery set status = 'delivered', delivered_at = ended.at, claimed_until = null
        from ended where delivery.id = ended.id
        returning ended.*
      )
      insert into webhook_attempts (delivery_id, attempt, attempted_at, duration_ms, response_status, response_body,
        request_headers, response_headers)
      select * from delivered
      on conflict (delivery_id, attempt) do nothing`);
    // After locking the destination, so that nobody else writes the same row.
    await unawaited.execute(sql`
      insert into webhook_hours as hours (destination_id, hour, succeeded)
      select destination.id, date_trunc('hour', each.at), sum(each.count)
      from unnest(${destinationIds}::int[], ${times}::timestamptz[], ${counts.map(({ count }) => count)}::int[])
        each (id, at, count)
      join webhook_destinations destination on destination.id = each.id
      group by 1, 2
      on conflict (destination_id, hour) do update set succeeded = hours.succeeded + excluded.succeeded`);
  },

  /**
   * `nextAttemptAt` is null after the last attempt. Returns since when every attempt at the destination has
   * failed. Returns undefined, and only logs the attempt, if this process no longer has the delivery: it was
   * delivered, deleted or claimed again.
   */
  async recordFailure(
    tx: Transaction,
    delivery: ClaimedDelivery,
    outcome: Outcome,
    nextAttemptAt: Date | null,
  ): Promise<Date | undefined> {
    await tx.execute(sql`
      select from webhook_destinations where id = ${delivery.destination_id} for no key update`);
    const ours = await tx.first(sql`
      with locked as materialized (
        select id, attempts = ${delivery.attempt} and status = 'pending' and claimed_until is not null as is_ours
        from webhook_deliveries where id = ${delivery.id} for no key update
      ), logged as (
        insert into webhook_attempts
          (delivery_id, attempt, attempted_at, duration_ms, response_status, response_body, error, request_headers,
          response_headers)
        select id, ${delivery.attempt}, ${outcome.attempted_at}, ${outcome.duration_ms}, ${outcome.response_status},
          ${outcome.response_body}, ${outcome.error}, ${toJson(outcome.request_headers)}::json,
          ${toJson(outcome.response_headers)}::json
        from locked
        on conflict (delivery_id, attempt) do nothing
      )
      update webhook_deliveries delivery
      set status = case when ${nextAttemptAt}::timestamptz is null then 'failed' else 'pending' end,
        next_attempt_at = coalesce(${nextAttemptAt}, next_attempt_at), claimed_until = null,
        round_attempts = delivery.round_attempts + 1
      from locked where delivery.id = locked.id and locked.is_ours
      returning delivery.id`);
    if (!ours) return undefined;
    await tx.execute(sql`
      insert into webhook_hours as hours (destination_id, hour, failed)
      values (${delivery.destination_id}, date_trunc('hour', ${outcome.attempted_at}::timestamptz), 1)
      on conflict (destination_id, hour) do update set failed = hours.failed + 1`);
    const row = await tx.first<{ failing_since: Date }>(sql`
      update webhook_destinations
      set last_delivery_at = ${outcome.attempted_at},
        last_delivery_status = ${outcome.response_status === null ? 'no_answer' : String(outcome.response_status)},
        consecutive_failures = consecutive_failures + 1,
        failing_since = coalesce(failing_since, ${outcome.attempted_at})
      where id = ${delivery.destination_id}
      returning failing_since`);
    return row?.failing_since;
  },

  /** Starts a new round of attempts. */
  async restart(db: Queryable, destinationId: number, deliveryId: string, at: Date): Promise<boolean> {
    // Clears the claim, so that a failure of the running attempt no longer counts.
    const restarted = await db.execute(sql`
      update webhook_deliveries delivery
      set status = 'pending', round_attempts = 0, next_attempt_at = ${at}, delivered_at = null, claimed_until = null,
        attempt_once = destination.status = 'disabled', is_replay = false
      from webhook_destinations destination
      where delivery.destination_id = ${destinationId} and delivery.id = ${deliveryId}
        and destination.id = delivery.destination_id`);
    await db.execute(sql`select pg_notify(${DUE_CHANNEL}, '')`);
    return restarted > 0;
  },
};

/** Successes of a destination within a quarter of an hour, which lies within one hour in every time zone. */
interface Successes {
  destinationId: number;
  count: number;
  /** The result of the newest attempt. */
  at: Date;
  status: string;
}

const QUARTER_MS = 15 * MINUTE_MS;

function countSuccesses(ended: readonly AttemptedDelivery[]): Successes[] {
  const counts = new Map<string, Successes>();
  for (const { delivery, outcome } of ended) {
    const { attempted_at: at } = outcome;
    const newest = { at, status: String(outcome.response_status) };
    const key = `${delivery.destination_id} ${Math.floor(at.getTime() / QUARTER_MS)}`;
    const counted = counts.get(key);
    if (!counted) counts.set(key, { destinationId: delivery.destination_id, count: 1, ...newest });
    else Object.assign(counted, { count: counted.count + 1 }, at >= counted.at && newest);
  }
  return [...counts.values()];
}

/**
 * The fields of the statement that records successes. The texts contain nothing that PostgreSQL cannot store.
 */
function toLogRow({ delivery, outcome }: AttemptedDelivery) {
  return {
    id: delivery.id,
    attempt: delivery.attempt,
    at: outcome.attempted_at,
    duration_ms: outcome.duration_ms,
    status: outcome.response_status,
    answer: outcome.response_body,
    request_headers: outcome.request_headers,
    response_headers: outcome.response_headers,
  };
}

function toJson(headers: LoggedHeaders | null): string | null {
  return headers && JSON.stringify(headers);
}
