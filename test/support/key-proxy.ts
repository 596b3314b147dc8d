import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface KeyProxy {
  url: string;
  close(): void;
}

/**
 * For clients that cannot send a header of their own: a reverse proxy in front of the service that adds the
 * key. Its own address replaces the service's; every other origin is passed on as it is.
 */
export async function startKeyProxy(target: string, apiKey: string): Promise<KeyProxy> {
  const { host, hostname, port } = new URL(target);
  let url = '';
  // Or a slow client's next request could meet a connection that is just being closed.
  const server: Server = createServer({ keepAliveTimeout: 60_000 }, (incoming, outgoing) => {
    const { origin } = incoming.headers;
    const headers = {
      ...incoming.headers,
      host,
      'x-api-key': apiKey,
      ...(origin === url ? { origin: target } : {}),
    };
    const { method, url: path } = incoming;
    const onward = forward({ hostname, port, path, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { url, close: () => server.close() };
}
