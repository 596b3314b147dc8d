import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AppInstance, setCreditHeaders } from '../platform/http/index.ts';
import { Problem } from '../shared/problem.ts';
import { canSpend } from './call-tool.ts';
import { describeEndpoint } from './describe-endpoint.ts';
import { createMessageHandler } from './handle-message.ts';
import { type CallerIdentity, createIdentify, createOriginCheck, type IdentifyOptions } from './identify.ts';
import type { Capabilities } from './list-capabilities.ts';
import { createProtocolServers } from './protocol-server.ts';
import { type RpcRefusal, readMessage } from './read-message.ts';

export interface McpEndpointOptions extends Pick<IdentifyOptions, 'accounts' | 'findTokenHolder'> {
  capabilities: Capabilities;
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
/** As in all answers of this API; the protocol's library leaves out the charset. */
const JSON_TYPE = 'application/json; charset=utf-8';
/** Headers that the protocol reads. Credentials are not forwarded. */
const FORWARDED = /^(accept|content-type|mcp-.*|last-event-id)$/;

/**
 * The agent endpoint, `POST /mcp`: the Model Context Protocol over Streamable HTTP, without sessions, in its current and
 * earlier revisions. It checks the origin, then the credential, and only then reads the message. The tools of the modules
 * (`*.tools.ts`) call the same use cases as the HTTP API; `modules/oauth` issues the tokens.
 */
export async function addMcpEndpoint(app: AppInstance, options: McpEndpointOptions): Promise<void> {
  const { baseUrl, siteUrl, version } = options;
  const isOwnOrigin = createOriginCheck([baseUrl, siteUrl]);
  const identify = createIdentify({
    ...options,
    resource: `${baseUrl}${PATH}`,
    metadataUrl: `${baseUrl}/.well-known/oauth-protected-resource${PATH}`,
  });
  const handler = createMessageHandler(
    `${baseUrl}${PATH}`,
    createProtocolServers(options.capabilities, { version }),
    (error) => app.log.debug({ err: error }, 'the agent endpoint refused a message'),
  );
  /** Calls that wait for a job. They are answered early when the process stops. */
  const waitingCalls = new Set<AbortController>();
  app.addHook('preClose', async () => {
    for (const waiting of waitingCalls) waiting.abort();
  });
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
      async (request, reply) => {
        const { message, refusal } = readMessage(request.body);
        if (refusal) return sendRefusal(request, reply, refusal);
        const { account, byKey, actor, permissions } = request.agent as CallerIdentity;
        let charged = false;
        const gone = new AbortController();
        const waiting = new AbortController();
        waitingCalls.add(waiting);
        reply.raw.once('close', () => {
          waitingCalls.delete(waiting);
          waiting.abort();
          gone.abort();
        });
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
            signal: waiting.signal,
            onCharge: () => {
              charged = true;
            },
          },
          signal: gone.signal,
        });
        if (answer.headers.get('content-type') === 'application/json') {
          answer.headers.set('content-type', JSON_TYPE);
        }
        if (byKey && canSpend(message) && !isStream(answer)) {
          // A failure here must not lose the answer.
          const remaining = await options.readCreditsRemaining(account.id).catch(() => undefined);
          if (remaining !== undefined) setCreditHeaders(reply, remaining, charged ? 1 : 0);
        }
        return reply.send(answer);
      },
    );
  });

  async function checkCaller(request: FastifyRequest): Promise<void> {
    if (!isOwnOrigin(request.headers.origin)) {
      throw new Problem('forbidden_origin', 'Pages of other sites may not speak to this endpoint.');
    }
    request.agent = await identify(request);
  }
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
  return reply.code(400).type(JSON_TYPE).send(JSON.stringify(body));
}
