import { expect, it } from 'vitest';
import { createHostFinder } from './find-host.ts';

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
