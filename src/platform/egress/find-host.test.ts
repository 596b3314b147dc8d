import { expect, it } from 'vitest';
import { createAddressFinder, createHostFinder } from './find-host.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });

it.each([
  ['a public address', async () => [{ address: '93.184.215.14' }], 'found'],
  [
    'a private one among public ones',
    async () => [{ address: '93.184.215.14' }, { address: '10.0.0.1' }],
    'none',
  ],
  ['no address', async () => [], 'none'],
  ['no such name', () => Promise.reject(failure('ENOTFOUND')), 'none'],
  ['no name server', () => Promise.reject(failure('ETIMEOUT')), 'unknown'],
] as const)('%s', async (_what, lookup, answer) => {
  expect(await createHostFinder({ lookup })('acme.co.uk')).toBe(answer);
});

it('rules and fake servers answer without a look-up', async () => {
  const find = createHostFinder({
    connectTo: [{ pattern: '*.mirror.co.uk', target: { host: '127.0.0.1', port: 1 } }],
    findFakeServer: (host) => (host === 'there.test' ? { host: '127.0.0.1', port: 2 } : 'no_such_host'),
    lookup: () => Promise.reject(new Error('no look-up expected')),
  });
  expect(await find('www.mirror.co.uk')).toBe('found');
  expect(await find('there.test')).toBe('found');
  expect(await find('gone.test')).toBe('none');
});

it('of several addresses of a host, the same one is found whatever their order; of a fake server, none', async () => {
  const address = ['2606:2800::1', '93.184.215.15', '93.184.215.14'].map((one) => ({ address: one }));
  const addressOf = (lookup: Parameters<typeof createAddressFinder>[0]['lookup'], host = 'acme.co.uk') =>
    createAddressFinder({
      lookup,
      findFakeServer: (name) => (name === 'gone.test' ? 'no_such_host' : undefined),
    })(host);
  expect(await addressOf(async () => address)).toBe('93.184.215.14');
  expect(await addressOf(async () => [...address].reverse())).toBe('93.184.215.14');
  expect(await addressOf(async () => address.slice(0, 1))).toBe('2606:2800::1');
  expect(await addressOf(() => Promise.reject(failure('ENOTFOUND')))).toBeUndefined();
  expect(await addressOf(async () => address, 'gone.test')).toBeUndefined();
});
