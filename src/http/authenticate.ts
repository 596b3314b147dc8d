import type { FastifyRequest, RouteOptions } from 'fastify';
import type { Accounts, Caller } from '../modules/accounts/index.ts';
import type { AppInstance } from '../platform/http/index.ts';
import { Problem } from '../shared/problem.ts';

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
  app.addHook('onRequest', (request, _reply, done) => {
    const { auth } = request.routeOptions.config;
    if (auth === undefined || auth === 'none') return done();
    identify(request, auth, accounts).then((caller) => {
      request.caller = caller;
      done();
    }, done);
  });
}

async function identify(
  request: FastifyRequest,
  auth: 'session' | 'any',
  accounts: Pick<Accounts, 'authenticateKey' | 'authenticateSession'>,
): Promise<Caller> {
  const key = request.headers['x-api-key'];
  if (auth === 'any' && typeof key === 'string') return accounts.authenticateKey(key);
  const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token !== undefined) return accounts.authenticateSession(token);
  throw new Problem(
    'missing_credentials',
    auth === 'any'
      ? 'Send your API key as X-API-Key, or a session as a bearer token.'
      : 'Send a session as a bearer token.',
    { headers: { 'www-authenticate': 'Bearer realm="domesday"' } },
  );
}
