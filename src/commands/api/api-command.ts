import { createDomesdayClient, type DomesdayClient, DomesdayError } from '../../client/index.ts';
import { loadConfig } from '../../config.ts';
import { OperatorError } from '../../shared/operator-error.ts';
import { sayTarget } from '../say-target.ts';
import { readLogin } from './stored-login.ts';

/** The address of the service and the API key, from options or settings. */
export interface ApiOptions {
  url?: string;
  key?: string;
  json?: boolean;
}

/** Exit codes for scripts. */
export const EXIT = { refused: 1, noMatch: 2, incomplete: 3 } as const;

/** By options first, then by settings, then by the login that `domesday login` stored; its key is for its service only. */
export function connect(options: ApiOptions): { client: DomesdayClient; url: string } {
  const { client, baseUrl } = loadConfig();
  const given = options.key ?? client.apiKey;
  const login = given === undefined ? readLogin() : undefined;
  const url = options.url ?? client.url ?? login?.url ?? baseUrl;
  const apiKey = given ?? (login?.url === url ? login.api_key : undefined);
  if (apiKey === undefined) {
    throw new OperatorError(
      'Which account? Run `domesday login`, or give your API key with --key or as DOMESDAY_API_KEY. The console shows it.',
    );
  }
  return { client: createDomesdayClient({ baseUrl: url, apiKey, clientName: 'cli' }), url };
}

/** Runs a command that uses the API, and prints the service's own error messages. */
export async function withApi(
  options: ApiOptions,
  work: (client: DomesdayClient, url: string) => Promise<void>,
): Promise<void> {
  const { client, url } = connect(options);
  sayTarget('Service', url);
  await reportErrors(() => work(client, url));
}

/** The service's own message is what a person needs; the stack is not. */
export async function reportErrors(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof DomesdayError) throw new ServiceRefusal(error);
    throw error;
  }
}

/** An error answer of the service, as a command reports it. */
class ServiceRefusal extends OperatorError {
  readonly code: string;
  /** The message without the code. */
  readonly reason: string;
  readonly requestId: string | undefined;

  constructor({ message, code, requestId }: DomesdayError) {
    super(`${message} (${code})`);
    this.reason = message;
    this.code = code;
    this.requestId = requestId;
  }
}

export function print(line = ''): void {
  process.stdout.write(`${line}\n`);
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}
