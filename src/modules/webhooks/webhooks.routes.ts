import type { FastifyRequest } from 'fastify';
import { type AppInstance, errorResponses } from '../../platform/http/index.ts';
import type { SignalFilter } from '../signals/index.ts';
import type { Webhooks } from './index.ts';
import * as schemas from './webhooks.schemas.ts';

const tags = ['Webhooks'];
const security = [{ session: [] }, { apiKey: [] }];
const config = { auth: 'any' } as const;
const PATH = '/v1/partner/webhooks';
const PAGE = 20;

export function webhookRoutes(app: AppInstance, webhooks: Webhooks): void {
  app.get(
    PATH,
    {
      config,
      schema: {
        tags,
        security,
        operationId: 'listWebhooks',
        summary: 'The destinations that signals are sent to',
        response: { 200: schemas.DestinationsOut, ...errorResponses(401) },
      },
    },
    async (request) => ({
      webhooks: (await webhooks.list(accountOf(request))).map(schemas.presentDestination),
    }),
  );

  app.post(
    PATH,
    {
      config,
      schema: {
        tags,
        security,
        operationId: 'createWebhook',
        summary: 'Register a destination',
        description:
          'Signals of watched companies are sent there, signed. The signing secret is in this answer and never shown again. At most 10 an account.',
        body: schemas.DestinationIn,
        response: { 201: schemas.DestinationCreatedOut, ...errorResponses(400, 401, 409) },
      },
    },
    async (request, reply) => {
      const { webhook_url: webhookUrl } = request.body;
      // The schema has let nothing else through.
      const signalType = request.body.signal_type as SignalFilter;
      const created = await webhooks.register(accountOf(request), { webhookUrl, signalType });
      reply.code(201).header('cache-control', 'no-store');
      return { ...schemas.presentDestination(created.destination), signing_secret: created.signingSecret };
    },
  );

  app.delete(
    `${PATH}/:id`,
    {
      config,
      schema: {
        tags,
        security,
        operationId: 'deleteWebhook',
        summary: 'Delete a destination and its log',
        params: schemas.DestinationParams,
        response: { 200: schemas.DestinationDeletedOut, ...errorResponses(400, 401, 404) },
      },
    },
    async (request) => {
      await webhooks.delete(accountOf(request), request.params.id);
      return { id: request.params.id, deleted: true as const };
    },
  );

  app.post(
    `${PATH}/:id/enable`,
    {
      config,
      schema: {
        tags,
        security,
        operationId: 'enableWebhook',
        summary: 'Enable a destination that was disabled',
        params: schemas.DestinationParams,
        response: { 200: schemas.DestinationOut, ...errorResponses(400, 401, 404) },
      },
    },
    async (request) =>
      schemas.presentDestination(await webhooks.enable(accountOf(request), request.params.id)),
  );

  app.post(
    `${PATH}/:id/rotate-secret`,
    {
      config,
      schema: {
        tags,
        security,
        operationId: 'rotateWebhookSecret',
        summary: 'Replace the signing secret',
        description: 'For 24 hours the old secret signs along, in `X-Webhook-Signature-Previous`.',
        params: schemas.DestinationParams,
        response: { 200: schemas.SecretOut, ...errorResponses(400, 401, 404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { signingSecret, previousUntil } = await webhooks.rotateSecret(accountOf(request), id);
      reply.header('cache-control', 'no-store');
      return { id, signing_secret: signingSecret, previous_secret_valid_until: previousUntil.toISOString() };
    },
  );

  app.post(
    `${PATH}/:id/test`,
    {
      config,
      schema: {
        tags,
        security,
        operationId: 'testWebhook',
        summary: 'Send a test delivery',
        description: 'It is about no real company. See how it went in the log of deliveries.',
        params: schemas.DestinationParams,
        response: { 202: schemas.DeliveryOut, ...errorResponses(400, 401, 404) },
      },
    },
    async (request, reply) => {
      const delivery = await webhooks.test(accountOf(request), request.params.id);
      return reply.code(202).send(schemas.presentDelivery(delivery));
    },
  );

  app.get(
    `${PATH}/:id/deliveries`,
    {
      config,
      schema: {
        tags,
        security,
        operationId: 'listWebhookDeliveries',
        summary: 'What was sent to a destination, and what it answered',
        params: schemas.DestinationParams,
        querystring: schemas.DeliveriesIn,
        response: { 200: schemas.DeliveriesOut, ...errorResponses(400, 401, 404) },
      },
    },
    async (request) => {
      const { limit = PAGE, before = null } = request.query;
      const page = { before, limit: limit + 1 };
      const found = await webhooks.listDeliveries(accountOf(request), request.params.id, page);
      return {
        deliveries: found.slice(0, limit).map(schemas.presentDelivery),
        has_more: found.length > limit,
      };
    },
  );

  app.post(
    `${PATH}/:id/deliveries/:delivery_id/redeliver`,
    {
      config,
      schema: {
        tags,
        security,
        operationId: 'redeliverWebhook',
        summary: 'Send a delivery again',
        description: 'With the same `X-Webhook-Id`, so that a receiver that got it before can tell.',
        params: schemas.DeliveryParams,
        response: { 202: schemas.DeliveryOut, ...errorResponses(400, 401, 404) },
      },
    },
    async (request, reply) => {
      const { id, delivery_id: deliveryId } = request.params;
      const delivery = await webhooks.redeliver(accountOf(request), id, deliveryId);
      return reply.code(202).send(schemas.presentDelivery(delivery));
    },
  );
}

/** `src/http/authenticate.ts` sets the caller of every route that demands a credential. */
function accountOf(request: FastifyRequest): string {
  const { caller } = request as { caller?: { account: { id: string } } };
  if (!caller) throw new Error(`${request.routeOptions.url} needs a caller`);
  return caller.account.id;
}
