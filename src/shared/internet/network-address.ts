import { isIP } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * Limits by network address count an IPv4 address, or the /64 network of an IPv6 one, which one customer of
 * a provider usually has.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/s, '');
  if (isIP(plain) !== 6) return plain;
  const groups = groupsOf(plain);
  const ipv4 = ipv4Of(groups);
  return ipv4 ?? `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/**
 * The network around an address, /24 or /48: a provider's customer often stays in it when the address
 * changes.
 */
export function addressPrefixOf(address: string): string {
  const network = networkOf(address);
  const isIpv4 = isIP(network) === 4;
  return network
    .split(isIpv4 ? '.' : ':')
    .slice(0, 3)
    .join(isIpv4 ? '.' : ':');
}

/** The eight groups in lower case, without leading zeros. */
function groupsOf(address: string): string[] {
  // A URL has one spelling for each address, IPv4 endings included.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = GROUPS - before.length - after.length;
  return [...before, ...Array<string>(zeros).fill('0'), ...after];
}

/** Servers that listen on both families see IPv4 clients as `::ffff:192.0.2.1`. */
function ipv4Of(groups: readonly string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
