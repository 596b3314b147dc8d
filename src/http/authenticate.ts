import type { FastifyRequest, RouteOptions } from 'fastify';
import type { Accounts, Caller } from '../modules/accounts/index.ts';
import type { AppInstance, RouteAuth } from '../platform/http/index.ts';
import { Problem } from '../shared/problem.ts';
import { consoleSession } from './console/console-cookie.ts';
import { createRecognisedKeys } from './recognised-keys.ts';

/**
 * Every route under /v1 says which credential it takes (`config.auth`), and this hook checks it before the body
 * is read. A route that says nothing does not start the server: forgetting must not mean "open to all".
 */
export function addAuthentication(
  app: AppInstance,
  accounts: Pick<Accounts, 'authenticateKey' | 'authenticateSession'>,
): void {
  app.addHook('onRoute', (route: RouteOptions) => {
    if (route.url.startsWith('/v1/') && route.config?.auth === undefined && !route.schema?.hide) {
      throw new Error(`${route.method} ${route.url} does not say which credential it takes (config.auth)`);
    }
  });
  app.decorateRequest('caller', undefined);
  app.decorateRequest('keyToConfirm', undefined);
  const recognised = createRecognisedKeys();
  app.addHook('onRequest', (request, _reply, done) => {
    const { auth, confirmsKey = false } = request.routeOptions.config;
    if (auth === undefined || auth === 'none') return done();
    const key = confirmsKey ? request.headers['x-api-key'] : undefined;
    const known = typeof key === 'string' ? recognised.find(key) : undefined;
    if (known) {
      request.caller = known.caller;
      request.keyToConfirm = known.hash;
      return done();
    }
    identify(request, auth, accounts).then((caller) => {
      if (typeof key === 'string') recognised.add(key, caller);
      request.caller = caller;
      done();
    }, done);
  });
}

async function identify(
  request: FastifyRequest,
  auth: Exclude<RouteAuth, 'none'>,
  accounts: Pick<Accounts, 'authenticateKey' | 'authenticateSession'>,
): Promise<Caller> {
  // An empty header is what a client sends that has no key: the session, if there is one, counts.
  const key = request.headers['x-api-key'] || undefined;
  if (auth !== 'session' && typeof key === 'string') return accounts.authenticateKey(key);
  const token =
    auth === 'key' ? undefined : /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  // Whoever uses the console may do there what the account's key may do.
  const session = token ?? consoleSession(request);
  if (session !== undefined) return accounts.authenticateSession(session);
  throw new Problem('missing_credentials', ASK[auth], {
    headers: { 'www-authenticate': 'Bearer realm="domesday"' },
  });
}

const ASK = {
  any: 'Send your API key as X-API-Key, or a session as a bearer token.',
  key: 'Send your API key as X-API-Key.',
  session: 'Send a session as a bearer token.',
} as const;
