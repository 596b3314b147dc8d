import { type AddressInfo, createServer } from 'node:net';

export interface DeadProxy {
  port: number;
  close(): void;
}

/**
 * A proxy on the loopback address that hangs up on everybody. The browser is told to use it for everything, so that
 * whatever is not answered for it by us reaches nobody. It listens, so that no other program can take its port.
 */
export async function startDeadProxy(): Promise<DeadProxy> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.destroy();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  const { port } = server.address() as AddressInfo;
  return { port, close: () => server.close() };
}
