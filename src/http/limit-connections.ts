import type { AppInstance } from '../platform/http/index.ts';
import { MINUTE_MS } from '../shared/clock.ts';

/**
 * More than callers need. Each connection takes memory, and one of the files that a process may have open,
 * which websites and the database need too.
 */
const CONNECTIONS_MAX = 10_000;

/** Closes new connections without an answer while there are too many. */
export function limitConnections({ server, log }: AppInstance, connectionsMax = CONNECTIONS_MAX): void {
  server.maxConnections = connectionsMax;
  let nextWarning = 0;
  server.on('drop', () => {
    if (Date.now() < nextWarning) return;
    nextWarning = Date.now() + MINUTE_MS;
    log.warn(
      { connections: connectionsMax },
      'Too many callers are connected; further ones are turned away until some leave.',
    );
  });
}
