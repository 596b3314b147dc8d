import type { Logger } from '../../platform/logger.ts';
import type { ClaimedDelivery } from './webhook.ts';

export interface LaneOptions {
  /** False when the receiver failed. */
  attempt: (delivery: ClaimedDelivery) => Promise<boolean>;
  giveBack: (deliveries: readonly ClaimedDelivery[]) => Promise<void>;
  /** Called when a lane is about to come to its end, so that more can be taken. */
  onRoom: () => void;
  log: Logger;
}

export interface Lanes {
  add(delivery: ClaimedDelivery): void;
  /** Gives back what waits, and resolves when nothing is under way. */
  stop(): Promise<void>;
}

interface Lane {
  waiting: ClaimedDelivery[];
  running: Set<Promise<void>>;
}

const AT_ONCE = 4;
/** So few are left that the next ones should come. */
const LOW = 8;

/**
 * One lane a destination, a few attempts beside each other in it. A lane in which an attempt fails is cleared: what
 * waits there goes back, so that a receiver that has died holds nothing up and is not flooded when it returns.
 */
export function createLanes({ attempt, giveBack, onRoom, log }: LaneOptions): Lanes {
  const lanes = new Map<number, Lane>();
  const givingBack = new Set<Promise<void>>();
  let isStopped = false;

  function clear(lane: Lane): void {
    const back = lane.waiting.splice(0);
    const giving = giveBack(back).finally(() => givingBack.delete(giving));
    givingBack.add(giving);
  }

  async function run(lane: Lane, delivery: ClaimedDelivery): Promise<void> {
    try {
      if (!(await attempt(delivery))) clear(lane);
    } catch (error) {
      // It will be tried again when the claim runs out: at least once. So would the others here, which therefore wait.
      log.warn({ err: error, delivery_id: delivery.id }, 'a webhook attempt was not recorded');
      clear(lane);
    }
  }

  function advance(id: number, lane: Lane): void {
    while (!isStopped && lane.running.size < AT_ONCE) {
      const delivery = lane.waiting.shift();
      if (!delivery) break;
      const running: Promise<void> = run(lane, delivery).then(() => {
        lane.running.delete(running);
        advance(id, lane);
        if (lane.waiting.length === LOW && !isStopped) onRoom();
      });
      lane.running.add(running);
    }
    if (lane.running.size === 0 && lane.waiting.length === 0 && lanes.get(id) === lane) {
      lanes.delete(id);
      if (!isStopped) onRoom();
    }
  }

  return {
    add(delivery) {
      const id = delivery.destination_id;
      const lane = lanes.get(id) ?? { waiting: [], running: new Set<Promise<void>>() };
      lanes.set(id, lane);
      lane.waiting.push(delivery);
      advance(id, lane);
    },
    async stop() {
      isStopped = true;
      for (const lane of lanes.values()) clear(lane);
      await Promise.allSettled([...lanes.values()].flatMap(({ running }) => [...running]));
      await Promise.allSettled([...givingBack]);
    },
  };
}
