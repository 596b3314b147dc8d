import { connectTargetFinder } from './connect-to.ts';
import type { EgressOptions } from './egress-types.ts';
import { isPublicAddress } from './public-address.ts';
import { createNameResolver } from './resolve-name.ts';

/** `none`: nobody has this name, or what it leads to may not be asked. `unknown`: that could not be found out. */
export type HostAnswer = 'found' | 'none' | 'unknown';

const NOBODY = new Set(['ENOTFOUND', 'ENODATA', 'ENONAME', 'EBADNAME']);

/**
 * Says whether a name leads anywhere, by the same rules, stand-ins and guard as requests, without making one. What it
 * says is a hint: a request looks the name up again and is guarded by what it finds then.
 */
export function createHostFinder(
  options: Pick<EgressOptions, 'connectTo' | 'findStandIn' | 'lookup'>,
): (hostname: string) => Promise<HostAnswer> {
  const findRuled = connectTargetFinder(options.connectTo ?? []);
  const lookup = options.lookup ?? createNameResolver();
  return async (hostname) => {
    const target = findRuled(hostname) ?? options.findStandIn?.(hostname);
    if (target !== undefined) return target === 'no_such_host' ? 'none' : 'found';
    try {
      const answers = await lookup(hostname);
      return answers.length > 0 && answers.every(({ address }) => isPublicAddress(address))
        ? 'found'
        : 'none';
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      return NOBODY.has(code) ? 'none' : 'unknown';
    }
  };
}
