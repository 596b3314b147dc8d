import { type Queryable, sql, type Transaction } from '../../platform/postgres/index.ts';
import { HOUR_MS } from '../../shared/clock.ts';
import type { SignalFilter } from '../signals/index.ts';
import {
  type Destination,
  type DestinationWithHealth,
  type DisabledReason,
  HEALTH_COUNT_MAX,
  type OlderSecret,
} from './webhook.ts';

export type DestinationStore = typeof destinationStore;

export interface NewDestination {
  accountId: string;
  webhookUrl: string;
  description: string | null;
  signalTypes: SignalFilter[];
  secretSealed: Buffer;
  at: Date;
  expiresAt: Date | null;
}

/** The fields that an edit replaces; fields that are undefined stay unchanged. */
interface DestinationEdit {
  description?: string | null | undefined;
  signalTypes?: SignalFilter[] | undefined;
  /** A new address, with the secrets sealed for it. */
  moved?:
    | {
        webhookUrl: string;
        secretSealed: Buffer;
        previousSecretSealed: Buffer | null;
        olderSecrets: OlderSecret[];
      }
    | undefined;
}

/** The sealed secrets of a destination, and the address that they are sealed for. */
export interface SealedSecrets {
  webhook_url: string;
  secret_sealed: Buffer;
  previous_secret_sealed: Buffer | null;
  previous_secret_until: Date | null;
  older_secrets: OlderSecret[];
}

/** The maximum number of destinations of an account. */
const DESTINATIONS_MAX = 10;

/** Together with the hour that has just begun, this makes 24 hours. */
const HOURS_BEFORE_MS = 23 * HOUR_MS;

export const destinationStore = {
  list: (db: Queryable, accountId: string, now: Date) =>
    db.query<DestinationWithHealth>(withHealth('account_id = $1 order by created_at, id', [accountId], now)),

  find,

  findById: (db: Queryable, id: number) =>
    db.first<Destination>(sql`select * from webhook_destination_profiles where id = ${id}`),

  /** Returns the id; undefined if the account has the maximum number of destinations. */
  async insert(
    db: Queryable,
    { accountId, webhookUrl, description, signalTypes, secretSealed, at, expiresAt }: NewDestination,
  ): Promise<number | undefined> {
    // Two concurrent calls may choose the same position; the later one finds it taken and tries the next.
    for (let tries = 0; tries < DESTINATIONS_MAX; tries++) {
      const inserted = await db.first<{ id: number }>(sql`
        insert into webhook_destinations
          (account_id, slot, webhook_url, description, signal_types, secret_sealed, created_at, expires_at)
        select ${accountId}, slot, ${webhookUrl}, ${description}, ${signalTypes}, ${secretSealed}, ${at}, ${expiresAt}
        from generate_series(1, ${DESTINATIONS_MAX}::int) slot
        where not exists (
          select from webhook_destinations taken
          where taken.account_id = ${accountId} and taken.slot = slot.slot and taken.status <> 'deleted')
        order by slot limit 1
        on conflict (account_id, slot) where status <> 'deleted' do nothing
        returning id`);
      if (inserted) return inserted.id;
      const row = await db.first<{ count: number }>(sql`
        select count(*)::int as count from webhook_destinations
        where account_id = ${accountId} and status <> 'deleted'`);
      if ((row?.count ?? 0) >= DESTINATIONS_MAX) return undefined;
    }
    return undefined;
  },

  listOldestSecrets: (db: Queryable, limit: number) =>
    db.query<{ webhook_url: string; secret_sealed: Buffer }>(sql`
      select webhook_url, secret_sealed from webhook_destinations
      where status <> 'deleted' order by id limit ${limit}`),

  /** Locks the destination, so that its address and its secrets change together. */
  lockSecrets: (tx: Transaction, accountId: string, id: number) =>
    tx.first<SealedSecrets>(sql`
      select webhook_url, secret_sealed, previous_secret_sealed, previous_secret_until, older_secrets
      from webhook_destinations
      where account_id = ${accountId} and id = ${id} and status <> 'deleted' for no key update`),

  /**
   * A new address starts without failures: those of the old one do not count. A test receiver that gets an
   * address of the account's own becomes a normal destination and does not expire.
   */
  async edit(
    tx: Transaction,
    id: number,
    { description, signalTypes, moved }: DestinationEdit,
  ): Promise<void> {
    await tx.execute(sql`
      update webhook_destinations
      set description = case when ${description !== undefined} then ${description ?? null} else description end,
        signal_types = coalesce(${signalTypes ?? null}::text[], signal_types)
      where id = ${id}`);
    if (!moved) return;
    await tx.execute(sql`
      update webhook_destinations
      set webhook_url = ${moved.webhookUrl}, secret_sealed = ${moved.secretSealed},
        previous_secret_sealed = ${moved.previousSecretSealed},
        older_secrets = ${JSON.stringify(moved.olderSecrets)}::jsonb, consecutive_failures = 0, failing_since = null,
        expires_at = null
      where id = ${id}`);
  },

  /** Hides the destination and stops its deliveries; its log and its row are deleted later. */
  markDeleted: async (db: Queryable, accountId: string, id: number) =>
    (await db.execute(sql`
      update webhook_destinations set status = 'deleted'
      where account_id = ${accountId} and id = ${id} and status <> 'deleted'`)) > 0,

  /** Like `markDeleted`, for expired test receivers. Returns how many. */
  markExpired: (db: Queryable, now: Date) =>
    db.execute(sql`
      update webhook_destinations set status = 'deleted' where expires_at <= ${now} and status <> 'deleted'`),

  /** The current secret becomes the previous one, which also signs until `previousUntil`. */
  rotateSecret: (
    tx: Transaction,
    id: number,
    { sealed, previousUntil, older }: { sealed: Buffer; previousUntil: Date; older: OlderSecret[] },
  ) =>
    tx.execute(sql`
      update webhook_destinations
      set previous_secret_sealed = secret_sealed, previous_secret_until = ${previousUntil},
        older_secrets = ${JSON.stringify(older)}::jsonb, secret_sealed = ${sealed}
      where id = ${id}`),

  /** Returns false if the account has no such destination. */
  enable: async (db: Queryable, accountId: string, id: number) =>
    (await db.execute(sql`
      update webhook_destinations
      set status = 'active', disabled_reason = null, consecutive_failures = 0, failing_since = null
      where account_id = ${accountId} and id = ${id} and status <> 'deleted'`)) > 0,

  /** Returns true if this call disabled it. */
  disable: async (db: Queryable, id: number, reason: DisabledReason) =>
    (await db.execute(sql`
      update webhook_destinations set status = 'disabled', disabled_reason = ${reason}
      where id = ${id} and status = 'active'`)) > 0,
};

async function find(
  db: Queryable,
  { accountId, id }: { accountId: string; id: number },
  now: Date,
): Promise<DestinationWithHealth | undefined> {
  return db.first<DestinationWithHealth>(withHealth('account_id = $1 and id = $2', [accountId, id], now));
}

/** Destinations with their health. `$n` of the condition are its own values. */
function withHealth(condition: string, values: unknown[], now: Date) {
  const since = `$${values.length + 1}`;
  const count = (status: string) => `(
    select count(*)::int from (
      select from webhook_deliveries delivery
      where delivery.destination_id = destination.id and delivery.status = '${status}' limit ${HEALTH_COUNT_MAX}
    ) counted)`;
  return {
    text: `
      select destination.*, coalesce(attempts.succeeded, 0) as succeeded, coalesce(attempts.failed, 0) as failed,
        ${count('pending')} as pending, ${count('held_back')} as held_back
      from webhook_destination_profiles destination
      cross join lateral (
        select sum(succeeded)::int as succeeded, sum(failed)::int as failed from webhook_hours hours
        where hours.destination_id = destination.id and hours.hour >= date_trunc('hour', ${since}::timestamptz)
      ) attempts
      where ${condition}`,
    values: [...values, new Date(now.getTime() - HOURS_BEFORE_MS)],
  };
}
