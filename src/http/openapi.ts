import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { errorResponses, type RouteAuth } from '../platform/http/index.ts';

/** For answers whose schema does not describe itself. */
const DESCRIPTIONS: Record<string, string> = {
  200: 'Success.',
  201: 'Created.',
  202: 'Accepted; the work goes on by itself.',
  503: 'Not available at the moment.',
};

/**
 * The description of the interface, made from the very schemas that validate it. `npm run gen` writes it to
 * `openapi.json`; a check fails when the two differ.
 */
export async function describeApi(
  app: FastifyInstance,
  options: { baseUrl: string; siteUrl: string },
): Promise<void> {
  await app.register(swagger, {
    transform: ({ schema, url, route }) => ({
      schema: withCredentials(withCommonAnswers(schema, url), route.config?.auth),
      url,
    }),
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Domesday',
        version: '1.0.0',
        description:
          'Which UK company stands behind a web domain, and which website belongs to a company, with evidence.',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: options.baseUrl }],
      tags: [
        { name: 'Account', description: 'Sign-up, sessions, the API key, credits and the plan.' },
        {
          name: 'Resolution',
          description:
            'From a web domain to the company behind it, and from a company to its website, with evidence.',
        },
        { name: 'Bulk', description: 'Thousands of domains in one upload.' },
        { name: 'Reviews', description: 'Results in doubt, and what your people decided about them.' },
        { name: 'Register', description: 'The UK register: search it, and read a company in full.' },
        { name: 'Watchlist', description: 'The companies you watch.' },
        { name: 'Signals', description: 'What happened to them.' },
        { name: 'Webhooks', description: 'Signals pushed to your own address, signed.' },
        {
          name: 'Agents',
          description: 'The Model Context Protocol, and the OAuth server that lets agents in.',
        },
        { name: 'Operations', description: 'Is it up, and how is it doing?' },
      ],
      components: {
        securitySchemes: {
          apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
          session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          oauth: {
            type: 'oauth2',
            flows: {
              authorizationCode: {
                authorizationUrl: `${options.siteUrl}/oauth/authorize`,
                tokenUrl: `${options.siteUrl}/oauth/token`,
                refreshUrl: `${options.siteUrl}/oauth/token`,
                scopes: { 'service:mcp': "Use the agent tools against the account's credit ledger." },
              },
            },
          },
        },
      },
    },
  });
  app.get(
    '/openapi.json',
    {
      schema: {
        tags: ['Operations'],
        operationId: 'getOpenApi',
        summary: 'This description',
        response: {
          200: { description: 'An OpenAPI 3.1 document.', type: 'object', additionalProperties: true },
        },
      },
    },
    async (_request, reply) => {
      reply.header('access-control-allow-origin', '*');
      return app.swagger();
    },
  );
}

const SECURITY: Record<RouteAuth, FastifySchema['security']> = {
  none: undefined,
  key: [{ apiKey: [] }],
  session: [{ session: [] }],
  any: [{ session: [] }, { apiKey: [] }],
};

/** The credential that is described is the one that is checked: both are `config.auth`. */
function withCredentials(schema: FastifySchema, auth: RouteAuth = 'none'): FastifySchema {
  const security = schema.security ?? SECURITY[auth];
  return security ? { ...schema, security } : schema;
}

/** What holds for every route is said for every route: any body can be too large or of the wrong kind. */
function withCommonAnswers(schema: FastifySchema | undefined, url: string): FastifySchema {
  const described = schema ?? {};
  // The authorisation server reads bodies itself, and tells all that is wrong with them by 400.
  const answers: Record<string, object> = {
    ...(described.body && !url.startsWith('/oauth/') ? errorResponses(413, 415) : {}),
    ...(described.response as Record<string, object> | undefined),
  };
  const response = Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => [
      status,
      'description' in answer ? answer : { ...answer, description: DESCRIPTIONS[status] ?? 'Success.' },
    ]),
  );
  return Object.keys(response).length > 0 ? { ...described, response } : described;
}
