import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { AppInstance } from '../platform/http/index.ts';
import { retryLater } from '../platform/rate-limit/index.ts';

export interface StreamLimits {
  /** Files that one account downloads at the same time. Megabytes of each may not be sent yet. */
  filesMax: number;
  /** Streams of events that one account has open. */
  eventsMax: number;
  /** A stream that has nothing to say for long sends a comment in between. */
  stalledMs: number;
}

const LIMITS: StreamLimits = { filesMax: 10, eventsMax: 200, stalledMs: 60_000 };
const RETRY_SECONDS = 5;

/**
 * Limits what is sent piece by piece: a caller who reads slowly, or not at all, decides how long the rest
 * stays in memory. An account has only some streams at once, and one that nobody reads any more is ended.
 */
export function limitStreams(app: AppInstance, limits: StreamLimits = LIMITS): void {
  const files = countByAccount(limits.filesMax);
  const events = countByAccount(limits.eventsMax);

  app.addHook('onSend', (request, reply, payload, done) => {
    if (!(payload instanceof Readable)) return done(null, payload);
    // The server sets its own limit again after the answer. Calls within the process have no real socket.
    const { socket } = request.raw as { socket: Partial<FastifyRequest['raw']['socket']> };
    socket.setTimeout?.(limits.stalledMs);
    const accountId = accountIn(request);
    if (accountId === undefined) return done(null, payload);
    const isEvents = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    const giveBack = (isEvents ? events : files).take(accountId);
    if (giveBack) {
      reply.raw.once('close', giveBack);
      return done(null, payload);
    }
    payload.destroy();
    reply.removeHeader('content-disposition');
    done(retryLater('You download too much at once', RETRY_SECONDS));
  });
}

/** Undefined for files that everybody may read, such as those of the console. */
function accountIn(request: FastifyRequest): string | undefined {
  return (request as { caller?: { account: { id: string } } }).caller?.account.id;
}

function countByAccount(max: number) {
  const counts = new Map<string, number>();
  return {
    /** Undefined when the account has the most already. */
    take(accountId: string): (() => void) | undefined {
      const count = counts.get(accountId) ?? 0;
      if (count >= max) return undefined;
      counts.set(accountId, count + 1);
      return () => {
        const left = (counts.get(accountId) ?? 1) - 1;
        if (left > 0) counts.set(accountId, left);
        else counts.delete(accountId);
      };
    },
  };
}
