/**
 * Webhooks: signed signals, pushed at least once to addresses that accounts registered.
 *
 * A signal's deliveries are rows written in the transaction that stores the signal (`fanOut`), so both exist
 * or neither does. The dispatcher claims due deliveries, sends them through the guarded HTTP client and
 * records the outcome. It does not decide what a signal is (`signals` does) or who watches what (`watchlist`
 * does).
 *
 * - `dispatcher.ts` a queue for each destination; `claims.ts` the deliveries that this process has claimed
 * - `attempt-delivery.ts` one attempt: signs, sends, records the outcome, and decides about the next attempt
 * - `destinations.ts` the addresses of an account and their secrets (`signing-secrets.ts`)
 * - `logged-deliveries.ts` the log, tests and redeliveries; `replay.ts` sends the signals of a period again
 * - `clear-deliveries.ts` deletes old deliveries and deleted destinations, in batches
 * - `test-receiver.ts` receivers that the service itself hosts
 */
import type { Egress } from '../../platform/egress/index.ts';
import type { Logger } from '../../platform/logger.ts';
import { type Database, listen, type Transaction } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import { createSecretBox, deriveKey } from '../../shared/secret-box.ts';
import type { AccountMails } from '../accounts/index.ts';
import type { Audit } from '../audit/index.ts';
import { claimStore } from './claims.store.ts';
import { clearDeletedDestinations, clearOldDeliveries, enqueueClearing } from './clear-deliveries.ts';
import { clearingStore as clearing } from './clearing.store.ts';
import { DUE_CHANNEL, deliveryStore as deliveries } from './deliveries.store.ts';
import { deliveryLogStore as deliveryLog } from './delivery-log.store.ts';
import { destinationStore as destinations } from './destinations.store.ts';
import { createDestinations } from './destinations.ts';
import { disabledMail, enqueueDisabledMail } from './disabled-mail.ts';
import { type Dispatcher, startDispatcher } from './dispatcher.ts';
import { createLoggedDeliveries } from './logged-deliveries.ts';
import { replayStore as replays } from './replay.store.ts';
import { type ReplayRequest, replay } from './replay.ts';
import { cacheOpenedSecrets, secretOwner } from './signing-secrets.ts';

export type { Dispatcher } from './dispatcher.ts';
export type { ReplayRequest } from './replay.ts';
export { sign } from './signing-secrets.ts';
export { DELIVERY_EXAMPLE, DeliveryBody, DeliveryHeaders } from './webhooks.schemas.ts';

interface WebhooksOptions {
  db: Database;
  clock: Clock;
  ids: IdSource;
  log: Logger;
  egress: Pick<Egress, 'request'>;
  /** Sent with every delivery. */
  userAgent: string;
  mails: Pick<AccountMails, 'sendNotice'>;
  audit: Pick<Audit, 'record'>;
  appSecret: string;
  siteUrl: string;
}

const CHECKED_SECRETS = 1_000;

export type Webhooks = ReturnType<typeof createWebhooks>;

export function createWebhooks(options: WebhooksOptions) {
  const { db, clock, ids, log, egress, userAgent, audit } = options;
  const box = cacheOpenedSecrets(createSecretBox(deriveKey(options.appSecret, 'webhook-secret')));
  const clearingDeps = { db, clock, clearing };
  return {
    destinations: createDestinations({
      db,
      clock,
      ids,
      audit,
      box,
      destinations,
      deliveries,
      enqueueClearing,
    }),
    deliveryLog: createLoggedDeliveries({ db, clock, ids, destinations, deliveries, deliveryLog }),
    /** Queues the signals of a period again. Returns how many. */
    replay: (accountId: string, destinationId: number, request: ReplayRequest) =>
      replay({ db, clock, replays }, accountId, destinationId, request),
    /** Called in the transaction that stores new signals. */
    async fanOut(tx: Transaction, signalIds: readonly string[]): Promise<void> {
      await deliveries.fanOut(tx, signalIds, clock.now());
    },
    /** For withdrawn signals: finds those that were sent, and discards the others. */
    outlet: { findSent: deliveries.findSent, discard: deliveries.discard },
    /** Runs in processes that work on jobs. */
    startDispatcher: (): Dispatcher =>
      startDispatcher({
        db,
        clock,
        log,
        egress,
        userAgent,
        box,
        claimStore,
        deliveries,
        destinations,
        enqueueDisabledMail,
        onDue: (onNotify) => listen(db, { channel: DUE_CHANNEL, onNotify, log }),
      }),
    async sendDisabledMail(destinationId: number): Promise<void> {
      const destination = await destinations.findById(db, destinationId);
      if (!destination) return;
      await options.mails.sendNotice(destination.account_id, disabledMail(destination, options.siteUrl));
    },
    /** The number of secrets that were sealed with another APP_SECRET, among the oldest destinations. */
    async countUnreadableSecrets(): Promise<number> {
      const secrets = await destinations.listOldestSecrets(db, CHECKED_SECRETS);
      return secrets.filter(
        ({ secret_sealed, webhook_url }) => !box.open(secret_sealed, secretOwner(webhook_url)),
      ).length;
    },
    clearing: {
      oldDeliveries: (signal: AbortSignal) => clearOldDeliveries(clearingDeps, signal),
      /** Deletes expired test receivers with their logs. */
      async expiredReceivers(signal: AbortSignal): Promise<void> {
        if ((await destinations.markExpired(db, clock.now())) > 0)
          await clearDeletedDestinations(clearingDeps, signal);
      },
      /** Deleted destinations are hidden immediately and cleared later by a job. */
      deletedDestinations: (signal: AbortSignal) => clearDeletedDestinations(clearingDeps, signal),
    },
  };
}
