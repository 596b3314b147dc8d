import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { authorizationUrl, type OauthTokens, redeemCode, registerOauthClient } from '../../client/index.ts';
import { OperatorError } from '../../shared/problem.ts';

const WAIT_MS = 10 * 60_000;

/**
 * Signs in by the browser: the person agrees on the service's own page, which sends the browser back to a port of this
 * computer with a code (OAuth 2.1 with PKCE, RFC 8252). This program never sees the password.
 */
export async function logInByBrowser(url: string): Promise<OauthTokens> {
  const verifier = randomBytes(32).toString('base64url');
  const state = randomBytes(16).toString('base64url');
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const redirectUri = `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`;
    const client = await registerOauthClient(url, {
      name: `Domesday command line on ${hostname()}`.slice(0, 80),
      redirectUri,
    });
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const page = authorizationUrl(client, { redirectUri, state, challenge });
    const coming = waitForCode(server, state);
    process.stderr.write(`Open this address in your browser and allow the connection:\n\n  ${page}\n\n`);
    if (process.stderr.isTTY) openBrowser(page);
    return await redeemCode(client, { code: await coming, redirectUri, verifier });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** The first answer with our state counts; others may be made up by pages that guess the port. */
function waitForCode(server: Server, state: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(
      () =>
        reject(
          new OperatorError('Nobody allowed the connection in ten minutes; run `domesday login` again.'),
        ),
      WAIT_MS,
    );
    server.on('request', (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
      if (pathname !== '/callback' || searchParams.get('state') !== state) {
        response.writeHead(404).end();
        return;
      }
      const code = searchParams.get('code');
      response
        .writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        })
        .end(
          answerPage(
            code === null ? 'The command line was not connected.' : 'The command line is connected.',
          ),
        );
      clearTimeout(timeout);
      if (code !== null) resolve(code);
      else
        reject(
          new OperatorError(`Not signed in: ${searchParams.get('error_description') ?? 'access denied'}`),
        );
    });
  });
}

const ANSWER_STYLE =
  'body{margin:18vh auto 0;max-width:28rem;padding:0 1rem;font:16px/1.5 system-ui,sans-serif}h1{font:600 1.5rem Georgia,serif}';

function answerPage(sentence: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>Domesday</title><style>${ANSWER_STYLE}</style><h1>${sentence}</h1><p>You can close this tab.</p></html>`;
}

/** If there is no browser here, the address was printed. */
function openBrowser(page: string): void {
  const programs: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
    darwin: ['open'],
    win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  };
  const [program, ...before] = programs[process.platform] ?? ['xdg-open'];
  spawn(program, [...before, page], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
