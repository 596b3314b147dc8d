import type { Clock } from '../../../shared/clock.ts';
import { OperatorError } from '../../../shared/problem.ts';
import { SANDBOX_SOURCE } from '../register-state.ts';
import type { ImportRecord } from './first-import.store.ts';
import type { ImportStore } from './import.store.ts';
import type { RefreshResult } from './later-import.store.ts';
import { type RejectFile, rejectFile } from './reject-file.ts';
import { shrinkageRefused, shrinksTooMuch } from './removal-limit.ts';
import { openSnapshot, type Snapshot } from './snapshot-files.ts';
import { type PartLayout, readLayout } from './snapshot-layout.ts';
import { emptyTally, readBatches, SeenNumbers, type Tally } from './snapshot-reader.ts';
import type { Checkpoint } from './staging.store.ts';

export type ImportProgress =
  | { step: 'reading'; bytes: number; bytesTotal: number; companies: number; unit?: 'companies' | 'owners' }
  | { step: 'indexing'; done: number; total: number }
  | { step: 'comparing' };

export interface ImportOptions {
  path: string;
  /** The date of the snapshot; by default the date in its name. */
  asOf?: string;
  /** The folder of the reject file. */
  rejectDir: string;
  /** Without it, a snapshot that lacks more than a tenth of the register is refused as incomplete. */
  allowShrink?: boolean;
  /** How much of the file is loaded per transaction; an interruption loses at most this much work. */
  batchBytes?: number;
  /** Interrupts the import; a later call resumes it. */
  signal?: AbortSignal;
  onProgress?(progress: ImportProgress): void;
}

export type ImportResult =
  | { outcome: 'unchanged'; companies: number; asOf: string | null }
  | ({ outcome: 'replaced' } & ImportDetails)
  | ({ outcome: 'refreshed' } & RefreshResult & ImportDetails);

interface ImportDetails {
  /** Companies on the register now. */
  companies: number;
  asOf: string | null;
  /** The date of the previous register, if that was newer. */
  newerBefore: string | undefined;
  tally: Tally;
  rejectPath: string | undefined;
  resumedAt: number;
  durationMs: number;
}

interface Deps {
  clock: Clock;
  /** Opens the store for one import at a time, and closes it afterwards. */
  withStore<T>(work: (store: ImportStore) => Promise<T>): Promise<T>;
}

/**
 * About 25,000 companies: little work is lost if the process is killed, and the cost of commits is
 * negligible.
 */
const BATCH_BYTES = 12 * 1024 * 1024;

/**
 * Brings the register to the state of a snapshot, completely or not at all. Resumes after an interruption.
 */
export async function importSnapshot(deps: Deps, options: ImportOptions): Promise<ImportResult> {
  const snapshot = await openSnapshot(options.path);
  try {
    // Read all headers first, to refuse a file that is not a snapshot before anything changes.
    const layouts: PartLayout[] = [];
    for (const part of snapshot.parts) layouts.push(await readLayout(part));
    return await deps.withStore((store) => importInto(deps, { store, snapshot, layouts, options }));
  } finally {
    snapshot.close();
  }
}

interface Run {
  store: ImportStore;
  snapshot: Snapshot;
  layouts: PartLayout[];
  options: ImportOptions;
}

async function importInto(
  { clock }: Deps,
  { store, snapshot, layouts, options }: Run,
): Promise<ImportResult> {
  const asOf = options.asOf ?? snapshot.asOf ?? null;
  const fingerprint = `${snapshot.fingerprint}/${asOf ?? ''}`;
  const state = await store.readState();
  if (state.fingerprint === fingerprint) {
    return { outcome: 'unchanged', companies: state.companies, asOf: state.as_of };
  }

  const replaces = state.source === null || state.source === SANDBOX_SOURCE;
  const rejects = rejectFile(options.rejectDir, snapshot.name);
  const startedNow = clock.now();
  const { checkpoint, seen } = await findOrBegin(store, rejects, {
    fingerprint,
    startedNow,
    durable: replaces,
  });
  const resumedAt = checkpoint.tally.companies;
  const tally = await loadBatches(store, { snapshot, layouts, options, rejects, checkpoint, seen });
  options.signal?.throwIfAborted();
  if (tally.companies === 0) {
    throw new OperatorError(`${snapshot.name} holds no company that could be read. Nothing was changed.`);
  }

  const record: ImportRecord = {
    fingerprint,
    source: snapshot.name,
    asOf,
    now: () => clock.now(),
    startedAt: startedNow,
    tally,
  };
  const newerBefore = replaces ? undefined : newerThan(asOf, state.as_of);
  const details = (): ImportDetails => ({
    companies: tally.companies,
    asOf,
    newerBefore,
    tally,
    rejectPath: tally.rejected + tally.duplicates > 0 ? rejects.path : undefined,
    resumedAt,
    durationMs: clock.now().getTime() - startedNow.getTime(),
  });
  const allowShrink = options.allowShrink ?? false;
  if (replaces) {
    // The fictional companies of the sandbox are dropped.
    if (state.source === null && !allowShrink) await refuseLoss(store, tally);
    await store.replace(record, (done, total) => options.onProgress?.({ step: 'indexing', done, total }));
    return { outcome: 'replaced', ...details() };
  }
  options.onProgress?.({ step: 'comparing' });
  const refreshed = await store.refresh(record, { allowShrink, isOlder: newerBefore !== undefined });
  await store.tidyUp();
  return { outcome: 'refreshed', ...refreshed, ...details() };
}

async function refuseLoss(store: ImportStore, tally: Tally): Promise<void> {
  const { companies, removed, examples } = await store.findLost();
  if (!shrinksTooMuch({ companies, removed })) return;
  const changed = companies - removed;
  throw shrinkageRefused(
    { companies, removed, changed, added: tally.companies - changed, returned: 0 },
    examples,
  );
}

function newerThan(asOf: string | null, before: string | null): string | undefined {
  return asOf !== null && before !== null && before > asOf ? before : undefined;
}

async function findOrBegin(
  store: ImportStore,
  rejects: RejectFile,
  { fingerprint, startedNow, durable }: { fingerprint: string; startedNow: Date; durable: boolean },
): Promise<{ checkpoint: Checkpoint; seen: SeenNumbers }> {
  const found = await store.findCheckpoint();
  if (found?.fingerprint === fingerprint) {
    const seen = new SeenNumbers();
    // The rows of a refresh are unlogged, so a crash of the database may have removed them.
    if ((await store.eachLoadedNumber((number) => seen.add(number))) === found.tally.companies) {
      rejects.cutTo(found.rejectBytes);
      return { checkpoint: found, seen };
    }
  }
  const next = { part: 0, byteOffset: 0, line: 0 };
  const checkpoint = {
    fingerprint,
    startedAt: startedNow,
    next,
    rejectBytes: 0,
    tally: emptyTally(),
    loaded: false,
  };
  rejects.cutTo(0);
  await store.begin(checkpoint, { durable });
  return { checkpoint, seen: new SeenNumbers() };
}

async function loadBatches(
  store: ImportStore,
  {
    snapshot,
    layouts,
    options,
    rejects,
    checkpoint,
    seen,
  }: Omit<Run, 'store'> & { rejects: RejectFile; checkpoint: Checkpoint; seen: SeenNumbers },
): Promise<Tally> {
  const { tally } = checkpoint;
  if (checkpoint.loaded) return tally;
  const { batchBytes = BATCH_BYTES } = options;
  let sending: Promise<void> = Promise.resolve();
  for await (const batch of readBatches({
    snapshot,
    layouts,
    from: checkpoint.next,
    tally,
    seen,
    batchBytes,
  })) {
    await sending;
    options.signal?.throwIfAborted();
    options.onProgress?.({
      step: 'reading',
      bytes: batch.bytesRead,
      bytesTotal: snapshot.bytes,
      companies: batch.tally.companies,
    });
    // The database loads this batch while the next one is read.
    sending = store.append(batch, rejects.append(batch.rejects));
    sending.catch(() => undefined);
  }
  await sending;
  await store.finishLoading();
  return tally;
}
