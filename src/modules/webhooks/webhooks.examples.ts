/** Requests and answers about one destination and its test delivery, for the API's description. */
import type { Static } from '@sinclair/typebox';
import { sign } from './signing-secrets.ts';
import { testReceiverUrl } from './test-receiver.ts';
import { testBody } from './webhook.ts';
import type {
  DeliveryOut,
  DestinationCreatedOut,
  DestinationEditIn,
  DestinationIn,
  DestinationOut,
  ReplayIn,
  SecretOut,
} from './webhooks.schemas.ts';

export const DESTINATION_IN_EXAMPLE: Static<typeof DestinationIn> = {
  webhook_url: 'https://hooks.example.com/domesday',
  signal_type: 'all',
};

export const DESTINATION_EXAMPLE: Static<typeof DestinationOut> = {
  id: 1,
  webhook_url: DESTINATION_IN_EXAMPLE.webhook_url,
  description: null,
  signal_type: 'all',
  signal_types: ['all'],
  status: 'active',
  disabled_reason: null,
  created_at: '2026-03-03T08:00:00.000Z',
  last_delivery_at: null,
  last_delivery_status: null,
  consecutive_failures: 0,
  health: { last_success_at: null, attempts_24h: 0, success_share_24h: null, pending: 0, held_back: 0 },
};

export const PAUSED_EXAMPLE: Static<typeof DestinationOut> = {
  ...DESTINATION_EXAMPLE,
  status: 'disabled',
  disabled_reason: 'paused',
};

export const SECRET_EXAMPLE: Static<typeof SecretOut> = {
  id: 1,
  signing_secret: 'whsec_2mX0mWJx8QmJkW6m0m1Yp6n2b1o9sZ4a',
  previous_secret_valid_until: '2026-03-04T08:00:00.000Z',
};

export const CREATED_EXAMPLE: Static<typeof DestinationCreatedOut> = {
  ...DESTINATION_EXAMPLE,
  signing_secret: SECRET_EXAMPLE.signing_secret,
};

export const TEST_RECEIVER_EXAMPLE: Static<typeof DestinationCreatedOut> = {
  ...CREATED_EXAMPLE,
  id: 2,
  webhook_url: testReceiverUrl('rcv_4w2k8q0d6m1s9v3x7z5b2c8n4h6j0p1t'),
  description: 'Test receiver',
  expires_at: '2026-03-04T08:00:00.000Z',
};

export const EDIT_EXAMPLE = {
  description: 'Credit control',
  signal_types: ['accounts_overdue', 'insolvency_started'],
} satisfies Static<typeof DestinationEditIn>;

export const EDITED_EXAMPLE: Static<typeof DestinationOut> = {
  ...DESTINATION_EXAMPLE,
  ...EDIT_EXAMPLE,
  signal_type: 'accounts_overdue',
};

export const REPLAY_EXAMPLE: Static<typeof ReplayIn> = {
  since: '2026-03-01T00:00:00Z',
  until: '2026-03-02T00:00:00Z',
  only: 'failed',
};

const TESTED_AT = '2026-03-03T08:15:42.000Z';
const TIMESTAMP = Date.parse(TESTED_AT) / 1_000;
const DELIVERY_ID = 'whd_01kb2x9zr8m0f3q7w2k5t6v8y9';

/** A delivery that is due and not sent yet: a new test, or a delivery that was held back until now. */
export const QUEUED_EXAMPLE: Static<typeof DeliveryOut> = {
  id: DELIVERY_ID,
  signal_id: null,
  signal_type: 'director_resigned',
  status: 'pending',
  attempts: 0,
  created_at: TESTED_AT,
  delivered_at: null,
  next_attempt_at: TESTED_AT,
  body: testBody('sig_test_01kb2x9zr8m0f3q7w2k5t6v8y9', 'director_resigned', new Date(TESTED_AT)),
  log: [],
};

const ATTEMPT = {
  attempt: 1,
  attempted_at: TESTED_AT,
  duration_ms: 84,
  response_status: 200,
  response_body: 'ok',
  error: null,
};

export const DELIVERED_EXAMPLE: Static<typeof DeliveryOut> = {
  ...QUEUED_EXAMPLE,
  status: 'delivered',
  attempts: 1,
  delivered_at: '2026-03-03T08:15:42.084Z',
  next_attempt_at: null,
  log: [ATTEMPT],
};

export const DELIVERY_WITH_HEADERS_EXAMPLE: Static<typeof DeliveryOut> = {
  ...DELIVERED_EXAMPLE,
  log: [
    {
      ...ATTEMPT,
      request_headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Domesday/1.0.0 (+https://domesday.example.com)',
        'x-webhook-id': DELIVERY_ID,
        'x-webhook-timestamp': String(TIMESTAMP),
        'x-webhook-signature': sign(SECRET_EXAMPLE.signing_secret, TIMESTAMP, QUEUED_EXAMPLE.body),
        'x-webhook-attempt': '1',
      },
      response_headers: { 'content-length': '2' },
    },
  ],
};
