import { createWriteStream } from 'node:fs';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createDomesdayClient, type DomesdayClient, DomesdayError, renewTokens } from '../../client/index.ts';
import { loadConfig } from '../../config.ts';
import { csvRow } from '../../shared/csv-row.ts';
import { OperatorError } from '../../shared/problem.ts';
import { withoutControls } from '../terminal/text-table.ts';
import { freshAccessToken, readLogin } from './stored-login.ts';

/** The address of the service and the API key, from options or settings. */
export interface ApiOptions {
  url?: string;
  key?: string;
  /** By `--json`, or by `--output json`. */
  json?: boolean;
  /** By `--csv`, or by `--output csv`. */
  csv?: boolean;
}

/** Exit codes for scripts. */
export const EXIT = { refused: 1, noMatch: 2, incomplete: 3 } as const;

/**
 * By options first, then by settings, then by the login that `domesday login` stored; its key is for its
 * service only.
 */
async function connect(options: ApiOptions): Promise<{ client: DomesdayClient; url: string }> {
  const { client, baseUrl } = loadConfig();
  const given = options.key ?? client.apiKey;
  const login = given === undefined ? readLogin() : undefined;
  const url = options.url ?? client.url ?? login?.url ?? baseUrl;
  const own = login?.url === url ? login : undefined;
  if (own && 'tokens' in own) {
    const accessToken = await freshAccessToken(renewTokens).catch((error) => {
      if (error instanceof DomesdayError && error.code === 'invalid_grant')
        throw new OperatorError('Your login has ended; run `domesday login` again.');
      throw error;
    });
    return { client: createDomesdayClient({ baseUrl: url, accessToken, clientName: 'cli' }), url };
  }
  const apiKey = given ?? own?.api_key;
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
  await reportErrors(async () => {
    const { client, url } = await connect(options);
    await work(client, url);
  });
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
    // Whoever answers at that address wrote them.
    const reason = withoutControls(String(message));
    super(`${reason} (${withoutControls(String(code))})`);
    this.reason = reason;
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

/** A list as CSV, with the names of its columns as the API has them. */
export function printCsv<Row extends object>(
  names: readonly (keyof Row & string)[],
  rows: readonly Row[],
): void {
  process.stdout.write(csvRow(names));
  for (const row of rows) process.stdout.write(csvRow(names.map((name) => csvValue(row[name]))));
}

/** Lists are joined as in the results of uploads. */
function csvValue(value: unknown): string | number | boolean | null {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.join('; ');
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Up to ten digits, as many as the id of a webhook may have. */
export function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,10}$/.test(text)) throw new OperatorError(`${name} must be a whole number, not "${text}".`);
  return Number(text);
}

/** A day, or a time with its offset, as the API takes it. A day begins at midnight UTC. */
export function timestamp(name: string, text: string): string {
  const time = new Date(text);
  if (!/^\d{4}-\d\d-\d\d(T.*(Z|[+-]\d\d:\d\d))?$/i.test(text) || Number.isNaN(time.getTime())) {
    throw new OperatorError(
      `${name} must be a day, such as 2026-03-31, or a time, such as 2026-03-31T09:30:00Z, not "${text}".`,
    );
  }
  return time.toISOString();
}

/** Writes the body of an answer to a file, or to standard output for `-`, as it arrives. */
export async function saveResponse({ body }: Response, output: string): Promise<void> {
  if (!body) throw new OperatorError('The service sent an empty answer.');
  const target: Writable = output === '-' ? process.stdout : createWriteStream(output);
  await pipeline(Readable.fromWeb(body as ReadableStream), target, { end: output !== '-' });
}

/** A code of the API as people write it: `needs_review` is “needs review”. */
export function inWords(code: string): string {
  return code.replace(/[-_]/g, ' ');
}

export function costText({
  charged,
  charge_reason: reason,
}: {
  charged: boolean;
  charge_reason: string;
}): string {
  if (charged) return '1 credit';
  return reason === 'already_charged' ? 'free, paid for in the last 30 days' : 'free';
}
