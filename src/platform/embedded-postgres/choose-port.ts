import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';

/**
 * Outside the range from which systems take the near end of outgoing connections (32768 and up on Linux): such a
 * connection could sit on the port in the seconds that a restart needs it, even one to the port itself.
 */
const DEFAULT_PORT = 25_432;

/** How many ports above the wanted one are tried before any at all is taken. */
const NEIGHBOURS_MAX = 100;

/** The wanted port or the nearest free one above it. `refused` are ports the server could not have after all. */
export async function choosePort(wanted: number, refused: ReadonlySet<number>): Promise<number> {
  for (let port = wanted; wanted > 0 && port <= Math.min(wanted + NEIGHBOURS_MAX, 65_535); port++) {
    if (!refused.has(port) && (await tryListen(port))) return port;
  }
  const any = await tryListen(0);
  if (any === undefined) throw new Error('The system gives out no free port on 127.0.0.1.');
  return any;
}

export async function readWantedPort(portFile: string): Promise<number> {
  const port = Number(await readFile(portFile, 'utf8').catch(() => ''));
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : DEFAULT_PORT;
}

function tryListen(port: number): Promise<number | undefined> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(undefined));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
