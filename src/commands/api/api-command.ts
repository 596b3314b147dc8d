import { createDomesdayClient, type DomesdayClient, DomesdayError } from '../../client/index.ts';
import { loadConfig } from '../../config.ts';
import { OperatorError } from '../../shared/operator-error.ts';

/** The address of the service and the API key, from options or settings. */
export interface ApiOptions {
  url?: string;
  key?: string;
  json?: boolean;
}

/** Exit codes for scripts. */
export const EXIT = { refused: 1, noMatch: 2, incomplete: 3 } as const;

export function connect(options: ApiOptions): { client: DomesdayClient; url: string } {
  const { client, baseUrl } = loadConfig();
  const url = options.url ?? client.url ?? baseUrl;
  const apiKey = options.key ?? client.apiKey;
  if (apiKey === undefined) {
    throw new OperatorError(
      'Which account? Give your API key with --key or as DOMESDAY_API_KEY. A login returns it, and the console shows it.',
    );
  }
  return { client: createDomesdayClient({ baseUrl: url, apiKey }), url };
}

/** Runs a command that uses the API, and prints the service's own error messages. */
export async function withApi(
  options: ApiOptions,
  work: (client: DomesdayClient, url: string) => Promise<void>,
): Promise<void> {
  const { client, url } = connect(options);
  try {
    await work(client, url);
  } catch (error) {
    if (error instanceof DomesdayError) throw new OperatorError(`${error.message} (${error.code})`);
    throw error;
  }
}

export function print(line = ''): void {
  process.stdout.write(`${line}\n`);
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}
