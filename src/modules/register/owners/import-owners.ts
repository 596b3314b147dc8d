import type { Clock } from '../../../shared/clock.ts';
import { OperatorError } from '../../../shared/problem.ts';
import type { ImportOptions } from '../import/import-snapshot.ts';
import type { OwnersImport } from './owners.store.ts';
import { openPscSnapshot, type PscPart, type PscSnapshot } from './psc-files.ts';
import { countLines, type DamagedLine, PscLineReader, type PscTally } from './psc-lines.ts';

export type OwnersImportResult =
  | { outcome: 'unchanged'; owners: number; asOf: string | null }
  | {
      outcome: 'imported';
      /** Owners in the table now. */
      owners: number;
      /** Entries newer than the snapshot, which were kept. */
      newer: number;
      asOf: string | null;
      tally: PscTally;
      /** The first damaged lines. */
      damagedLines: DamagedLine[];
      durationMs: number;
    };

interface Deps {
  clock: Clock;
  withImport<T>(work: (store: OwnersImport) => Promise<T>): Promise<T>;
}

const BATCH_BYTES = 16 * 1024 * 1024;
const LARGE_TABLE = 10_000;
const KEPT_SHARE_MIN = 0.9;
const DAMAGED_MIN = 100;
const DAMAGED_SHARE_MAX = 0.01;
const ALLOW = 'If the file is complete, import it with --allow-shrink.';

/**
 * Brings the owners of companies to the state of a snapshot of persons with significant control, completely
 * or not at all. Undefined if the path has other content.
 */
export async function importOwners(
  { clock, withImport }: Deps,
  options: Omit<ImportOptions, 'rejectDir'>,
): Promise<OwnersImportResult | undefined> {
  const snapshot = await openPscSnapshot(options.path);
  if (!snapshot) return undefined;
  try {
    return await withImport(async (store) => {
      const state = await store.readState();
      const fingerprint = `${snapshot.fingerprint}/${options.asOf ?? ''}`;
      if (state.fingerprint === fingerprint) {
        return { outcome: 'unchanged', owners: state.owners, asOf: state.as_of };
      }
      const startedAt = clock.now();
      const reader = new PscLineReader();
      const counts = await store.replace({
        load: (append) => readAll({ snapshot, reader, options }, append),
        finish: () => {
          const { tally, totals } = reader;
          refuseIncomplete(snapshot, reader, {
            before: state.owners,
            allowed: options.allowShrink === true,
          });
          const now = clock.now();
          return {
            fingerprint,
            source: snapshot.name,
            asOf: asOfOf(options, snapshot, totals?.generatedAt ?? null),
            owners: tally.owners,
            now,
            importMs: now.getTime() - startedAt.getTime(),
            summary: tally,
          };
        },
        onIndexing: (done, total) => options.onProgress?.({ step: 'indexing', done, total }),
      });
      return {
        outcome: 'imported',
        owners: counts.owners,
        newer: counts.newer,
        asOf: asOfOf(options, snapshot, reader.totals?.generatedAt ?? null),
        tally: reader.tally,
        damagedLines: reader.damagedLines,
        durationMs: clock.now().getTime() - startedAt.getTime(),
      };
    });
  } finally {
    snapshot.close();
  }
}

interface Reading {
  snapshot: PscSnapshot;
  reader: PscLineReader;
  options: Omit<ImportOptions, 'rejectDir'>;
}

/** The database loads one batch while the next is read. */
async function readAll(
  { snapshot, reader, options }: Reading,
  append: (rows: Buffer) => Promise<void>,
): Promise<void> {
  let sending: Promise<void> = Promise.resolve();
  let bytes = 0;
  let unsent = 0;
  const send = async () => {
    unsent = 0;
    const rows = reader.takeRows();
    await sending;
    options.signal?.throwIfAborted();
    options.onProgress?.({
      step: 'reading',
      bytes,
      bytesTotal: snapshot.bytes,
      companies: reader.tally.owners,
      unit: 'owners',
    });
    if (rows) {
      sending = append(rows);
      sending.catch(() => undefined);
    }
  };
  for (const part of snapshot.parts) {
    reader.begin(part.name);
    for await (const chunk of chunksOf(part)) {
      reader.push(chunk);
      bytes += chunk.length;
      unsent += chunk.length;
      if (unsent >= (options.batchBytes ?? BATCH_BYTES)) await send();
    }
    reader.end();
  }
  await send();
  await sending;
}

async function* chunksOf(part: PscPart): AsyncGenerator<Buffer> {
  try {
    yield* (await part.read()) as AsyncIterable<Buffer>;
  } catch (error) {
    throw new OperatorError(
      `${part.name} cannot be read completely (${(error as Error).message}). Nothing was changed.`,
    );
  }
}

function refuseIncomplete(
  { name }: PscSnapshot,
  { tally, totals, damagedLines }: PscLineReader,
  { before, allowed }: { before: number; allowed: boolean },
): void {
  const lines = countLines(tally);
  if (tally.owners === 0) {
    throw new OperatorError(`${name} holds no company that owns another. Nothing was changed.`);
  }
  if (allowed) return;
  const refuse = (why: string) => new OperatorError(`${name} ${why}; nothing was changed. ${ALLOW}`);
  if (tally.damaged > Math.max(DAMAGED_MIN, lines * DAMAGED_SHARE_MAX)) {
    const [first] = damagedLines;
    throw refuse(
      `has ${tally.damaged} damaged lines among ${lines}, the first at line ${first?.line} (${first?.reason})`,
    );
  }
  if (totals?.persons == null) {
    throw refuse('does not end with a line of totals, so it is probably cut off');
  }
  const total = totals.persons + (totals.statements ?? 0) + (totals.exemptions ?? 0);
  if (lines < total) {
    throw refuse(`holds ${lines} of the ${total} records that its last line counts, so a part is missing`);
  }
  if (before >= LARGE_TABLE && tally.owners < before * KEPT_SHARE_MIN) {
    throw refuse(`holds ${tally.owners} owners, and the last snapshot held ${before}`);
  }
}

function asOfOf(
  { asOf }: Pick<ImportOptions, 'asOf'>,
  snapshot: PscSnapshot,
  generatedAt: string | null,
): string | null {
  const generated = /^\d{4}-\d\d-\d\d/.exec(generatedAt ?? '')?.[0];
  return asOf ?? snapshot.asOf ?? generated ?? null;
}
