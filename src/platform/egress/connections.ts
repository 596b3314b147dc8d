import { Connection, type ConnectionSettings, type ConnectionUser } from './connection.ts';

/** The connections of one origin, and the requests that wait because there are no more to be had. */
interface Origin {
  idle: Connection[];
  busyCount: number;
  /** In the order they came. */
  waiting: Set<ConnectionUser>;
}

/**
 * Kept-alive connections by origin. The origin is the one of the URL also where a connect-to rule sends its
 * connections elsewhere, so two hosts never share a connection and each gets its own Host header.
 *
 * It stands in for undici's Agent and Pool because those cannot tell which connection carried a request, connect
 * anew after every request that is called off, and then lose count of what they opened.
 */
export class Connections {
  readonly #settings: ConnectionSettings;
  readonly #origins = new Map<string, Origin>();
  readonly #ending = new Set<Promise<void>>();

  constructor(settings: ConnectionSettings) {
    this.#settings = settings;
  }

  /** Runs the request at once on an idle or new connection, or later when one comes free. */
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

  /** The request needs its connection, or its place in the line, no more. */
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
      // A connection in use tells its user itself.
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
