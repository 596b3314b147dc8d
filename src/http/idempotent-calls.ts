import type { Hmac } from 'node:crypto';
import { pipeline, Transform } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ClaimedCall, Idempotency, KeptAnswer } from '../modules/idempotency/index.ts';
import { type AppInstance, accountIdOf } from '../platform/http/index.ts';
import { invalidRequest } from '../shared/problem.ts';

/** The state of a call with an `Idempotency-Key` from its beginning to its end. */
interface CallState {
  key: string;
  fingerprint: Hmac;
  claimed?: ClaimedCall;
  /** The body is no JSON. Thrown when the call is claimed, so that the refusal is kept too. */
  malformed?: Error;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Refuses a body that is no JSON, once the call is claimed. Unset where nothing claims it. */
    refuseBodyLater?: (error: Error) => void;
  }
}

const HEADER = 'idempotency-key';
const PRINTABLE = /^[\x20-\x7e]{1,255}$/;
/**
 * Kept with the answer. The others belong to the call itself, such as its id and what is left of its rate
 * limit.
 */
const KEPT_HEADERS = [
  'cache-control',
  'content-disposition',
  'content-type',
  'location',
  'preference-applied',
  'x-credits-charged',
  'x-credits-remaining',
  'x-report-complete',
];
const KEPT_TYPES = /^(?:application\/json|text\/csv)/;
/** Answers that may be different a moment later. */
const isPassing = (status: number) => status >= 500 || status === 429;

/**
 * Lets callers repeat a POST with an `Idempotency-Key`. It applies to every POST that takes a credential,
 * after the credential was checked and the body was read; also to routes that check it themselves
 * (`config.findAccountId`).
 */
export function addIdempotentCalls(app: AppInstance, idempotency: Idempotency): void {
  const calls = new WeakMap<FastifyRequest, CallState>();
  app.decorateRequest('isPassing', false);
  app.decorateRequest('refuseBodyLater', undefined);

  app.addHook('preParsing', async (request, _reply, payload) => {
    const key = request.headers[HEADER];
    if (key === undefined || !mayBeRepeated(request)) return payload;
    if (request.caller) requirePrintable(key);
    const fingerprint = idempotency.createFingerprint();
    fingerprint.update(`${request.method} ${request.url}\n`);
    const call: CallState = { key: String(key), fingerprint };
    calls.set(request, call);
    if (request.caller)
      request.refuseBodyLater = (error) => {
        call.malformed = error;
      };
    const body = new Transform({
      transform(chunk, _encoding, done) {
        fingerprint.update(chunk);
        done(null, chunk);
      },
    });
    // A failure of the request fails the body, which the parser reports.
    return pipeline(payload, body, () => undefined);
  });

  app.addHook('preValidation', async (request, reply) => {
    const call = calls.get(request);
    if (call === undefined) return;
    const accountId = await findAccountId(request);
    if (accountId === undefined) return;
    requirePrintable(call.key);
    const begun = await idempotency.begin({
      accountId,
      key: call.key,
      fingerprint: call.fingerprint.digest(),
      mayRunTwice: request.routeOptions.config.mayRunTwice ?? false,
    });
    if (!('keep' in begun)) return replay(reply, begun);
    call.claimed = begun;
    if (call.malformed) throw call.malformed;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const claimed = calls.get(request)?.claimed;
    if (claimed === undefined) return payload;
    const answer = request.isPassing ? undefined : answerOf(reply, payload);
    if (answer === undefined) await claimed.release();
    else await claimed.keep(answer);
    return payload;
  });
}

function mayBeRepeated({ method, caller, routeOptions }: FastifyRequest): boolean {
  return method === 'POST' && (caller !== undefined || routeOptions.config.findAccountId !== undefined);
}

async function findAccountId(request: FastifyRequest): Promise<string | undefined> {
  return request.caller ? accountIdOf(request) : request.routeOptions.config.findAccountId?.(request);
}

/** Throws `invalid_request`. */
function requirePrintable(key: string | string[]): void {
  if (typeof key === 'string' && PRINTABLE.test(key)) return;
  const message = 'Idempotency-Key must be 1 to 255 printable characters, such as a UUID.';
  throw invalidRequest(message, { [HEADER]: message });
}

function replay(reply: FastifyReply, { status, headers, body }: KeptAnswer): FastifyReply {
  return reply.code(status).headers(headers).header('idempotent-replayed', 'true').send(body);
}

/** Undefined: not kept. Pages and streams are not; they can be asked for again. */
function answerOf(reply: FastifyReply, payload: unknown): KeptAnswer | undefined {
  const type = String(reply.getHeader('content-type') ?? '');
  const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
  if (isPassing(reply.statusCode) || !isText || !KEPT_TYPES.test(type)) return undefined;
  const kept = KEPT_HEADERS.flatMap((name) => {
    const value = reply.getHeader(name);
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  return { status: reply.statusCode, headers: Object.fromEntries(kept), body: payload.toString() };
}
