import { sql } from '../../platform/postgres/index.ts';
import type { StoredSignal } from '../signals/index.ts';
import { deliveryBody } from './delivery-body.ts';
import { DUE_CHANNEL } from './due-channel.ts';
import { unprepared } from './unprepared.ts';
import type { Attempt, ClaimedDelivery, LoggedDelivery } from './webhook.ts';
import type { DeliveryStore } from './webhook-store.ts';

/** The body is made of the signal, or was kept for a test. */
interface Bodied {
  signal: (Omit<StoredSignal, 'detected_at'> & { detected_at: string }) | null;
  test_body: string | null;
}

/** A row of the log: the delivery, what its body is made of, and every attempt at it. */
const SELECT_LOGGED = `
  select delivery.id, delivery.signal_id, delivery.status, delivery.attempts, delivery.created_at,
    delivery.delivered_at, delivery.next_attempt_at, delivery.test_body,
    (select to_jsonb(signal) from signals signal where signal.id = delivery.signal_id) as signal,
    coalesce((select jsonb_agg(to_jsonb(made) order by made.attempt) from webhook_attempts made
      where made.delivery_id = delivery.id), '[]') as log
  from webhook_deliveries delivery`;

export const deliveryStore: DeliveryStore = {
  async fanOut(tx, signalIds, at) {
    // Locked before anything refers to them: a destination that is being deleted meanwhile drops out.
    const made = await tx.execute(
      unprepared(sql`
      insert into webhook_deliveries (id, destination_id, signal_id, next_attempt_at, created_at)
      with wanted as (
        select destination.id as destination_id, signal.id as signal_id
        from signals signal
        join watched_companies watch on watch.company_number = signal.company_number
        join webhook_destinations destination on destination.account_id = watch.account_id
          and destination.status = 'active' and destination.signal_type in ('all', signal.signal_type)
        where signal.id = any(${signalIds}::text[])
        for key share of destination
      )
      select 'whd_' || replace(gen_random_uuid()::text, '-', ''), destination_id, signal_id, ${at}, ${at}
      from wanted
      on conflict on constraint webhook_deliveries_once do nothing`),
    );
    if (made > 0) await tx.execute(sql`select pg_notify(${DUE_CHANNEL}, '')`);
    return made;
  },

  async dropWaiting(tx, accountId, companyNumber) {
    await tx.execute(sql`
      delete from webhook_deliveries where id in (
        select delivery.id
        from webhook_deliveries delivery
        join webhook_destinations destination on destination.id = delivery.destination_id
        join signals signal on signal.id = delivery.signal_id
        where destination.account_id = ${accountId} and delivery.status = 'pending'
          and signal.company_number = ${companyNumber}
        order by delivery.id for update of delivery)`);
  },

  async insertTest(db, { destinationId, id, body, at }) {
    const made = await db.execute(sql`
      insert into webhook_deliveries (id, destination_id, test_body, next_attempt_at, created_at, attempt_once)
      select ${id}, destination.id, ${body}, ${at}, ${at}, destination.status = 'disabled'
      from webhook_destinations destination
      where destination.id = ${destinationId} and destination.status <> 'deleted'
      for key share of destination`);
    if (made > 0) await db.execute(sql`select pg_notify(${DUE_CHANNEL}, '')`);
    return made > 0;
  },

  async claim(db, { now, until, limit, perDestination, perFailing }) {
    // The first few of each destination that has any, those under way among them, so that one that is slow or dead holds
    // up nobody else. However many destinations there are and however much waits, only these few are read.
    const rows = await db.query<Omit<ClaimedDelivery, 'body'> & Bodied>(
      unprepared(sql`
      with recursive waiting as (
        (select destination_id as id from webhook_deliveries where status = 'pending'
          order by destination_id limit 1)
        union all
        select (select destination_id from webhook_deliveries
          where status = 'pending' and destination_id > waiting.id order by destination_id limit 1)
        from waiting where waiting.id is not null
      ), due as materialized (
        select next.id
        from waiting
        join webhook_destinations destination on destination.id = waiting.id
        cross join lateral (
          (select delivery.id, delivery.next_attempt_at, delivery.claimed_until
          from webhook_deliveries delivery
          where destination.status = 'active' and delivery.destination_id = destination.id
            and delivery.status = 'pending' and delivery.next_attempt_at <= ${now}
          order by delivery.next_attempt_at
          limit case when destination.failing_since is null then ${perDestination}::int else ${perFailing}::int end)
          union all
          (select delivery.id, delivery.next_attempt_at, delivery.claimed_until
          from webhook_deliveries delivery
          where destination.status = 'disabled' and delivery.destination_id = destination.id
            and delivery.status = 'pending' and delivery.attempt_once and delivery.next_attempt_at <= ${now}
          order by delivery.next_attempt_at
          limit ${perFailing}::int)
        ) next
        where next.claimed_until is null or next.claimed_until <= ${now}
        order by next.next_attempt_at
        limit ${limit}
      ), free as (
        select delivery.id from webhook_deliveries delivery
        where delivery.id in (select id from due) and delivery.status = 'pending'
          and (delivery.claimed_until is null or delivery.claimed_until <= ${now})
        for update skip locked
      )
      update webhook_deliveries delivery
      set claimed_until = ${until}, attempts = delivery.attempts + 1
      from free, webhook_destinations destination
      where delivery.id = free.id and destination.id = delivery.destination_id
      returning delivery.id, delivery.destination_id, destination.webhook_url, delivery.attempts as attempt,
        delivery.round_attempts + 1 as round_attempt, delivery.attempt_once, destination.secret_sealed,
        case when destination.previous_secret_until > ${now} then destination.previous_secret_sealed end
          as previous_secret_sealed,
        delivery.test_body,
        (select to_jsonb(signal) from signals signal where signal.id = delivery.signal_id) as signal`),
    );
    return rows.map(({ signal, test_body, ...delivery }) => ({
      ...delivery,
      body: bodyOf({ signal, test_body }),
    }));
  },

  async renew(db, claimed, until) {
    // One that is locked is being dropped or sent again; to wait for it could mean to wait for each other.
    const rows = await db.query<{ id: string }>(
      unprepared(sql`
      with held as (
        select delivery.id
        from unnest(${claimed.map(({ id }) => id)}::text[], ${claimed.map(({ attempt }) => attempt)}::int[])
          claim (id, attempt)
        join webhook_deliveries delivery on delivery.id = claim.id and delivery.attempts = claim.attempt
        join webhook_destinations destination on destination.id = delivery.destination_id
        where delivery.status = 'pending' and delivery.claimed_until is not null and destination.status <> 'deleted'
        for no key update of delivery skip locked
      )
      update webhook_deliveries delivery set claimed_until = ${until} from held where delivery.id = held.id
      returning delivery.id`),
    );
    return rows.map(({ id }) => id);
  },

  async release(db, claimed) {
    await db.execute(sql`
      with held as (
        select delivery.id
        from unnest(${claimed.map(({ id }) => id)}::text[], ${claimed.map(({ attempt }) => attempt)}::int[])
          claim (id, attempt)
        join webhook_deliveries delivery on delivery.id = claim.id and delivery.attempts = claim.attempt
        where delivery.status = 'pending' and delivery.claimed_until is not null
        order by delivery.id for no key update of delivery
      )
      update webhook_deliveries delivery set claimed_until = null, attempts = delivery.attempts - 1
      from held where delivery.id = held.id`);
  },

  async recordSuccesses(tx, ended) {
    const times = ended.map(({ outcome }) => outcome.attempted_at);
    const statuses = ended.map(({ outcome }) => outcome.response_status);
    // A server that crashes within the next moment forgets this, and then it is sent once more, which is allowed.
    await tx.execute(sql`select set_config('synchronous_commit', 'off', true)`);
    // Destinations before deliveries, and each kind by its ids: all who lock several do so in this order, and so never
    // wait for each other.
    await tx.execute(
      unprepared(sql`
      with ended as (
        select distinct on (id) id, at, status
        from unnest(${ended.map(({ delivery }) => delivery.destination_id)}::int[], ${times}::timestamptz[],
          ${statuses.map(String)}::text[]) each (id, at, status)
        order by id, at desc
      ), locked as materialized (
        select id from webhook_destinations where id in (select id from ended) order by id for no key update
      )
      update webhook_destinations destination
      set last_delivery_at = ended.at, last_delivery_status = ended.status, consecutive_failures = 0,
        failing_since = null
      from locked join ended using (id) where destination.id = locked.id`),
    );
    await tx.execute(
      unprepared(sql`
      with ended as (
        select * from unnest(${ended.map(({ delivery }) => delivery.id)}::text[],
          ${ended.map(({ delivery }) => delivery.attempt)}::int[], ${times}::timestamptz[],
          ${ended.map(({ outcome }) => outcome.duration_ms)}::int[], ${statuses}::int[],
          ${ended.map(({ outcome }) => outcome.response_body)}::text[]) each (id, attempt, at, duration_ms, status, answer)
      ), locked as materialized (
        select id from webhook_deliveries where id in (select id from ended) order by id for no key update
      ), delivered as (
        update webhook_deliveries delivery set status = 'delivered', delivered_at = ended.at, claimed_until = null
        from locked join ended using (id) where delivery.id = locked.id
        returning delivery.id, ended.attempt, ended.at, ended.duration_ms, ended.status, ended.answer
      )
      insert into webhook_attempts (delivery_id, attempt, attempted_at, duration_ms, response_status, response_body)
      select * from delivered
      on conflict (delivery_id, attempt) do nothing`),
    );
  },

  async recordFailure(tx, delivery, outcome, nextAttemptAt) {
    await tx.execute(sql`
      select from webhook_destinations where id = ${delivery.destination_id} for no key update`);
    const ours = await tx.first(sql`
      with locked as materialized (
        select id, attempts = ${delivery.attempt} and status = 'pending' and claimed_until is not null as is_ours
        from webhook_deliveries where id = ${delivery.id} for no key update
      ), logged as (
        insert into webhook_attempts
          (delivery_id, attempt, attempted_at, duration_ms, response_status, response_body, error)
        select id, ${delivery.attempt}, ${outcome.attempted_at}, ${outcome.duration_ms}, ${outcome.response_status},
          ${outcome.response_body}, ${outcome.error}
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

  async listLog(db, destinationId, { before, limit }) {
    const rows = await db.query<LogRow>({
      name: 'webhook delivery log',
      text: `${SELECT_LOGGED}
        left join webhook_deliveries mark on mark.id = $2 and mark.destination_id = $1
        where delivery.destination_id = $1
          and ($2::text is null or (delivery.created_at, delivery.id) < (mark.created_at, mark.id))
        order by delivery.created_at desc, delivery.id desc
        limit $3`,
      values: [destinationId, before, limit],
    });
    return rows.map(logged);
  },

  async findLogged(db, destinationId, deliveryId) {
    const row = await db.first<LogRow>({
      name: 'logged webhook delivery',
      text: `${SELECT_LOGGED} where delivery.destination_id = $1 and delivery.id = $2`,
      values: [destinationId, deliveryId],
    });
    return row && logged(row);
  },

  async restart(db, destinationId, deliveryId, at) {
    // An attempt that is under way was not asked for: how it fails no longer matters.
    const restarted = await db.execute(sql`
      update webhook_deliveries delivery
      set status = 'pending', round_attempts = 0, next_attempt_at = ${at}, delivered_at = null, claimed_until = null,
        attempt_once = destination.status = 'disabled'
      from webhook_destinations destination
      where delivery.destination_id = ${destinationId} and delivery.id = ${deliveryId}
        and destination.id = delivery.destination_id`);
    await db.execute(sql`select pg_notify(${DUE_CHANNEL}, '')`);
    return restarted > 0;
  },
};

interface LogRow extends Omit<LoggedDelivery, 'body' | 'signal_type' | 'log' | 'next_attempt_at'>, Bodied {
  next_attempt_at: Date;
  log: (Omit<Attempt, 'attempted_at'> & { attempted_at: string })[];
}

function logged({ signal, test_body, log, ...row }: LogRow): LoggedDelivery {
  const body = bodyOf({ signal, test_body });
  return {
    ...row,
    signal_type: (JSON.parse(body) as { type: string }).type,
    next_attempt_at: row.status === 'pending' ? row.next_attempt_at : null,
    body,
    log: log.map((attempt) => ({ ...attempt, attempted_at: new Date(attempt.attempted_at) })),
  };
}

function bodyOf({ signal, test_body }: Bodied): string {
  if (signal) return deliveryBody({ ...signal, detected_at: new Date(signal.detected_at) });
  return test_body ?? '';
}
