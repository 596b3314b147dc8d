import { Resolver, lookup as systemLookup } from 'node:dns/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EgressLookup } from './egress-types.ts';

export interface ResolverOptions {
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
 * Resolves names without the system's resolver, which blocks one of Node's four threads for names, files and decompression:
 * a few names with dead servers would block everything. Names in /etc/hosts are not found this way; none of them is on
 * the public internet.
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
