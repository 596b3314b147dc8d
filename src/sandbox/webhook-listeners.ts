/**
 * Deliveries to `domesday webhook listen` on this machine, without a public address. Each listener has its
 * own address, `https://listen.test/<secret>`, and a file in the data folder that is named after the secret.
 * So only a user who can write to the data folder can open a port of this machine to deliveries, and only the
 * account that registered the address reaches it.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEgress, type Egress } from '../platform/egress/index.ts';

const HOST = 'listen.test';
const ADDRESS = new RegExp(`^https://${HOST.replace('.', '\\.')}/([\\w-]{32})$`);

export interface ListenerEntry {
  address: string;
  path: string;
  remove(): void;
}

/** Throws if the folder of `directory` does not exist. */
export function addListener(directory: string, port: number): ListenerEntry {
  const secret = randomBytes(24).toString('base64url');
  try {
    mkdirSync(directory, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const file = join(directory, secret);
  writeFileSync(file, JSON.stringify({ port, pid: process.pid }), { mode: 0o600, flag: 'wx' });
  return {
    address: `https://${HOST}/${secret}`,
    path: `/${secret}`,
    remove: () => rmSync(file, { force: true }),
  };
}

/** For webhooks only. All other addresses, and those of listeners that have ended, go to `egress`. */
export function reachListeners(
  egress: Pick<Egress, 'request'>,
  { directory, userAgent }: { directory: string; userAgent: string },
): Pick<Egress, 'request'> {
  return {
    async request(input) {
      const port = findPort(directory, new URL(input.url).href);
      if (port === undefined) return egress.request(input);
      // Not shared with other requests: a kept connection would let them in without the secret.
      const target = { host: '127.0.0.1', port };
      const direct = createEgress({ userAgent, connectTo: [{ pattern: HOST, target }] });
      try {
        return await direct.request({ ...input, redirect: 'manual' });
      } finally {
        await direct.close();
      }
    },
  };
}

function findPort(directory: string, address: string): number | undefined {
  const secret = ADDRESS.exec(address)?.[1];
  if (secret === undefined) return undefined;
  const file = join(directory, secret);
  try {
    const { port, pid } = JSON.parse(readFileSync(file, 'utf8')) as { port: number; pid: number };
    // After a crash of the listener another program may have the port.
    if (isRunning(pid)) return port;
    rmSync(file, { force: true });
  } catch {
    // There is no such listener.
  }
  return undefined;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
