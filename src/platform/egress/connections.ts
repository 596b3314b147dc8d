import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { Client, type Dispatcher } from 'undici';
import { EgressError, seconds } from './egress-error.ts';
import type { EgressLimits, EgressTls } from './egress-types.ts';
import type { OpenSocket } from './open-socket.ts';

/** The connections of one origin, and the requests that wait for one of them. */
interface Origin {
  idle: Connection[];
  busyCount: number;
  /** In order of arrival. */
  waiting: Set<ConnectionUser>;
}

/**
 * Kept-alive connections by origin. The origin is always that of the URL, even if a connect-to rule sends the
 * connection elsewhere, so two hosts never share a connection and each gets its own Host header.
 *
 * It replaces undici's Agent and Pool, which do not report which connection carried a request, reconnect
 * after every aborted request, and then lose count of their connections.
 */
export class Connections {
  readonly #settings: ConnectionSettings;
  readonly #origins = new Map<string, Origin>();
  readonly #ending = new Set<Promise<void>>();

  constructor(settings: ConnectionSettings) {
    this.#settings = settings;
  }

  /** Runs the request immediately on an idle or new connection, or later when one becomes free. */
  use(user: ConnectionUser): void {
    let origin = this.#origins.get(user.origin);
    if (!origin) {
      origin = { idle: [], busyCount: 0, waiting: new Set() };
      this.#origins.set(user.origin, origin);
    }
    const connection = origin.idle.pop();
    if (connection) {
      origin.busyCount += 1;
      connection.run(user);
    } else if (origin.busyCount < this.#settings.limits.connectionsPerOriginMax) {
      this.#runOnNew(origin, user);
    } else {
      origin.waiting.add(user);
    }
  }

  /** Frees the connection of the request, or its place in the queue. */
  release(user: ConnectionUser, { reusable }: { reusable: boolean }): void {
    const origin = this.#origins.get(user.origin);
    if (!origin || origin.waiting.delete(user) || !user.connection) return;
    const { connection } = user;
    const [next] = origin.waiting;
    if (next) origin.waiting.delete(next);
    if (!reusable) {
      this.#end(connection);
      origin.busyCount -= 1;
      if (next) this.#runOnNew(origin, next);
    } else if (next) {
      connection.run(next);
    } else {
      origin.idle.push(connection);
      origin.busyCount -= 1;
    }
    this.#forgetIfUnused(user.origin, origin);
  }

  /** Ends the idle connections of an origin. */
  closeIdle(name: string): void {
    const origin = this.#origins.get(name);
    if (!origin) return;
    for (const connection of origin.idle.splice(0)) this.#end(connection);
    this.#forgetIfUnused(name, origin);
  }

  /** Ends every connection and resolves when their sockets are closed. */
  async destroy(): Promise<void> {
    for (const origin of this.#origins.values()) {
      for (const connection of origin.idle.splice(0)) this.#end(connection);
    }
    this.#origins.clear();
    await Promise.all(this.#ending);
  }

  #runOnNew(origin: Origin, user: ConnectionUser): void {
    const name = user.origin;
    const connection = new Connection(name, this.#settings);
    connection.onDisconnect(() => {
      const index = origin.idle.indexOf(connection);
      // A connection in use reports this to its request itself.
      if (index === -1) return;
      origin.idle.splice(index, 1);
      this.#end(connection);
      this.#forgetIfUnused(name, origin);
    });
    origin.busyCount += 1;
    connection.run(user);
  }

  #end(connection: Connection): void {
    const ended = connection.destroy().finally(() => this.#ending.delete(ended));
    this.#ending.add(ended);
  }

  #forgetIfUnused(name: string, origin: Origin): void {
    if (origin.idle.length + origin.busyCount + origin.waiting.size === 0) this.#origins.delete(name);
  }
}

/** The remote end of one socket. */
export interface Peer {
  remoteAddress: string | undefined;
  tls: EgressTls | undefined;
  connectMs: number;
  /** How many requests were sent on the socket. */
  requests: number;
}

/** A request that waits for a connection and then uses it exclusively. */
export interface ConnectionUser extends Dispatcher.DispatchHandler {
  readonly origin: string;
  readonly anyPort: boolean;
  readonly connectTimeoutMs: number;
  readonly dispatchOptions: Dispatcher.DispatchOptions;
  connection: Connection | undefined;
  /** Called when it gets its connection. */
  onConnection(): void;
}

interface ConnectionSettings {
  limits: EgressLimits;
  openSocket: OpenSocket;
}

/**
 * One for all connections: an error has a stack, which takes longer to write than the connection to close.
 */
const CLOSED = new Error('The connection is not needed any more.');

/** An undici client, which has at most one socket, extended by details of that socket's peer. */
export class Connection {
  /**
   * The peer of the latest socket. Read it when a request is written, because a client that lost its socket
   * opens another.
   */
  peer: Peer | undefined;
  #user: ConnectionUser | undefined;
  #opening: AbortController | undefined;
  readonly #client: Client;
  readonly #origin: URL;
  readonly #settings: ConnectionSettings;

  constructor(origin: string, settings: ConnectionSettings) {
    this.#origin = new URL(origin);
    this.#settings = settings;
    const { limits } = settings;
    this.#client = new Client(origin, {
      pipelining: 1,
      maxHeaderSize: limits.headersBytesMax,
      keepAliveTimeout: limits.keepAliveMs,
      keepAliveMaxTimeout: limits.keepAliveMs,
      // Exchanges have their own timers: undici's are only accurate to half a second.
      headersTimeout: 0,
      bodyTimeout: 0,
      connect: (_options, callback) => {
        this.#open().then(
          (socket) => callback(null, socket),
          (error) => callback(error, null),
        );
      },
    });
  }

  run(user: ConnectionUser): void {
    this.#user = user;
    user.connection = this;
    user.onConnection();
    this.#client.dispatch(user.dispatchOptions, user);
  }

  /** Called when the server or the idle time-out closed the connection. */
  onDisconnect(listener: () => void): void {
    this.#client.on('disconnect', listener);
  }

  /** Resolves when the socket is closed. */
  async destroy(): Promise<void> {
    this.#opening?.abort();
    await this.#client.destroy(CLOSED);
  }

  async #open(): Promise<Socket> {
    const timeoutMs = this.#user?.connectTimeoutMs ?? this.#settings.limits.connectTimeoutMs;
    const { hostname } = this.#origin;
    const opening = new AbortController();
    const message = `${hostname} could not be connected to within ${seconds(timeoutMs)}.`;
    const tooLate = () => opening.abort(new EgressError('timeout', message, { detail: 'connect' }));
    const timer = setTimeout(tooLate, timeoutMs);
    const startedAt = performance.now();
    this.#opening = opening;
    try {
      const { signal } = opening;
      const anyPort = this.#user?.anyPort ?? false;
      const socket = await this.#settings.openSocket({ origin: this.#origin, anyPort, timeoutMs, signal });
      // undici would retry forever with a server that accepts and closes at once.
      if (socket.destroyed) {
        const why = `${hostname} cannot be reached: it closed the connection at once.`;
        throw new EgressError('connect_failed', why);
      }
      this.peer = {
        remoteAddress: socket.remoteAddress,
        tls: readCertificate(socket),
        connectMs: performance.now() - startedAt,
        requests: 0,
      };
      return socket;
    } finally {
      clearTimeout(timer);
      this.#opening = undefined;
    }
  }
}

/** Reads the certificate once, when the connection is made; requests that reuse it share the result. */
function readCertificate(socket: Socket): EgressTls | undefined {
  if (!(socket instanceof TLSSocket)) return undefined;
  const certificate = socket.getPeerCertificate();
  // Node's types declare only six attributes of a name, and not that an attribute can occur several times.
  const subject: Record<string, unknown> = { ...certificate.subject };
  const issuer: Record<string, unknown> = { ...certificate.issuer };
  return {
    subjectCommonName: attribute(subject, 'CN'),
    subjectOrganisation: attribute(subject, 'O'),
    subjectSerialNumber: attribute(subject, 'serialNumber'),
    subjectCountry: attribute(subject, 'C'),
    subjectJurisdictionCountry: attribute(subject, 'jurisdictionC'),
    subjectBusinessCategory: attribute(subject, 'businessCategory'),
    issuerOrganisation: attribute(issuer, 'O'),
    issuerCommonName: attribute(issuer, 'CN'),
    validFrom: new Date(certificate.valid_from).toISOString(),
    validTo: new Date(certificate.valid_to).toISOString(),
    fingerprintSha256: certificate.fingerprint256,
  };
}

function attribute(name: Record<string, unknown>, key: string): string | undefined {
  const value = name[key];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : undefined;
}
