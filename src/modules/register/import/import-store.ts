import type { Batch, SnapshotPosition } from './read-batches.ts';
import type { Tally } from './snapshot-reader.ts';

/** What `register_state.source` says while the register is the fictional one. */
export const SANDBOX_SOURCE = 'sandbox';

/** What the register holds, and where it is from. */
export interface RegisterState {
  companies: number;
  asOf: string | null;
  source: string | null;
  fingerprint: string | null;
  importedAt: Date | null;
  importMs: number | null;
}

/** How far an import has come. */
export interface Checkpoint {
  fingerprint: string;
  startedAt: Date;
  next: SnapshotPosition;
  rejectBytes: number;
  tally: Tally;
  loaded: boolean;
}

/** What the last step writes about the import. */
export interface ImportRecord {
  fingerprint: string;
  source: string;
  asOf: string | null;
  /** The moment it is written, which is minutes after the last row was read. */
  now(): Date;
  startedAt: Date;
  tally: Tally;
}

export interface RefreshCounts {
  added: number;
  changed: number;
  returned: number;
  removed: number;
}

/** A table that is computed from the names, such as the words in them. It is made anew with every import. */
export interface DerivedTable {
  name: string;
  /** The statement that fills `into` from these tables. */
  fill(tables: { companies: string; companyNames: string; into: string }): string;
}

/** What an import needs of the database: a place to load into, and two ways to make that the register. */
export interface ImportStore {
  readState(): Promise<RegisterState>;
  findCheckpoint(): Promise<Checkpoint | undefined>;
  /** Makes room for a new import, and forgets any other. */
  begin(checkpoint: Checkpoint, options: { durable: boolean }): Promise<void>;
  /** The numbers that are loaded, for going on; how many there are. */
  eachLoadedNumber(visit: (number: string) => void): Promise<number>;
  /** Adds rows and moves the checkpoint in one step. */
  append(batch: Batch, rejectBytes: number): Promise<void>;
  finishLoading(): Promise<void>;
  /** Makes what was loaded the register, in place of what there was. */
  replace(record: ImportRecord, onIndex: (done: number, total: number) => void): Promise<void>;
  /** Brings the register to the state of what was loaded. */
  refresh(
    record: ImportRecord,
    options: { removalsMax: (companies: number) => number },
  ): Promise<RefreshCounts>;
  tidyUp(): Promise<void>;
}
