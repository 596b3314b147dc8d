import { createHash } from 'node:crypto';
import { createIdSource } from '../../../shared/ids.ts';
import { doesDayVary } from '../../../shared/signal-types.ts';
import { storedVersion, type Versioned } from '../../../shared/stored-version.ts';
import { shortenedIdentity } from '../record-changes.ts';
import type { SignalDraft, StoredSignal } from '../signal.ts';
import { SEEN } from './derive-history.ts';

const HISTORY_VERSION = 1;

/** The derived changes of a company as stored. */
export interface StoredHistory extends Versioned {
  version: typeof HISTORY_VERSION;
  /**
   * The name at that time. A history with another name may belong to a company of the sandbox, whose numbers
   * are also numbers of real companies.
   */
  company_name: string;
  /** The stamp of the record that it was derived from. Absent in what older releases stored. */
  record_stamp?: string;
  signals: SignalDraft[];
}

/** Merges two histories. A change whose day is unknown keeps the day on which it was first seen. */
export function mergeHistory(
  before: StoredHistory | undefined,
  { companyName, stamp, derived }: { companyName: string; stamp: string; derived: SignalDraft[] },
): StoredHistory {
  if (before) storedVersion('the history of a company', before, HISTORY_VERSION);
  const seenBefore = before?.signals.filter(({ identity }) => identity.startsWith(SEEN)) ?? [];
  const isKnown = new Set(seenBefore.map(keyOf));
  return {
    version: HISTORY_VERSION,
    company_name: companyName,
    record_stamp: stamp,
    signals: [...seenBefore, ...derived.filter((one) => !isKnown.has(keyOf(one)))],
  };
}

interface Recorded {
  signal_type: string;
  identity: string;
  occurred_on: string;
}

/** The maximum difference between the days that two sources give for the same change. */
const DAYS_APART_MAX = 21;

/** The derived signals without those that were recorded when they happened. */
export function withoutRecorded(derived: SignalDraft[], recorded: Recorded[]): SignalDraft[] {
  const keys = new Set(recorded.map(keyOf));
  return derived.filter((draft) => {
    if (keys.has(keyOf({ ...draft, identity: shortenedIdentity(draft.identity) }))) return false;
    if (!doesDayVary(draft.signal_type)) return true;
    return !recorded.some(
      (one) =>
        one.signal_type === draft.signal_type &&
        daysApart(one.occurred_on, draft.occurred_on) <= DAYS_APART_MAX,
    );
  });
}

function daysApart(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000;
}

function keyOf({ signal_type, identity }: { signal_type: string; identity: string }): string {
  return `${signal_type} ${identity}`;
}

/**
 * The id is computed from the change, so that it is the same whenever the history is derived. Ids sort by
 * day.
 */
export function historySignal(
  draft: SignalDraft,
  { companyNumber, companyName }: { companyNumber: string; companyName: string },
): StoredSignal {
  const { identity, ...shown } = draft;
  const digest = createHash('sha256').update(`${companyNumber} ${draft.signal_type} ${identity}`).digest();
  const day = new Date(`${draft.occurred_on}T00:00:00Z`);
  const ids = createIdSource((bytes) => digest.subarray(0, bytes));
  return {
    ...shown,
    id: ids.sortable('sig', day),
    company_number: companyNumber,
    company_name: companyName,
    detected_at: day,
    source: 'history',
  };
}
