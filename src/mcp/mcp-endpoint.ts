import type { ServerResponse } from 'node:http';
import { Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type AppInstance,
  CREDIT_HEADERS,
  errorResponses,
  JSON_CONTENT_TYPE,
  JSON_MEDIA_TYPE,
  setCreditHeaders,
} from '../platform/http/index.ts';
import { type RateLimiter, rateHeaders, rateLimited } from '../platform/rate-limit/index.ts';
import { Problem } from '../shared/problem.ts';
import { canSpend } from './call-tool.ts';
import { createMessageHandler, type RpcRefusal, readMessage } from './handle-message.ts';
import { type CallerIdentity, createIdentify, createOriginCheck, type IdentifyOptions } from './identify.ts';
import type { Capabilities } from './list-capabilities.ts';
import { createProtocolServers } from './protocol-server.ts';

interface McpEndpointOptions extends Pick<IdentifyOptions, 'accounts' | 'findTokenHolder'> {
  capabilities: Capabilities;
  /** The limit of all calls of an account. By default there is none. */
  callLimit?: Pick<RateLimiter, 'consume'>;
  /** The balance without held credits. */
  readCreditsRemaining(accountId: string): Promise<number>;
  version: string;
  baseUrl: string;
  siteUrl: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller of the agent endpoint. */
    agent?: CallerIdentity;
  }
}

const PATH = '/mcp';
/** Headers that the protocol reads. Credentials are not forwarded. */
const FORWARDED = /^(accept|content-type|mcp-.*|last-event-id)$/;

/**
 * The agent endpoint, `POST /mcp`: the Model Context Protocol over Streamable HTTP, without sessions, in its
 * current and earlier revisions. It checks the origin, then the credential, and only then reads the message.
 * The tools of the modules (`*.tools.ts`) call the same use cases as the HTTP API; `modules/oauth` issues the
 * tokens.
 */
export async function addMcpEndpoint(app: AppInstance, options: McpEndpointOptions): Promise<void> {
  const { baseUrl, siteUrl, version } = options;
  const isOwnOrigin = createOriginCheck([baseUrl, siteUrl]);
  const identify = createIdentify({
    accounts: options.accounts,
    findTokenHolder: options.findTokenHolder,
    resource: `${baseUrl}${PATH}`,
    metadataUrl: `${baseUrl}/.well-known/oauth-protected-resource${PATH}`,
  });
  const handler = createMessageHandler(
    `${baseUrl}${PATH}`,
    createProtocolServers(options.capabilities, { version }),
    (error) => app.log.debug({ err: error }, 'the agent endpoint refused a message'),
  );
  const waitingCalls = createWaitingCalls();
  app.addHook('preClose', async () => waitingCalls.answerAll());
  app.addHook('onClose', () => handler.close());
  app.decorateRequest('agent', undefined);

  await app.register(async (scope) => {
    // `readMessage` parses the body, so that errors have the protocol's format.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(
      PATH,
      { ...describeEndpoint(), onRequest: checkCaller, validatorCompiler: () => () => true },
      answerMessage,
    );
  });

  /** Answers one message of an agent. */
  async function answerMessage(request: FastifyRequest, reply: FastifyReply) {
    const { message, refusal } = readMessage(request.body);
    if (refusal) return sendRefusal(request, reply, refusal);
    const { account, byKey, actor, permissions } = request.agent as CallerIdentity;
    let charged = false;
    const { gone, waiting } = waitingCalls.add(reply.raw);
    const answer = await handler.handle({
      message,
      headers: forwardedHeaders(request),
      caller: {
        account,
        requester: { source: 'mcp', actor },
        address: request.ip,
        via: byKey ? 'key' : 'session',
        permissions,
        requestId: request.id,
        log: request.log,
        signal: waiting,
        onCharge: () => {
          charged = true;
        },
        onPassingFailure: () => {
          request.isPassing = true;
        },
      },
      signal: gone,
    });
    if (answer.headers.get('content-type') === JSON_MEDIA_TYPE) {
      // As in all answers of this API; the protocol's library leaves out the charset.
      answer.headers.set('content-type', JSON_CONTENT_TYPE);
    }
    if (byKey && canSpend(message) && !isStream(answer)) {
      // A failure here must not lose the answer.
      const remaining = await options.readCreditsRemaining(account.id).catch(() => undefined);
      if (remaining !== undefined) setCreditHeaders(reply, remaining, charged ? 1 : 0);
    }
    return isStream(answer) ? reply.send(answer) : sendAtOnce(reply, answer);
  }

  async function checkCaller(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!isOwnOrigin(request.headers.origin)) {
      throw new Problem('forbidden_origin', 'Pages of other sites may not speak to this endpoint.');
    }
    request.agent = await identify(request);
    const state = await options.callLimit?.consume(request.agent.account.id);
    if (state) reply.headers(rateHeaders(state));
    if (state?.allowed === false) throw rateLimited(state, 'Too many calls within a minute');
  }
}

/** Calls that wait for a job. They are answered early when the process stops. */
function createWaitingCalls() {
  const all = new Set<AbortController>();
  return {
    /** `waiting` ends the wait, `gone` the work: both are aborted when the caller closes the connection. */
    add(response: ServerResponse): { gone: AbortSignal; waiting: AbortSignal } {
      const gone = new AbortController();
      const waiting = new AbortController();
      all.add(waiting);
      response.once('close', () => {
        all.delete(waiting);
        waiting.abort();
        gone.abort();
      });
      return { gone: gone.signal, waiting: waiting.signal };
    },
    answerAll(): void {
      for (const waiting of all) waiting.abort();
    },
  };
}

/** As text, which is kept for calls with an `Idempotency-Key`; streams are not. */
async function sendAtOnce(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  const text = await answer.text();
  reply.code(answer.status).headers(Object.fromEntries(answer.headers));
  return text === '' ? reply.send() : reply.send(text);
}

/** A stream sends its headers before the cost is known. */
function isStream(answer: Response): boolean {
  return answer.headers.get('content-type')?.startsWith('text/event-stream') === true;
}

function forwardedHeaders({ headers }: FastifyRequest): Headers {
  const forwarded = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (FORWARDED.test(name) && value !== undefined) forwarded.set(name, String(value));
  }
  return forwarded;
}

function sendRefusal(request: FastifyRequest, reply: FastifyReply, { code, message }: RpcRefusal) {
  const data = { code: 'invalid_request', request_id: request.id };
  const body = { jsonrpc: '2.0', id: null, error: { code, message, data } };
  return reply.code(400).type(JSON_CONTENT_TYPE).send(JSON.stringify(body));
}

const Message = Type.Object(
  {
    jsonrpc: Type.Literal('2.0'),
    id: Type.Optional(Type.Union([Type.String(), Type.Integer()])),
    method: Type.Optional(Type.String({ examples: ['tools/call'] })),
    params: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  },
  {
    title: 'JsonRpcMessage',
    description: 'One JSON-RPC message; batches are refused.',
    examples: [{ jsonrpc: '2.0', id: 1, method: 'tools/list' }],
  },
);

const Refusal = Type.Object(
  {
    jsonrpc: Type.Literal('2.0'),
    id: Type.Union([Type.String(), Type.Integer(), Type.Null()]),
    error: Type.Object({
      code: Type.Integer({ description: 'An error code of JSON-RPC.', examples: [-32600] }),
      message: Type.String(),
      data: Type.Optional(Type.Unknown()),
    }),
  },
  { title: 'JsonRpcError', description: 'What is wrong with the message, in the form of JSON-RPC.' },
);

const TOOL_EXAMPLE = {
  name: 'resolve_domain',
  inputSchema: { type: 'object', properties: { domain: { type: 'string' } }, required: ['domain'] },
};

/** The endpoint in the OpenAPI description; the protocol describes its tools itself (`tools/list`). */
function describeEndpoint() {
  return {
    config: {
      auth: 'none' as const,
      findAccountId: async ({ agent }: FastifyRequest) => agent?.account.id,
    },
    schema: {
      tags: ['Agents'],
      operationId: 'callMcp',
      summary: 'The Model Context Protocol, for agents',
      description:
        'Streamable HTTP without sessions, in the current and earlier revisions of the protocol. Each tool does exactly what its twin of this API does, charging included; `tools/list` describes them. Takes the API key, or an OAuth access token with the scope `service:mcp` made for this address. Errors of a tool are results with `isError`, and carry the codes of this API. Answers to `resolve_domain` and `resolve_company` by key carry `X-Credits-Remaining` and `X-Credits-Charged`, unless they are streams, which begin before the cost is known. Streams are not kept for an `Idempotency-Key` either: without a progress token, the answer is none.',
      security: [{ apiKey: [] }, { oauth: ['service:mcp'] }],
      body: Message,
      response: {
        200: Type.Object(
          {},
          {
            additionalProperties: true,
            description: 'A JSON-RPC answer, or a stream of events that ends with it.',
            headers: CREDIT_HEADERS,
            examples: [{ jsonrpc: '2.0', id: 1, result: { tools: [TOOL_EXAMPLE] } }],
          },
        ),
        202: Type.Null({ description: 'A notification was accepted.' }),
        400: Refusal,
        ...errorResponses(401, 403, 413, 415, 429),
      },
    },
  };
}
