import { createServer, type IncomingMessage, type Server } from 'node:http';
import { verifyWebhook } from '../../client/index.ts';
import { loadConfig } from '../../config.ts';
import { pathsIn } from '../../data-dir.ts';
import { addListener, type ListenerEntry } from '../../sandbox/index.ts';
import { OperatorError } from '../../shared/problem.ts';
import { onStopSignal } from '../../stop-signals.ts';
import { withoutControls } from '../terminal/text-table.ts';
import { type ApiOptions, print, printJson, withApi } from './api-command.ts';
import { forwardDelivery, parseForwardAddress } from './forward-delivery.ts';

interface ListenOptions extends ApiOptions {
  port: string;
  secret?: string;
  address?: string;
  type: string;
  forwardTo?: string;
}

/**
 * `domesday webhook listen`: a local receiver that checks and prints deliveries. It registers itself while it
 * runs, under an address that only the sandbox on this machine delivers to, or under `--address`. With
 * `--secret` it only listens, for a destination that exists already. With `--forward-to` it passes each
 * delivery on, whose answer is then the receiver's.
 */
export async function webhookListenCommand(options: ListenOptions): Promise<void> {
  const port = Number(options.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new OperatorError('--port must be from 1 to 65535.');
  // Before the registration: a stop right after it must still delete the destination.
  const stopped = new Promise<void>((resolve) => onStopSignal(() => resolve()));
  const forwardTo = options.forwardTo === undefined ? undefined : parseForwardAddress(options.forwardTo);
  const expected: Expected = { secret: options.secret, forwardTo };
  const server = await listen(port, expected, options);
  try {
    if (options.secret === undefined) await register(expected, { options, stopped, port });
    else await untilStopped(port, stopped);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

async function register(
  expected: Expected,
  { options, stopped, port }: { options: ListenOptions; stopped: Promise<void>; port: number },
): Promise<void> {
  await withApi(options, async (client) => {
    // After `listen`: until then the port may be that of another program.
    const entry = options.address === undefined ? openToSandbox(port) : undefined;
    try {
      const address = options.address ?? entry?.address ?? '';
      const destination = await client.createWebhook(address, options.type);
      expected.secret = destination.signing_secret;
      expected.path = entry?.path;
      print(
        `Registered ${destination.webhook_url} for ${destination.signal_type}; it is deleted when this ends.`,
      );
      print(`Signing secret: ${destination.signing_secret}`);
      try {
        await untilStopped(port, stopped);
      } finally {
        await client.deleteWebhook(destination.id);
        print('Deleted the destination.');
      }
    } finally {
      entry?.remove();
    }
  });
}

function openToSandbox(port: number): ListenerEntry {
  const { dataDir } = loadConfig();
  try {
    return addListener(pathsIn(dataDir).listenersDir, port);
  } catch (error) {
    throw new OperatorError(
      `DATA_DIR ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}). Run this where the service runs, ` +
        'or give the public address of this listener with --address.',
    );
  }
}

async function untilStopped(port: number, stopped: Promise<void>): Promise<void> {
  print(`Listening on http://127.0.0.1:${port}. Stop with Ctrl-C.`);
  await stopped;
}

/**
 * The secret and path that a delivery must have. There is no secret before the registration, and no fixed
 * path with `--address`.
 */
interface Expected {
  secret: string | undefined;
  path?: string | undefined;
  /** Where deliveries with a valid signature are passed on. */
  forwardTo?: URL | undefined;
}

async function listen(port: number, expected: Expected, { json }: ListenOptions): Promise<Server> {
  const server = createServer(async (request, response) => {
    const bytes = await readBody(request);
    if (bytes === undefined) {
      response.writeHead(413, { connection: 'close' }).end();
      return;
    }
    const body = bytes.toString('utf8');
    const { secret, path = request.url, forwardTo } = expected;
    if (secret === undefined || request.url !== path) {
      response.writeHead(404).end();
      return;
    }
    const verification = await verifyWebhook({ secret, headers: request.headers, body: bytes });
    const forwarded = forwardTo && verification.valid ? await forward(forwardTo, request, bytes) : undefined;
    response.writeHead(forwarded?.status ?? (verification.valid ? 204 : 401)).end();
    if (json) printJson({ verification, forwarded, headers: request.headers, body });
    else {
      const verdict = verification.valid ? 'signature valid' : `REFUSED: ${verification.reason}`;
      print(describeDelivery(request, body, forwarded ? `${verdict}, ${forwarded.text}` : verdict));
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new OperatorError(`Port ${port} is taken by another program. Choose another with --port.`)
          : error,
      ),
    );
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** Many times the size of a delivery. */
const BODY_BYTES_MAX = 1024 * 1024;
const SHOWN_CHARACTERS_MAX = 200;

/** Undefined when it is too long to be a delivery, or when the sender hung up before its end. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of request as AsyncIterable<Buffer>) {
      pieces.push(piece);
      bytes += piece.length;
      if (bytes > BODY_BYTES_MAX) return undefined;
    }
  } catch {
    return undefined;
  }
  return Buffer.concat(pieces);
}

/** A receiver that cannot be reached is answered for with 502, so that the service tries again. */
async function forward(
  to: URL,
  { rawHeaders }: IncomingMessage,
  body: Buffer,
): Promise<{ status: number; text: string }> {
  try {
    const status = await forwardDelivery(to, { rawHeaders, body });
    return { status, text: `forwarded, answered ${status}` };
  } catch (error) {
    return { status: 502, text: `NOT FORWARDED: ${(error as Error).message}` };
  }
}

/** Anybody who reaches the listener chooses these words, whether the signature is valid or not. */
export function describeDelivery(
  { headers }: Pick<IncomingMessage, 'headers'>,
  body: string,
  verdict: string,
): string {
  const { type = 'unknown', data } = parsed(body) ?? {};
  const attempt = headers['x-webhook-attempt'] ?? '?';
  const [head, said] = [
    `${new Date().toISOString()}  ${type}  ${verdict}  (attempt ${attempt})`,
    `${data?.summary ?? body.slice(0, SHOWN_CHARACTERS_MAX)}`,
  ].map(withoutControls);
  return `${head}\n  ${said}`;
}

function parsed(body: string): { type?: unknown; data?: { summary?: unknown } } | null {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
