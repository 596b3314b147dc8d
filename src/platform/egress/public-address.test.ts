import { describe, expect, test } from 'vitest';
import { isPublicAddress, isSameAddress } from './guard.ts';
import { startEgress, stubLookup } from './test-support/loopback-server.ts';

const REFUSED: [address: string, why: string][] = [
  ['0.0.0.0', 'this machine'],
  ['0.1.2.3', 'this network'],
  ['10.0.0.1', 'private'],
  ['10.255.255.255', 'private, last'],
  ['100.64.0.1', 'carrier-grade NAT'],
  ['100.100.100.200', 'metadata of Alibaba'],
  ['100.127.255.255', 'carrier-grade NAT, last'],
  ['127.0.0.1', 'loopback'],
  ['127.255.255.254', 'loopback, last'],
  ['168.63.129.16', 'platform services of Azure'],
  ['169.254.0.1', 'link-local'],
  ['169.254.169.254', 'metadata of most clouds'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private, last'],
  ['192.0.0.192', 'protocol assignments; metadata of Oracle'],
  ['192.0.2.1', 'documentation'],
  ['192.31.196.1', 'AS112'],
  ['192.52.193.1', 'multicast tunnels'],
  ['192.88.99.1', '6to4 relay'],
  ['192.168.1.1', 'private'],
  ['192.175.48.1', 'AS112'],
  ['198.18.0.1', 'benchmark'],
  ['198.19.255.255', 'benchmark, last'],
  ['198.51.100.7', 'documentation'],
  ['203.0.113.9', 'documentation'],
  ['224.0.0.1', 'multicast'],
  ['239.255.255.250', 'multicast'],
  ['240.0.0.1', 'reserved'],
  ['255.255.255.255', 'broadcast'],
  ['::', 'unspecified'],
  ['::1', 'loopback'],
  ['0:0:0:0:0:0:0:1', 'loopback in full'],
  ['::7f00:1', 'IPv4-compatible'],
  ['::8.8.8.8', 'IPv4-compatible, public inside'],
  ['::ffff:127.0.0.1', 'IPv4-mapped'],
  ['::ffff:7f00:1', 'IPv4-mapped, hexadecimal'],
  ['::ffff:8.8.8.8', 'IPv4-mapped, public inside'],
  ['::ffff:0:127.0.0.1', 'IPv4-translated'],
  ['64:ff9b::a00:1', 'NAT64'],
  ['64:ff9b::8.8.8.8', 'NAT64, public inside'],
  ['64:ff9b:1::a00:1', 'NAT64, local use'],
  ['100::1', 'discard'],
  ['2001::1', 'Teredo'],
  ['2001:0:a00:1::', 'Teredo with an inner server'],
  ['2001:2::1', 'benchmark'],
  ['2001:3::1', 'multicast tunnels'],
  ['2001:4:112::1', 'AS112'],
  ['2001:10::1', 'ORCHID'],
  ['2001:20::1', 'ORCHIDv2'],
  ['2001:1ff:ffff::1', 'protocol assignments, last'],
  ['2001:db8::1', 'documentation'],
  ['2002:a00:1::1', '6to4 of 10.0.0.1'],
  ['2002:808:808::1', '6to4 of 8.8.8.8'],
  ['2620:4f:8000::1', 'AS112'],
  ['3ffe::1', '6bone'],
  ['3fff::1', 'documentation'],
  ['4000::1', 'not given out'],
  ['5f00::1', 'segment routing'],
  ['fc00::1', 'unique local'],
  ['fd00:ec2::254', 'metadata of AWS'],
  ['fe80::1', 'link-local'],
  ['fe80::1%eth0', 'link-local with a zone'],
  ['2606:4700::1111%eth0', 'public with a zone'],
  ['febf::1', 'link-local, last'],
  ['fec0::1', 'site-local'],
  ['ff02::1', 'multicast'],
  ['[::1]', 'loopback in brackets'],
  ['', 'nothing'],
  ['localhost', 'a name'],
  ['example.com', 'a name'],
  ['8.8.8', 'a short notation'],
  ['0x08080808', 'a hexadecimal notation'],
  ['134744072', 'a decimal notation'],
  ['010.8.8.8', 'an octal notation'],
  ['8.8.8.8/32', 'a range'],
  [' 8.8.8.8', 'a space'],
];

const ALLOWED = [
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '93.184.216.34',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.1',
  '168.63.129.17',
  '169.253.255.255',
  '172.15.255.255',
  '172.32.0.0',
  '191.255.255.255',
  '192.0.1.1',
  '192.167.255.255',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2001:200::1',
  '2001:4860:4860::8888',
  '2606:4700:4700::1111',
  '2a00:1450:4009::200e',
  '[2a00:1450:4009::200e]',
];

/** The URL parser turns every notation into the plain one, which is what the guard then sees. */
const REFUSED_IN_URLS = [
  'http://127.1/',
  'http://127.0.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.1/',
  'http://017700000001/',
  'http://0177.0.0.1/',
  'http://127.0.0.1./',
  'http://１２７.０.０.１/',
  'http://127。0。0。1/',
  'http://%31%32%37.0.0.1/',
  'http://0/',
  'http://10.1/',
  'http://192.168.257/',
  'http://3232235777/',
  'http://0xa9fea9fe/',
  'http://0251.0376.0251.0376/',
  'http://[::1]/',
  'http://[::]/',
  'http://[0:0:0:0:0:ffff:7f00:1]/',
  'http://[::ffff:169.254.169.254]/',
  'http://[64:ff9b::127.0.0.1]/',
  'http://[2002:7f00:1::]/',
  'http://[fd00:ec2::254]/',
  'https://10.0.0.1/',
  'https://[fe80::1]/',
];

test.each(REFUSED)('%s is not public: %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(ALLOWED)('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test('an address is the same in every spelling', () => {
  expect(isSameAddress('2001:4860::8888', '2001:4860:0:0:0:0:0:8888')).toBe(true);
  expect(isSameAddress('8.8.8.8', '8.8.4.4')).toBe(false);
  expect(isSameAddress('8.8.8.8', '')).toBe(false);
});

describe('a request', () => {
  test.each(REFUSED_IN_URLS)('is refused without a look-up if it goes to %s', async (url) => {
    const lookup = stubLookup({});
    const egress = startEgress({ lookup });
    await expect(egress.request({ url })).rejects.toMatchObject({ code: 'blocked_address' });
    expect(lookup.asked).toEqual([]);
  });

  const resolvable = REFUSED.filter(([address]) => /^[\da-f:.%]+(eth0)?$/.test(address) && address !== '');
  test.each(resolvable)('is refused for a name that resolves to %s: %s', async (address) => {
    const egress = startEgress({ lookup: stubLookup({ 'inner.example.com': [address] }) });
    const request = egress.request({ url: 'http://inner.example.com/' });
    await expect(request).rejects.toMatchObject({ code: 'blocked_address' });
  });
});
