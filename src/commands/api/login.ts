import { createInterface } from 'node:readline/promises';
import { text as readAll } from 'node:stream/consumers';
import { createDomesdayClient, revokeTokens } from '../../client/index.ts';
import { loadConfig } from '../../config.ts';
import { OperatorError } from '../../shared/problem.ts';
import { print, printJson, reportErrors } from './api-command.ts';
import { logInByBrowser } from './browser-login.ts';
import { deleteLogin, loginFile, readLogin, writeLogin } from './stored-login.ts';

export interface LoginOptions {
  url?: string;
  email?: string;
  passwordStdin?: boolean;
  browser?: boolean;
  json?: boolean;
}

/** `domesday login`: signs in by password or browser, and keeps the API key or the tokens for the commands that follow. */
export async function loginCommand(options: LoginOptions): Promise<void> {
  const { client, baseUrl } = loadConfig();
  const url = options.url ?? client.url ?? baseUrl;
  if (options.browser) return reportErrors(() => keepBrowserLogin(url, options));
  const { email, password } = await askForPassword(options);
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
  options: Pick<LoginOptions, 'email' | 'passwordStdin'>,
): Promise<{ email: string; password: string }> {
  return options.passwordStdin ? readPiped(options) : ask(options);
}

async function readPiped({ email }: LoginOptions): Promise<{ email: string; password: string }> {
  if (email === undefined) throw new OperatorError('Which account? Give its e-mail address with --email.');
  return { email, password: (await readAll(process.stdin)).replace(/\r?\n$/, '') };
}

async function ask(options: LoginOptions): Promise<{ email: string; password: string }> {
  if (!process.stdin.isTTY) {
    throw new OperatorError(
      'There is no terminal to ask for the password; pipe it in with --email <address> --password-stdin.',
    );
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const email = options.email ?? (await terminal.question('E-mail address: '));
    const question = terminal.question('Password: ');
    // What is typed from here on is not shown.
    const output = terminal as unknown as { _writeToOutput: (text: string) => void };
    output._writeToOutput = () => undefined;
    const password = await question;
    process.stderr.write('\n');
    return { email, password };
  } finally {
    terminal.close();
  }
}
