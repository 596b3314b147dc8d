import { Logger as GraphileLogger } from 'graphile-worker';
import type { Logger } from '../logger.ts';

/** graphile-worker tells the whole of every job; failures are logged by us, so the rest is for debugging. */
export function graphileLogger(log: Logger): GraphileLogger {
  return new GraphileLogger(() => (level, message) => {
    if (level === 'warning') log.warn(message);
    else log.debug(message);
  });
}
