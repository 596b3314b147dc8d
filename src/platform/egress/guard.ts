import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { FindFakeServer } from './connect-to.ts';
import { EgressError } from './egress-error.ts';

export interface UrlPolicy {
  findConnectTarget: FindFakeServer;
  isAllowedPort: (port: number) => boolean;
}

/** Refuses addresses that are forbidden by themselves; names are checked when connecting. */
export function checkUrl(input: string | URL, policy: UrlPolicy, { anyPort }: { anyPort: boolean }): URL {
  const url = parseUrl(input);
  // The fragment is never sent, and evidence should show the address that was requested.
  if (url.hash !== '') url.hash = '';
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new EgressError('blocked_scheme', 'Only http and https addresses are allowed.', { url: url.href });
  }
  if (url.username !== '' || url.password !== '') {
    throw new EgressError('invalid_request', 'A web address with a user name or password is not allowed.');
  }
  if (!anyPort && !policy.findConnectTarget(url.hostname) && !policy.isAllowedPort(portOf(url))) {
    throw new EgressError('blocked_port', `Only the ports 80 and 443 are allowed, not ${url.port}.`, {
      url: url.href,
    });
  }
  return url;
}

/** Always a new object, so that changes to the caller's have no effect. */
function parseUrl(input: string | URL): URL {
  try {
    return new URL(input);
  } catch (cause) {
    throw new EgressError('invalid_request', 'The web address cannot be read.', {
      detail: `${input}`,
      cause,
    });
  }
}

export function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}

/** The only IPv6 range in public use; the rest is special or not allocated yet. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * IANA's special-purpose registries, and addresses that look public but reach the machine's own network. The
 * list does not rely on the ranges of ipaddr.js, so that an upgrade of the library cannot open a gap.
 */
const SPECIAL_IPV4 = [
  '0.0.0.0/8', // this network; Linux treats 0.0.0.0 as itself
  '10.0.0.0/8', // private
  '100.64.0.0/10', // carrier-grade NAT
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // Azure's platform services, reachable from every virtual machine there
  '169.254.0.0/16', // link-local, with the clouds' metadata services
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments
  '192.0.2.0/24', // documentation
  '192.31.196.0/24', // AS112
  '192.52.193.0/24', // automatic multicast tunnels
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16', // private
  '192.175.48.0/24', // AS112
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, broadcast
].map((range) => ipaddr.IPv4.parseCIDR(range));

/** Within 2000::/3. Includes tunnels, because they embed an IPv4 address that may be private. */
const SPECIAL_IPV6 = [
  '2001::/23', // protocol assignments: Teredo, benchmarks, ORCHID and others
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4
  '2620:4f:8000::/48', // AS112
  '3ffe::/16', // the former 6bone
  '3fff::/20', // documentation
].map((range) => ipaddr.IPv6.parseCIDR(range));

/**
 * Whether a literal IP address, bracketed or not, belongs to the public internet. Anything that is not a
 * plain address is not public: names, zone ids, and the octal, hexadecimal and short notations that a URL
 * parser turns into plain ones. IPv4 inside IPv6 (mapped, compatible, NAT64, 6to4, Teredo) is never public.
 */
export function isPublicAddress(text: string): boolean {
  const literal = text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1) : text;
  if (isIP(literal) === 0 || literal.includes('%')) return false;
  const address = ipaddr.parse(literal);
  if (address.range() !== 'unicast') return false;
  if (address.kind() === 'ipv4') return !SPECIAL_IPV4.some((range) => address.match(range));
  return address.match(GLOBAL_IPV6) && !SPECIAL_IPV6.some((range) => address.match(range));
}

/** Whether two notations denote the same address. */
export function isSameAddress(left: string, right: string): boolean {
  if (isIP(left) === 0 || isIP(right) === 0) return false;
  return ipaddr.parse(left).toString() === ipaddr.parse(right).toString();
}
