import type { Database, Transaction } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { DAY_MS } from '../../shared/durations.ts';
import type { IdSource } from '../../shared/ids.ts';
import { Problem } from '../../shared/problem.ts';
import type { SecretBox } from '../../shared/secret-box.ts';
import type { SignalFilter } from '../signals/index.ts';
import type { DeliveryStore } from './deliveries.store.ts';
import { testBody } from './delivery-body.ts';
import { checkDestinationUrl } from './destination-url.ts';
import type { DestinationStore } from './destinations.store.ts';
import { createSigningSecret, secretOwner } from './signing-secrets.ts';
import type { Destination, LoggedDelivery } from './webhook.ts';

export interface DestinationDeps {
  db: Database;
  clock: Clock;
  ids: IdSource;
  box: SecretBox;
  destinations: DestinationStore;
  deliveries: DeliveryStore;
  /** Queues the job that deletes marked destinations, in the transaction that marks one. */
  enqueueClearing: (tx: Transaction) => Promise<void>;
}

const PREVIOUS_SECRET_MS = DAY_MS;

/** What an account can do with its destinations. Each call takes the account and sees only its destinations. */
export function createDestinations(deps: DestinationDeps) {
  const { db, clock, ids, box, destinations, deliveries } = deps;

  async function find(accountId: string, id: number): Promise<Destination> {
    const destination = await destinations.find(db, accountId, id);
    if (!destination) throw webhookNotFound();
    return destination;
  }

  async function findDelivery(destinationId: number, deliveryId: string): Promise<LoggedDelivery> {
    const delivery = await deliveries.findLogged(db, destinationId, deliveryId);
    if (!delivery) throw new Problem('not_found', 'This destination has no delivery with this id.');
    return delivery;
  }

  return {
    list: (accountId: string) => destinations.list(db, accountId),
    find,

    async register(accountId: string, input: { webhookUrl: string; signalType: SignalFilter }) {
      const webhookUrl = checkDestinationUrl(input.webhookUrl);
      const signingSecret = createSigningSecret();
      const destination = await destinations.insert(db, {
        accountId,
        webhookUrl,
        signalType: input.signalType,
        secretSealed: box.seal(signingSecret, secretOwner(webhookUrl)),
        at: clock.now(),
      });
      if (destination) return { destination, signingSecret };
      throw new Problem(
        'webhook_limit_reached',
        'An account has at most 10 webhooks: delete one that you no longer need.',
      );
    },

    async delete(accountId: string, id: number): Promise<void> {
      await db.transaction(async (tx) => {
        if (!(await destinations.markDeleted(tx, accountId, id))) throw webhookNotFound();
        await deps.enqueueClearing(tx);
      });
    },

    async rotateSecret(accountId: string, id: number) {
      const { webhook_url } = await find(accountId, id);
      const signingSecret = createSigningSecret();
      const previousUntil = new Date(clock.now().getTime() + PREVIOUS_SECRET_MS);
      const sealed = box.seal(signingSecret, secretOwner(webhook_url));
      if (!(await destinations.rotateSecret(db, accountId, id, { sealed, previousUntil })))
        throw webhookNotFound();
      return { signingSecret, previousUntil };
    },

    /** What waited when it was disabled is sent in any case; what was held back since then, only if asked for. */
    async enable(
      accountId: string,
      id: number,
      { sendHeldBack = false }: { sendHeldBack?: boolean } = {},
    ): Promise<Destination> {
      return db.transaction(async (tx) => {
        const destination = await destinations.enable(tx, accountId, id);
        if (!destination) throw webhookNotFound();
        if (sendHeldBack) await deliveries.sendHeldBack(tx, id, clock.now());
        return destination;
      });
    },

    /** Queues a delivery about a fictional company. */
    async test(accountId: string, id: number): Promise<LoggedDelivery> {
      const { signal_type } = await find(accountId, id);
      const at = clock.now();
      const deliveryId = ids.sortable('whd', at);
      const body = testBody(ids.sortable('sig_test', at), signal_type, at);
      const test = { destinationId: id, id: deliveryId, body, at };
      if (!(await deliveries.insertTest(db, test))) throw webhookNotFound();
      return findDelivery(id, deliveryId);
    },

    async listDeliveries(accountId: string, id: number, page: { before: string | null; limit: number }) {
      await find(accountId, id);
      return deliveries.listLogged(db, id, page);
    },

    async redeliver(accountId: string, id: number, deliveryId: string): Promise<LoggedDelivery> {
      await find(accountId, id);
      await findDelivery(id, deliveryId);
      await deliveries.restart(db, id, deliveryId, clock.now());
      return findDelivery(id, deliveryId);
    },
  };
}

export function webhookNotFound(): Problem {
  return new Problem('webhook_not_found', 'Your account has no webhook with this id.');
}
