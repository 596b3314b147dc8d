import { expect, test } from 'vitest';
import type { ConnectTarget } from './connect-to.ts';
import { type LoopbackServer, startEgress, startServer, stubLookup } from './test-support/loopback-server.ts';

const startSaying = (text: string) => startServer((_, response) => response.end(text));
const at = (server: LoopbackServer): ConnectTarget => ({ host: '127.0.0.1', port: server.port });

test('a fake server answers for its host, without a look-up, only as long as it is registered', async () => {
  const server = await startServer((request, response) => {
    response.setHeader('connection', 'close');
    response.end(`for ${request.headers.host}`);
  });
  const lookup = stubLookup({});
  let standsIn = true;
  const egress = startEgress({
    lookup,
    findFakeServer: (hostname) => (standsIn && hostname.endsWith('.test') ? at(server) : undefined),
  });
  const response = await egress.request({ url: 'https://acme.test/' });
  expect(response.body.toString()).toBe('for acme.test');
  expect(lookup.asked).toEqual([]);
  standsIn = false;
  await expect(egress.request({ url: 'https://acme.test/' })).rejects.toMatchObject({ code: 'dns_failed' });
  expect(lookup.asked).toEqual(['acme.test']);
});

test('a rule of the operator goes before a fake server, however general the rule', async () => {
  const [mirror, fake] = [await startSaying('mirror'), await startSaying('fake')];
  const egress = startEgress({ connectTo: [mirror.rule('*')], findFakeServer: () => at(fake) });
  expect((await egress.request({ url: 'http://acme.test/' })).body.toString()).toBe('mirror');
  expect(fake.connectionsMade()).toBe(0);
});

test('a name that is known not to exist has no address, and is not resolved', async () => {
  const lookup = stubLookup({ 'acme.test': ['93.184.216.34'] });
  const egress = startEgress({ lookup, findFakeServer: () => 'no_such_host' });
  await expect(egress.request({ url: 'https://acme.test/' })).rejects.toMatchObject({
    code: 'dns_failed',
    message: 'The name acme.test has no address.',
  });
  expect(lookup.asked).toEqual([]);
});

test('hosts without a fake server stay guarded', async () => {
  const egress = startEgress({
    lookup: stubLookup({ 'acme.com': ['127.0.0.1'] }),
    findFakeServer: () => undefined,
  });
  await expect(egress.request({ url: 'http://acme.com/' })).rejects.toMatchObject({
    code: 'blocked_address',
  });
});
