import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A load balancer on loopback: every request goes to the next of its targets. One that refuses the connection
 * is passed over; a request that breaks in the middle breaks for the caller too.
 */
export class RoundRobinProxy {
  /** How many requests each target has answered, by its port. */
  readonly answered = new Map<number, number>();
  #targets: readonly number[] = [];
  #next = 0;
  readonly #server = createServer((request, response) => void this.#handle(request, response));

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  leadTo(ports: readonly number[]): void {
    this.#targets = ports;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    this.#send(request, response, { body: Buffer.concat(chunks), left: this.#targets.length });
  }

  #send(
    request: IncomingMessage,
    response: ServerResponse,
    { body, left }: { body: Buffer; left: number },
  ): void {
    const port = this.#targets[this.#next++ % this.#targets.length];
    if (port === undefined || left === 0) {
      response.destroy();
      return;
    }
    const { method, url: path, headers } = request;
    const far = forward({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      this.answered.set(port, (this.answered.get(port) ?? 0) + 1);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => response.destroy());
      answer.pipe(response);
    });
    far.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') this.#send(request, response, { body, left: left - 1 });
      else response.destroy();
    });
    far.end(body);
  }
}
