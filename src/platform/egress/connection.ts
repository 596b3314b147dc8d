import type { Socket } from 'node:net';
import { Client, type Dispatcher } from 'undici';
import { readCertificate } from './certificate.ts';
import { EgressError, seconds } from './egress-error.ts';
import type { EgressLimits, EgressTls } from './egress-types.ts';
import type { OpenSocket } from './open-socket.ts';

/** The other end of one socket. */
export interface Peer {
  remoteAddress: string | undefined;
  tls: EgressTls | undefined;
  connectMs: number;
  /** How many requests were sent on it. */
  requests: number;
}

/** A request that waits for a connection, then has it for itself. */
export interface ConnectionUser extends Dispatcher.DispatchHandler {
  readonly origin: string;
  readonly anyPort: boolean;
  readonly connectTimeoutMs: number;
  readonly dispatchOptions: Dispatcher.DispatchOptions;
  connection: Connection | undefined;
  /** The wait is over. */
  onTurn(): void;
}

export interface ConnectionSettings {
  limits: EgressLimits;
  openSocket: OpenSocket;
}

/** An undici client, which has at most one socket, with what it does not tell: whose socket that is. */
export class Connection {
  /** Of the latest socket, so to be read when a request is written: a client that lost its socket opens another. */
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
      // Exchanges keep time themselves: undici's timers are half a second coarse.
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
    user.onTurn();
    this.#client.dispatch(user.dispatchOptions, user);
  }

  /** The server, or the time an idle connection is kept for, ended it. */
  onDisconnect(listener: () => void): void {
    this.#client.on('disconnect', listener);
  }

  /** Resolves when the socket is closed. */
  async destroy(): Promise<void> {
    this.#opening?.abort();
    await this.#client.destroy();
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
      // undici would try again for ever with a server that accepts and hangs up at once.
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
