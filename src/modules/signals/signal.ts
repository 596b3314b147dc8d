import { SIGNAL_TYPES, type SignalType } from '../../shared/signal-types.ts';

export { SIGNAL_TYPES, type SignalType };

/** What a feed or a destination asks for; `all` is every type. */
export const SIGNAL_FILTERS = ['all', ...SIGNAL_TYPES] as const;
export type SignalFilter = (typeof SIGNAL_FILTERS)[number];

export const SEVERITIES = ['info', 'notice', 'warning', 'critical'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Which way a change came to us. */
export const SIGNAL_SOURCES = ['stream', 'snapshot', 'poll', 'clock'] as const;
export type SignalSource = (typeof SIGNAL_SOURCES)[number];

export type SignalValues = Record<string, unknown> | null;

/** One change of a company, as the comparison of two states finds it. */
export interface SignalDraft {
  signal_type: SignalType;
  severity: Severity;
  summary: string;
  /** The day it took effect, where that is known; else the day it was seen. */
  occurred_on: string;
  previous: SignalValues;
  current: SignalValues;
  /** What changed and when it took effect, in a spelling that is the same for every source. */
  identity: string;
}

/** A signal as it is stored: a row of `signals`. */
export interface StoredSignal extends Omit<SignalDraft, 'identity'> {
  id: string;
  company_number: string;
  company_name: string;
  detected_at: Date;
  source: SignalSource;
}

/** A signal as callers see it, in feeds and in deliveries. */
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
