import { createHash } from 'node:crypto';
import type { FastifyRequest, RouteOptions } from 'fastify';
import {
  type Accounts,
  type Authenticator,
  type Caller,
  roleDoesNotAllow,
} from '../modules/accounts/index.ts';
import type { Oauth } from '../modules/oauth/index.ts';
import {
  type AppInstance,
  apiKeyIn,
  bearerTokenIn,
  looksLikeKey,
  needOf,
  type RouteAuth,
} from '../platform/http/index.ts';
import { CLIENT_HEADER, isAllowed, type Need, type Requester } from '../shared/caller.ts';
import { Problem } from '../shared/problem.ts';
import { consoleSession } from './console/console-session.routes.ts';

interface Authentication {
  authenticator: Authenticator;
  /** For routes with a limit by plan. */
  planOf?: Accounts['planOf'];
  /** The caller with an OAuth token for the API. By default there are none. */
  findApiCaller?: Oauth['findApiCaller'];
}

/**
 * Every route under /v1 declares which credential it takes (`config.auth`), and this hook checks it before
 * the body is read. The server does not start with a route that declares nothing, so that no route is open by
 * mistake.
 */
export function addAuthentication(app: AppInstance, options: Authentication): void {
  app.addHook('onRoute', (route: RouteOptions) => {
    if (route.url.startsWith('/v1/') && route.config?.auth === undefined && !route.schema?.hide) {
      throw new Error(`${route.method} ${route.url} does not say which credential it takes (config.auth)`);
    }
  });
  app.decorateRequest('caller', undefined);
  app.decorateRequest('keyToConfirm', undefined);
  app.decorateRequest('confirmKey', undefined);
  app.decorateRequest('requester', undefined);
  app.decorateRequest('plan', undefined);
  const keyCache = createKeyCache();
  const setCaller = (request: FastifyRequest, caller: Caller) => {
    request.caller = caller;
    request.requester = describeRequester(request, caller);
    request.plan = options.planOf?.(caller.account);
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const { auth, confirmsKey = false } = request.routeOptions.config;
    if (auth === undefined || auth === 'none') return done();
    // An answer that was kept for an Idempotency-Key is given without the route's own statement, which would
    // confirm the key.
    const isConfirmed = confirmsKey && request.headers['idempotency-key'] === undefined;
    const key = isConfirmed ? apiKeyIn(request.headers) : undefined;
    const cached = key === undefined ? undefined : keyCache.find(key);
    if (key !== undefined && cached) {
      setCaller(request, cached.caller);
      request.keyToConfirm = cached.hash;
      // For errors, which may come before the route's own statement.
      request.confirmKey = async () => {
        keyCache.remove(key);
        const caller = await options.authenticator.authenticateKey(key);
        keyCache.add(key, caller);
        request.keyToConfirm = undefined;
      };
      return done(refusalOf(request, cached.caller));
    }
    identify(request, auth, options).then((caller) => {
      if (key !== undefined) keyCache.add(key, caller);
      setCaller(request, caller);
      done(refusalOf(request, caller));
    }, done);
  });
}

/** The one place where roles and scopes are checked. Undefined: the caller may do this. */
function refusalOf({ routeOptions, method }: FastifyRequest, caller: Caller): Problem | undefined {
  const need = needOf(method, routeOptions.config.needs);
  return isAllowed(caller.permissions, need) ? undefined : notAllowed(caller, need);
}

function describeRequester(request: FastifyRequest, caller: Caller): Requester {
  const isConsole = caller.via === 'session' && request.headers.authorization === undefined;
  const named = request.headers[CLIENT_HEADER] === 'cli' ? 'cli' : 'api';
  return { source: isConsole ? 'console' : named, actor: caller.actor };
}

async function identify(
  request: FastifyRequest,
  auth: Exclude<RouteAuth, 'none'>,
  { authenticator, findApiCaller }: Authentication,
): Promise<Caller> {
  const key = apiKeyIn(request.headers);
  if (auth !== 'session' && key !== undefined) return authenticator.authenticateKey(key);
  const token = auth === 'key' ? undefined : bearerTokenIn(request.headers);
  if (token !== undefined && looksLikeKey(token)) throw keyInsteadOfSession();
  // Not where only a session will do: such routes end or replace credentials. Sessions are JWTs, with dots.
  if (auth === 'any' && token !== undefined && !token.includes('.')) {
    const caller = await findApiCaller?.(token);
    if (caller) return caller;
  }
  // The console's session may do everything that the account's key may do.
  const session = token ?? consoleSession(request);
  if (session !== undefined) return authenticator.authenticateSession(session, request.ip);
  throw new Problem('missing_credentials', CREDENTIAL_HINTS[auth], {
    headers: { 'www-authenticate': 'Bearer realm="domesday"' },
  });
}

function keyInsteadOfSession(): Problem {
  return new Problem(
    'invalid_credentials',
    'This is an API key, but this route takes a session only; sign in and send the session as a bearer token.',
    { headers: { 'www-authenticate': 'Bearer realm="domesday"' } },
  );
}

const CREDENTIAL_HINTS = {
  any: 'Send your API key as X-API-Key or as a bearer token, or a session as a bearer token.',
  key: 'Send your API key as X-API-Key or as a bearer token.',
  session: 'Send a session as a bearer token.',
} as const;

/** The refusal of a valid credential that does not allow this. */
export function notAllowed({ via }: Pick<Caller, 'via'>, need: Need): Problem {
  if (via === 'key')
    return new Problem('insufficient_scope', `This API key lacks the scope ${need}; use a key that has it.`, {
      headers: {
        'www-authenticate': `Bearer realm="domesday", error="insufficient_scope", scope="${need}"`,
      },
    });
  return roleDoesNotAllow(need);
}

/** The caller of a key when it was last looked up. */
interface CachedKey {
  caller: Caller;
  hash: Buffer;
}

const LIFETIME_MS = 30_000;
const KEYS_MAX = 1_000;

/**
 * Recently verified keys, for routes that confirm the key in their own statement (`config.confirmsKey`). A
 * cached key is never accepted without that, and an error is answered only after the key was looked up again
 * (`sendError`): a revoked key is refused immediately, in every process. Of the caller only the id is
 * reliable; the rest is as old as the look-up.
 */
export function createKeyCache(now: () => number = () => performance.now()) {
  const keys = new Map<string, CachedKey & { until: number }>();
  return {
    find(key: string): CachedKey | undefined {
      const known = keys.get(key);
      if (known === undefined || known.until > now()) return known;
      keys.delete(key);
      return undefined;
    },
    add(key: string, caller: Caller): void {
      // The first is the oldest: entries are removed when they expire and added again at the end.
      if (keys.size >= KEYS_MAX) keys.delete(keys.keys().next().value ?? '');
      const hash = createHash('sha256').update(key).digest();
      keys.set(key, { caller, hash, until: now() + LIFETIME_MS });
    },
    remove(key: string): void {
      keys.delete(key);
    },
  };
}
