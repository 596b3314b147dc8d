import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BulkFile, BulkOptions, DomesdayClient } from '../../client/index.ts';
import { readColumns } from '../../shared/bulk-columns.ts';
import { OperatorError, Problem } from '../../shared/problem.ts';
import { progressLine, timeLeft } from '../standard-error.ts';
import { facts } from '../terminal/text-table.ts';
import { type ApiOptions, inWords, print, printJson, withApi } from './api-command.ts';

interface BulkCommandOptions extends ApiOptions {
  preview?: boolean;
  output?: string;
  format: string;
  id?: string;
  column?: string;
  /** Columns of the results, separated by commas. */
  columns?: string;
  direction: string;
  /** By `--header` and `--no-header`. */
  header?: boolean;
}

const FORMATS = ['csv', 'xlsx', 'jsonl'] as const;
const DIRECTIONS = ['domain', 'company'] as const;
const POLL_EVERY_MS = 500;
const PREVIEW_ROWS = 3;

/**
 * `domesday bulk file.csv`: uploads, follows and fetches the results. If it is stopped, the upload continues;
 * `--id` follows it again.
 */
export async function bulkCommand(file: string | undefined, options: BulkCommandOptions): Promise<void> {
  const format = oneOf(FORMATS, options.format, '--format');
  if (file === undefined && options.id === undefined)
    throw new OperatorError('Which file? Give its path, or an --id.');
  checkColumns(options.columns);
  const uploadOptions = readOptions(file, options);
  await withApi(options, async (client) => {
    if (options.preview && file !== undefined)
      return preview(client, file, { uploadOptions, json: options.json });
    const id = options.id ?? (await client.startBulk(await readUpload(file ?? ''), uploadOptions)).id;
    process.stderr.write(
      `Upload ${id}. If you stop this command, the upload continues; follow it again with --id ${id}.\n`,
    );
    if (options.id !== undefined) await client.resumeBulk(id);
    const ended = await follow(client, id);
    const output = options.output ?? (file === undefined ? '-' : `${file}.results.${format}`);
    await fetchResults(client, id, { format, output, columns: options.columns });
    process.stderr.write(
      `${facts(Object.entries(ended.outcomes).map(([name, rows]) => [inWords(name), String(rows)]))}\n`,
    );
    process.stderr.write(
      `${creditsSpent(ended.charged)}, known rows: ${ended.known}, already paid: ${ended.already_charged}. ${output === '-' ? '' : `Results: ${output}`}\n`,
    );
    if (ended.status === 'paused')
      throw new OperatorError(`${ended.pause_reason} To follow it, run this again with --id ${id}.`);
  });
}

/** Before the upload starts, which costs credits. */
function checkColumns(columns: string | undefined): void {
  try {
    readColumns(columns);
  } catch (error) {
    throw error instanceof Problem ? new OperatorError(error.message) : error;
  }
}

function readOptions(
  file: string | undefined,
  { column, direction, header }: BulkCommandOptions,
): BulkOptions {
  return {
    direction: oneOf(DIRECTIONS, direction, '--direction'),
    ...(column !== undefined && { column }),
    ...(header !== undefined && { header }),
    ...(file !== undefined && { file_name: basename(file).slice(-200) }),
  };
}

function oneOf<Value extends string>(values: readonly Value[], given: string, option: string): Value {
  const known = values.find((value) => value === given);
  if (known) return known;
  const names = `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
  throw new OperatorError(`${option} must be ${names}, not "${given}".`);
}

async function preview(
  client: DomesdayClient,
  file: string,
  { uploadOptions, json }: { uploadOptions: BulkOptions; json: boolean | undefined },
): Promise<void> {
  const { table, ...counts } = await client.previewBulk(await readUpload(file), {
    ...uploadOptions,
    sample: PREVIEW_ROWS,
  });
  if (json) return printJson({ ...counts, ...(table && { table }) });
  print(facts(Object.entries(counts).map(([name, rows]) => [inWords(name), String(rows)])));
  if (!table) return;
  const first = table.rows.map((row) => row[table.column_number - 1] ?? '').join(', ');
  print(`\nReads the column “${table.column}”: ${first}`);
  if (table.columns.length > 1) print(`Choose another one with --column: ${table.columns.join(', ')}`);
}

async function readUpload(file: string): Promise<BulkFile> {
  const content = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`${file} cannot be read (${error.code}).`);
  });
  const format = /\.(jsonl|ndjson)$/i.test(file) ? 'jsonl' : 'csv';
  return { content: new Uint8Array(content), format };
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
  {
    format,
    output,
    columns,
  }: { format: (typeof FORMATS)[number]; output: string; columns?: string | undefined },
): Promise<void> {
  const { body } = await client.bulkResults(id, format, columns);
  if (!body) throw new OperatorError('The service sent no results.');
  const target: Writable = output === '-' ? process.stdout : createWriteStream(output);
  await pipeline(Readable.fromWeb(body as ReadableStream), target, { end: output !== '-' });
}

function creditsSpent(credits: number): string {
  return `${credits} ${credits === 1 ? 'credit' : 'credits'} spent`;
}
