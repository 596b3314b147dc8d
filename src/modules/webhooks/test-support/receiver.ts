import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  host: string;
}

export interface Receiver {
  url: string;
  received: Received[];
  /** How it answers from now on. Default: 200. */
  answer: (response: ServerResponse, received: Received) => void;
  close(): Promise<void>;
}

/** A receiver on loopback that records its requests. */
export async function startReceiver(): Promise<Receiver> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const got = {
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
      host: request.headers.host ?? '',
    };
    receiver.received.push(got);
    receiver.answer(response, got);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    answer: (response) => void response.end('ok'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}

export const respondWith =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(status, headers).end(`answer ${status}`);
  };
