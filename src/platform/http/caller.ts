import type { FastifyRequest } from 'fastify';

/**
 * The account that calls. `src/http/authenticate.ts` has found it before the handler of any route that takes a
 * credential runs; a route that asks here without taking one is our mistake.
 */
export function accountIdOf(request: FastifyRequest): string {
  const { caller } = request as { caller?: { account: { id: string } } };
  if (!caller) throw new Error(`${request.routeOptions.url} reads the caller but takes no credential`);
  return caller.account.id;
}
