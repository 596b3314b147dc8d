import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';

/**
 * Below the ephemeral port range (32768 and up on Linux): otherwise an outgoing connection could occupy the port just when
 * a restart needs it.
 */
const DEFAULT_PORT = 25_432;

/** How many ports above the preferred one are tried before any free port is used. */
const NEIGHBOURS_MAX = 100;

/** The preferred port or the nearest free one above it. `refused` are ports that the server could not bind. */
export async function choosePort(preferred: number, refused: ReadonlySet<number>): Promise<number> {
  for (let port = preferred; preferred > 0 && port <= Math.min(preferred + NEIGHBOURS_MAX, 65_535); port++) {
    if (!refused.has(port) && (await tryListen(port))) return port;
  }
  const any = await tryListen(0);
  if (any === undefined) throw new Error('The system has no free port on 127.0.0.1.');
  return any;
}

export async function readPreferredPort(portFile: string): Promise<number> {
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
