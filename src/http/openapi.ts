import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { errorResponses } from '../platform/http/index.ts';

/** Of answers whose schema says nothing of itself. */
const DESCRIPTIONS: Record<string, string> = {
  200: 'As asked.',
  201: 'It was made.',
  202: 'It was taken, and goes on by itself.',
  503: 'It does not work at the moment.',
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
    transform: ({ schema, url }) => ({ schema: withCommonAnswers(schema, url), url }),
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
          description: 'From a web domain to the company behind it, with evidence.',
        },
        { name: 'Register', description: 'The UK register: search it, and read a company in full.' },
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
      'description' in answer ? answer : { ...answer, description: DESCRIPTIONS[status] ?? 'As asked.' },
    ]),
  );
  return Object.keys(response).length > 0 ? { ...described, response } : described;
}
