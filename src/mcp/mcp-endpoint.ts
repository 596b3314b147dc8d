import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AppInstance, tellCredits } from '../platform/http/index.ts';
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
  /** What the account can spend: the balance without what is held. */
  readCreditsRemaining(accountId: string): Promise<number>;
  version: string;
  baseUrl: string;
  siteUrl: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose request to the agent endpoint it is. */
    agent?: CallerIdentity;
  }
}

const PATH = '/mcp';
/** As every answer of this API has it; the protocol's library leaves the half of it out. */
const JSON_TYPE = 'application/json; charset=utf-8';
/** What the protocol reads; credentials are ours alone. */
const FORWARDED = /^(accept|content-type|mcp-.*|last-event-id)$/;

/** Order matters: where it comes from, whose it is, and only then what it says. */
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
  /** Whoever waits for a job; a process that stops does not keep them waiting. */
  const patient = new Set<AbortController>();
  app.addHook('preClose', async () => {
    for (const waiting of patient) waiting.abort();
  });
  app.addHook('onClose', () => handler.close());
  app.decorateRequest('agent', undefined);

  await app.register(async (scope) => {
    // The body is read by us, because what is wrong with it is told in the protocol's words.
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
        const { account, byKey } = request.agent as CallerIdentity;
        let charged = false;
        const gone = new AbortController();
        const waiting = new AbortController();
        patient.add(waiting);
        reply.raw.once('close', () => {
          patient.delete(waiting);
          waiting.abort();
          gone.abort();
        });
        const answer = await handler.handle({
          message,
          headers: forwardedHeaders(request),
          caller: {
            account,
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
          // The answer must not be lost for the headers.
          const remaining = await options.readCreditsRemaining(account.id).catch(() => undefined);
          if (remaining !== undefined) tellCredits(reply, remaining, charged ? 1 : 0);
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

/** Its headers go before what it costs is known. */
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
