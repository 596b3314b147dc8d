import { connect as connectTcp, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { EgressError, explainDialFailure, explainLookupFailure } from './egress-error.ts';
import type { EgressLookup } from './egress-types.ts';
import { isSameAddress, portOf, type UrlPolicy } from './guard.ts';

export interface GuardPolicy extends UrlPolicy {
  isAllowedAddress: (address: string) => boolean;
  lookup: EgressLookup;
  dial: Dial;
  /** A certificate authority to trust instead of the usual ones; only set by tests. */
  ca: string | undefined;
}

interface OpenSocketRequest {
  origin: URL;
  anyPort: boolean;
  timeoutMs: number;
  signal: AbortSignal;
}

export type OpenSocket = (request: OpenSocketRequest) => Promise<Socket>;

/** How many addresses of a name are tried. */
const ADDRESSES_MAX = 3;

/**
 * The guard: the only place that opens connections. It resolves a name once, checks all its addresses, and
 * connects to a checked literal address, so that nothing can change between the check and the connection.
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
        checkPeer(socket, address, origin, policy);
        return socket;
      } catch (error) {
        // Another address cannot fix a bad certificate, and must not override a refusal.
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
  const answers = isIP(literal) === 0 ? await lookUpAddresses(hostname, policy.lookup, signal) : [literal];
  // One private address refuses them all: a mixed answer would pass a guard that checks only the first.
  const refused = answers.find((address) => !policy.isAllowedAddress(address));
  if (refused !== undefined) throw blockedAddress(hostname, `resolves to ${refused}`);
  return interleaveFamilies(answers).slice(0, ADDRESSES_MAX);
}

async function lookUpAddresses(
  hostname: string,
  lookup: EgressLookup,
  signal: AbortSignal,
): Promise<string[]> {
  // A look-up cannot be aborted, only abandoned.
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  let answers: Awaited<ReturnType<EgressLookup>>;
  try {
    answers = await Promise.race([lookup(hostname), aborted]);
  } catch (error) {
    throw signal.aborted ? signal.reason : explainLookupFailure(error, hostname);
  }
  if (answers.length === 0) throw new EgressError('dns_failed', `The name ${hostname} has no address.`);
  return answers.map((answer) => answer.address);
}

/**
 * The system's order, but with the other family second: if one address fails, its whole family often does.
 */
function interleaveFamilies(addresses: string[]): string[] {
  const first = addresses.filter((address) => isIP(address) === isIP(addresses[0] ?? ''));
  const second = addresses.filter((address) => !first.includes(address));
  return [...first.slice(0, 1), ...second.slice(0, 1), ...first.slice(1), ...second.slice(1)];
}

/** Limits an attempt that is not the last, so that time is left for the next. */
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

/** Defence in depth: checks the address of the connected socket once more. */
function checkPeer(socket: Socket, address: string, origin: URL, policy: GuardPolicy): void {
  const remote = socket.remoteAddress ?? '';
  if (policy.isAllowedAddress(remote) && isSameAddress(remote, address)) return;
  socket.destroy();
  throw blockedAddress(origin.hostname, `connected to ${address} but the peer is ${remote || 'unknown'}`);
}

function blockedAddress(hostname: string, detail: string): EgressError {
  const message = `${hostname} is not on the public internet, so it may not be requested.`;
  return new EgressError('blocked_address', message, { detail });
}

/** Server name indication takes names only, without a trailing dot. */
function serverName(hostname: string): string | undefined {
  const name = hostname.replace(/\.$/, '');
  return isIP(name.replace(/^\[|\]$/g, '')) === 0 ? name : undefined;
}

interface DialRequest {
  /** A literal address wherever the guard applies: a name would be resolved again. */
  address: string;
  port: number;
  /** For error messages. */
  hostname: string;
  /** Undefined for plain HTTP. */
  tls: { servername: string | undefined; ca: string | undefined } | undefined;
  /** Rejects with the reason of the signal. */
  signal: AbortSignal;
}

/** Opens one TCP or TLS connection. It is passed as a parameter, so that tests can record the calls. */
export type Dial = (request: DialRequest) => Promise<Socket>;

/**
 * Used instead of undici's buildConnector, which returns no socket before it is connected, so that an attempt
 * could not be aborted, and whose timers are only accurate to half a second.
 */
export const dial: Dial = ({ address, port, hostname, tls, signal }) =>
  new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const socket = tls
      ? connectTls({
          host: address,
          port,
          ...(tls.servername === undefined ? {} : { servername: tls.servername }),
          ...(tls.ca === undefined ? {} : { ca: tls.ca }),
          ALPNProtocols: ['http/1.1'],
          // Explicit, because NODE_TLS_REJECT_UNAUTHORIZED could otherwise turn it off.
          rejectUnauthorized: true,
        })
      : connectTcp({ host: address, port });
    socket.setNoDelay(true).setKeepAlive(true, 60_000);

    let tcpConnected = false;
    let isOver = false;
    const onAbort = () => finish(signal.reason);
    const finish = (error?: unknown) => {
      isOver = true;
      signal.removeEventListener('abort', onAbort);
      if (error === undefined) {
        resolve(socket);
      } else {
        socket.destroy();
        reject(error);
      }
    };
    signal.addEventListener('abort', onAbort);
    socket.once('connect', () => {
      tcpConnected = true;
    });
    socket.once(tls ? 'secureConnect' : 'connect', () => finish());
    // Stays for the life of the socket: an error without a listener would end the process.
    socket.on('error', (error) => {
      if (isOver) return;
      finish(explainDialFailure(error, { hostname, duringTls: tls !== undefined && tcpConnected }));
    });
  });
