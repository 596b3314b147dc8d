import { createWriteStream } from 'node:fs';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { OperatorError } from '../../shared/problem.ts';

/** Rows as aligned columns; the last one has no width limit. */
export function columns(rows: readonly (readonly (string | null | undefined)[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, index) => {
      widths[index] = Math.max(widths[index] ?? 0, (cell ?? '–').length);
    });
  }
  const line = (row: readonly (string | null | undefined)[]) =>
    row
      .map((cell, index) =>
        index === row.length - 1 ? (cell ?? '–') : (cell ?? '–').padEnd(widths[index] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
}

/** Lines of `label  value`, without empty values. */
export function facts(rows: readonly (readonly [string, string | null | undefined])[]): string {
  return columns(rows.filter(([, value]) => value !== null && value !== undefined && value !== ''));
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
