import { Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppInstance } from '../../platform/http/index.ts';
import { rateHeaders, rateLimited } from '../../platform/rate-limit/index.ts';
import type { AccountProfile } from '../accounts/index.ts';
import {
  consentPage,
  MCP_SCOPE,
  METADATA_PATHS,
  OAUTH_PATHS,
  RESOURCE_METADATA_PATH,
  resourceMetadata,
} from './addresses.ts';
import { SPOKEN } from './describe-oauth.ts';
import type { Oauth } from './index.ts';

/** The part of the caller that this module needs; `src/http/authenticate.ts` sets it. */
interface WithCaller {
  caller?: { account: AccountProfile };
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
  { description: 'The metadata of the agent endpoint.' },
);
const tags = ['Agents'];
const hide = true;

export async function oauthRoutes(app: AppInstance, oauth: Oauth): Promise<void> {
  for (const [index, path] of [RESOURCE_METADATA_PATH, `${RESOURCE_METADATA_PATH}/mcp`].entries()) {
    app.get(
      path,
      {
        config: { auth: 'none' },
        schema:
          index === 0
            ? { hide }
            : {
                tags,
                operationId: 'getProtectedResourceMetadata',
                summary: 'Which authorisation server gives out tokens for the agent endpoint (RFC 9728)',
                response: { 200: ResourceMetadata },
              },
      },
      async (_request, reply) => {
        reply
          .header('access-control-allow-origin', '*')
          .header('cross-origin-resource-policy', 'cross-origin');
        return resourceMetadata(oauth);
      },
    );
  }
  consentRoutes(app, oauth);

  await app.register(async (scope) => {
    // The provider reads bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const config = { auth: 'none' as const };
    const validatorCompiler = () => () => true;
    for (const { method, url, ...described } of SPOKEN) {
      const onRequest = url === OAUTH_PATHS.registration ? limitRegistrations : [];
      const schema = { tags, ...described };
      scope.route({ method, url, config, onRequest, schema, validatorCompiler, handler: speak });
      // For programs in browsers.
      scope.route({ method: 'OPTIONS', url, config, schema: { hide }, handler: speak });
    }
    scope.get(`${OAUTH_PATHS.authorization}/:uid`, { config, schema: { hide } }, speak);
    scope.get(METADATA_PATHS[1] ?? '', { config, schema: { hide } }, speak);
  });

  async function speak(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const answer = (await oauth.provider()).callback();
    reply.hijack();
    // They would be lost: what follows is written past the framework.
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined && name !== 'cross-origin-resource-policy') reply.raw.setHeader(name, value);
    }
    const { protocol, host } = new URL(oauth.siteUrl);
    request.raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    request.raw.headers['x-forwarded-host'] = host;
    request.raw.url = withScope(request.raw.url ?? '');
    await answer(request.raw, reply.raw);
  }

  async function limitRegistrations(request: FastifyRequest, reply: FastifyReply) {
    const state = await oauth.registrationLimit?.consume(request.ip);
    if (!state) return;
    reply.headers(rateHeaders(state));
    if (state.allowed) return;
    // In the words of RFC 6749: who registers apps reads no other errors.
    const { message, headers } = rateLimited(state, 'Too many apps were registered from this address');
    const refusal = { error: 'temporarily_unavailable', error_description: message };
    return reply
      .code(429)
      .headers({ ...headers, 'cache-control': 'no-store' })
      .send(refusal);
  }
}

/** Apps that ask for nothing in particular mean the one thing there is. */
function withScope(url: string): string {
  // At the first question mark only: a query may hold others.
  const at = url.indexOf('?');
  if (at === -1) return url;
  const [path, query] = [url.slice(0, at), url.slice(at + 1)];
  if (path !== OAUTH_PATHS.authorization || new URLSearchParams(query).has('scope')) return url;
  return query === '' ? url : `${path}?${query}&scope=${encodeURIComponent(MCP_SCOPE)}`;
}

/**
 * The questions of the consent page. Each needs the cookie that the browser got when the app sent it here, so that nobody
 * is made to agree to a request that was begun elsewhere; agreeing needs the console's session besides, which counts
 * only for requests of our own pages.
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
      return oauth.describeConsent(browserOf(request, reply));
    },
  );
  app.post(
    '/oauth/interaction/:uid/allow',
    { config: { auth: 'session' }, schema: { hide } },
    async (request, reply) => {
      const { caller } = request as WithCaller;
      if (!caller) throw new Error('consent needs a caller');
      return { redirect_to: await oauth.allow(browserOf(request, reply), caller.account, request.ip) };
    },
  );
  app.post(
    '/oauth/interaction/:uid/deny',
    { config: { auth: 'none' }, schema: { hide } },
    async (request, reply) => ({ redirect_to: await oauth.deny(browserOf(request, reply)) }),
  );
}

function browserOf(request: FastifyRequest, reply: FastifyReply) {
  return { uid: uidOf(request), request: request.raw, response: reply.raw };
}

function uidOf(request: FastifyRequest): string {
  return (request.params as { uid: string }).uid;
}
