import { Resolver, lookup as systemLookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectTargetFinder } from './connect-to.ts';
import type { EgressLookup, EgressOptions } from './egress-types.ts';
import { isPublicAddress } from './guard.ts';

interface ResolverOptions {
  /** Default: those of the system. */
  servers?: readonly string[] | undefined;
  /** For the first attempt with a server; later attempts get longer. */
  timeoutMs?: number | undefined;
  tries?: number | undefined;
}

/** How long to wait for the other address family once one has answered. */
const SECOND_FAMILY_MS = 250;

interface Answer {
  addresses: string[];
  error: unknown;
}

/**
 * Resolves names without the system's resolver, which blocks one of Node's four threads for names, files and
 * decompression: a few names with dead servers would block everything. Names in /etc/hosts are not found this
 * way; none of them is on the public internet.
 */
export function createNameResolver({
  servers,
  timeoutMs = 1_500,
  tries = 2,
}: ResolverOptions = {}): EgressLookup {
  const resolver = new Resolver({ timeout: timeoutMs, tries });
  if (servers) resolver.setServers(servers);
  return async (hostname) => {
    const six = settled(resolver.resolve6(hostname));
    const four = await settled(resolver.resolve4(hostname));
    const other = four.addresses.length > 0 ? await Promise.race([six, secondFamilyIsLate()]) : await six;
    const addresses = [...four.addresses, ...other.addresses];
    if (addresses.length > 0) return addresses.map((address) => ({ address }));
    // No name server is configured that we can use; the system's resolver may know one.
    if (codeOf(four.error) === 'ECONNREFUSED') return await systemLookup(hostname, { all: true });
    // Neither query returned an address. If one of them failed, the result is unknown.
    throw codeOf(four.error) === 'ENODATA' ? other.error : four.error;
  };
}

async function settled(asking: Promise<string[]>): Promise<Answer> {
  try {
    return { addresses: await asking, error: undefined };
  } catch (error) {
    return { addresses: [], error };
  }
}

async function secondFamilyIsLate(): Promise<Answer> {
  return await sleep(SECOND_FAMILY_MS, { addresses: [], error: undefined }, { ref: false });
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

const REMEMBERED_MS = 60_000;
const REMEMBERED_MAX = 5_000;

/** Remembers addresses for a minute, for callers that look a name up before they connect to it. */
export function rememberLookups(
  lookup: EgressLookup,
  now: () => number = () => performance.now(),
): EgressLookup {
  const remembered = new Map<string, { asking: ReturnType<EgressLookup>; at: number }>();
  return (hostname) => {
    const known = remembered.get(hostname);
    if (known && now() - known.at < REMEMBERED_MS) return known.asking;
    const asking = lookup(hostname);
    // A failure may pass.
    asking.catch(() => remembered.delete(hostname));
    remembered.delete(hostname);
    remembered.set(hostname, { asking, at: now() });
    // A map keeps the order of insertion: the first is the oldest.
    const [oldest] = remembered.keys();
    if (remembered.size > REMEMBERED_MAX && oldest !== undefined) remembered.delete(oldest);
    return asking;
  };
}

/** `none`: the name does not exist, or resolves to a forbidden address. `unknown`: the look-up failed. */
type HostAnswer = 'found' | 'none' | 'unknown';

type HostOptions = Pick<EgressOptions, 'connectTo' | 'findFakeServer' | 'lookup'>;

const NO_SUCH_HOST_CODES = new Set(['ENOTFOUND', 'ENODATA', 'ENONAME', 'EBADNAME']);

/**
 * Checks whether a name resolves, by the same rules, fake servers and guard as requests, without making one.
 * The result is a hint: a request resolves the name again and applies the guard to that answer.
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
 * The address that requests to a host go to, to limit how many do at the same time. Of several, always the
 * same one. Undefined when the look-up fails, and for hosts that the operator or the sandbox serves.
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
