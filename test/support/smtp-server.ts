import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
}

export interface TestSmtpServer {
  url: string;
  received: ReceivedMail[];
  /** `refuse` answers 451 to every mail; `drop` cuts the connection while the mail is being sent. */
  behave(how: 'accept' | 'refuse' | 'drop'): void;
  close(): Promise<void>;
}

/** A real mail server on loopback that can be made to misbehave. */
export async function startSmtpServer(options: { port?: number } = {}): Promise<TestSmtpServer> {
  let behaviour: 'accept' | 'refuse' | 'drop' = 'accept';
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 50,
    onData(stream, session, done) {
      if (behaviour === 'drop') {
        // The session ends without an answer, as when a server crashes.
        for (const connection of (server as unknown as { connections: Set<{ _socket: { destroy(): void } }> })
          .connections) {
          connection._socket.destroy();
        }
        return;
      }
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (behaviour === 'refuse') {
          done(Object.assign(new Error('try again later'), { responseCode: 451 }));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((to) => to.address),
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behave: (how) => {
      behaviour = how;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
