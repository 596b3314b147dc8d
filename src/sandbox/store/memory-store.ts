import { STREAMS, type Stream, type StreamEvent } from '../companies-house/events.ts';
import type { SandboxCompany } from '../world/sandbox-company.ts';
import {
  allBounds,
  EVENTS_KEPT,
  FIRST_TIMEPOINTS,
  type SandboxStore,
  type StreamBounds,
} from './sandbox-store.ts';

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
