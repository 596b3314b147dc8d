import { createWriteStream } from 'node:fs';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { OperatorError } from '../../shared/problem.ts';

/** Writes the body of an answer to a file, or to standard output for `-`, as it arrives. */
export async function saveResponse({ body }: Response, output: string): Promise<void> {
  if (!body) throw new OperatorError('The service sent an empty answer.');
  const target: Writable = output === '-' ? process.stdout : createWriteStream(output);
  await pipeline(Readable.fromWeb(body as ReadableStream), target, { end: output !== '-' });
}
