import {
  createMcpHandler,
  isLegacyRequest,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { Asker } from './protocol-server.ts';

export interface Exchange {
  message: object;
  /** What the protocol says in headers. */
  headers: Headers;
  asker: Asker;
  /** Aborted when the client has gone. */
  signal: AbortSignal;
}

export interface MessageAnswerer {
  answer(exchange: Exchange): Promise<Response>;
  close(): Promise<void>;
}

const BOTH_TYPES = 'application/json, text/event-stream';

/**
 * One message, one answer, in whichever revision of the protocol the client speaks. An answer is plain JSON unless
 * something is to be told before it; clients that accept only one of the two kinds are served as well.
 */
export function createMessageAnswerer(
  url: string,
  createServer: (asker: Asker) => Server,
  onRefusal: (error: Error) => void,
): MessageAnswerer {
  const modern = createMcpHandler(({ authInfo }) => createServer(authInfo?.extra?.asker as Asker), {
    legacy: 'reject',
    // Nothing we offer changes by itself, so there is nothing to subscribe to.
    maxSubscriptions: 0,
    onerror: onRefusal,
  });

  /** The revisions with a handshake, which we answer without remembering it. */
  async function answerEarlier(request: Request, { message, asker, signal, headers }: Exchange) {
    const transport = new WebStandardStreamableHTTPServerTransport({
      enableJsonResponse: !(asksForProgress(message) && acceptsEvents(headers)),
    });
    const server = createServer(asker);
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
    async answer(exchange) {
      const { message, asker, signal } = exchange;
      const headers = new Headers(exchange.headers);
      headers.set('accept', BOTH_TYPES);
      const request = new Request(url, { method: 'POST', headers, signal });
      if (await isLegacyRequest(request, message)) return answerEarlier(request, exchange);
      const authInfo = { token: '', clientId: asker.account.id, scopes: [], extra: { asker } };
      return modern.fetch(request, { parsedBody: message, authInfo });
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
