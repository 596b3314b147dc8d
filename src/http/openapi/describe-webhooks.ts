import { DELIVERY_EXAMPLE, DeliveryHeaders } from '../../modules/webhooks/index.ts';

/** The requests that the service sends to the destinations of accounts. */
export function describeWebhooks(): Record<string, object> {
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
