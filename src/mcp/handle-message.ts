import {
  createMcpHandler,
  isLegacyRequest,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { correctInvalidParams } from './invalid-params.ts';
import type { McpCaller } from './protocol-server.ts';

export interface McpRequest {
  message: object;
  /** The headers of the protocol. */
  headers: Headers;
  caller: McpCaller;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

export interface MessageHandler {
  handle(received: McpRequest): Promise<Response>;
  close(): Promise<void>;
}

const BOTH_TYPES = 'application/json, text/event-stream';

/**
 * Answers one message in the client's revision of the protocol. The answer is JSON, or a stream of events if progress is
 * reported first. Clients that accept only one of the two are served too.
 */
export function createMessageHandler(
  url: string,
  createServer: (caller: McpCaller) => Server,
  onRefusal: (error: Error) => void,
): MessageHandler {
  const modern = createMcpHandler(({ authInfo }) => createServer(authInfo?.extra?.caller as McpCaller), {
    legacy: 'reject',
    // The capabilities never change, so there is nothing to subscribe to.
    maxSubscriptions: 0,
    onerror: onRefusal,
  });

  /** For revisions with a handshake, which is answered without keeping a session. */
  async function answerLegacy(request: Request, { message, caller, signal, headers }: McpRequest) {
    const transport = new WebStandardStreamableHTTPServerTransport({
      enableJsonResponse: !(asksForProgress(message) && acceptsEvents(headers)),
    });
    const server = createServer(caller);
    await server.connect(transport);
    const gone = new Promise<never>((_resolve, reject) => {
      signal.addEventListener(
        'abort',
        () => {
          server.close().catch(onRefusal);
          reject(new Error('the client has gone'));
        },
        { once: true },
      );
    });
    return Promise.race([transport.handleRequest(request, { parsedBody: message }), gone]);
  }

  return {
    async handle(received) {
      const { message, caller, signal } = received;
      const headers = new Headers(received.headers);
      headers.set('accept', BOTH_TYPES);
      const request = new Request(url, { method: 'POST', headers, signal });
      if (await isLegacyRequest(request, message))
        return correctInvalidParams(await answerLegacy(request, received));
      const authInfo = { token: '', clientId: caller.account.id, scopes: [], extra: { caller } };
      return correctInvalidParams(await modern.fetch(request, { parsedBody: message, authInfo }));
    },
    close: () => modern.close(),
  };
}

function asksForProgress(message: object): boolean {
  const { params } = message as { params?: { _meta?: { progressToken?: unknown } } | null };
  return params?._meta?.progressToken !== undefined;
}

function acceptsEvents(headers: Headers): boolean {
  return /text\/event-stream|\*\/\*/.test(headers.get('accept') ?? '');
}
