import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A fake Companies House API on loopback that answers what the test scripts, quirks included. */
export interface ScriptedCompaniesHouse {
  apiUrl: string;
  apiKey: string;
  /** Every request so far, as `GET`s path and query. */
  requests: string[];
  /** The answers to a path, in this order; the last one stays. Paths without one are not found. */
  answer(path: string, ...answers: (object | RequestListener)[]): void;
  forget(): void;
  close(): Promise<void>;
}

const NOT_FOUND = { errors: [{ error: 'resource-not-found', type: 'ch:service' }] };

export async function startScriptedCompaniesHouse(
  apiKey = 'a-key-for-tests',
): Promise<ScriptedCompaniesHouse> {
  const answers = new Map<string, (object | RequestListener)[]>();
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  const expected = `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`;

  function respond(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? '';
    requests.push(url);
    if (request.headers.authorization !== expected) {
      sendJson(response, { error: 'Invalid Authorization' }, 401);
      return;
    }
    const [path = ''] = url.split('?');
    const waiting = answers.get(path);
    const next = waiting && waiting.length > 1 ? waiting.shift() : waiting?.[0];
    if (typeof next === 'function')
      return void (next as RequestListener)(request as never, response as never);
    sendJson(response, next ?? NOT_FOUND, next ? 200 : 404);
  }

  const server = createServer({ keepAliveTimeout: 60_000 }, respond);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey,
    requests,
    answer: (path, ...given) => void answers.set(path, given),
    forget() {
      answers.clear();
      requests.length = 0;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function sendJson(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

export const tooManyRequests =
  (retryAfter?: string): RequestListener =>
  (_, response) => {
    response.writeHead(429, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end();
  };

/** A proxy in front of Companies House says so in HTML. */
export const webPage =
  (status: number): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end('<html><h1>Bad Gateway</h1></html>');
  };

/** A list in pages of a fixed size, whatever size was asked for. */
export function paged(items: unknown[], pageSize: number, total: Record<string, unknown>): RequestListener {
  return (request, response) => {
    const start = Number(new URL(request.url ?? '', 'http://x').searchParams.get('start_index') ?? 0);
    const page = items.slice(start, start + pageSize);
    sendJson(response, { items: page, items_per_page: pageSize, start_index: start, ...total });
  };
}
