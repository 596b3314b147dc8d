import {
  type Severity,
  SIGNAL_TYPE_TABLE,
  SIGNAL_TYPES,
  type SignalType,
} from '../../shared/signal-types.ts';

/** A filter of a feed or destination; `all` means every type. */
export type SignalFilter = 'all' | SignalType;
export const SIGNAL_FILTERS: SignalFilter[] = ['all', ...SIGNAL_TYPES];

/** How the change was found. */
export const SIGNAL_SOURCES = [
  'stream',
  'snapshot',
  'poll',
  'clock',
  'website',
  'accounts',
  'history',
] as const;
export type SignalSource = (typeof SIGNAL_SOURCES)[number];

/** The intervals that signals are counted by. */
export const COUNT_INTERVALS = ['day', 'week', 'month'] as const;
export type CountInterval = (typeof COUNT_INTERVALS)[number];

type SignalValues = Record<string, unknown> | null;

/** One change of a company, found by the comparison of two states. */
export interface SignalDraft {
  signal_type: SignalType;
  severity: Severity;
  summary: string;
  /** The day the change took effect, if known; otherwise the day it was found. */
  occurred_on: string;
  previous: SignalValues;
  current: SignalValues;
  /** Identifies what changed and when, in the same spelling for every source. */
  identity: string;
}

/** A change as a comparison returns it. The default severity is that of its type. */
export type Change = Omit<SignalDraft, 'severity'> & { severity?: Severity };

export function draftOf(change: Change): SignalDraft {
  const { severity } = SIGNAL_TYPE_TABLE[change.signal_type];
  // A name at the end may have a full stop of its own, as LTD. does.
  return { severity, ...change, summary: change.summary.replace(/\.\.$/, '.') };
}

/** A row of `signals`. */
export interface StoredSignal extends Omit<SignalDraft, 'identity'> {
  id: string;
  company_number: string;
  company_name: string;
  detected_at: Date;
  source: SignalSource;
}

/** A signal as feeds and deliveries present it. */
export interface Signal extends Omit<StoredSignal, 'detected_at'> {
  detected_at: string;
}

export function presentSignal(stored: StoredSignal): Signal {
  return {
    id: stored.id,
    signal_type: stored.signal_type,
    severity: stored.severity,
    company_number: stored.company_number,
    company_name: stored.company_name,
    summary: stored.summary,
    occurred_on: stored.occurred_on,
    detected_at: stored.detected_at.toISOString(),
    previous: stored.previous,
    current: stored.current,
    source: stored.source,
  };
}
