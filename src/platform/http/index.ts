/** What a module's routes need from the web framework, so that they do not depend on the server around them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Static, TSchema } from '@sinclair/typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyTypeProvider,
  RawServerDefault,
} from 'fastify';
import type { Need, Requester } from '../../shared/caller.ts';
import { type RateLimiter, rateHeaders, rateLimited } from '../rate-limit/index.ts';

export {
  CREDIT_HEADERS,
  CsvOut,
  creditHeadersHook,
  readOnePage,
  readPages,
  sendCsv,
  setCreditHeaders,
  setsCreditHeaders,
} from './responses.ts';
export { ANY_CASE, errorResponses, Nullable, OneOf, Timestamp, withExample } from './schemas.ts';

/** Gives handlers the types of their TypeBox schemas. */
export interface TypeBoxTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
  serializer: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
}

/** A Fastify instance whose handlers get the types of their TypeBox schemas. */
export type AppInstance = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** Which credential a route takes: none, a session only, an API key only, or either of the two. */
export type RouteAuth = 'none' | 'session' | 'key' | 'any';

declare module 'fastify' {
  interface FastifyContextConfig {
    auth?: RouteAuth;
    /** What the caller must be allowed to do. Without it, GET requires `read` and all else `manage`. */
    needs?: Need;
    /**
     * The route's own first statement checks `keyToConfirm`. A recently verified key is then not looked up again before
     * the route, which saves the busiest routes one of two round trips.
     */
    confirmsKey?: boolean;
    /** What the route exports from the account, in words; each success is in the audit trail. */
    exports?: string;
  }
  interface FastifyRequest {
    /** The hash of a recently verified key. The route must check that it is still valid. */
    keyToConfirm?: Buffer;
    /** Who calls, for the history; set together with the caller. */
    requester?: Requester;
  }
}

/** The permission that a route requires. */
export function needOf(method: string | string[], needs: Need | undefined): Need {
  return needs ?? ([method].flat().every((one) => one === 'GET' || one === 'HEAD') ? 'read' : 'manage');
}

/** The content type of answers that are serialised by hand instead of by the framework. */
export const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * The id of the calling account. `src/http/authenticate.ts` sets the caller before the handler of a route with a
 * credential runs; calling this on a route without one is a bug.
 */
export function accountIdOf(request: FastifyRequest): string {
  const { caller } = request as { caller?: { account: { id: string } } };
  if (!caller) throw new Error(`${request.routeOptions.url} reads the caller but takes no credential`);
  return caller.account.id;
}

/** Who calls a route that takes a credential. */
export function requesterOf(request: FastifyRequest): Requester {
  if (!request.requester)
    throw new Error(`${request.routeOptions.url} reads the caller but takes no credential`);
  return request.requester;
}

/** Who changes something, for the audit trail. */
export function actorOf(request: FastifyRequest): { accountId: string; actor: string; address: string } {
  return { accountId: accountIdOf(request), actor: requesterOf(request).actor, address: request.ip };
}

/** The e-mail address of the person, or of the account whose key was used. */
export function callerEmailOf(request: FastifyRequest): string {
  const { caller } = request as { caller?: { account: { email: string } } };
  if (!caller) throw new Error(`${request.routeOptions.url} reads the caller but takes no credential`);
  return caller.account.email;
}

/** An `onRequest` hook that limits the calls of an account. It runs before the body is read, so every request counts. */
export function limitCalls(limiter: Pick<RateLimiter, 'consume'>, what: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const state = await limiter.consume(accountIdOf(request));
    reply.headers(rateHeaders(state));
    if (!state.allowed) throw rateLimited(state, what);
  };
}
