import { EventEmitter, once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, isIP, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { ConnectToRule } from '../connect-to.ts';
import { createGuardedEgress, type EgressOverrides } from '../create-egress.ts';
import type { Egress, EgressOptions } from '../egress-types.ts';
import { type Dial, dial } from '../open-socket.ts';

/** Servers and clients for tests. All live on the loopback address, and end with the test that made them. */

export interface LoopbackServer {
  port: number;
  /** Sends every host that fits the pattern here. */
  rule(pattern?: string): ConnectToRule;
  /** How many connections it ever had. */
  connectionsMade(): number;
  connectionsOpen(): number;
  /** Waits until no connection is open; a test that leaks one never gets past this. */
  allClosed(): Promise<void>;
}

export async function startServer(listener: RequestListener): Promise<LoopbackServer> {
  return await started(createServer({ keepAliveTimeout: 60_000 }, listener));
}

export async function startTlsServer(
  identity: { key: string; cert: string },
  listener: RequestListener,
): Promise<LoopbackServer> {
  return await started(createTlsServer({ ...identity, keepAliveTimeout: 60_000 }, listener));
}

/** For answers no HTTP server would give. */
export async function startRawServer(onConnection: (socket: Socket) => void): Promise<LoopbackServer> {
  return await started(
    createTcpServer((socket) => {
      socket.on('error', () => {});
      onConnection(socket);
      // A socket that is not read does not notice that the other side has gone.
      socket.resume();
    }),
  );
}

/** A raw server that says one thing to everybody, whatever they ask, and then keeps silent. */
export async function startServerSaying(text: string | Buffer): Promise<LoopbackServer> {
  return await startRawServer((socket) => socket.once('data', () => socket.write(text)));
}

async function started(server: Server): Promise<LoopbackServer> {
  const sockets = new Set<Socket>();
  const closings = new EventEmitter();
  let made = 0;
  server.on('connection', (socket: Socket) => {
    made += 1;
    sockets.add(socket);
    socket.on('close', () => {
      sockets.delete(socket);
      closings.emit('closing');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    rule: (pattern = '*') => ({ pattern, target: { host: '127.0.0.1', port } }),
    connectionsMade: () => made,
    connectionsOpen: () => sockets.size,
    allClosed: async () => {
      while (sockets.size > 0) await once(closings, 'closing');
    },
  };
}

/** A client that cannot leave the machine, whatever a test asks of it. */
export function startEgress(options: Partial<EgressOptions> = {}, seams: EgressOverrides = {}): Egress {
  const egress = createGuardedEgress(
    { userAgent: 'domesday-test', lookup: stubLookup({}), ...options },
    { dial: loopbackDial, ...seams },
  );
  onTestFinished(() => egress.close());
  return egress;
}

const loopbackDial: Dial = async (request) => {
  if (request.address !== '127.0.0.1') throw new Error(`A test tried to reach ${request.address}.`);
  return await dial(request);
};

/** Lets a loopback server answer for any address, and notes which were dialled. */
export function impostorDial(server: LoopbackServer): { dial: Dial; dialled: string[] } {
  const dialled: string[] = [];
  return {
    dialled,
    dial: async (request) => {
      dialled.push(request.address);
      const socket = await dial({ ...request, address: '127.0.0.1', port: server.port, tls: undefined });
      Object.defineProperty(socket, 'remoteAddress', { value: request.address, configurable: true });
      return socket;
    },
  };
}

/** Answers from a table: a list of addresses, or a list of such lists, one for each time it is asked. */
export function stubLookup(answers: Record<string, string[] | string[][]>): {
  (hostname: string): Promise<{ address: string; family: number }[]>;
  asked: string[];
} {
  const asked: string[] = [];
  const lookup = async (hostname: string) => {
    const times = asked.filter((name) => name === hostname).length;
    asked.push(hostname);
    const answer = answers[hostname];
    if (!answer) throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), { code: 'ENOTFOUND' });
    const turn = answer.every((entry) => typeof entry === 'string') ? answer : (answer[times] ?? []);
    return turn.map((address) => ({ address, family: isIP(address) }));
  };
  return Object.assign(lookup, { asked });
}
