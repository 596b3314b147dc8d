import { isIP, type Socket } from 'node:net';
import { portOf, type UrlPolicy } from './check-url.ts';
import type { Dial } from './dial.ts';
import { EgressError } from './egress-error.ts';
import type { EgressLookup } from './egress-types.ts';
import { explainLookupFailure } from './explain-failure.ts';
import { isSameAddress } from './public-address.ts';

export interface GuardPolicy extends UrlPolicy {
  isAllowedAddress: (address: string) => boolean;
  lookup: EgressLookup;
  dial: Dial;
  /** A certificate authority to trust instead of the usual ones; only tests have one. */
  ca: string | undefined;
}

export interface OpenSocketRequest {
  origin: URL;
  anyPort: boolean;
  timeoutMs: number;
  signal: AbortSignal;
}

export type OpenSocket = (request: OpenSocketRequest) => Promise<Socket>;

/** A name with many addresses is not worth more attempts than this. */
const ADDRESSES_MAX = 3;

/**
 * The guard itself: the only place where connections come from. Addresses are looked up once, all of them checked,
 * and the very literal that passed is dialled, so nothing can change between the check and the connection.
 */
export function guardedSocketOpener(policy: GuardPolicy): OpenSocket {
  return async ({ origin, anyPort, timeoutMs, signal }) => {
    const hostname = origin.hostname;
    const target = policy.findConnectTarget(hostname);
    if (target === 'no_such_host') {
      throw new EgressError('dns_failed', `The name ${hostname} has no address.`, {
        url: origin.href,
        detail: 'ENOTFOUND',
      });
    }
    if (target) {
      return await policy.dial({ address: target.host, port: target.port, hostname, tls: undefined, signal });
    }

    const port = portOf(origin);
    if (!anyPort && !policy.isAllowedPort(port)) {
      throw new EgressError('blocked_port', 'Only the ports 80 and 443 are allowed.', { url: origin.href });
    }
    const addresses = await checkedAddresses(hostname, policy, signal);
    const tls =
      origin.protocol === 'https:' ? { servername: serverName(hostname), ca: policy.ca } : undefined;
    const attemptMs = timeoutMs / addresses.length;

    for (const [index, address] of addresses.entries()) {
      const attempt = limitedAttempt(signal, index === addresses.length - 1 ? undefined : attemptMs);
      try {
        const socket = await policy.dial({ address, port, hostname, tls, signal: attempt.signal });
        refuseOtherPeer(socket, address, origin, policy);
        return socket;
      } catch (error) {
        // Another address cannot mend a bad certificate, and must not soften a refusal.
        const mayTryNext = error instanceof EgressError && error.code === 'connect_failed' && !signal.aborted;
        if (!mayTryNext || index === addresses.length - 1) throw error;
      } finally {
        attempt.end();
      }
    }
    throw new EgressError('connect_failed', `${hostname} cannot be reached.`, { url: origin.href });
  };
}

async function checkedAddresses(
  hostname: string,
  policy: GuardPolicy,
  signal: AbortSignal,
): Promise<string[]> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  const answers = isIP(literal) === 0 ? await lookUp(hostname, policy.lookup, signal) : [literal];
  // One private answer refuses them all: a mixed answer is how a guard that checks the first one is passed.
  const refused = answers.find((address) => !policy.isAllowedAddress(address));
  if (refused !== undefined) throw blockedAddress(hostname, `resolves to ${refused}`);
  return familiesInTurn(answers).slice(0, ADDRESSES_MAX);
}

async function lookUp(hostname: string, lookup: EgressLookup, signal: AbortSignal): Promise<string[]> {
  // A look-up cannot be called off, only left to itself.
  const givenUp = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  let answers: Awaited<ReturnType<EgressLookup>>;
  try {
    answers = await Promise.race([lookup(hostname), givenUp]);
  } catch (error) {
    throw signal.aborted ? signal.reason : explainLookupFailure(error, hostname);
  }
  if (answers.length === 0) throw new EgressError('dns_failed', `The name ${hostname} has no address.`);
  return answers.map((answer) => answer.address);
}

/** The system's order, but with the other family second, because a broken one is most often broken as a whole. */
function familiesInTurn(addresses: string[]): string[] {
  const first = addresses.filter((address) => isIP(address) === isIP(addresses[0] ?? ''));
  const second = addresses.filter((address) => !first.includes(address));
  return [...first.slice(0, 1), ...second.slice(0, 1), ...first.slice(1), ...second.slice(1)];
}

/** An attempt that is not the last must leave time for the next. */
function limitedAttempt(
  whole: AbortSignal,
  timeoutMs: number | undefined,
): { signal: AbortSignal; end: () => void } {
  if (timeoutMs === undefined) return { signal: whole, end: () => {} };
  const controller = new AbortController();
  const onWholeAbort = () => controller.abort(whole.reason);
  whole.addEventListener('abort', onWholeAbort);
  const timer = setTimeout(
    () => controller.abort(new EgressError('connect_failed', 'One of its addresses did not answer.')),
    timeoutMs,
  );
  const end = () => {
    clearTimeout(timer);
    whole.removeEventListener('abort', onWholeAbort);
  };
  return { signal: controller.signal, end };
}

/** Belt and braces: whatever was dialled, this is who answered. */
function refuseOtherPeer(socket: Socket, address: string, origin: URL, policy: GuardPolicy): void {
  const remote = socket.remoteAddress ?? '';
  if (policy.isAllowedAddress(remote) && isSameAddress(remote, address)) return;
  socket.destroy();
  throw blockedAddress(
    origin.hostname,
    `asked for ${address} and was answered by ${remote || 'nobody known'}`,
  );
}

function blockedAddress(hostname: string, detail: string): EgressError {
  const message = `${hostname} is not on the public internet, so it may not be asked.`;
  return new EgressError('blocked_address', message, { detail });
}

/** Server name indication takes names only, without the dot that may end them. */
function serverName(hostname: string): string | undefined {
  const name = hostname.replace(/\.$/, '');
  return isIP(name.replace(/^\[|\]$/g, '')) === 0 ? name : undefined;
}
