import { readFile, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { createDomesdayClient } from '../../client/index.ts';
import { loadConfig } from '../../config.ts';
import { OperatorError } from '../../shared/problem.ts';
import { issuedAt, type KeySet, type ReceiptPayload, verifyReceipt } from '../../shared/receipt.ts';
import { facts } from '../terminal/text-table.ts';
import { type ApiOptions, EXIT, print, printJson, withApi } from './api-command.ts';

interface GetReceiptOptions extends ApiOptions {
  output?: string;
}

/** `domesday receipt get <domain>` */
export async function getReceiptCommand(domain: string, options: GetReceiptOptions): Promise<void> {
  await withApi(options, async (client) => {
    const answer = await client.receipt(domain);
    if (options.json) return printJson(answer);
    if (options.output === undefined) return print(answer.receipt);
    await writeFile(options.output, `${answer.receipt}\n`);
    print(`Wrote ${options.output}.`);
  });
}

interface VerifyReceiptOptions extends ApiOptions {
  keys?: string;
  reread?: boolean;
}

/**
 * `domesday receipt verify <file>`: exits with 1 when the receipt is not valid. With `--keys` it works
 * offline.
 */
export async function verifyReceiptCommand(path: string, options: VerifyReceiptOptions): Promise<void> {
  const receipt = receiptIn(await readText(path));
  const check = await verifyReceipt(
    receipt,
    options.keys ? await keySetIn(options.keys) : await fetchKeys(options),
  );
  if (!check.valid) {
    if (options.json) printJson({ valid: false, reason: check.reason });
    else print(`NOT VALID. ${check.reason}`);
    process.exitCode = EXIT.refused;
    return;
  }
  if (options.reread) return reread(receipt, options);
  if (options.json) printJson({ valid: true, reason: null, payload: check.payload });
  else print(describe(check.payload));
}

async function reread(receipt: string, options: VerifyReceiptOptions): Promise<void> {
  await withApi(options, async (client) => {
    const answer = await client.verifyReceipt(receipt, true);
    if (options.json) return printJson(answer);
    print(`Valid, issued ${answer.issued_at}.`);
    for (const { page_url, quote, still_there } of answer.quotes) {
      const state = still_there === null ? 'not readable now' : still_there ? 'still there' : 'GONE';
      print(`\n${state}: ${page_url}\n  “${quote}”`);
    }
  });
}

async function readText(path: string): Promise<string> {
  if (path === '-') return text(process.stdin);
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`${path} cannot be read (${error.code}).`);
  });
}

/** The receipt itself, or the answer of the API that contains it. */
function receiptIn(content: string): string {
  const parsed = parseJson(content) as { receipt?: unknown } | undefined;
  return typeof parsed?.receipt === 'string' ? parsed.receipt : content.trim();
}

async function keySetIn(path: string): Promise<KeySet> {
  const parsed = parseJson(await readText(path)) as KeySet | undefined;
  if (Array.isArray(parsed?.keys)) return parsed;
  throw new OperatorError(`${path} is no key set; save /.well-known/jwks.json of the service.`);
}

async function fetchKeys(options: ApiOptions): Promise<KeySet> {
  const { client, baseUrl } = loadConfig();
  const api = createDomesdayClient({ baseUrl: options.url ?? client.url ?? baseUrl });
  return api.receiptKeys().catch((error: Error) => {
    throw new OperatorError(`${error.message} To verify offline, give a key set with --keys.`);
  });
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

function describe(payload: ReceiptPayload): string {
  const { verdict, company, quotes } = payload;
  const head = facts([
    ['Receipt', `valid, issued ${issuedAt(payload)} by ${payload.iss}`],
    ['Domain', payload.domain],
    ['Verdict', verdict.match_status.replaceAll('_', ' ')],
    ['Company', company && `${company.company_name} (${company.company_number}), ${company.company_status}`],
    ['Register', payload.register_date],
    ['Model', payload.model_version],
  ]);
  const lines = quotes.map(
    ({ quote, page_url, page_sha256, captured_at }) =>
      `  “${quote}”\n    ${page_url}, read ${captured_at}\n    sha256 ${page_sha256}`,
  );
  return [head, ...lines].join('\n\n');
}
