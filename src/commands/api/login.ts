import { createInterface } from 'node:readline/promises';
import { text as readAll } from 'node:stream/consumers';
import { createDomesdayClient } from '../../client/index.ts';
import { loadConfig } from '../../config.ts';
import { OperatorError } from '../../shared/operator-error.ts';
import { print, printJson, reportErrors } from './api-command.ts';
import { deleteLogin, loginFile, writeLogin } from './stored-login.ts';

export interface LoginOptions {
  url?: string;
  email?: string;
  passwordStdin?: boolean;
  json?: boolean;
}

/** `domesday login`: signs in by password and keeps the API key for the commands that follow. */
export async function loginCommand(options: LoginOptions): Promise<void> {
  const { client, baseUrl } = loadConfig();
  const url = options.url ?? client.url ?? baseUrl;
  const { email, password } = options.passwordStdin ? await readPiped(options) : await ask(options);
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

/** `domesday logout` */
export async function logoutCommand(): Promise<void> {
  const file = loginFile();
  print(deleteLogin(file) ? `Deleted ${file}. The API key itself still works.` : 'There is no stored login.');
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
