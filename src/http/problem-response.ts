import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { JSON_CONTENT_TYPE } from '../platform/http/index.ts';
import { isUnavailable, isUnstorableText, outageOf } from '../platform/postgres/index.ts';
import { invalidRequest, Problem } from '../shared/problem.ts';
import { invalidFields } from './validation.ts';

/**
 * The body of every error response. What the caller must not see (stack, SQL, driver messages) goes to the
 * log only.
 */
export function problemBody(problem: Problem, requestId: string) {
  return {
    error: {
      code: problem.code,
      message: problem.message,
      ...(problem.details === undefined ? {} : { details: problem.details }),
      request_id: requestId,
    },
  };
}

/**
 * A caller whose key is not confirmed yet learns what is wrong with the call only if the key is still valid.
 */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { confirmKey } = request;
  // Without its database, the service cannot look up the key either.
  if (!confirmKey || problemOf(error, request).code === 'unavailable') sendProblem(error, request, reply);
  else
    confirmKey().then(
      () => sendProblem(error, request, reply),
      (refusal) => {
        removeRateHeaders(reply);
        sendProblem(refusal, request, reply);
      },
    );
}

/** They say how much the account uses. */
function removeRateHeaders(reply: FastifyReply): void {
  for (const name of Object.keys(reply.getHeaders()))
    if (name.startsWith('ratelimit')) reply.removeHeader(name);
}

function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error, request);
  if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
  return (
    reply
      .code(problem.status)
      .headers(problem.headers)
      .header('x-request-id', request.id)
      .type(JSON_CONTENT_TYPE)
      // Serialised here, because a route may have another schema for this status, as /healthz does.
      .send(JSON.stringify(problemBody(problem, request.id)))
  );
}

function problemOf(error: unknown, { raw, routeOptions: { bodyLimit, config } }: FastifyRequest): Problem {
  if (isTooLarge(error)) return tooLarge(bodyLimit);
  if (raw.readableAborted && isReset(error)) return brokenOff();
  const isOfPath = (error as Partial<FastifyError> | null)?.validationContext === 'params';
  return isOfPath && config.unknownId ? config.unknownId() : toProblem(error);
}

function isTooLarge(error: unknown): boolean {
  return (error as Partial<FastifyError> | null)?.code === 'FST_ERR_CTP_BODY_TOO_LARGE';
}

/** The database resets connections too, so the request must have been cut off as well. */
function isReset(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | null)?.code === 'ECONNRESET';
}

/** Nobody reads it any more. It says that this is no failure of the service, which would be logged. */
function brokenOff(): Problem {
  return invalidRequest('The connection ended before the body was complete; send it again.');
}

/** Body limits differ by route: uploads may be far larger. */
function tooLarge(bytesMax: number): Problem {
  const kibibytes = bytesMax / 1024;
  const size = kibibytes < 1024 ? `${kibibytes} KiB` : `${kibibytes / 1024} MiB`;
  return new Problem('payload_too_large', `The body is larger than ${size}; send less in one request.`);
}

const RETRY_SOON = { headers: { 'retry-after': '2' } };

const CODE_BY_FRAMEWORK_ERROR: Record<string, ConstructorParameters<typeof Problem>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 'Send the body as application/json.'],
  FST_ERR_BAD_URL: ['invalid_request', 'The address is not a valid URL path; check its percent-encoding.'],
  FST_ERR_HANDLER_TIMEOUT: ['unavailable', 'The request took too long; try again in a moment.', RETRY_SOON],
};

export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isUnavailable(error)) return unavailable(error);
  if (isUnstorableText(error)) {
    return invalidRequest('The request holds a NUL character, which no text here can; leave it out.');
  }
  const failure = error as FastifyError;
  if (failure.validation) return invalidFields(failure.validation);
  const known = CODE_BY_FRAMEWORK_ERROR[failure.code];
  if (known) return new Problem(...known);
  if (failure.statusCode === 400) {
    return invalidRequest('The body is not valid JSON; check its quotes, commas and brackets.', {
      body: 'is not valid JSON',
    });
  }
  // Requests for files can have preconditions or ranges that fail.
  if (failure.statusCode !== undefined && failure.statusCode >= 400 && failure.statusCode < 500) {
    return invalidRequest('The request cannot be answered as it was asked; leave its conditions out.');
  }
  return new Problem(
    'internal_error',
    'Something went wrong on our side; try again, and quote the request id if it stays.',
  );
}

/** `/healthz` reports the reason; callers only need to know that the problem is temporary. */
function unavailable(error: unknown): Problem {
  const outage = outageOf(error);
  if (outage === 'disk_full' || outage === 'read_only' || outage === 'disk_error') {
    return new Problem('unavailable', 'The service cannot store anything at the moment; try again later.', {
      headers: { 'retry-after': '10' },
    });
  }
  return new Problem(
    'unavailable',
    'The service cannot reach its database; try again in a moment.',
    RETRY_SOON,
  );
}

/** Answers input that is not valid HTTP, with the same error body. */
export function answerUnparsedRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  writeProblem(socket, unparsedProblem(error.code));
}

/** Answers CONNECT, which Node hands over as a bare socket: it is for proxies, and this is none. */
export function refuseTunnel(_request: unknown, socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  const allow = { allow: 'GET, HEAD, POST, DELETE' };
  writeProblem(socket, new Problem('method_not_allowed', 'This is not a proxy.', { headers: allow }));
}

function writeProblem(socket: Duplex, problem: Problem): void {
  const requestId = randomUUID();
  const headers = Object.entries(problem.headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const body = JSON.stringify(problemBody(problem, requestId));
  socket.end(
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n` +
      `content-type: ${JSON_CONTENT_TYPE}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n` +
      `x-request-id: ${requestId}\r\n${headers.join('')}connection: close\r\n\r\n${body}`,
  );
}

function unparsedProblem(code: string | undefined): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return new Problem(
      'headers_too_large',
      'The request headers are larger than 16 KiB; send fewer or shorter ones.',
    );
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new Problem('request_timeout', 'The request did not arrive in time; send it again.');
  }
  if (code === 'HPE_INVALID_METHOD') {
    return new Problem('invalid_request', 'The request is not valid HTTP, or its method is unknown.');
  }
  return new Problem('invalid_request', 'The request is not valid HTTP.');
}
