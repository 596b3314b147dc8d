import { createServer } from 'node:net';

/**
 * Below the range from which systems take the near end of outgoing connections, or one of those could sit on
 * the port by the time it is used; and each worker has its own range, so that no two of them are given the
 * same one.
 */
const FIRST_PORT = 10_000;
const STRETCHES = 14;
const STRETCH = 1_000;

const first = FIRST_PORT + (Number(process.env.VITEST_POOL_ID ?? 0) % STRETCHES) * STRETCH;
/** Begun where the process id says, because the worker before this one may not be done with its last. */
let given = process.pid;

export async function freePort(): Promise<number> {
  for (let tries = 0; tries < STRETCH; tries++) {
    given += 1;
    const port = first + (given % STRETCH);
    if (await canListen(port)) return port;
  }
  throw new Error(`No port is free from ${first} to ${first + STRETCH - 1}.`);
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
