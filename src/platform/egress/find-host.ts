import { connectTargetFinder } from './connect-to.ts';
import type { EgressOptions } from './egress-types.ts';
import { isPublicAddress } from './public-address.ts';
import { createNameResolver } from './resolve-name.ts';

/** `none`: the name does not exist, or resolves to a forbidden address. `unknown`: the look-up failed. */
export type HostAnswer = 'found' | 'none' | 'unknown';

const NO_SUCH_HOST_CODES = new Set(['ENOTFOUND', 'ENODATA', 'ENONAME', 'EBADNAME']);

/**
 * Checks whether a name resolves, by the same rules, fake servers and guard as requests, without making one. The result is
 * a hint: a request resolves the name again and applies the guard to that answer.
 */
export function createHostFinder(
  options: Pick<EgressOptions, 'connectTo' | 'findFakeServer' | 'lookup'>,
): (hostname: string) => Promise<HostAnswer> {
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
