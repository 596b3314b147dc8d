import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { openZipEntries } from '../../../platform/zip-entries.ts';
import { OperatorError } from '../../../shared/operator-error.ts';
import { visitedDomain } from './visited-domain.ts';

const BATCH = 20_000;

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
