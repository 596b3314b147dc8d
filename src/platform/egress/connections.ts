import { Connection, type ConnectionSettings, type ConnectionUser } from './connection.ts';

/** The connections of one origin, and the requests that wait for one of them. */
interface Origin {
  idle: Connection[];
  busyCount: number;
  /** In order of arrival. */
  waiting: Set<ConnectionUser>;
}

/**
 * Kept-alive connections by origin. The origin is always that of the URL, even if a connect-to rule sends the connection
 * elsewhere, so two hosts never share a connection and each gets its own Host header.
 *
 * It replaces undici's Agent and Pool, which do not report which connection carried a request, reconnect after every
 * aborted request, and then lose count of their connections.
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
