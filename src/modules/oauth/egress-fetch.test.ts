import { expect, it } from 'vitest';
import { createEgress } from '../../platform/egress/index.ts';
import { startServer } from '../../platform/egress/test-support/loopback-server.ts';
import { fetchThroughEgress } from './egress-fetch.ts';

it('reads a document of a public name, and gives it to the library as a Response', async () => {
  const server = await startServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end('["https://app.test/"]');
  });
  const fetch = fetchThroughEgress(createEgress({ userAgent: 'test', connectTo: [server.rule('*.test')] }));
  const answer = await fetch('https://app.test/redirects.json', { method: 'GET' });
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(await answer.json()).toEqual(['https://app.test/']);
});

it.each(['https://127.0.0.1:PORT/', 'https://localhost:PORT/', 'http://[::1]:PORT/', 'https://127.0.0.1/'])(
  'opens no connection to %s',
  async (address) => {
    const server = await startServer((_request, response) => response.end());
    const fetch = fetchThroughEgress(createEgress({ userAgent: 'test' }));
    await expect(fetch(address.replace('PORT', String(server.port)))).rejects.toThrow();
    expect(server.connectionsMade()).toBe(0);
  },
);

it('sends nothing but GET', async () => {
  const fetch = fetchThroughEgress(createEgress({ userAgent: 'test' }));
  await expect(fetch('https://app.test/', { method: 'POST' })).rejects.toThrow('no POST requests');
});
