import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { verifyWebhook } from '../../client/index.ts';
import { OperatorError } from '../../shared/operator-error.ts';
import { onStopSignal } from '../../stop-signals.ts';
import { type ApiOptions, print, printJson, withApi } from './api-command.ts';

export interface ListenOptions extends ApiOptions {
  port: string;
  secret?: string;
  address: string;
  type: string;
}

/**
 * `domesday webhook listen`: a local receiver that checks and prints deliveries. It registers itself while it runs, under a
 * host name that the sandbox (or `EGRESS_CONNECT_TO`) routes to this port. With `--secret` it only listens, for a
 * destination that exists already.
 */
export async function webhookListenCommand(options: ListenOptions): Promise<void> {
  const port = Number(options.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new OperatorError('--port must be from 1 to 65535.');
  // Before the registration: a stop right after it must still delete the destination.
  const stopped = new Promise<void>((resolve) => onStopSignal(() => resolve()));
  if (options.secret !== undefined) return listen(port, { secret: options.secret, stopped }, options);
  await withApi(options, async (client) => {
    const destination = await client.createWebhook(options.address, options.type);
    print(
      `Registered ${destination.webhook_url} for ${destination.signal_type}; it is deleted when this ends.`,
    );
    print(`Signing secret: ${destination.signing_secret}`);
    try {
      await listen(port, { secret: destination.signing_secret, stopped }, options);
    } finally {
      await client.deleteWebhook(destination.id);
      print('Deleted the destination.');
    }
  });
}

async function listen(
  port: number,
  { secret, stopped }: { secret: string; stopped: Promise<void> },
  { json }: ListenOptions,
): Promise<void> {
  const server = createServer(async (request, response) => {
    // The sender hung up before the body was complete.
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    const verification = verifyWebhook({ secret, headers: request.headers, body });
    response.writeHead(verification.valid ? 204 : 401).end();
    if (json) printJson({ verification, headers: request.headers, body });
    else
      print(
        describe(request, body, verification.valid ? 'signature valid' : `REFUSED: ${verification.reason}`),
      );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new OperatorError(`Port ${port} is taken by another program. Choose another with --port.`)
          : error,
      ),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  print(`Listening on http://127.0.0.1:${port}. Stop with Ctrl-C.`);
  await stopped;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

function describe(request: IncomingMessage, body: string, verdict: string): string {
  const { type, data } = parsed(body);
  const attempt = request.headers['x-webhook-attempt'] ?? '?';
  return `${new Date().toISOString()}  ${type ?? 'unknown'}  ${verdict}  (attempt ${attempt})\n  ${data?.summary ?? body.slice(0, 200)}`;
}

function parsed(body: string): { type?: string; data?: { summary?: string } } {
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}
