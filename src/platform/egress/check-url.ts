import type { FindStandIn } from './connect-to.ts';
import { EgressError } from './egress-error.ts';

export interface UrlPolicy {
  findConnectTarget: FindStandIn;
  isAllowedPort: (port: number) => boolean;
}

/** What can be refused by looking at the address alone; the rest is refused when a connection is made. */
export function checkUrl(input: string | URL, policy: UrlPolicy, { anyPort }: { anyPort: boolean }): URL {
  const url = parseUrl(input);
  // The fragment is never sent, and an address in evidence should be the one that was asked.
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

/** Always a new object, so that the caller's cannot change under way. */
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
