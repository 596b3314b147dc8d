import { Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AppInstance, withExample } from '../../platform/http/index.ts';
import { type RateLimiter, rateHeaders, rateLimited } from '../../platform/rate-limit/index.ts';
import { networkOf } from '../../shared/internet/network-address.ts';
import { Problem } from '../../shared/problem.ts';
import type { Caller } from '../accounts/index.ts';
import {
  apiResource,
  consentPage,
  MCP_SCOPE,
  METADATA_PATHS,
  mcpResource,
  OAUTH_PATHS,
  RESOURCE_METADATA_PATH,
  resourceMetadata,
} from './addresses.ts';
import type { Oauth } from './index.ts';
import { PROVIDER_ROUTES } from './provider-route-schemas.ts';

/** The part of the caller that this module needs, set by `src/http/authenticate.ts`. */
interface WithCaller {
  caller?: Caller;
}

const ResourceMetadata = Type.Object(
  {
    resource: Type.String(),
    authorization_servers: Type.Array(Type.String()),
    scopes_supported: Type.Array(Type.String()),
    bearer_methods_supported: Type.Array(Type.String()),
    resource_name: Type.String(),
    resource_documentation: Type.String(),
  },
  { title: 'ProtectedResourceMetadata', description: 'The metadata of a protected resource.' },
);
const tags = ['Agents'];
const hide = true;

export async function oauthRoutes(app: AppInstance, oauth: Oauth): Promise<void> {
  resourceMetadataRoutes(app, oauth);
  consentRoutes(app, oauth);
  await app.register(async (scope) => providerRoutes(scope as AppInstance, oauth));
}

function resourceMetadataRoutes(app: AppInstance, oauth: Oauth): void {
  const resources = [
    { path: RESOURCE_METADATA_PATH, resource: mcpResource(oauth.baseUrl) },
    {
      path: `${RESOURCE_METADATA_PATH}/mcp`,
      resource: mcpResource(oauth.baseUrl),
      operationId: 'getProtectedResourceMetadata',
      summary: 'Which authorisation server gives out tokens for the agent endpoint (RFC 9728)',
    },
    {
      path: `${RESOURCE_METADATA_PATH}/v1`,
      resource: apiResource(oauth.baseUrl),
      operationId: 'getApiResourceMetadata',
      summary: 'Which authorisation server gives out tokens for the API (RFC 9728)',
    },
  ];
  for (const { path, resource, operationId, summary } of resources) {
    app.get(
      path,
      {
        config: { auth: 'none' },
        schema:
          operationId === undefined
            ? { hide }
            : {
                tags,
                operationId,
                summary,
                response: { 200: withExample(ResourceMetadata, resourceMetadata(oauth, resource)) },
              },
      },
      async (_request, reply) => {
        reply
          .header('access-control-allow-origin', '*')
          .header('cross-origin-resource-policy', 'cross-origin');
        return resourceMetadata(oauth, resource);
      },
    );
  }
}

/** The routes that `oidc-provider` handles itself. */
function providerRoutes(app: AppInstance, oauth: Oauth): void {
  // The provider parses bodies itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const config = { auth: 'none' as const, readsOwnBody: true };
  const validatorCompiler = () => () => true;
  const limits: Record<string, (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>> = {
    [OAUTH_PATHS.registration]: limitRegistrations,
    [OAUTH_PATHS.authorization]: limitAuthorizations,
  };
  for (const { method, url, ...described } of PROVIDER_ROUTES) {
    const onRequest = limits[url] ?? [];
    const schema = { tags, ...described };
    app.route({ method, url, config, onRequest, schema, validatorCompiler, handler: passToProvider });
    if (isForBrowsers(url)) {
      const onlyPreflight = refuseUnlessPreflight(`${method}, OPTIONS`);
      app.route({
        method: 'OPTIONS',
        url,
        config,
        schema: { hide },
        onRequest: onlyPreflight,
        handler: passToProvider,
      });
    }
  }
  app.get(`${OAUTH_PATHS.authorization}/:uid`, { config, schema: { hide } }, passToProvider);
  app.get(METADATA_PATHS[1] ?? '', { config, schema: { hide } }, passToProvider);

  async function passToProvider(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const handle = (await oauth.provider()).callback();
    reply.hijack();
    // Copied, because the provider writes to the raw response, past the framework.
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined && name !== 'cross-origin-resource-policy') reply.raw.setHeader(name, value);
    }
    const { protocol, host } = new URL(oauth.siteUrl);
    request.raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    request.raw.headers['x-forwarded-host'] = host;
    request.raw.url = withDefaultScope(request.raw.url ?? '');
    await handle(request.raw, reply.raw);
  }

  async function limitRegistrations(request: FastifyRequest, reply: FastifyReply) {
    const exceeded = await countByAddress(oauth.registrationLimit, request, reply);
    if (!exceeded) return;
    // In the format of RFC 6749, which is what clients that register apps expect.
    const { message, headers } = rateLimited(exceeded, 'Too many apps were registered from this address');
    const refusal = { error: 'temporarily_unavailable', error_description: message };
    return reply
      .code(429)
      .headers({ ...headers, 'cache-control': 'no-store' })
      .send(refusal);
  }

  async function limitAuthorizations(request: FastifyRequest, reply: FastifyReply) {
    const exceeded = await countByAddress(oauth.authorizationLimit, request, reply);
    if (exceeded) throw rateLimited(exceeded, 'Too many authorisations were started from this address');
  }
}

/** Whether programs in browsers call it. The others are visited, or called by servers. */
function isForBrowsers(url: string): boolean {
  return url !== OAUTH_PATHS.authorization && url !== OAUTH_PATHS.registration;
}

/**
 * The provider answers the preflight requests of browsers; to other OPTIONS requests it would send plain
 * text.
 */
function refuseUnlessPreflight(allow: string) {
  return async ({ headers }: FastifyRequest) => {
    if (headers.origin !== undefined && headers['access-control-request-method'] !== undefined) return;
    throw new Problem('method_not_allowed', `This address takes ${allow} (for preflight requests).`, {
      headers: { allow },
    });
  };
}

/** Routes that write rows without a credential are limited by network address. */
async function countByAddress(
  limiter: RateLimiter | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const state = await limiter?.consume(networkOf(request.ip));
  if (state) reply.headers(rateHeaders(state));
  return state?.allowed === false ? state : undefined;
}

/** Adds the default scope to authorisation requests without one. */
function withDefaultScope(url: string): string {
  // Split at the first question mark only: a query may contain others.
  const at = url.indexOf('?');
  if (at === -1) return url;
  const [path, query] = [url.slice(0, at), url.slice(at + 1)];
  if (path !== OAUTH_PATHS.authorization || new URLSearchParams(query).has('scope')) return url;
  return query === '' ? url : `${path}?${query}&scope=${encodeURIComponent(MCP_SCOPE)}`;
}

/**
 * The routes of the consent page. Each needs the cookie that the browser got with the authorisation request,
 * so that nobody can be made to agree to a request that was started in another browser. Agreeing also needs
 * the console's session, which is valid only for requests of our own pages.
 */
function consentRoutes(app: AppInstance, oauth: Oauth): void {
  app.get('/oauth/interaction/:uid', { config: { auth: 'none' }, schema: { hide } }, async (request, reply) =>
    reply.redirect(consentPage(uidOf(request)), 303),
  );
  app.get(
    '/oauth/interaction/:uid/details',
    { config: { auth: 'none' }, schema: { hide } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return oauth.describeConsent(interactionOf(request, reply));
    },
  );
  app.post(
    '/oauth/interaction/:uid/allow',
    { config: { auth: 'session', needs: 'self' }, schema: { hide } },
    async (request, reply) => {
      const { caller } = request as WithCaller;
      if (!caller) throw new Error('consent needs a caller');
      return { redirect_to: await oauth.allow(interactionOf(request, reply), caller, request.ip) };
    },
  );
  app.post(
    '/oauth/interaction/:uid/deny',
    { config: { auth: 'none' }, schema: { hide } },
    async (request, reply) => ({ redirect_to: await oauth.deny(interactionOf(request, reply)) }),
  );
}

function interactionOf(request: FastifyRequest, reply: FastifyReply) {
  return { uid: uidOf(request), request: request.raw, response: reply.raw };
}

function uidOf(request: FastifyRequest): string {
  return (request.params as { uid: string }).uid;
}
