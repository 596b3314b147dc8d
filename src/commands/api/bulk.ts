import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DomesdayClient } from '../../client/index.ts';
import { OperatorError } from '../../shared/operator-error.ts';
import { progressLine, timeLeft } from '../progress-line.ts';
import { type ApiOptions, print, printJson, withApi } from './api-command.ts';
import { facts } from './columns.ts';

export interface BulkCommandOptions extends ApiOptions {
  preview?: boolean;
  output?: string;
  format: string;
  id?: string;
}

const POLL_EVERY_MS = 500;

/** `domesday bulk file.csv`: uploads, follows and fetches the results. Stopped, the upload goes on; `--id` follows it again. */
export async function bulkCommand(file: string | undefined, options: BulkCommandOptions): Promise<void> {
  const { format } = options;
  if (format !== 'csv' && format !== 'jsonl')
    throw new OperatorError(`--format must be csv or jsonl, not "${format}".`);
  if (file === undefined && options.id === undefined)
    throw new OperatorError('Which file? Give its path, or an --id.');
  await withApi(options, async (client) => {
    if (options.preview && file !== undefined) return preview(client, file, options);
    const id = options.id ?? (await client.startBulk(await readUpload(file ?? ''))).id;
    process.stderr.write(`Upload ${id}. Should this be stopped, follow it again with --id ${id}.\n`);
    if (options.id !== undefined) await client.resumeBulk(id);
    const ended = await follow(client, id);
    const output = options.output ?? (file === undefined ? '-' : `${file}.results.${format}`);
    await fetchResults(client, id, { format, output });
    process.stderr.write(
      `${facts(Object.entries(ended.outcomes).map(([name, rows]) => [name, String(rows)]))}\n`,
    );
    process.stderr.write(`${creditsSpent(ended.charged)}. ${output === '-' ? '' : `Results: ${output}`}\n`);
    if (ended.status === 'paused')
      throw new OperatorError(`${ended.pause_reason} Then run it again with --id ${id}.`);
  });
}

async function preview(client: DomesdayClient, file: string, options: ApiOptions): Promise<void> {
  const found = await client.previewBulk(await readUpload(file));
  if (options.json) return printJson(found);
  print(facts(Object.entries(found).map(([name, rows]) => [name.replaceAll('_', ' '), String(rows)])));
}

async function readUpload(file: string) {
  const content = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`${file} cannot be read (${error.code}).`);
  });
  return { content, format: /\.(jsonl|ndjson)$/i.test(file) ? ('jsonl' as const) : ('csv' as const) };
}

async function follow(client: DomesdayClient, id: string) {
  const progress = progressLine(process.stderr);
  const began = performance.now();
  let doneAtFirst: number | undefined;
  for (;;) {
    const bulk = await client.getBulk(id);
    if (bulk.status !== 'running') {
      progress.end();
      return bulk;
    }
    doneAtFirst ??= bulk.done;
    const fraction = bulk.done / bulk.total;
    const left = timeLeft(
      performance.now() - began,
      (bulk.done - doneAtFirst) / Math.max(1, bulk.total - doneAtFirst),
    );
    progress.show(
      `resolving ${bulk.done} of ${bulk.total}, ${creditsSpent(bulk.charged)}, ${left}`,
      fraction,
    );
    await sleep(POLL_EVERY_MS);
  }
}

async function fetchResults(
  client: DomesdayClient,
  id: string,
  { format, output }: { format: 'csv' | 'jsonl'; output: string },
): Promise<void> {
  const { body } = await client.bulkResults(id, format);
  if (!body) throw new OperatorError('The service sent no results.');
  const target: Writable = output === '-' ? process.stdout : createWriteStream(output);
  await pipeline(Readable.fromWeb(body as ReadableStream), target, { end: output !== '-' });
}

function creditsSpent(credits: number): string {
  return `${credits} ${credits === 1 ? 'credit' : 'credits'} spent`;
}
