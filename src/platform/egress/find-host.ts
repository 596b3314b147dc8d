import { isIP } from 'node:net';
import { connectTargetFinder } from './connect-to.ts';
import type { EgressLookup, EgressOptions } from './egress-types.ts';
import { isPublicAddress } from './public-address.ts';
import { createNameResolver } from './resolve-name.ts';

/** `none`: the name does not exist, or resolves to a forbidden address. `unknown`: the look-up failed. */
export type HostAnswer = 'found' | 'none' | 'unknown';

type HostOptions = Pick<EgressOptions, 'connectTo' | 'findFakeServer' | 'lookup'>;

const NO_SUCH_HOST_CODES = new Set(['ENOTFOUND', 'ENODATA', 'ENONAME', 'EBADNAME']);

/**
 * Checks whether a name resolves, by the same rules, fake servers and guard as requests, without making one. The result is
 * a hint: a request resolves the name again and applies the guard to that answer.
 */
export function createHostFinder(options: HostOptions): (hostname: string) => Promise<HostAnswer> {
  const findByRule = connectTargetFinder(options.connectTo ?? []);
  const lookup = options.lookup ?? createNameResolver();
  return async (hostname) => {
    const target = findByRule(hostname) ?? options.findFakeServer?.(hostname);
    if (target !== undefined) return target === 'no_such_host' ? 'none' : 'found';
    try {
      const answers = await lookup(hostname);
      return answers.length > 0 && answers.every(({ address }) => isPublicAddress(address))
        ? 'found'
        : 'none';
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      return NO_SUCH_HOST_CODES.has(code) ? 'none' : 'unknown';
    }
  };
}

/**
 * The address that requests to a host go to, to limit how many do at the same time. Of several, always the same one.
 * Undefined when the look-up fails, and for hosts that the operator or the sandbox serves.
 */
export function createAddressFinder(
  options: HostOptions & { lookup: EgressLookup },
): (hostname: string) => Promise<string | undefined> {
  const findByRule = connectTargetFinder(options.connectTo ?? []);
  return async (hostname) => {
    if (findByRule(hostname) ?? options.findFakeServer?.(hostname)) return undefined;
    const answers = await options.lookup(hostname).catch(() => []);
    const addresses = answers.map(({ address }) => address).sort();
    return addresses.find((address) => isIP(address) === 4) ?? addresses[0];
  };
}
