import type { FindFakeServer } from './connect-to.ts';
import { EgressError } from './egress-error.ts';

export interface UrlPolicy {
  findConnectTarget: FindFakeServer;
  isAllowedPort: (port: number) => boolean;
}

/** Refuses what the address alone shows to be forbidden; the rest is refused when connecting. */
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
