import { describe, expect, it, test } from 'vitest';
import {
  createAddressFinder,
  createHostFinder,
  createNameResolver,
  rememberLookups,
} from './resolve-name.ts';
import { startEgress } from './test-support/loopback-server.ts';
import { type NameRecords, startNameServer } from './test-support/name-server.ts';

const four = '93.184.216.34';
const six = '2606:2800:220:1:248:1893:25c8:1946';

async function resolverFor(names: Record<string, NameRecords>) {
  const server = await startNameServer(names);
  // Who answers may take as long as a busy machine needs; who is silent need not be waited for.
  const timeoutMs = JSON.stringify(names).includes('silent') ? 100 : 15_000;
  return createNameResolver({ servers: [server.address], timeoutMs, tries: 1 });
}

describe('a name', () => {
  test('is looked up in both families, IPv4 first', async () => {
    const lookup = await resolverFor({ 'acme.test': { A: [four, '93.184.216.35'], AAAA: [six] } });
    expect(await lookup('acme.test')).toEqual([
      { address: four },
      { address: '93.184.216.35' },
      { address: six },
    ]);
  });

  test.each([
    ['IPv4', { A: [four], AAAA: [] }, four],
    ['IPv6', { A: [], AAAA: [six] }, six],
  ])('may have %s only', async (_, records, address) => {
    const lookup = await resolverFor({ 'acme.test': records });
    expect(await lookup('acme.test')).toEqual([{ address }]);
  });

  test('is not waited for long if only one family is answered', async () => {
    const server = await startNameServer({ 'acme.test': { A: [four], AAAA: 'silent' } });
    const lookup = createNameResolver({ servers: [server.address], timeoutMs: 20_000 });
    expect(await lookup('acme.test')).toEqual([{ address: four }]);
  });

  test.each([
    ['that does not exist', undefined, 'ENOTFOUND'],
    ['without addresses', { A: [], AAAA: [] }, 'ENODATA'],
    ['whose server fails', 'broken' as const, 'ESERVFAIL'],
    ['whose server is silent', 'silent' as const, 'ETIMEOUT'],
    ['without IPv4, whose server is silent about IPv6', { A: [], AAAA: 'silent' as const }, 'ETIMEOUT'],
  ])('%s is reported by its code', async (_, records, code) => {
    const lookup = await resolverFor(records ? { 'acme.test': records } : {});
    await expect(lookup('acme.test')).rejects.toMatchObject({ code });
  });

  test('holds up no other if its servers are dead', async () => {
    const dead = Object.fromEntries(
      Array.from({ length: 50 }, (_, index) => [`dead${index}.test`, 'silent' as const]),
    );
    const server = await startNameServer({ ...dead, 'live.test': { A: [four], AAAA: [] } });
    const lookup = createNameResolver({ servers: [server.address], timeoutMs: 4_000, tries: 1 });
    const waiting = Object.keys(dead).map((name) =>
      lookup(name).then(
        () => 'found',
        () => 'gave up',
      ),
    );
    expect(await Promise.race([lookup('live.test'), ...waiting])).toEqual([{ address: four }]);
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['gave up']));
  });
});

describe('requests to a name', () => {
  test('are refused when one of its addresses is private, whatever the family', async () => {
    const lookup = await resolverFor({
      'mixed.test': { A: [four, '10.0.0.1'], AAAA: [] },
      'six.test': { A: [four], AAAA: ['fd00:0:0:0:0:0:0:1'] },
    });
    const egress = startEgress({ lookup });
    for (const host of ['mixed.test', 'six.test']) {
      await expect(egress.request({ url: `http://${host}/` })).rejects.toMatchObject({
        code: 'blocked_address',
      });
    }
  });

  test('say so if it does not exist', async () => {
    const egress = startEgress({ lookup: await resolverFor({}) });
    await expect(egress.request({ url: 'http://nobody.test/' })).rejects.toMatchObject({
      code: 'dns_failed',
      message: 'The name nobody.test has no address.',
      detail: 'ENOTFOUND',
    });
  });
});

test('addresses are remembered for a minute, failures are not', async () => {
  const asked: string[] = [];
  let now = 0;
  const lookup = rememberLookups(
    async (host) => {
      asked.push(host);
      if (host === 'gone.test') throw new Error('ENOTFOUND');
      return [{ address: four }];
    },
    () => now,
  );
  for (let times = 0; times < 2; times += 1) {
    expect(await lookup('acme.test')).toEqual([{ address: four }]);
    await expect(lookup('gone.test')).rejects.toThrow('ENOTFOUND');
  }
  expect(asked).toEqual(['acme.test', 'gone.test', 'gone.test']);
  now = 60_000;
  await lookup('acme.test');
  expect(asked).toHaveLength(4);
});

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
] as const)('a look-up that answers %s says whether the name exists', async (_what, lookup, answer) => {
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

it('the same one of several addresses of a host is found whatever their order, and no address of a fake server', async () => {
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
