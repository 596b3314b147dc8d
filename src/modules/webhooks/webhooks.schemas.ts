import { type Static, Type } from '@sinclair/typebox';
import { Nullable, OneOf, Timestamp } from '../../platform/http/index.ts';
import { SIGNAL_TYPES } from '../../shared/signal-types.ts';
import { SIGNAL_EXAMPLE, SIGNAL_FILTERS, type SignalFilter, SignalOut } from '../signals/index.ts';
import {
  type Attempt,
  DELIVERY_STATUSES,
  type DestinationWithHealth,
  DISABLED_REASONS,
  HEALTH_COUNT_MAX,
  type LoggedDelivery,
} from './webhook.ts';

const HealthOut = Type.Object(
  {
    last_success_at: Nullable(Timestamp('When an attempt last succeeded.')),
    attempts_24h: Type.Integer({ description: 'Number of attempts in the last 24 hours.' }),
    success_share_24h: Nullable(
      Type.Number({
        minimum: 0,
        maximum: 1,
        description:
          'The share of the attempts in the last 24 hours that succeeded; null if there were none.',
      }),
    ),
    pending: Type.Integer({
      description: `Number of deliveries that wait for their first attempt or for a retry, at most ${HEALTH_COUNT_MAX}.`,
    }),
    held_back: Type.Integer({
      description: `Number of deliveries that were held back while it was disabled, at most ${HEALTH_COUNT_MAX}.`,
    }),
  },
  { title: 'WebhookHealth' },
);

const DESTINATION = {
  id: Type.Integer({ examples: [1] }),
  webhook_url: Type.String({ examples: ['https://hooks.example.com/domesday'] }),
  description: Type.Optional(Nullable(Type.String({ description: 'Your description of the destination.' }))),
  signal_type: Type.String({
    description:
      'The type of signal that is sent there, or `all`. With several types, the first of `signal_types`.',
  }),
  signal_types: Type.Optional(
    Type.Array(Type.String(), { description: 'The types of signals that are sent there.' }),
  ),
  status: OneOf(['active', 'disabled']),
  disabled_reason: Type.Optional(
    Nullable(
      OneOf(
        DISABLED_REASONS,
        'Why it is disabled. `paused`: by you. `gone`: it answered 410. `failing`: it failed for five days.',
      ),
    ),
  ),
  created_at: Timestamp(),
  last_delivery_at: Nullable(Timestamp()),
  last_delivery_status: Nullable(
    Type.String({ description: 'The HTTP status of the last attempt, or `no_answer`.', examples: ['200'] }),
  ),
  consecutive_failures: Type.Integer({ description: 'Failed attempts since the last success.' }),
  health: Type.Optional(HealthOut),
  expires_at: Type.Optional(Timestamp('When the test receiver is deleted. Only test receivers have it.')),
};

const WebhookUrlIn = Type.String({
  maxLength: 2_048,
  description:
    'An https address that can be reached from the internet. It is shown as you wrote it; an international one in its ASCII form.',
  examples: ['https://hooks.example.com/domesday'],
});
const SignalFilterIn = Type.Unsafe<SignalFilter>({
  title: 'SignalFilter',
  type: 'string',
  enum: [...SIGNAL_FILTERS],
  description: 'One type of signal, or `all`.',
});
const SignalTypesIn = Type.Array(SignalFilterIn, {
  minItems: 1,
  maxItems: SIGNAL_FILTERS.length,
  description: 'Several types of signals. If you give `signal_type` as well, it must be one of them.',
});
const DescriptionIn = Nullable(
  Type.String({
    maxLength: 200,
    description: 'Your description of the destination, such as the program that receives the signals.',
  }),
);

export const DestinationIn = Type.Object(
  {
    webhook_url: WebhookUrlIn,
    signal_type: SignalFilterIn,
    signal_types: Type.Optional(SignalTypesIn),
    description: Type.Optional(DescriptionIn),
  },
  { title: 'CreateWebhookRequest' },
);
export const DestinationEditIn = Type.Object(
  {
    webhook_url: Type.Optional(WebhookUrlIn),
    signal_type: Type.Optional(SignalFilterIn),
    signal_types: Type.Optional(SignalTypesIn),
    description: Type.Optional(DescriptionIn),
  },
  { title: 'EditWebhookRequest' },
);
export const TestIn = Nullable(
  Type.Object({
    signal_type: Type.Optional(
      OneOf(SIGNAL_TYPES, 'The type of the test; by default the first type of the destination.'),
    ),
  }),
);
const SigningSecret = Type.String({
  description: 'The key that signs deliveries, to be used in full, prefix included. Shown only this once.',
  examples: ['whsec_2mX0mWJx8QmJkW6m0m1Yp6n2b1o9sZ4a'],
});
export const DestinationOut = Type.Object(DESTINATION, { title: 'Webhook' });
export const DestinationCreatedOut = Type.Object(
  { ...DESTINATION, signing_secret: SigningSecret },
  { title: 'WebhookWithSecret' },
);
export const DestinationsOut = Type.Object(
  { webhooks: Type.Array(DestinationOut) },
  { title: 'WebhookList' },
);
export const DestinationDeletedOut = Type.Object(
  { id: Type.Integer(), deleted: Type.Literal(true) },
  { title: 'DeleteWebhookResult' },
);
export const SecretOut = Type.Object(
  {
    id: Type.Integer(),
    signing_secret: SigningSecret,
    previous_secret_valid_until: Timestamp(),
  },
  { title: 'WebhookSecret' },
);

export const DestinationParams = Type.Object({ id: Type.Integer() });
export const DeliveryParams = Type.Object({
  id: Type.Integer(),
  delivery_id: Type.String(),
});
export const DeliveriesIn = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
  before: Type.Optional(
    Type.String({ maxLength: 64, description: 'The id of the last delivery of the previous page.' }),
  ),
  status: Type.Optional(OneOf(DELIVERY_STATUSES, 'Only deliveries in this state.')),
  signal_type: Type.Optional(OneOf(SIGNAL_TYPES, 'Only deliveries of this type, tests included.')),
});

export const EnableIn = Nullable(
  Type.Object({
    send_held_back: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Also send the signals that were held back while the destination was disabled.',
      }),
    ),
  }),
);

export const ReplayIn = Type.Object(
  {
    since: Timestamp('Only signals detected at this time or later.'),
    until: Type.Optional(Timestamp('Only signals detected at this time or earlier. Default: now.')),
    only: Type.Optional(
      Type.Unsafe<'all' | 'failed'>({
        type: 'string',
        enum: ['all', 'failed'],
        default: 'all',
        description:
          '`all`: every signal of the feed whose type the destination takes, even if it was never sent there. `failed`: signals whose last attempt failed.',
      }),
    ),
  },
  { title: 'ReplayWebhookRequest' },
);
export const ReplayOut = Type.Object(
  { queued: Type.Integer({ minimum: 0, description: 'The number of deliveries that will be sent.' }) },
  { title: 'ReplayWebhookResult' },
);

const HeadersOut = (description: string) =>
  Type.Optional(Nullable(Type.Record(Type.String(), Type.String(), { description })));

const AttemptOut = Type.Object(
  {
    attempt: Type.Integer(),
    attempted_at: Timestamp(),
    duration_ms: Type.Integer(),
    response_status: Nullable(Type.Integer()),
    response_body: Nullable(Type.String({ description: 'The first 1,000 characters of the answer.' })),
    error: Nullable(
      Type.String({ description: 'Why there was no answer, or why the answer does not count as a success.' }),
    ),
    request_headers: HeadersOut(
      'The headers that were sent, without those of the connection. Only where one delivery is read.',
    ),
    response_headers: HeadersOut(
      'The first 30 headers of the answer, the first 200 characters of each, without cookies. Only where one delivery is read.',
    ),
  },
  { title: 'WebhookAttempt' },
);
export const DeliveryOut = Type.Object(
  {
    id: Type.String({ description: 'The id of the delivery: the `X-Webhook-Id` of every attempt.' }),
    signal_id: Nullable(Type.String({ description: 'Null for a test.' })),
    signal_type: Type.String(),
    status: OneOf(
      DELIVERY_STATUSES,
      '`pending`: it waits for its first attempt or for a retry. `failed`: there will be no more attempts. `held_back`: the signal was made while the destination was disabled. It is not sent until you ask for it.',
    ),
    attempts: Type.Integer(),
    created_at: Timestamp(),
    delivered_at: Nullable(Timestamp()),
    next_attempt_at: Nullable(Timestamp()),
    body: Type.String({ description: 'The exact bytes that are sent and signed by the next attempt.' }),
    log: Type.Array(AttemptOut, { description: 'The last 50 attempts, oldest first.' }),
  },
  { title: 'WebhookDelivery' },
);
export const DeliveriesOut = Type.Object(
  {
    deliveries: Type.Array(DeliveryOut, { description: 'Newest first.' }),
    has_more: Type.Boolean(),
  },
  { title: 'WebhookDeliveryPage' },
);

/**
 * The request that a destination receives. The code that sends it does not use these schemas; a test compares
 * the two.
 */
export const DeliveryBody = Type.Object(
  {
    id: Type.String({ description: 'The id of the signal.' }),
    type: SignalOut.properties.signal_type,
    created_at: Timestamp('When the change was detected.'),
    data: SignalOut,
  },
  { title: 'SignalEvent', description: 'The body of a delivery: a signal of a watched company.' },
);
export const DeliveryHeaders = Type.Object({
  'X-Webhook-Id': Type.String({ description: 'The id of the delivery, the same on every retry.' }),
  'X-Webhook-Timestamp': Type.String({
    pattern: '^[0-9]+$',
    description: 'When it was sent, in seconds since 1970. Refuse it if it is older than 300 seconds.',
  }),
  'X-Webhook-Signature': Type.String({
    pattern: '^[0-9a-f]{64}$',
    description:
      'HMAC-SHA256 of the timestamp, a full stop and the exact bytes of the body, in lower-case hex. The key is the whole signing secret, prefix included.',
  }),
  'X-Webhook-Signature-Previous': Type.Optional(
    Type.String({
      pattern: '^[0-9a-f]{64}$',
      description: 'The signature made with the secret that was replaced last, for 24 hours after that.',
    }),
  ),
  'X-Webhook-Attempt': Type.String({
    pattern: '^[1-9][0-9]*$',
    description: 'The number of this attempt; 1 for the first.',
  }),
  'X-Webhook-Replay': Type.Optional(
    Type.String({ pattern: '^true$', description: 'Only on deliveries of a replay.' }),
  ),
  'Webhook-Id': Type.String({ description: 'The value of `X-Webhook-Id`, for Standard Webhooks libraries.' }),
  'Webhook-Timestamp': Type.String({
    pattern: '^[0-9]+$',
    description: 'The value of `X-Webhook-Timestamp`.',
  }),
  'Webhook-Signature': Type.String({
    pattern: '^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=){0,9}$',
    description:
      'The signature of the Standard Webhooks specification: `v1,` and the base64 of the HMAC-SHA256 of id, timestamp and body, joined by full stops. The key is the base64-decoded part of the secret after `whsec_`. Each secret that was replaced in the last 24 hours adds a signature; they are separated by spaces, the newest first.',
  }),
  'User-Agent': Type.String({ description: 'The name and version of the service.' }),
});
export const DELIVERY_EXAMPLE: Static<typeof DeliveryBody> = {
  id: SIGNAL_EXAMPLE.id,
  type: SIGNAL_EXAMPLE.signal_type,
  created_at: SIGNAL_EXAMPLE.detected_at,
  data: SIGNAL_EXAMPLE,
};

export function presentDestination(destination: DestinationWithHealth): Static<typeof DestinationOut> {
  const { succeeded, failed } = destination;
  const attempts = succeeded + failed;
  return {
    id: destination.id,
    webhook_url: destination.webhook_url,
    description: destination.description,
    signal_type: destination.signal_type,
    signal_types: destination.signal_types,
    status: destination.status,
    disabled_reason: destination.disabled_reason,
    created_at: destination.created_at.toISOString(),
    last_delivery_at: destination.last_delivery_at?.toISOString() ?? null,
    last_delivery_status: destination.last_delivery_status,
    consecutive_failures: destination.consecutive_failures,
    health: {
      last_success_at: destination.last_success_at?.toISOString() ?? null,
      attempts_24h: attempts,
      success_share_24h: attempts === 0 ? null : succeeded / attempts,
      pending: destination.pending,
      held_back: destination.held_back,
    },
    ...(destination.expires_at && { expires_at: destination.expires_at.toISOString() }),
  };
}

export function presentDelivery(delivery: LoggedDelivery): Static<typeof DeliveryOut> {
  return {
    id: delivery.id,
    signal_id: delivery.signal_id,
    signal_type: delivery.signal_type,
    status: delivery.status,
    attempts: delivery.attempts,
    created_at: delivery.created_at.toISOString(),
    delivered_at: delivery.delivered_at?.toISOString() ?? null,
    next_attempt_at: delivery.next_attempt_at?.toISOString() ?? null,
    body: delivery.body,
    log: delivery.log.map(presentAttempt),
  };
}

function presentAttempt(attempt: Attempt): Static<typeof AttemptOut> {
  return {
    attempt: attempt.attempt,
    attempted_at: attempt.attempted_at.toISOString(),
    duration_ms: attempt.duration_ms,
    response_status: attempt.response_status,
    response_body: attempt.response_body,
    error: attempt.error,
    ...(attempt.request_headers !== undefined && { request_headers: attempt.request_headers }),
    ...(attempt.response_headers !== undefined && { response_headers: attempt.response_headers }),
  };
}
