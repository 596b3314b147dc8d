import { createHash } from 'node:crypto';
import { createIdSource } from '../../../shared/ids.ts';
import { doesDayVary } from '../../../shared/signal-types.ts';
import { storedVersion, type Versioned } from '../../../shared/stored-version.ts';
import { shortenedIdentity } from '../record-changes.ts';
import type { SignalDraft, StoredSignal } from '../signal.ts';
import { SEEN } from './derive-history.ts';

const HISTORY_VERSION = 1;

/** The derived changes of a company, as the database holds them. */
export interface StoredHistory extends Versioned {
  version: typeof HISTORY_VERSION;
  /** As it was then. A history under another name may be of a company of the sandbox, whose numbers are real ones too. */
  company_name: string;
  signals: SignalDraft[];
}

/** A change whose day is not known keeps the day on which it was first seen. */
export function mergeHistory(
  before: StoredHistory | undefined,
  { companyName, derived }: { companyName: string; derived: SignalDraft[] },
): StoredHistory {
  if (before) storedVersion('the history of a company', before, HISTORY_VERSION);
  const seenBefore = before?.signals.filter(({ identity }) => identity.startsWith(SEEN)) ?? [];
  const isKnown = new Set(seenBefore.map(keyOf));
  return {
    version: HISTORY_VERSION,
    company_name: companyName,
    signals: [...seenBefore, ...derived.filter((one) => !isKnown.has(keyOf(one)))],
  };
}

interface Recorded {
  signal_type: string;
  identity: string;
  occurred_on: string;
}

/** How far apart the days may be that sources give to the same change, where they vary. */
const DAYS_APART_MAX = 21;

/** The derived signals that were not recorded when they happened. */
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

/** The id follows from what happened, so that it is the same whenever the history is derived. It sorts by the day. */
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
