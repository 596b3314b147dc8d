import type { PlannedStream, StreamName, StreamPlan } from './plan-streams.ts';
import type { ReadStreamOptions } from './read-stream.ts';

type Reading = Pick<ReadStreamOptions, 'covered' | 'signal' | 'onOpen' | 'onLimited'>;

export interface ReadPlannedOptions {
  plan: StreamPlan;
  signal: AbortSignal;
  read(planned: PlannedStream, reading: Reading): Promise<void>;
}

/**
 * Reads the streams of a plan. Optional streams are opened when all guaranteed ones are open, and closed as soon as a
 * guaranteed one finds no room. Streams that are not open are not `covered`; their data is fetched by REST.
 */
export async function readPlanned({ plan, signal, read }: ReadPlannedOptions): Promise<void> {
  const { guaranteed, optional } = plan;
  const covered = new Set(guaranteed.map(({ stream }) => stream));
  const open = new Set<StreamName>();
  const optionalReaders: Promise<void>[] = [];
  let room: AbortController | undefined;

  function openOptional(): void {
    if (room || optional.length === 0 || open.size < guaranteed.length) return;
    room = new AbortController();
    const granted = AbortSignal.any([signal, room.signal]);
    for (const planned of optional) {
      const { stream } = planned;
      const reading = {
        covered,
        signal: granted,
        onOpen: () => void covered.add(stream),
        onLimited: () => void covered.delete(stream),
      };
      const reader = read(planned, reading);
      // Awaited at the end; until then a failure must not be an unhandled rejection.
      reader.catch(() => undefined);
      optionalReaders.push(reader);
    }
  }

  function closeOptional(): void {
    room?.abort();
    room = undefined;
    for (const { stream } of optional) covered.delete(stream);
  }

  const readings = guaranteed.map((planned) =>
    read(planned, {
      covered,
      signal,
      onOpen() {
        open.add(planned.stream);
        openOptional();
      },
      onLimited() {
        open.delete(planned.stream);
        closeOptional();
      },
    }),
  );
  await Promise.all(readings);
  await Promise.all(optionalReaders);
}
