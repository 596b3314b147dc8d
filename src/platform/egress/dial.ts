import { connect as connectTcp, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { explainDialFailure } from './explain-failure.ts';

export interface DialRequest {
  /** A literal address wherever the guard applies: a name would be resolved again. */
  address: string;
  port: number;
  /** For error messages. */
  hostname: string;
  /** Undefined for plain HTTP. */
  tls: { servername: string | undefined; ca: string | undefined } | undefined;
  /** Rejects with the reason of the signal. */
  signal: AbortSignal;
}

/** Opens one TCP or TLS connection. It is passed as a parameter, so that tests can record the calls. */
export type Dial = (request: DialRequest) => Promise<Socket>;

/**
 * Used instead of undici's buildConnector, which returns no socket before it is connected, so that an attempt could not be
 * aborted, and whose timers are only accurate to half a second.
 */
export const dial: Dial = ({ address, port, hostname, tls, signal }) =>
  new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const socket = tls
      ? connectTls({
          host: address,
          port,
          ...(tls.servername === undefined ? {} : { servername: tls.servername }),
          ...(tls.ca === undefined ? {} : { ca: tls.ca }),
          ALPNProtocols: ['http/1.1'],
          // Explicit, because NODE_TLS_REJECT_UNAUTHORIZED could otherwise turn it off.
          rejectUnauthorized: true,
        })
      : connectTcp({ host: address, port });
    socket.setNoDelay(true).setKeepAlive(true, 60_000);

    let tcpConnected = false;
    const onAbort = () => finish(signal.reason);
    const finish = (error?: unknown) => {
      signal.removeEventListener('abort', onAbort);
      if (error === undefined) {
        resolve(socket);
      } else {
        socket.destroy();
        reject(error);
      }
    };
    signal.addEventListener('abort', onAbort);
    socket.once('connect', () => {
      tcpConnected = true;
    });
    socket.once(tls ? 'secureConnect' : 'connect', () => finish());
    // Stays for the life of the socket: an error without a listener would end the process.
    socket.on('error', (error) =>
      finish(explainDialFailure(error, { hostname, duringTls: tls !== undefined && tcpConnected })),
    );
  });
