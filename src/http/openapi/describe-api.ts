import swagger from '@fastify/swagger';
import type { TSchema } from '@sinclair/typebox';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { DELIVERY_EXAMPLE, DeliveryBody, DeliveryHeaders } from '../../modules/webhooks/index.ts';
import type { RouteAuth } from '../../platform/http/index.ts';
import { type ApiDocument, extractComponents } from './components.ts';
import { withCsvAnswers, withResponses } from './describe-responses.ts';

const TAGS = [
  { name: 'Account', description: 'Sign-up, sessions, API keys, credits, history and connected apps.' },
  { name: 'Team', description: 'The members of an account, their roles, and who did what.' },
  {
    name: 'Resolution',
    description: 'Find the company behind a web domain, or the website of a company, with evidence.',
  },
  { name: 'Receipts', description: 'Signed results that anybody can verify, also offline.' },
  { name: 'Bulk', description: 'Resolve thousands of domains in one upload.' },
  { name: 'Reviews', description: 'Results that are in doubt, and the decisions of your team about them.' },
  { name: 'Register', description: 'Search the UK register and read the full profile of a company.' },
  {
    name: 'Saved searches',
    description: 'Searches that you keep, export, and watch for companies that newly match.',
  },
  { name: 'Watchlist', description: 'The companies that the account watches for changes.' },
  {
    name: 'Signals',
    description: 'Changes of companies: new directors, overdue accounts, insolvency and more.',
  },
  {
    name: 'Webhooks',
    description: 'Signals sent to your own address, signed. The section `webhooks` describes what arrives.',
  },
  {
    name: 'Agents',
    description: 'The Model Context Protocol endpoint, and the OAuth server that authorises agents.',
  },
  { name: 'Operations', description: 'Health, metrics and this description.' },
];

/**
 * The OpenAPI description, generated from the schemas that validate requests. `npm run gen` writes it to
 * `openapi.json`; a check fails when that file is outdated.
 */
export async function describeApi(
  app: FastifyInstance,
  options: { baseUrl: string; siteUrl: string },
): Promise<void> {
  await app.register(swagger, {
    transform: ({ schema, url, route }) => ({
      schema: withCredentials(withResponses(schema ?? {}, route), route.config?.auth),
      url,
    }),
    transformObject: (document) =>
      withCsvAnswers(
        extractComponents('openapiObject' in document ? (document.openapiObject as ApiDocument) : {}),
      ),
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Domesday',
        version: '1.0.0',
        description:
          'Which UK company is behind a web domain, and which website belongs to a company, with evidence.',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: options.baseUrl }],
      tags: TAGS,
      components: {
        securitySchemes: securitySchemes(options.siteUrl),
        schemas: { SignalEvent: DeliveryBody as TSchema },
      },
      webhooks: describeWebhooks(),
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
          200: {
            description: 'An OpenAPI 3.1 document.',
            type: 'object',
            additionalProperties: true,
            examples: [{ openapi: '3.1.0', info: { title: 'Domesday', version: '1.0.0' } }],
          },
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
    apiKey: {
      type: 'apiKey',
      in: 'header',
      name: 'X-API-Key',
      description: 'Or the same key as `Authorization: Bearer dk_live_…`.',
    },
    session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
    oauth: {
      type: 'oauth2',
      flows: {
        authorizationCode: {
          authorizationUrl: `${siteUrl}/oauth/authorize`,
          tokenUrl: `${siteUrl}/oauth/token`,
          refreshUrl: `${siteUrl}/oauth/token`,
          scopes: {
            'service:mcp': "Use the agent tools against the account's credit ledger.",
            'service:api': 'Use the API as with the key; for programs on the computer of their user.',
          },
        },
      },
    },
  } as const;
}

const SECURITY: Record<RouteAuth, FastifySchema['security']> = {
  none: [],
  key: [{ apiKey: [] }],
  session: [{ session: [] }],
  any: [{ session: [] }, { apiKey: [] }],
};

/** Describes the credential that is checked: both come from `config.auth`. */
function withCredentials(schema: FastifySchema, auth: RouteAuth = 'none'): FastifySchema {
  const security = schema.security ?? SECURITY[auth];
  return security ? { ...schema, security } : schema;
}

/** The requests that the service sends to the destinations of accounts. */
function describeWebhooks(): Record<string, object> {
  return {
    signal: {
      post: {
        tags: ['Webhooks'],
        operationId: 'receiveSignal',
        summary: 'A signal of a watched company, sent to your destination',
        description:
          'Answer with any 2xx status within 15 seconds; redirects count as failures. Failed deliveries are retried after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h, each with jitter, and `Retry-After` is honoured. Deliveries come at least once and in no particular order: skip those whose `X-Webhook-Id` you have processed. Check the signature before you read the body, and refuse timestamps older than 300 seconds.',
        security: [],
        parameters: headerParameters(),
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/SignalEvent' },
              example: DELIVERY_EXAMPLE,
            },
          },
        },
        responses: {
          '2XX': { description: 'Delivered.' },
          410: { description: 'Disables the destination at once.' },
          default: { description: 'Failed; the delivery is retried.' },
        },
      },
    },
  };
}

function headerParameters() {
  const required: readonly string[] = DeliveryHeaders.required ?? [];
  return Object.entries(DeliveryHeaders.properties).map(([name, schema]) => {
    const { description, ...rest } = plain(schema);
    return { in: 'header', name, required: required.includes(name), description, schema: rest };
  });
}

/** Without the symbols by which TypeBox marks its schemas. */
function plain(schema: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(schema)) as Record<string, unknown>;
}
