import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forwardDelivery, parseForwardAddress } from './forward-delivery.ts';

let receiver: Server;
let address: URL;
const received: { url: string | undefined; headers: IncomingHttpHeaders; body: Buffer }[] = [];

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    received.push({ url: request.url, headers: request.headers, body: await buffer(request) });
    response.writeHead(418).end('no coffee');
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  address = new URL(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks?a=1`);
});
afterAll(() => receiver?.close());

it('a delivery is passed on with its headers and bytes as they came, and the status comes back', async () => {
  const body = Buffer.from([0x7b, 0xff, 0x00, 0x7d]);
  const rawHeaders = [
    'Host',
    'listen.test',
    'Webhook-Id',
    'whd_1',
    'X-Webhook-Signature',
    'ab',
    'Connection',
    'close',
  ];
  expect(await forwardDelivery(address, { rawHeaders, body })).toBe(418);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    url: '/hooks?a=1',
    headers: {
      host: address.host,
      'webhook-id': 'whd_1',
      'x-webhook-signature': 'ab',
      'content-length': '4',
    },
  });
  expect(received[0]?.body.equals(body)).toBe(true);
});

it('a receiver that is not there is a failure', async () => {
  const gone = new URL('http://127.0.0.1:1/');
  await expect(forwardDelivery(gone, { rawHeaders: [], body: Buffer.alloc(0) })).rejects.toThrow(
    'ECONNREFUSED',
  );
});

it.each(['', 'localhost:8000', 'ftp://a.test/', '/hooks'])('%j is no address to forward to', (text) => {
  expect(() => parseForwardAddress(text)).toThrow('--forward-to must be an address');
});
