import pg from 'pg';
import type { Logger } from '../logger.ts';
import type { Database } from './database.ts';

export interface Listener {
  stop(): Promise<void>;
}

const RECONNECT_MS = 1_000;
const ANSWER_WITHIN_MS = 5_000;

/**
 * Calls back when a `pg_notify` on the channel is committed. Notifications are lost while the connection is
 * down, so listeners must also poll now and then. The callback is also called after every connect, without a
 * payload.
 */
export function listen(
  { sessionUrl }: Pick<Database, 'sessionUrl'>,
  { channel, onNotify, log }: { channel: string; onNotify: (payload?: string) => void; log: Logger },
): Listener {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: sessionUrl,
      application_name: `domesday listening to ${channel}`,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    });
    client = fresh;
    let isLost = false;
    const lost = (error?: Error) => {
      if (isLost || isStopped) return;
      isLost = true;
      if (error) log.debug({ err: error }, 'the listening connection broke');
      fresh.end().catch(() => undefined);
      timer = setTimeout(() => void connect(), RECONNECT_MS);
    };
    fresh.on('error', lost);
    fresh.on('end', () => lost());
    fresh.on('notification', ({ payload }) => onNotify(payload ?? ''));
    try {
      await fresh.connect();
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
      onNotify();
    } catch (error) {
      lost(error as Error);
    }
  }

  const connecting = connect();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await connecting;
      await client?.end().catch(() => undefined);
    },
  };
}
