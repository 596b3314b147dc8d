import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { OperatorError } from '../../shared/problem.ts';
import { formatOf, type SourceKind } from './formats/index.ts';
import { dayInFileName, type SourceImport } from './import-result.ts';
import { readSource } from './read/read-source.ts';
import type { PlacedRecord, SourcesStore } from './sources.store.ts';

export interface ImportSourceOptions {
  path: string;
  /** Accept a file with far fewer companies than the one before. */
  allowShrink?: boolean | undefined;
  signal: AbortSignal;
  /** Called with the number of records read so far. */
  onProgress: (read: number) => void;
}

const BATCH = 10_000;
/**
 * A file with a smaller share of the stored companies is probably incomplete, such as GLEIF's delta files.
 */
const SHARE_MIN = 0.9;

/** Replaces the records of one source with the content of a file, all or nothing. */
export async function importSource(store: SourcesStore, options: ImportSourceOptions): Promise<SourceImport> {
  const { path, signal, onProgress, allowShrink } = options;
  return store.replace(path, async (write) => {
    let kind: SourceKind | undefined;
    let read = 0;
    let batch: PlacedRecord[] = [];
    for await (const one of readSource(path)) {
      kind ??= one.kind;
      read += 1;
      for (const record of one.records) batch.push({ ...record, line: one.line });
      if (read % BATCH > 0) continue;
      if (signal.aborted) throw new OperatorError('Interrupted. Nothing was changed.');
      onProgress(read);
      await write(batch);
      batch = [];
    }
    await write(batch);
    if (!kind) throw new OperatorError(`${path} has no records. Nothing was changed.`);
    const fileDate = dayInFileName(basename(path));
    const check: Check = ({ kept, before }) => refuseLoss(path, { kind, kept, before, allowShrink });
    return { kind, read, fileDate, sha256: await hashFile(path), check };
  });
}

/** The hash of the file, which evidence names. */
async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece);
  return hash.digest('hex');
}

type Check = (counts: Pick<SourceImport, 'kept' | 'before'>) => void;

function refuseLoss(
  path: string,
  {
    kind,
    kept,
    before,
    allowShrink = false,
  }: Pick<SourceImport, 'kind' | 'kept' | 'before'> & { allowShrink: boolean | undefined },
): void {
  const { name } = formatOf(kind);
  if (kept === 0)
    throw new OperatorError(`${path} (${name}) names no active UK company. Nothing was changed.`);
  if (kept < before * SHARE_MIN && !allowShrink)
    throw new OperatorError(
      `${path} (${name}) has ${kept} companies where ${before} are stored; it may be a part of the list. Nothing was changed. If it is complete, run the same command with --allow-shrink.`,
    );
}
