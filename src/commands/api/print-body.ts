import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { OperatorError } from '../../shared/problem.ts';

/** Copies an answer to standard output as it arrives. */
export async function printBody({ body }: Response): Promise<void> {
  if (!body) throw new OperatorError('The service sent nothing.');
  await pipeline(Readable.fromWeb(body as ReadableStream), process.stdout, { end: false });
}
