import { connect, createServer, type Server, type Socket } from 'node:net';

/** A loopback address that leads to one port after another, and can be cut, closed or silent. */
export class TcpProxy {
  readonly port: number;
  #target: number;
  #isSilent = false;
  #server: Server | undefined;
  readonly #sockets = new Set<Socket>();

  constructor(port: number, target: number) {
    this.port = port;
    this.#target = target;
  }

  open(): Promise<void> {
    this.#isSilent = false;
    const server = createServer((near) => this.#accept(near));
    this.#server = server;
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.port, '127.0.0.1', resolve);
    });
  }

  #accept(near: Socket): void {
    const far = this.#isSilent ? undefined : connect(this.#target, '127.0.0.1');
    for (const socket of [near, far]) {
      if (!socket) continue;
      this.#sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.#sockets.delete(socket);
        near.destroy();
        far?.destroy();
      });
    }
    if (far) near.pipe(far).pipe(near);
  }

  /** New connections lead there; those of before are cut. */
  leadTo(port: number): void {
    this.#target = port;
    this.cut();
  }

  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Nobody listens any more: connections are refused. */
  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    const closed = new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
    this.cut();
    await closed;
  }

  /**
   * Connections are accepted and never answered, also those that were open: a network that swallows
   * everything.
   */
  silence(): void {
    this.#isSilent = true;
    for (const socket of this.#sockets) {
      socket.unpipe();
      socket.pause();
    }
  }

  /** Ends the silence; what was said in it is lost. */
  speak(): void {
    this.#isSilent = false;
    this.cut();
  }
}
