import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createEgress, type Egress } from '../platform/egress/index.ts';
import { addListener, reachListeners } from './webhook-listeners.ts';

const received: string[] = [];
let server: Server;
let port: number;
let folder: string;
let directory: string;
let egress: Egress;
let webhooks: Pick<Egress, 'request'>;
beforeAll(async () => {
  server = createServer((request, response) => {
    received.push(`${request.method} ${request.url}`);
    response.end('received');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  folder = mkdtempSync(join(tmpdir(), 'domesday-listeners-'));
  directory = join(folder, 'webhook-listeners');
  // As the sandbox answers for names that do not exist.
  egress = createEgress({ userAgent: 'test', findFakeServer: () => 'no_such_host' });
  webhooks = reachListeners(egress, { directory, userAgent: 'test' });
});
afterEach(() => {
  received.length = 0;
});
afterAll(async () => {
  await egress.close();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

const post = (url: string, through = webhooks) => through.request({ url, method: 'POST', anyPort: true });
const NO_ADDRESS = { code: 'dns_failed', message: 'The name listen.test has no address.' };

it('a delivery reaches the listener at its own address, until it ends', async () => {
  const entry = addListener(directory, port);
  const response = await post(entry.address);
  expect([response.status, response.body.toString()]).toEqual([200, 'received']);
  expect(received).toEqual([`POST ${entry.path}`]);
  entry.remove();
  await expect(post(entry.address)).rejects.toMatchObject(NO_ADDRESS);
  expect(readdirSync(directory)).toEqual([]);
});

it('two listeners have two addresses, and their files are for the owner of the data folder only', () => {
  const [one, two] = [addListener(directory, port), addListener(directory, port)];
  expect(one.address).not.toBe(two.address);
  expect(one.path).toMatch(/^\/[\w-]{32}$/);
  expect(statSync(directory).mode & 0o777).toBe(0o700);
  expect(statSync(join(directory, one.path)).mode & 0o777).toBe(0o600);
  one.remove();
  two.remove();
});

describe('a listener', () => {
  it.each([
    ['without the secret', () => 'https://listen.test/'],
    ['with another secret', () => `https://listen.test/${'x'.repeat(32)}`],
    ['a path below it', (path: string) => `https://listen.test${path}/admin`],
    ['a query', (path: string) => `https://listen.test${path}?a=1`],
    ['by http', (path: string) => `http://listen.test${path}`],
    ['a port', (path: string) => `https://listen.test:8080${path}`],
    ['a name below it', (path: string) => `https://a.listen.test${path}`],
    ['out of the folder', () => 'https://listen.test/..%2f..%2fetc'],
  ])('is not reached by %s', async (_how, address) => {
    const entry = addListener(directory, port);
    // A kept connection to the right address must not help.
    await post(entry.address);
    received.length = 0;
    await expect(post(address(entry.path))).rejects.toMatchObject({ code: 'dns_failed' });
    expect(received).toEqual([]);
    entry.remove();
  });

  it('is not reached by requests that are not for webhooks, such as those of the crawler', async () => {
    const entry = addListener(directory, port);
    await post(entry.address);
    received.length = 0;
    await expect(post(entry.address, egress)).rejects.toMatchObject(NO_ADDRESS);
    expect(received).toEqual([]);
    entry.remove();
  });
});

it('the port of a listener that crashed is closed, whatever program has it now', async () => {
  const entry = addListener(directory, port);
  const file = join(directory, entry.path);
  // No process has this id: they end at 2^22.
  writeFileSync(file, JSON.stringify({ port, pid: 2 ** 30 }));
  await expect(post(entry.address)).rejects.toMatchObject(NO_ADDRESS);
  expect([received, readdirSync(directory)]).toEqual([[], []]);
});
