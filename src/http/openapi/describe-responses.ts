import { STATUS_CODES } from 'node:http';
import type { FastifySchema, RouteOptions } from 'fastify';
import { CREDIT_HEADERS, errorResponses, needOf, setsCreditHeaders } from '../../platform/http/index.ts';
import type { ProblemCode } from '../../shared/problem.ts';

interface ErrorDescription {
  description: string;
  code: ProblemCode;
  message: string;
  details?: Record<string, unknown>;
}

/** Descriptions of responses whose schema has none. */
const SUCCESS: Record<string, string> = {
  200: 'Success.',
  201: 'Created.',
  202: 'Accepted; the work continues in the background.',
};

const ERRORS: Record<string, ErrorDescription> = {
  400: {
    description: 'The request is invalid. `details.fields` says for each field what to send.',
    code: 'invalid_request',
    message: 'domain is required; send text, such as tarnwickjoinery.test.',
    details: { fields: { domain: 'is required; send text, such as tarnwickjoinery.test' } },
  },
  401: {
    description: 'The credential is missing, wrong or no longer valid.',
    code: 'missing_credentials',
    message: 'Send your API key as X-API-Key or as a bearer token.',
  },
  402: {
    description: 'The account has too few credits, or its plan allows no more.',
    code: 'no_credits',
    message: 'No credit is free for this; wait for running jobs or get more credits.',
  },
  403: {
    description: 'The credential does not allow this.',
    code: 'insufficient_scope',
    message: 'This API key lacks the scope manage; use a key that has it.',
  },
  404: {
    description: 'It does not exist, or it belongs to another account.',
    code: 'company_not_found',
    message: 'The register has no company with this number.',
  },
  409: {
    description:
      'It exists already, was done already, or the limit of the account is reached; or the first call with the same `Idempotency-Key` is still running.',
    code: 'account_exists',
    message: 'There is an account with this e-mail address; sign in, or reset its password.',
  },
  413: {
    description: 'The body is too large.',
    code: 'payload_too_large',
    message: 'The body is larger than 64 KiB; send less in one request.',
  },
  415: {
    description: 'The content type of the body is not supported.',
    code: 'unsupported_media_type',
    message: 'Send the body as application/json.',
  },
  422: {
    description: 'The `Idempotency-Key` was used for another call.',
    code: 'idempotency_key_reused',
    message:
      'This Idempotency-Key was used for another call; use a new key for each call, and the same one only to repeat it.',
  },
  429: {
    description: 'Too many requests. Wait for `Retry-After` seconds.',
    code: 'rate_limited',
    message: 'Too many enrichment calls within a minute; try again in 42 seconds.',
  },
  503: {
    description: 'The service, or a source it needs, is not available. Try again.',
    code: 'unavailable',
    message: 'The service cannot reach its database; try again in a moment.',
  },
};

type Headers = Record<string, { type: string; description: string; examples?: unknown[] }>;

const EVERY_ANSWER: Headers = {
  'X-Request-Id': { type: 'string', description: 'The id of the request; a caller may send its own.' },
  'Domesday-Version': { type: 'string', description: 'The release of the service.', examples: ['1.0.0'] },
};
const RATE_LIMIT: Headers = {
  'RateLimit-Policy': {
    type: 'string',
    description: 'The limit: calls (`q`) in a period of seconds (`w`).',
    examples: ['"resolution";q=300;w=60'],
  },
  RateLimit: {
    type: 'string',
    description: 'What is left of the limit: calls (`r`), and the seconds (`t`) until the period ends.',
    examples: ['"resolution";r=299;t=60'],
  },
  'RateLimit-Limit': { type: 'integer', description: 'Requests allowed in the current period.' },
  'RateLimit-Remaining': { type: 'integer', description: 'Requests left in the current period.' },
  'RateLimit-Reset': { type: 'integer', description: 'Seconds until the period ends.' },
};
const RETRY_AFTER: Headers = {
  'Retry-After': { type: 'integer', description: 'Seconds to wait before the next attempt.' },
};
const CHALLENGE: Headers = {
  'WWW-Authenticate': {
    type: 'string',
    description: 'How to authenticate; present if the request had no credential.',
  },
};

/** Marks a route whose answers can be CSV, until `withCsvAnswers` describes them. */
const CSV_COLUMNS = 'x-csv-columns';

/** Describes what the answers of a route mean, which headers they have, and an example of each error. */
export function withResponses(
  schema: FastifySchema,
  { url, onSend, method, config }: Pick<RouteOptions, 'url' | 'onSend' | 'method' | 'config'>,
): FastifySchema {
  // The authorisation server parses bodies itself, and answers all errors in them with 400.
  const responses = {
    ...(schema.body && !url.startsWith('/oauth/') ? errorResponses(413, 415) : {}),
    ...(canBeForbidden(method, config) ? errorResponses(403) : {}),
    ...(canBeRepeated(method, config) ? errorResponses(409, 422) : {}),
    ...(takesCredential(config) ? errorResponses(429) : {}),
    ...(schema.response as Record<string, object> | undefined),
  } as Record<string, object>;
  const route: RouteAnswers = {
    isLimited: '429' in responses,
    spendsCredits: [onSend].flat().some((hook) => hook !== undefined && setsCreditHeaders(hook)),
  };
  const response = Object.fromEntries(
    Object.entries(responses).map(([status, answer]) => [status, describe(status, answer, route)]),
  );
  const described = {
    ...schema,
    ...(Object.keys(response).length > 0 && { response }),
    ...(config?.deprecated && { deprecated: true }),
    ...(config?.csv && { [CSV_COLUMNS]: Object.keys(config.csv) }),
  };
  return canBeRepeated(method, config) ? withIdempotencyKey(described) : described;
}

function takesCredential(config: RouteOptions['config']): boolean {
  return config?.auth !== undefined && config.auth !== 'none';
}

/** Every POST that takes a credential may be repeated with its key (`src/http/idempotent-calls.ts`). */
function canBeRepeated(method: RouteOptions['method'], config: RouteOptions['config']): boolean {
  return method === 'POST' && (takesCredential(config) || config?.findAccountId !== undefined);
}

function withIdempotencyKey(schema: FastifySchema): FastifySchema {
  const { properties, ...rest } = (schema.headers ?? { type: 'object' }) as { properties?: object };
  const key = {
    type: 'string',
    maxLength: 255,
    description:
      'A text of your choice, such as a UUID: the same call with the same key within 24 hours gets the first answer again and does nothing else.',
  };
  return { ...schema, headers: { ...rest, properties: { ...properties, 'idempotency-key': key } } };
}

/** Not everybody with a valid credential may do it. */
function canBeForbidden(method: RouteOptions['method'], config: RouteOptions['config']): boolean {
  if (config?.auth === undefined || config.auth === 'none') return false;
  const need = needOf(method, config.needs);
  return need !== 'read' && need !== 'self';
}

interface RouteAnswers {
  isLimited: boolean;
  spendsCredits: boolean;
}

function describe(status: string, answer: object, route: RouteAnswers): object {
  const error = isCommonError(answer) ? ERRORS[status] : undefined;
  const fallback = SUCCESS[status] ?? STATUS_CODES[status];
  return {
    ...answer,
    'x-response-description':
      error?.description ?? (answer as { description?: string }).description ?? fallback,
    ...(error && { examples: [exampleOf(error)] }),
    headers: { ...headersOf(status, route), ...(answer as { headers?: Headers }).headers },
  };
}

function isCommonError(answer: object): boolean {
  return (answer as { title?: string }).title === 'Error';
}

function exampleOf({ code, message, details }: ErrorDescription): object {
  return {
    error: {
      code,
      message,
      ...(details && { details }),
      request_id: '0b9f6a52-7c1e-4d0a-9c55-1f6f3f1f2a77',
    },
  };
}

function headersOf(status: string, { isLimited, spendsCredits }: RouteAnswers): Headers {
  return {
    ...EVERY_ANSWER,
    ...(spendsCredits && status !== '401' ? CREDIT_HEADERS : {}),
    ...(isLimited && (status === '429' || status.startsWith('2')) ? RATE_LIMIT : {}),
    ...(status === '429' || status === '503' ? RETRY_AFTER : {}),
    ...(status === '401' ? CHALLENGE : {}),
  };
}

interface DescribedOperation {
  [CSV_COLUMNS]?: string[];
  responses?: Record<string, { content?: Record<string, object> }>;
}

/**
 * Adds the CSV to the successful answers of the routes that have it. The framework describes one type of an
 * answer only.
 */
export function withCsvAnswers<Document extends { paths?: object }>(document: Document): Document {
  for (const operation of Object.values(document.paths ?? {}).flatMap((methods) => Object.values(methods))) {
    const { [CSV_COLUMNS]: columns, responses = {} } = operation as DescribedOperation;
    if (columns === undefined) continue;
    delete (operation as DescribedOperation)[CSV_COLUMNS];
    const whole = `One row, after a header: ${columns.join(', ')}.`;
    for (const [status, { content }] of Object.entries(responses)) {
      if (!status.startsWith('2') || !content) continue;
      const description = status === '200' ? whole : 'The same columns as with 200.';
      content['text/csv'] = { schema: { type: 'string', description } };
    }
  }
  return document;
}
