import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

/**
 * The description of the interface, made from the very schemas that validate it. `npm run gen` writes it to
 * `openapi.json`; a check fails when the two differ.
 */
export async function describeApi(
  app: FastifyInstance,
  options: { baseUrl: string; siteUrl: string },
): Promise<void> {
  await app.register(swagger, {
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
