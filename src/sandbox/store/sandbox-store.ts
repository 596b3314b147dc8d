import { type NewEvent, STREAMS, type Stream, type StreamEvent } from '../companies-house/events.ts';
import type { SandboxCompany } from '../world/sandbox-company.ts';

/** The current fictional register and its events. Two implementations: PostgreSQL, and memory for tests. */
export interface SandboxStore {
  find(companyNumber: string): Promise<SandboxCompany | undefined>;
  /** The companies at which this person or company is or was an officer. */
  listByOfficer(personId: string): Promise<SandboxCompany[]>;
  /** Companies whose name has words that begin with all of these, in upper case. */
  search(
    words: string[],
    page: { offset: number; limit: number },
  ): Promise<{ items: SandboxCompany[]; total: number }>;
  listNumbers(): Promise<string[]>;
  /**
   * Replaces one company and adds events to the streams, atomically. `decide` returns undefined to change nothing.
   * Undefined when there is no such company or nothing changed.
   */
  change(
    companyNumber: string,
    at: Date,
    decide: (company: SandboxCompany) => CompanyChange | undefined,
  ): Promise<CompanyChange | undefined>;
  bounds(): Promise<AllBounds>;
  /** From this timepoint on, inclusive, in order. */
  listEvents(stream: Stream, from: number, limit: number): Promise<StreamEvent[]>;
  /** Calls back when this process added events; returns an unsubscribe function. Poll for events of other processes. */
  onAppended(listener: () => void): () => void;
}

export interface CompanyChange {
  company: SandboxCompany;
  events: NewEvent[];
}

export interface StreamBounds {
  /** The first stored event; newest + 1 when there is none. */
  oldest: number;
  newest: number;
}

export type AllBounds = Record<Stream, StreamBounds>;

/** Older events are deleted, as on the real streams. */
export const EVENTS_KEPT = 5_000;

/** Different ranges, so that a timepoint used on the wrong stream is noticed. */
export const FIRST_TIMEPOINTS: Record<Stream, number> = {
  companies: 68_000_000,
  filings: 140_000_000,
  officers: 7_000_000,
  'persons-with-significant-control': 4_000_000,
  charges: 600_000,
  'insolvency-cases': 500_000,
};

/** Missing streams are empty. */
export function allBounds(rows: (StreamBounds & { stream: string })[]): AllBounds {
  const known = new Map(rows.map(({ stream, oldest, newest }) => [stream, { oldest, newest }]));
  return Object.fromEntries(
    STREAMS.map((name) => [name, known.get(name) ?? { oldest: 1, newest: 0 }]),
  ) as AllBounds;
}
