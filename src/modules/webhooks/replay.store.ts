import { sql, type Transaction, unprepared } from '../../platform/postgres/index.ts';
import { DUE_CHANNEL } from './deliveries.store.ts';
import type { Destination } from './webhook.ts';

export type ReplayStore = typeof replayStore;

interface ReplayWindow {
  since: Date;
  until: Date;
  limit: number;
}

type ReplayedDestination = Pick<Destination, 'id' | 'account_id' | 'signal_types'>;

export const replayStore = {
  /** Locks the destination, like all code that locks several of its deliveries. */
  lockDestination: (tx: Transaction, accountId: string, id: number) =>
    tx.first<ReplayedDestination>(sql`
      select id, account_id, signal_types from webhook_destinations
      where id = ${id} and account_id = ${accountId} and status <> 'deleted' for no key update`),

  /**
   * Signals of the account's feed whose type the destination takes, and signals that were sent to it before.
   */
  async listSignals(
    tx: Transaction,
    { id, account_id, signal_types }: ReplayedDestination,
    { since, until, limit }: ReplayWindow,
  ): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      unprepared(sql`
      select signal.id from watched_companies watched
      join signals signal on signal.company_number = watched.company_number
        and signal.detected_at between ${since} and ${until} 
        and ${signal_types}::text[] && array['all', signal.signal_type]
      where watched.account_id = ${account_id}
      union
      select signal.id from webhook_deliveries delivery
      join signals signal on signal.id = delivery.signal_id and signal.detected_at between ${since} and ${until}
      where delivery.destination_id = ${id}
      limit ${limit}`),
    );
    return rows.map((row) => row.id);
  },

  /** Signals whose last attempt failed, whether they will be retried or not. */
  async listFailed(
    tx: Transaction,
    { id }: ReplayedDestination,
    { since, until, limit }: ReplayWindow,
  ): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      unprepared(sql`
      select signal.id from webhook_deliveries delivery
      join signals signal on signal.id = delivery.signal_id and signal.detected_at between ${since} and ${until}
      where delivery.destination_id = ${id}
        and (delivery.status = 'failed' or (delivery.status = 'pending' and delivery.round_attempts > 0))
      limit ${limit}`),
    );
    return rows.map((row) => row.id);
  },

  /**
   * Starts a round of attempts per signal, except for signals that are being sent right now. Returns how
   * many.
   */
  async queue(tx: Transaction, destinationId: number, signalIds: string[], at: Date): Promise<number> {
    // Ordered by id, the order in which all code locks deliveries.
    await tx.execute(
      unprepared(sql`
      select from webhook_deliveries
      where destination_id = ${destinationId} and signal_id = any(${signalIds}::text[])
      order by id for no key update`),
    );
    const queued = await tx.execute(
      unprepared(sql`
      insert into webhook_deliveries as delivery
        (id, destination_id, signal_id, next_attempt_at, created_at, attempt_once, is_replay)
      select new_delivery_id(${at}), destination.id, signal_id, ${at}, ${at},
        destination.status = 'disabled', true
      from unnest(${signalIds}::text[]) signal_id
      join webhook_destinations destination on destination.id = ${destinationId}
      on conflict on constraint webhook_deliveries_once do update
      set status = 'pending', round_attempts = 0, next_attempt_at = excluded.next_attempt_at, delivered_at = null,
        claimed_until = null, attempt_once = excluded.attempt_once, is_replay = true
      where delivery.claimed_until is null or delivery.claimed_until <= ${at}`),
    );
    if (queued > 0) await tx.execute(sql`select pg_notify(${DUE_CHANNEL}, '')`);
    return queued;
  },
};
