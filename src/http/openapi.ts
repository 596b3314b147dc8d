import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { errorResponses, type RouteAuth } from '../platform/http/index.ts';

/** Descriptions of responses whose schema has none. */
const DESCRIPTIONS: Record<string, string> = {
  200: 'Success.',
  201: 'Created.',
  202: 'Accepted; the work goes on by itself.',
  503: 'Not available at the moment.',
};

const TAGS = [
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
];

/**
 * The OpenAPI description, generated from the schemas that validate requests. `npm run gen` writes it to `openapi.json`; a
 * check fails when that file is outdated.
 */
export async function describeApi(
  app: FastifyInstance,
  options: { baseUrl: string; siteUrl: string },
): Promise<void> {
  await app.register(swagger, {
    transform: ({ schema, url, route }) => ({
      schema: withCredentials(withCommonResponses(schema, url), route.config?.auth),
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
      tags: TAGS,
      components: { securitySchemes: securitySchemes(options.siteUrl) },
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

function securitySchemes(siteUrl: string) {
  return {
    apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
    session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
    oauth: {
      type: 'oauth2',
      flows: {
        authorizationCode: {
          authorizationUrl: `${siteUrl}/oauth/authorize`,
          tokenUrl: `${siteUrl}/oauth/token`,
          refreshUrl: `${siteUrl}/oauth/token`,
          scopes: { 'service:mcp': "Use the agent tools against the account's credit ledger." },
        },
      },
    },
  } as const;
}

const SECURITY: Record<RouteAuth, FastifySchema['security']> = {
  none: undefined,
  key: [{ apiKey: [] }],
  session: [{ session: [] }],
  any: [{ session: [] }, { apiKey: [] }],
};

/** Describes the credential that is checked: both come from `config.auth`. */
function withCredentials(schema: FastifySchema, auth: RouteAuth = 'none'): FastifySchema {
  const security = schema.security ?? SECURITY[auth];
  return security ? { ...schema, security } : schema;
}

/** Adds the errors that every route with a body can have: too large, or of the wrong type. */
function withCommonResponses(schema: FastifySchema | undefined, url: string): FastifySchema {
  const described = schema ?? {};
  // The authorisation server parses bodies itself, and answers all errors in them with 400.
  const responses: Record<string, object> = {
    ...(described.body && !url.startsWith('/oauth/') ? errorResponses(413, 415) : {}),
    ...(described.response as Record<string, object> | undefined),
  };
  const response = Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [
      status,
      'description' in response ? response : { ...response, description: DESCRIPTIONS[status] ?? 'Success.' },
    ]),
  );
  return Object.keys(response).length > 0 ? { ...described, response } : described;
}
