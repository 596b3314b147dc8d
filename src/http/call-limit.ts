import { type AppInstance, accountIdOf } from '../platform/http/index.ts';
import type { Database } from '../platform/postgres/index.ts';
import {
  bufferLimiter,
  createRateLimiter,
  type RateLimiter,
  rateHeaders,
  rateLimited,
} from '../platform/rate-limit/index.ts';
import type { Clock } from '../shared/clock.ts';

export type CallLimit = Pick<RateLimiter, 'consume'>;

/**
 * The limit of all calls of an account together, whatever it calls. Counted in memory, so that it costs a
 * call nothing.
 */
export function createCallLimit(
  db: Database,
  { clock, perMinute }: { clock: Clock; perMinute: number },
): CallLimit {
  const limiter = createRateLimiter(db, clock, { name: 'calls', limit: perMinute, windowSeconds: 60 });
  return bufferLimiter(limiter, perMinute, clock);
}

/**
 * Counts every call with a credential, unless its route has a limit of its own (`config.hasOwnLimit`), and
 * says in each answer what is left. Added after the authentication, which sets the caller.
 */
export function addCallLimit(app: AppInstance, limit: CallLimit): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { auth = 'none', hasOwnLimit = false } = request.routeOptions.config;
    if (auth === 'none' || hasOwnLimit) return done();
    limit.consume(accountIdOf(request)).then((state) => {
      reply.headers(rateHeaders(state));
      done(state.allowed ? undefined : rateLimited(state, 'Too many calls within a minute'));
    }, done);
  });
}
