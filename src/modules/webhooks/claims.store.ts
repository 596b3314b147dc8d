import { type Queryable, sql, unprepared } from '../../platform/postgres/index.ts';
import { type BodySource, bodiesOf, type ClaimedDelivery } from './webhook.ts';

export type ClaimStore = typeof claimStore;

export interface ClaimOptions {
  now: Date;
  until: Date;
  limit: number;
  /** The maximum per destination, including running attempts; lower for a failing destination. */
  perDestination: number;
  perFailing: number;
}

type ClaimedRow = Omit<ClaimedDelivery, 'body'> & BodySource;

/** The attempt number identifies a claim; it is also sent to the receiver. */
type Claim = Pick<ClaimedDelivery, 'id' | 'attempt'>;

export interface CheckedClaim {
  id: string;
  /** The current address of the destination. */
  webhook_url: string;
  /** False if the destination was disabled in the meantime. */
  is_wanted: boolean;
}

const SELECT_OURS = `
  select delivery.id, destination.webhook_url, destination.status = 'active' or delivery.attempt_once as is_wanted
  from unnest($1::text[], $2::int[]) claim (id, attempt)
  join webhook_deliveries delivery on delivery.id = claim.id and delivery.attempts = claim.attempt
  join webhook_destinations destination on destination.id = delivery.destination_id
  where delivery.status = 'pending' and delivery.claimed_until is not null and destination.status <> 'deleted'`;

const idsAndAttempts = (claimed: readonly Claim[]) => [
  claimed.map(({ id }) => id),
  claimed.map(({ attempt }) => attempt),
];

async function isAnyPending(db: Queryable): Promise<boolean> {
  const row = await db.first(
    unprepared(sql`select from webhook_deliveries where status = 'pending' order by destination_id limit 1`),
  );
  return row !== undefined;
}

export const claimStore = {
  /** Claims deliveries that are due, at most a few per destination. */
  async claim(
    db: Queryable,
    { now, until, limit, perDestination, perFailing }: ClaimOptions,
  ): Promise<ClaimedDelivery[]> {
    // Usually no delivery waits, and planning the statement below takes longer than running it.
    if (!(await isAnyPending(db))) return [];
    // Reads only the first few deliveries of each destination, running ones included, so that a slow or dead
    // receiver does not delay others, whatever the number of destinations and pending deliveries. Of the
    // deliveries of the same signal, only the first includes it.
    const rows = await db.query<ClaimedRow>(
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
      ), claimed as (
        update webhook_deliveries delivery
        set claimed_until = ${until}, attempts = delivery.attempts + 1
        from free, webhook_destinations destination
        where delivery.id = free.id and destination.id = delivery.destination_id
        returning delivery.id, delivery.destination_id, destination.account_id, destination.webhook_url, delivery.attempts as attempt,
          delivery.round_attempts + 1 as round_attempt, delivery.attempt_once, delivery.is_replay,
          destination.secret_sealed,
          case when destination.previous_secret_until > ${now} then destination.previous_secret_sealed end
            as previous_secret_sealed, destination.older_secrets,
          delivery.test_body, delivery.signal_id
      )
      select claimed.*, case when row_number() over (partition by signal_id) = 1
        then (select to_jsonb(signal) from signals signal where signal.id = claimed.signal_id) end as signal
      from claimed`),
    );
    const bodies = await bodiesOf(db, rows);
    return rows.map(({ account_id: _, signal_id: __, signal: ___, test_body: ____, ...delivery }, at) => ({
      ...delivery,
      body: bodies[at] ?? '',
    }));
  },

  /**
   * Which claims this process still has: not deleted, not claimed by another process, destination not
   * deleted.
   */
  async check(db: Queryable, claimed: readonly Claim[]): Promise<CheckedClaim[]> {
    return db.query<CheckedClaim>({ text: SELECT_OURS, values: idsAndAttempts(claimed) });
  },

  /** Extends the claims, and returns those that this process still has. */
  async renew(db: Queryable, claimed: readonly Claim[], until: Date): Promise<CheckedClaim[]> {
    // Rows that others delete, restart or record are locked; waiting for them could deadlock.
    return db.query<CheckedClaim>({
      text: `
        with held as (${SELECT_OURS} for no key update of delivery skip locked)
        update webhook_deliveries delivery set claimed_until = $3 from held where delivery.id = held.id
        returning held.id, held.webhook_url, held.is_wanted`,
      values: [...idsAndAttempts(claimed), until],
    });
  },

  /** Releases claimed deliveries that were not attempted. */
  async release(db: Queryable, claimed: readonly Claim[]): Promise<void> {
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
};
