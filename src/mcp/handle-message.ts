import {
  createMcpHandler,
  isLegacyRequest,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { McpCaller } from './protocol-server.ts';

interface McpRequest {
  message: object;
  /** The headers of the protocol. */
  headers: Headers;
  caller: McpCaller;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

interface MessageHandler {
  handle(received: McpRequest): Promise<Response>;
  close(): Promise<void>;
}

const BOTH_TYPES = 'application/json, text/event-stream';

/**
 * Answers one message in the client's revision of the protocol. The answer is JSON, or a stream of events if
 * progress is reported first. Clients that accept only one of the two are served too.
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

/** JSON-RPC's own codes. */
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const ID_LENGTH_MAX = 256;

export interface RpcRefusal {
  code: number;
  message: string;
}

type ReadMessage = { message: object; refusal?: undefined } | { message?: undefined; refusal: RpcRefusal };

/**
 * Refuses what the protocol's library accepts and we do not: batches, which could mean several charges in one
 * answer, and ids that cannot be matched with their request.
 */
export function readMessage(body: unknown): ReadMessage {
  let message: unknown;
  try {
    message = JSON.parse(String(body));
  } catch {
    return refuse(PARSE_ERROR, 'The body is not valid JSON; check its quotes, commas and brackets.');
  }
  if (Array.isArray(message)) {
    return refuse(INVALID_REQUEST, 'Send one message in each request; batches are not taken.');
  }
  if (typeof message !== 'object' || message === null) {
    return refuse(INVALID_REQUEST, 'The body is not a JSON-RPC message: it must be an object.');
  }
  if ('id' in message && !isUsableId(message.id)) {
    return refuse(
      INVALID_REQUEST,
      `The id must be a text of at most ${ID_LENGTH_MAX} characters or a whole number.`,
    );
  }
  return { message };
}

function isUsableId(id: unknown): boolean {
  return typeof id === 'string' ? id.length <= ID_LENGTH_MAX : Number.isSafeInteger(id);
}

function refuse(code: number, message: string): ReadMessage {
  return { refusal: { code, message } };
}

const INTERNAL_ERROR = -32603;
const INVALID_PARAMS = -32602;

interface Issue {
  path: (string | number)[];
  message: string;
}

/**
 * The protocol's library answers parameters of the wrong shape as an internal error, with the list of its
 * validator as the message. They are the caller's mistake: the answer says so, and which one it is.
 */
export async function correctInvalidParams(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return response;
  const text = await response.text();
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const body = text.includes(`${INTERNAL_ERROR}`) ? correct(text) : text;
  return new Response(body === '' ? null : body, { status: response.status, headers });
}

function correct(text: string): string {
  const answer = JSON.parse(text) as { error?: { code: number; message: string } };
  const [issue] = answer.error?.code === INTERNAL_ERROR ? readIssues(answer.error.message) : [];
  if (!issue) return text;
  const message = `Invalid params: ${issue.path.join('.')}: ${issue.message}`;
  return JSON.stringify({ ...answer, error: { code: INVALID_PARAMS, message } });
}

function readIssues(message: string): Issue[] {
  try {
    const issues = JSON.parse(message) as Issue[];
    return Array.isArray(issues) && Array.isArray(issues[0]?.path) ? issues : [];
  } catch {
    return [];
  }
}
