import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { text as readAll } from 'node:stream/consumers';
import {
  authorizationUrl,
  createDomesdayClient,
  type OauthTokens,
  redeemCode,
  registerOauthClient,
  revokeTokens,
} from '../../client/index.ts';
import { loadConfig } from '../../config.ts';
import { embeddedTypefaces } from '../../platform/typefaces/index.ts';
import { OperatorError } from '../../shared/problem.ts';
import { whileWaiting } from '../standard-error.ts';
import { print, printJson, reportErrors } from './api-command.ts';
import { deleteLogin, loginFile, readLogin, writeLogin } from './stored-login.ts';

interface LoginOptions {
  url?: string;
  email?: string;
  passwordStdin?: boolean;
  browser?: boolean;
  json?: boolean;
}

/**
 * `domesday login`: signs in by password or browser, and keeps the API key or the tokens for the commands
 * that follow.
 */
export async function loginCommand(options: LoginOptions): Promise<void> {
  const { client, baseUrl } = loadConfig();
  const url = options.url ?? client.url ?? baseUrl;
  if (options.browser) return reportErrors(() => keepBrowserLogin(url, options));
  const { email, password } = await askForPassword({ ...options, url });
  await reportErrors(async () => {
    const { api_key: apiKey, account } = await createDomesdayClient({ baseUrl: url }).logIn(email, password);
    if (!apiKey) {
      throw new OperatorError(
        'This account’s API key cannot be shown any more; make a new one in the console and give it with --key.',
      );
    }
    const file = writeLogin({ url, email: account.email, api_key: apiKey });
    if (options.json) printJson({ url, email: account.email, file });
    else print(`Signed in to ${url} as ${account.email}. The API key is in ${file}.`);
  });
}

async function keepBrowserLogin(url: string, { json, email: wanted }: LoginOptions): Promise<void> {
  if (wanted !== undefined)
    throw new OperatorError('--email goes with a password; the browser asks for both.');
  const tokens = await logInByBrowser(url);
  const { email } = await createDomesdayClient({ baseUrl: url, accessToken: tokens.access_token }).account();
  const file = writeLogin({ url, email, tokens });
  if (json) printJson({ url, email, file });
  else print(`Signed in to ${url} as ${email}. The tokens are in ${file}.`);
}

/** `domesday logout` */
export async function logoutCommand(): Promise<void> {
  const file = loginFile();
  const tokens = findTokens(file);
  if (!deleteLogin(file)) return print('There is no stored login.');
  if (!tokens) return print(`Deleted ${file}. The API key itself still works.`);
  const isRevoked = await revokeTokens(tokens).then(
    () => true,
    () => false,
  );
  print(
    isRevoked
      ? `Deleted ${file} and disconnected the command line.`
      : `Deleted ${file}. The service did not answer: disconnect the command line on your account page there.`,
  );
}

function findTokens(file: string) {
  try {
    const login = readLogin(file);
    return login && 'tokens' in login ? login.tokens : undefined;
  } catch {
    // Damaged: there is nothing to end, and the file is deleted.
    return undefined;
  }
}

/** From standard input or the terminal, which does not show it. */
export function askForPassword(
  options: Pick<LoginOptions, 'email' | 'passwordStdin'> & { url: string },
): Promise<{ email: string; password: string }> {
  return options.passwordStdin ? readPiped(options) : ask(options);
}

async function readPiped({ email }: LoginOptions): Promise<{ email: string; password: string }> {
  if (email === undefined) throw new OperatorError('Which account? Give its e-mail address with --email.');
  return { email, password: (await readAll(process.stdin)).replace(/\r?\n$/, '') };
}

async function ask(options: LoginOptions & { url: string }): Promise<{ email: string; password: string }> {
  if (!process.stdin.isTTY) {
    throw new OperatorError(
      'There is no terminal to ask for the password; pipe it in with --email <address> --password-stdin.',
    );
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    // A password is only sent to a service that was named.
    const email = options.email ?? (await terminal.question(`E-mail address for ${options.url}: `));
    const question = terminal.question(`Password of ${email} for ${options.url}: `);
    // Anything typed from here on is not shown.
    const output = terminal as unknown as { _writeToOutput: (text: string) => void };
    output._writeToOutput = () => undefined;
    const password = await question;
    process.stderr.write('\n');
    return { email, password };
  } finally {
    terminal.close();
  }
}

const WAIT_MS = 10 * 60_000;

/**
 * Signs in by the browser: the person agrees on the service's own page, which sends the browser back to a
 * port of this computer with a code (OAuth 2.1 with PKCE, RFC 8252). This program never sees the password.
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
    const code = await whileWaiting('waiting for your answer in the browser', () => coming);
    return await redeemCode(client, { code, redirectUri, verifier });
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
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; font-src data:",
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

/**
 * The colours of our other pages. Their typefaces are within the page, because the command line serves no
 * files.
 */
const ANSWER_STYLE = `
body { margin: 18vh auto 0; max-width: 28rem; padding: 0 1rem; color: #22201c; background: #f6f4ef; font: 16px/1.6 "Source Sans 3", system-ui, sans-serif }
h1 { font: 600 1.5rem/1.25 "Source Serif 4", Georgia, serif }
b { font: 600 1.2rem "Source Serif 4", Georgia, serif; color: #7a2e1d }
@media (prefers-color-scheme: dark) { body { color: #ece8df; background: #1b1916 } b { color: #e8a08c } }
`;

function answerPage(sentence: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>Domesday</title><style>${embeddedTypefaces()}${ANSWER_STYLE}</style><main><b>Domesday</b><h1>${sentence}</h1><p>You can close this tab.</p></main></html>`;
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
