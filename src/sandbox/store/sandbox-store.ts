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
   * Replaces one company and adds events to the streams, atomically. `decide` returns undefined to change
   * nothing. Undefined when there is no such company or nothing changed.
   */
  change(
    companyNumber: string,
    at: Date,
    decide: (company: SandboxCompany) => CompanyChange | undefined,
  ): Promise<CompanyChange | undefined>;
  bounds(): Promise<AllBounds>;
  /** From this timepoint on, inclusive, in order. */
  listEvents(stream: Stream, from: number, limit: number): Promise<StreamEvent[]>;
  /**
   * Calls back when this process added events; returns an unsubscribe function. Poll for events of other
   * processes.
   */
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

type AllBounds = Record<Stream, StreamBounds>;

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

/** The store without a database, for tests and benches. */
export function createMemoryStore(
  companies: SandboxCompany[],
  { eventsKept = EVENTS_KEPT }: { eventsKept?: number } = {},
): SandboxStore {
  const byNumber = new Map(companies.map((company) => [company.profile.company_number, company]));
  const streams = new Map<Stream, { bounds: StreamBounds; events: StreamEvent[] }>(
    STREAMS.map((stream) => {
      const newest = FIRST_TIMEPOINTS[stream];
      return [stream, { bounds: { oldest: newest + 1, newest }, events: [] }];
    }),
  );
  const listeners = new Set<() => void>();

  function streamOf(name: Stream) {
    const stream = streams.get(name);
    if (!stream) throw new Error(`there is no stream ${name}`);
    return stream;
  }

  return {
    find: async (number) => byNumber.get(number),
    listByOfficer: async (personId) =>
      [...byNumber.values()].filter(({ officers }) =>
        officers.some(({ person_id }) => person_id === personId),
      ),
    async search(words, { offset, limit }) {
      const found = [...byNumber.values()].filter(({ profile }) =>
        words.every((word) => ` ${profile.company_name}`.includes(` ${word}`)),
      );
      return { items: found.slice(offset, offset + limit), total: found.length };
    },
    listNumbers: async () => [...byNumber.keys()],
    async change(number, publishedAt, decide) {
      const company = byNumber.get(number);
      const change = company && decide(company);
      if (!change) return undefined;
      byNumber.set(number, change.company);
      for (const event of change.events) {
        const { bounds, events } = streamOf(event.stream);
        bounds.newest += 1;
        events.push({ ...event, timepoint: bounds.newest, publishedAt });
        if (events.length > eventsKept) events.shift();
        bounds.oldest = bounds.newest - events.length + 1;
      }
      for (const listener of listeners) listener();
      return change;
    },
    bounds: async () => allBounds([...streams].map(([stream, { bounds }]) => ({ stream, ...bounds }))),
    async listEvents(stream, from, limit) {
      const { bounds, events } = streamOf(stream);
      return events.slice(Math.max(0, from - bounds.oldest)).slice(0, limit);
    },
    onAppended(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
