import { createHash } from 'node:crypto';
import type { Queryable, Transaction } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import type { SignalType } from '../../shared/signal-types.ts';
import type { EventContent, StoredCompany } from '../register/index.ts';
import { type CompanyState, nextDueOf, stateOf } from './company-state.ts';
import { carryOver } from './diff/carry-over.ts';
import { diff } from './diff/diff.ts';
import { canonical } from './diff/text.ts';
import { type Change, draftOf, type SignalDraft, type SignalSource } from './signal.ts';
import type { SignalStore, TrackedState } from './signals.store.ts';

/** Called in the transaction that stores new signals, with their ids, oldest first. */
export type OnSignals = (tx: Transaction, signalIds: string[]) => Promise<void>;

/** Says that a company may have changed. The register's tables already contain the new data. */
export interface Observation {
  companyNumber: string;
  source: SignalSource;
  /** The UK day of the source; never earlier than the day of the last state. */
  day: string;
  /** The content of the event, if the register does not store its list. */
  event?: EventContent | undefined;
}

/** Compares companies within one transaction. */
export interface Recording {
  isTracked(companyNumber: string): boolean;
  /** Compares a company and returns the types of changes. May be called several times for a company. */
  observe(observation: Observation): Promise<SignalType[]>;
  /**
   * Call it after the register was rolled back. With `withSignals`, the change back becomes signals; without,
   * only the state changes, and the next change is compared with it.
   */
  followRollback(companyNumber: string, options: { withSignals: boolean }): Promise<void>;
  /** Stores the new states and signals, and calls `onSignals`. Returns the ids of the new signals. */
  finish(): Promise<string[]>;
}

interface RecorderDeps {
  store: SignalStore;
  findStored: (db: Queryable, companyNumber: string) => Promise<StoredCompany>;
  clock: Clock;
  ids: IdSource;
  onSignals?: OnSignals | undefined;
}

/** A change outside a company's record, such as a change of its website. */
export interface ExternalChanges {
  company: { company_number: string; company_name: string };
  changes: readonly Change[];
  source: SignalSource;
}

interface NewSignal {
  company: Pick<TrackedState, 'company_number'>;
  draft: SignalDraft;
  companyName: string;
  source: SignalSource;
}

export type Recorder = ReturnType<typeof createRecorder>;

/**
 * Turns changes of all sources into signals. All companies of a transaction are locked at its start, in one
 * order, which prevents deadlocks.
 */
export function createRecorder(deps: RecorderDeps) {
  const begin = (tx: Transaction, companyNumbers: string[]) => beginRecording(deps, tx, companyNumbers);
  return {
    begin,
    addChanges: (tx: Transaction, changes: ExternalChanges) => addChanges(deps, tx, changes),
    async record(tx: Transaction, observations: Observation[]): Promise<string[]> {
      const recording = await begin(
        tx,
        observations.map(({ companyNumber }) => companyNumber),
      );
      for (const observation of observations) await recording.observe(observation);
      return recording.finish();
    },
  };
}

async function beginRecording(
  deps: RecorderDeps,
  tx: Transaction,
  companyNumbers: string[],
): Promise<Recording> {
  const locked = companyNumbers.length === 0 ? [] : await deps.store.lockTracked(tx, companyNumbers);
  const tracked = new Map(locked.map((row) => [row.company_number, { row, state: row.state }]));
  const found: NewSignal[] = [];
  return {
    isTracked: (number) => tracked.has(number),
    async observe(observation) {
      const company = tracked.get(observation.companyNumber);
      if (!company) return [];
      const next = await nextState(deps, tx, company.state, observation);
      if (!next) return [];
      const drafts = diff(company.state, next);
      for (const draft of drafts) {
        found.push({
          company: company.row,
          draft,
          companyName: next.company_name,
          source: observation.source,
        });
      }
      company.state = next;
      return drafts.map(({ signal_type }) => signal_type);
    },
    async followRollback(companyNumber, { withSignals }) {
      const company = tracked.get(companyNumber);
      if (!company) return;
      const { record, detail } = await deps.findStored(tx, companyNumber);
      if (!record) return;
      const before = company.state;
      const received = stateOf({ record, detail, day: before.day, before });
      // A former name does not mean outdated data here.
      const { company_name, previous_name } = received;
      company.state = { ...carryOver(before, received), company_name, previous_name };
      for (const draft of withSignals ? diff(before, company.state) : []) {
        found.push({ company: company.row, draft, companyName: company_name, source: 'snapshot' });
      }
    },
    async finish() {
      const changed = [...tracked.values()].filter(
        ({ row, state }) => canonical(row.state) !== canonical(state),
      );
      if (changed.length > 0) {
        await deps.store.saveStates(
          tx,
          changed.map(({ row, state }) => ({ ...row, state, next_due: nextDueOf(state) })),
        );
      }
      return found.length === 0 ? [] : addSignals(deps, tx, found);
    },
  };
}

async function nextState(
  { findStored }: RecorderDeps,
  tx: Transaction,
  before: CompanyState,
  { companyNumber, source, day, event }: Observation,
): Promise<CompanyState | undefined> {
  const today = day > before.day ? day : before.day;
  // The clock source changes only the day.
  if (source === 'clock') return { ...before, day: today };
  const { record, detail } = await findStored(tx, companyNumber);
  return record && carryOver(before, stateOf({ record, detail, day: today, before, event }));
}

async function addSignals(deps: RecorderDeps, tx: Transaction, found: NewSignal[]): Promise<string[]> {
  const detectedAt = deps.clock.now();
  const signalTime = await deps.store.nextSignalTime(tx, detectedAt);
  // The ids have the same time; sorted random parts keep the order in which the changes were found.
  const ids = found.map(() => deps.ids.sortable('sig', signalTime)).sort();
  const inserted = await deps.store.insertSignals(
    tx,
    found.map(({ company, draft, companyName, source }, index) => ({
      ...draft,
      identity: shortenedIdentity(draft.identity),
      id: ids[index] ?? '',
      company_number: company.company_number,
      company_name: companyName,
      detected_at: detectedAt,
      source,
    })),
  );
  if (inserted.length > 0) await deps.onSignals?.(tx, inserted.sort());
  return inserted;
}

/** Stores changes that another module found, unless the company is no longer tracked. */
async function addChanges(
  deps: RecorderDeps,
  tx: Transaction,
  { company, changes, source }: ExternalChanges,
): Promise<number> {
  if (changes.length === 0) return 0;
  const [tracked] = await deps.store.lockTracked(tx, [company.company_number]);
  if (!tracked) return 0;
  const ids = await addSignals(
    deps,
    tx,
    changes.map((change) => ({
      company: tracked,
      draft: draftOf(change),
      companyName: company.company_name,
      source,
    })),
  );
  return ids.length;
}

const IDENTITY_LENGTH_MAX = 160;

/** Shortens the identity, because index entries have a maximum length. */
export function shortenedIdentity(identity: string): string {
  if (identity.length <= IDENTITY_LENGTH_MAX) return identity;
  return createHash('sha256').update(identity).digest('hex');
}
