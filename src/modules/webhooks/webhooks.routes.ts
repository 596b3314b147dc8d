import {
  type AppInstance,
  accountIdOf,
  actorOf,
  errorResponses,
  readOnePage,
  withExample,
} from '../../platform/http/index.ts';
import { webhookNotFound } from './destinations.ts';
import type { Webhooks } from './index.ts';
import * as examples from './webhooks.examples.ts';
import * as schemas from './webhooks.schemas.ts';

const tags = ['Webhooks'];
const config = { auth: 'any', unknownId: webhookNotFound } as const;
const PATH = '/v1/partner/webhooks';
const PAGE = 20;

export function webhookRoutes(app: AppInstance, webhooks: Webhooks): void {
  listWebhooksRoute(app, webhooks);
  createWebhookRoute(app, webhooks);
  createTestReceiverRoute(app, webhooks);
  editWebhookRoute(app, webhooks);
  deleteWebhookRoute(app, webhooks);
  pauseWebhookRoute(app, webhooks);
  enableWebhookRoute(app, webhooks);
  rotateWebhookSecretRoute(app, webhooks);
  testWebhookRoute(app, webhooks);
  replayWebhookRoute(app, webhooks);
  listWebhookDeliveriesRoute(app, webhooks);
  getWebhookDeliveryRoute(app, webhooks);
  redeliverWebhookRoute(app, webhooks);
}

function listWebhooksRoute(app: AppInstance, webhooks: Webhooks): void {
  app.get(
    PATH,
    {
      config,
      schema: {
        tags,
        operationId: 'listWebhooks',
        summary: 'List the destinations of signals',
        response: {
          200: withExample(schemas.DestinationsOut, { webhooks: [examples.DESTINATION_EXAMPLE] }),
          ...errorResponses(401),
        },
      },
    },
    async (request) => ({
      webhooks: (await webhooks.destinations.list(accountIdOf(request))).map(schemas.presentDestination),
    }),
  );
}

function createWebhookRoute(app: AppInstance, webhooks: Webhooks): void {
  app.post(
    PATH,
    {
      config,
      schema: {
        tags,
        operationId: 'createWebhook',
        summary: 'Register a destination',
        description:
          'Signals of watched companies are sent there, signed. The signing secret is shown only in this answer. An account may have at most 10.',
        body: withExample(schemas.DestinationIn, examples.DESTINATION_IN_EXAMPLE),
        response: {
          201: withExample(schemas.DestinationCreatedOut, examples.CREATED_EXAMPLE),
          ...errorResponses(400, 401, 409),
        },
      },
    },
    async (request, reply) => {
      const { webhook_url: webhookUrl, description } = request.body;
      // Validated by the schema.
      const signalType = request.body.signal_type;
      const signalTypes = request.body.signal_types;
      const input = { webhookUrl, signalType, signalTypes, description };
      const created = await webhooks.destinations.register(actorOf(request), input);
      reply.code(201).header('cache-control', 'no-store');
      return { ...schemas.presentDestination(created.destination), signing_secret: created.signingSecret };
    },
  );
}

function createTestReceiverRoute(app: AppInstance, webhooks: Webhooks): void {
  app.post(
    `${PATH}/test-receiver`,
    {
      config,
      schema: {
        tags,
        operationId: 'createTestReceiver',
        summary: 'Create a test receiver',
        description:
          'A destination for all signals that this service hosts itself, for users who have no receiver yet. It checks the signature of every delivery; the log shows the request and the receiver’s answer. It counts as one of the account’s 10 destinations, and is deleted after 24 hours unless you give it an address of your own.',
        response: {
          201: withExample(schemas.DestinationCreatedOut, examples.TEST_RECEIVER_EXAMPLE),
          ...errorResponses(401, 409),
        },
      },
    },
    async (request, reply) => {
      const created = await webhooks.destinations.registerTestReceiver(actorOf(request));
      reply.code(201).header('cache-control', 'no-store');
      return { ...schemas.presentDestination(created.destination), signing_secret: created.signingSecret };
    },
  );
}

function editWebhookRoute(app: AppInstance, webhooks: Webhooks): void {
  app.patch(
    `${PATH}/:id`,
    {
      config,
      schema: {
        tags,
        operationId: 'editWebhook',
        summary: 'Change the address, the description or the types of a destination',
        description:
          'Fields that you leave out stay unchanged, as do the signing secret and the log. Waiting deliveries are sent to the new address.',
        params: schemas.DestinationParams,
        body: withExample(schemas.DestinationEditIn, examples.EDIT_EXAMPLE),
        response: {
          200: withExample(schemas.DestinationOut, examples.EDITED_EXAMPLE),
          ...errorResponses(400, 401, 404),
        },
      },
    },
    async (request) => {
      const id = destinationIdOf(request);
      const { webhook_url: webhookUrl, description } = request.body;
      const signalType = request.body.signal_type;
      const signalTypes = request.body.signal_types;
      const input = { webhookUrl, signalType, signalTypes, description };
      return schemas.presentDestination(await webhooks.destinations.edit(actorOf(request), id, input));
    },
  );
}

function deleteWebhookRoute(app: AppInstance, webhooks: Webhooks): void {
  app.delete(
    `${PATH}/:id`,
    {
      config,
      schema: {
        tags,
        operationId: 'deleteWebhook',
        summary: 'Delete a destination and its log',
        params: schemas.DestinationParams,
        response: {
          200: withExample(schemas.DestinationDeletedOut, { id: 1, deleted: true }),
          ...errorResponses(400, 401, 404),
        },
      },
    },
    async (request) => {
      const id = destinationIdOf(request);
      await webhooks.destinations.delete(actorOf(request), id);
      return { id, deleted: true as const };
    },
  );
}

function pauseWebhookRoute(app: AppInstance, webhooks: Webhooks): void {
  app.post(
    `${PATH}/:id/pause`,
    {
      config,
      schema: {
        tags,
        operationId: 'pauseWebhook',
        summary: 'Pause a destination',
        description:
          'Its status is `disabled` until you call `enable`. Signals detected in the meantime are in the log as `held_back`. Nothing changes if it is already disabled.',
        params: schemas.DestinationParams,
        response: {
          200: withExample(schemas.DestinationOut, examples.PAUSED_EXAMPLE),
          ...errorResponses(400, 401, 404),
        },
      },
    },
    async (request) =>
      schemas.presentDestination(
        await webhooks.destinations.pause(actorOf(request), destinationIdOf(request)),
      ),
  );
}

function enableWebhookRoute(app: AppInstance, webhooks: Webhooks): void {
  app.post(
    `${PATH}/:id/enable`,
    {
      config,
      schema: {
        tags,
        operationId: 'enableWebhook',
        summary: 'Enable a destination that was disabled or paused',
        description:
          'Deliveries that were waiting when it was disabled are sent now. Signals detected since then are in the log as `held_back`: send them with `send_held_back`, or one by one with `redeliver`.',
        params: schemas.DestinationParams,
        body: withExample(schemas.EnableIn, { send_held_back: true }),
        response: {
          200: withExample(schemas.DestinationOut, examples.DESTINATION_EXAMPLE),
          ...errorResponses(400, 401, 404),
        },
      },
    },
    async (request) => {
      const { send_held_back: sendHeldBack = false } = request.body ?? {};
      const id = destinationIdOf(request);
      return schemas.presentDestination(
        await webhooks.destinations.enable(actorOf(request), id, { sendHeldBack }),
      );
    },
  );
}

function rotateWebhookSecretRoute(app: AppInstance, webhooks: Webhooks): void {
  app.post(
    `${PATH}/:id/rotate-secret`,
    {
      config,
      schema: {
        tags,
        operationId: 'rotateWebhookSecret',
        summary: 'Replace the signing secret',
        description:
          'For 24 hours every delivery also has a signature made with the old secret, in `X-Webhook-Signature-Previous` and in `webhook-signature`. If you call again within that time, each old secret goes on signing in `webhook-signature` until its own 24 hours are over; `X-Webhook-Signature-Previous` is of the one that was replaced last. At most nine times within 24 hours.',
        params: schemas.DestinationParams,
        response: {
          200: withExample(schemas.SecretOut, examples.SECRET_EXAMPLE),
          ...errorResponses(400, 401, 404, 429),
        },
      },
    },
    async (request, reply) => {
      const id = destinationIdOf(request);
      const { signingSecret, previousUntil } = await webhooks.destinations.rotateSecret(actorOf(request), id);
      reply.header('cache-control', 'no-store');
      return { id, signing_secret: signingSecret, previous_secret_valid_until: previousUntil.toISOString() };
    },
  );
}

function testWebhookRoute(app: AppInstance, webhooks: Webhooks): void {
  app.post(
    `${PATH}/:id/test`,
    {
      config,
      schema: {
        tags,
        operationId: 'testWebhook',
        summary: 'Send a test delivery',
        description: 'The signal concerns no real company. The log of deliveries shows whether it arrived.',
        params: schemas.DestinationParams,
        body: withExample(schemas.TestIn, { signal_type: 'director_resigned' }),
        response: {
          202: withExample(schemas.DeliveryOut, examples.QUEUED_EXAMPLE),
          ...errorResponses(400, 401, 404),
        },
      },
    },
    async (request, reply) => {
      const signalType = request.body?.signal_type;
      const delivery = await webhooks.deliveryLog.test(
        accountIdOf(request),
        destinationIdOf(request),
        signalType,
      );
      return reply.code(202).send(schemas.presentDelivery(delivery));
    },
  );
}

function replayWebhookRoute(app: AppInstance, webhooks: Webhooks): void {
  app.post(
    `${PATH}/:id/replay`,
    {
      config,
      schema: {
        tags,
        operationId: 'replayWebhook',
        summary: 'Send the signals of a period again',
        description:
          'At most 10,000 per call; if there are more, the call fails and none is sent. Every delivery has the header `X-Webhook-Replay: true`; a delivery that was sent before keeps its `X-Webhook-Id`.',
        params: schemas.DestinationParams,
        body: withExample(schemas.ReplayIn, examples.REPLAY_EXAMPLE),
        response: {
          202: withExample(schemas.ReplayOut, { queued: 12 }),
          ...errorResponses(400, 401, 404),
        },
      },
    },
    async (request, reply) => {
      const queued = await webhooks.replay(accountIdOf(request), destinationIdOf(request), request.body);
      return reply.code(202).send({ queued });
    },
  );
}

function listWebhookDeliveriesRoute(app: AppInstance, webhooks: Webhooks): void {
  app.get(
    `${PATH}/:id/deliveries`,
    {
      config,
      schema: {
        tags,
        operationId: 'listWebhookDeliveries',
        summary: 'List the deliveries to a destination, with the answers',
        params: schemas.DestinationParams,
        querystring: schemas.DeliveriesIn,
        response: {
          200: withExample(schemas.DeliveriesOut, {
            deliveries: [examples.DELIVERED_EXAMPLE],
            has_more: false,
          }),
          ...errorResponses(400, 401, 404),
        },
      },
    },
    async (request) => {
      const { limit = PAGE, before = null, status } = request.query;
      const signalType = request.query.signal_type;
      const filter = { before, status, signalType };
      const id = destinationIdOf(request);
      const { rows, hasMore } = await readOnePage(limit, (most) =>
        webhooks.deliveryLog.list(accountIdOf(request), id, { ...filter, limit: most }),
      );
      return { deliveries: rows.map(schemas.presentDelivery), has_more: hasMore };
    },
  );
}

function getWebhookDeliveryRoute(app: AppInstance, webhooks: Webhooks): void {
  app.get(
    `${PATH}/:id/deliveries/:delivery_id`,
    {
      config,
      schema: {
        tags,
        operationId: 'getWebhookDelivery',
        summary: 'Read a delivery, with the headers of its attempts',
        description: 'Deliveries are kept for 30 days.',
        params: schemas.DeliveryParams,
        response: {
          200: withExample(schemas.DeliveryOut, examples.DELIVERY_WITH_HEADERS_EXAMPLE),
          ...errorResponses(400, 401, 404),
        },
      },
    },
    async (request) => {
      const id = destinationIdOf(request);
      return schemas.presentDelivery(
        await webhooks.deliveryLog.find(accountIdOf(request), id, request.params.delivery_id),
      );
    },
  );
}

function redeliverWebhookRoute(app: AppInstance, webhooks: Webhooks): void {
  app.post(
    `${PATH}/:id/deliveries/:delivery_id/redeliver`,
    {
      config,
      schema: {
        tags,
        operationId: 'redeliverWebhook',
        summary: 'Send a delivery again',
        description:
          'The `X-Webhook-Id` stays the same, so that the receiver can recognise a repeated delivery.',
        params: schemas.DeliveryParams,
        response: {
          202: withExample(schemas.DeliveryOut, examples.QUEUED_EXAMPLE),
          ...errorResponses(400, 401, 404),
        },
      },
    },
    async (request, reply) => {
      const id = destinationIdOf(request);
      const delivery = await webhooks.deliveryLog.redeliver(
        accountIdOf(request),
        id,
        request.params.delivery_id,
      );
      return reply.code(202).send(schemas.presentDelivery(delivery));
    },
  );
}

/** The largest id that the database assigns. */
const DESTINATION_ID_MAX = 2_147_483_647;

/** A number outside the range of ids gets 404 like any unknown id, instead of 400. */
function destinationIdOf({ params }: { params: { id: number } }): number {
  if (params.id < 1 || params.id > DESTINATION_ID_MAX) throw webhookNotFound();
  return params.id;
}
