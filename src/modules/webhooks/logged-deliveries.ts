import { Problem } from '../../shared/problem.ts';
import type { SignalType } from '../../shared/signal-types.ts';
import type { DeliveryLogStore, LogPage } from './delivery-log.store.ts';
import { type DestinationDeps, findDestination, webhookNotFound } from './destinations.ts';
import { type LoggedDelivery, testBody } from './webhook.ts';

interface LoggedDeliveryDeps
  extends Pick<DestinationDeps, 'db' | 'clock' | 'ids' | 'destinations' | 'deliveries'> {
  deliveryLog: DeliveryLogStore;
}

/**
 * The log of deliveries to a destination of an account, and deliveries on request: tests and redeliveries.
 */
export function createLoggedDeliveries(deps: LoggedDeliveryDeps) {
  const { db, clock, ids, deliveries, deliveryLog } = deps;

  async function findLogged(destinationId: number, deliveryId: string): Promise<LoggedDelivery> {
    const delivery = await deliveryLog.find(db, destinationId, deliveryId);
    if (!delivery) throw new Problem('not_found', 'This destination has no delivery with this id.');
    return delivery;
  }

  return {
    /** Queues a test delivery about a fictional company. Default type: the first type of the destination. */
    async test(accountId: string, id: number, signalType?: SignalType): Promise<LoggedDelivery> {
      const { signal_type } = await findDestination(deps, accountId, id);
      const at = clock.now();
      const deliveryId = ids.sortable('whd', at);
      const body = testBody(ids.sortable('sig_test', at), signalType ?? signal_type, at);
      const test = { destinationId: id, id: deliveryId, body, at };
      if (!(await deliveries.insertTest(db, test))) throw webhookNotFound();
      return findLogged(id, deliveryId);
    },

    async list(accountId: string, id: number, page: LogPage) {
      await findDestination(deps, accountId, id);
      return deliveryLog.list(db, id, page);
    },

    /** One delivery, with the headers of its attempts. */
    async find(accountId: string, id: number, deliveryId: string): Promise<LoggedDelivery> {
      await findDestination(deps, accountId, id);
      return findLogged(id, deliveryId);
    },

    async redeliver(accountId: string, id: number, deliveryId: string): Promise<LoggedDelivery> {
      await findDestination(deps, accountId, id);
      await findLogged(id, deliveryId);
      await deliveries.restart(db, id, deliveryId, clock.now());
      return findLogged(id, deliveryId);
    },
  };
}
