import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { parse } from 'tldts';
import { openZipEntries } from '../../platform/zip.ts';
import { OperatorError } from '../../shared/problem.ts';

interface VisitedCounts {
  before: number;
  now: number;
}

/** Replaces the stored domains, all or none. `check` throws to refuse the new list. */
export type ReplaceVisited = (
  batches: AsyncIterable<readonly string[]>,
  check: (counts: VisitedCounts) => void,
) => Promise<VisitedCounts>;

export interface ImportVisitedOptions {
  path: string;
  signal: AbortSignal;
  /** How many lines with a domain were read. */
  onProgress: (read: number) => void;
}

/** Replaces the list of visited websites. */
export function importVisited(
  replace: ReplaceVisited,
  { path, signal, onProgress }: ImportVisitedOptions,
): Promise<VisitedCounts> {
  async function* watched(): AsyncGenerator<string[]> {
    let read = 0;
    for await (const batch of readVisitedList(path)) {
      if (signal.aborted) throw new OperatorError('Interrupted; the list is as it was.');
      read += batch.length;
      onProgress(read);
      yield batch;
    }
  }
  return replace(watched(), ({ now }) => {
    if (now === 0) throw new OperatorError(`${path} names no website. The list is as it was.`);
  });
}

const BATCH = 20_000;
const CELL = /[^,;\s"]+/g;
const ORIGIN = /^(?:https?:\/\/)?([a-z0-9.-]+)(?::\d+)?\/?$/i;

/** The domains of a list, in batches; some more than once. The file may be plain, `.gz` or `.zip`. */
export async function* readVisitedList(path: string): AsyncGenerator<string[]> {
  let batch: string[] = [];
  try {
    for await (const line of readLines(path)) {
      const domain = visitedDomain(line);
      if (domain === undefined) continue;
      batch.push(domain);
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new OperatorError(`${path} cannot be read (${code ?? message}). The list is as it was.`);
  }
  if (batch.length > 0) yield batch;
}

async function* readLines(path: string): AsyncGenerator<string> {
  const ending = extname(path).toLowerCase();
  if (ending !== '.zip') {
    const file = createReadStream(path);
    yield* linesOf(ending === '.gz' ? gunzip(file) : file);
    return;
  }
  const zip = await openZipEntries(path);
  try {
    for (const entry of zip.entries) yield* linesOf(await entry.open());
  } finally {
    zip.close();
  }
}

function gunzip(file: Readable): Readable {
  const plain = createGunzip();
  file.once('error', (error) => plain.destroy(error));
  return file.pipe(plain);
}

/** `readline` alone does not report errors of its input. */
async function* linesOf(input: Readable): AsyncGenerator<string> {
  let failure: Error | undefined;
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  input.once('error', (error) => {
    failure = error;
    lines.close();
  });
  yield* lines;
  if (failure) throw failure;
}

/**
 * The domain in a line of a list of websites: an origin as the Chrome UX Report writes it, a host or a
 * domain, in any column. A part of a site counts for the whole; headings and ranks are not domains.
 */
export function visitedDomain(line: string): string | undefined {
  for (const [cell] of line.matchAll(CELL)) {
    const host = ORIGIN.exec(cell)?.[1];
    if (!host?.includes('.')) continue;
    const { domain, isIcann, isPrivate } = parse(host.toLowerCase(), { allowPrivateDomains: true });
    if (domain && (isIcann || isPrivate)) return domain;
  }
  return undefined;
}
