/**
 * The parts that a module's routes need from the web framework, so that they do not depend on the server
 * around them: schemas, errors and limits here, the credential of a request (`credentials.ts`), pages, CSV
 * and headers of answers (`responses.ts`), the media type that a caller prefers (`accepted-type.ts`), and how
 * long it waits (`waiting.ts`).
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Static, type TSchema, Type } from '@sinclair/typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyTypeProvider,
  RawServerDefault,
} from 'fastify';
import type { Need, Requester } from '../../shared/caller.ts';
import type { Plan } from '../../shared/plans.ts';
import { PROBLEM_CODES, type Problem } from '../../shared/problem.ts';
import { type RateLimiter, rateHeaders, rateLimited } from '../rate-limit/index.ts';

export { acceptedType } from './accepted-type.ts';
export { apiKeyIn, bearerTokenIn, looksLikeKey } from './credentials.ts';
export {
  CREDIT_HEADERS,
  CsvOut,
  creditHeadersHook,
  newestFirst,
  PageLimit,
  readOnePage,
  readPages,
  sendCsv,
  setCreditHeaders,
  setsCreditHeaders,
  varyBy,
} from './responses.ts';
export { closeSignal, WaitHeaders, waitOf } from './waiting.ts';

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
    /** The permission that the caller needs. Without it, GET requires `read` and all else `manage`. */
    needs?: Need;
    /**
     * The route's own first statement checks `keyToConfirm`. A recently verified key is then not looked up
     * again before the route, which saves the busiest routes one of two round trips.
     */
    confirmsKey?: boolean;
    /**
     * Running the call twice is harmless: the second run finds the result of the first. An interrupted call
     * with an `Idempotency-Key` is then run again.
     */
    mayRunTwice?: boolean;
    /**
     * For a route that declares no credential and checks it itself: the account that calls, once the body was
     * read; undefined if this call needs no credential. Its calls can then be repeated with an
     * `Idempotency-Key` too.
     */
    findAccountId?: (request: FastifyRequest) => Promise<string | undefined>;
    /** A path parameter that does not fit its schema is answered like an id that does not exist. */
    unknownId?: () => Problem;
    /** The handler reads the body from the raw request, past the framework. */
    readsOwnBody?: boolean;
    /** The route has its own rate limit, instead of the account's limit of all calls. */
    hasOwnLimit?: boolean;
    /**
     * The answer is a table of one row where `Accept` prefers CSV: each column, and the path of its value in
     * the JSON.
     */
    csv?: Readonly<Record<string, string>>;
    /** The route ends: from when it is deprecated, and the day after which a release removes it. */
    deprecated?: { since: Date; sunset: Date };
    /**
     * Names the data that the route exports from the account, in words; each success is in the audit trail.
     */
    exports?: string;
  }
  interface FastifyRequest {
    /** The hash of a recently verified key. The route must check that it is still valid. */
    keyToConfirm?: Buffer | undefined;
    /**
     * Looks that key up, and clears `keyToConfirm`. Throws if the key is not valid any more. The server calls
     * it before it answers with an error.
     */
    confirmKey?: () => Promise<void>;
    /** The answer may be different a moment later, whatever its status; it is not kept for a repetition. */
    isPassing?: boolean;
    /** Who calls, for the history; set together with the caller. */
    requester?: Requester;
    /** What the plan of the calling account allows; set together with the caller. */
    plan?: Plan | undefined;
  }
}

/** The permission that a route requires. */
export function needOf(method: string | string[], needs: Need | undefined): Need {
  return needs ?? ([method].flat().every((one) => one === 'GET' || one === 'HEAD') ? 'read' : 'manage');
}

export const JSON_MEDIA_TYPE = 'application/json';
/** The header of answers that are serialised by hand instead of by the framework. */
export const JSON_CONTENT_TYPE = `${JSON_MEDIA_TYPE}; charset=utf-8`;

/**
 * The id of the calling account. `src/http/authenticate.ts` sets the caller before the handler of a route
 * with a credential runs; calling this on a route without one is a bug.
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

/** The numbers of the calling account's plan, such as how many companies it may watch. */
export function planOf(request: FastifyRequest): Plan {
  if (!request.plan) throw new Error(`${request.routeOptions.url} reads the caller but takes no credential`);
  return request.plan;
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

/**
 * An `onRequest` hook that limits the calls of an account. It runs before the body is read, so every request
 * counts.
 */
export function limitCalls(limiter: Pick<RateLimiter, 'consume'>, what: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const state = await limiter.consume(accountIdOf(request));
    reply.headers(rateHeaders(state));
    if (!state.allowed) throw rateLimited(state, what);
  };
}

/**
 * An `onRequest` hook for large bodies: they may come slowly, and are in memory until the call is answered.
 * `take` throws when too many of them are on their way.
 */
export function takeRoom(room: { take(accountId: string, bytes: number): () => void }, bytesMax: number) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const declared = Number(request.headers['content-length'] ?? bytesMax);
    // A body that is longer is refused before it is read.
    const giveBack = room.take(accountIdOf(request), Math.min(declared, bytesMax));
    reply.raw.once('close', giveBack);
  };
}

/**
 * Parts that the schemas of many routes are made of. A schema with a `title` is a named component of the
 * API's description; a title names one schema only.
 */
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const Timestamp = (description?: string) =>
  Type.String({ format: 'date-time', ...described(description) });

/** The part of a query that says which time is wanted. */
export const TimeWindowIn = {
  since: Type.Optional(Timestamp('From this time on.')),
  until: Type.Optional(Timestamp('Up to this time.')),
};

/** The keyword of a string whose enum is compared without case; the handler gets it in lower case. */
export const ANY_CASE = 'x-any-case';

/** An `enum` of strings. A union of literals would read badly in the API's description. */
export const OneOf = <Value extends string>(
  values: readonly Value[],
  options: string | { title?: string; description?: string } = {},
) =>
  Type.Unsafe<Value>({
    type: 'string',
    enum: [...values],
    ...(typeof options === 'string' ? { description: options } : options),
  });

/** The schema of a request or an answer, with an example for the API's description. */
export const withExample = <T extends TSchema>(schema: T, example: Static<T>): T => ({
  ...schema,
  examples: [example],
});

/**
 * As `withExample`, for an answer of several outcomes. The names are those under which the description lists
 * them.
 */
export const withExamples = <T extends TSchema>(
  schema: T,
  examples: Record<string, { summary: string; value: Static<T> }>,
): T => ({ ...schema, 'x-examples': examples });

function described(description: string | undefined) {
  return description === undefined ? {} : { description };
}

/** The body of every answer with a status of 400 or more. */
const ErrorOut = Type.Object(
  {
    error: Type.Object({
      code: Type.Unsafe<string>({
        type: 'string',
        enum: [...PROBLEM_CODES],
        description: 'The code of the error, which stays the same; docs/errors.md explains each code.',
      }),
      message: Type.String({ description: 'One sentence a person can act on.' }),
      details: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
      request_id: Type.String(),
    }),
  },
  { title: 'Error', description: 'What went wrong, and what to do about it.' },
);

/** The error half of a route's `response` schema: `...errorResponses(400, 401)`. */
export function errorResponses(...statuses: number[]): Record<number, TSchema> {
  return Object.fromEntries(statuses.map((status) => [status, ErrorOut]));
}
