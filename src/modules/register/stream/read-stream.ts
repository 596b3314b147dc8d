import { setTimeout as delay } from 'node:timers/promises';
import type { StreamAnswer, StreamClient } from '../../../platform/companies-house/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import { DAY_MS, MINUTE_MS } from '../../../shared/clock.ts';
import type { PlannedStream, StreamName } from './plan-streams.ts';
import { readEvent, type StreamEvent } from './read-event.ts';
import type { StreamPosition } from './stream.store.ts';

/** Events of one stream that arrived together, in order. */
export interface StreamBatch extends StreamPosition {
  events: StreamEvent[];
  /** Sent while no process was connected: what the REST API sent in the meantime may be newer. */
  isReplay: boolean;
  /** All streams that are read now; changes on the others have to be fetched by REST. */
  covered: ReadonlySet<StreamName>;
}

export interface StreamTimings {
  /** Companies House requires at least a minute. */
  limitedMs: number;
  refusedMs: number;
  backoffMs: number;
  backoffMsMax: number;
  /** A replay is complete after this time without an event. */
  quietMs: number;
  touchEveryMs: number;
}

export const STREAM_TIMINGS: StreamTimings = {
  limitedMs: 65_000,
  refusedMs: 5 * MINUTE_MS,
  backoffMs: 1_000,
  backoffMsMax: 60_000,
  quietMs: 1_000,
  touchEveryMs: 30_000,
};

export interface ReadStreamOptions {
  client: StreamClient;
  log: Logger;
  timings: StreamTimings;
  source: string;
  streamUrl: string;
  planned: PlannedStream;
  covered: ReadonlySet<StreamName>;
  signal: AbortSignal;
  findTimepoint(): Promise<number | undefined>;
  /** The next connection starts with new events only. */
  forgetTimepoint(): Promise<void>;
  touch(): Promise<void>;
  onOpen(): void;
  /** There was no room for another connection. */
  onLimited(): void;
  /** Stores the changes of the events and the new timepoint. Throws when that fails. */
  onBatch(batch: StreamBatch): Promise<void>;
  /** Earlier events were missed; their changes have to be found in another way. */
  onGap(place: StreamPosition): Promise<void>;
  random?: () => number;
}

/** More events in one transaction would hold its locks too long. */
const BATCH_MAX = 100;

const isHeartbeat = (line: string) => line.trim() === '';

/** Reads one stream until the signal aborts, and reconnects whenever the connection ends. */
export async function readStream(options: ReadStreamOptions): Promise<void> {
  const { timings, signal, planned } = options;
  const log = options.log.child({ stream: planned.stream });
  let failures = 0;

  function backoff(): number {
    const random = options.random ?? Math.random;
    const ms = Math.min(timings.backoffMs * 2 ** failures, timings.backoffMsMax);
    failures += 1;
    return ms * (0.5 + random() / 2);
  }

  /** One connection. Returns how long to wait before the next one. */
  async function connect(attempt: AbortSignal): Promise<number> {
    const last = await options.findTimepoint();
    const answer = await open(options, last, attempt);
    switch (answer.kind) {
      case 'open':
        options.onOpen();
        if (last === undefined) await options.onGap({ source: options.source, stream: planned.stream });
        log.debug({ timepoint: last }, 'the stream is open');
        await readChunks(options, answer.lines, {
          log,
          isResumed: last !== undefined,
          onChunk: () => {
            failures = 0;
          },
        });
        return backoff();
      case 'out_of_range':
        log.warn({ timepoint: last }, 'the stream no longer has the events since then; continuing from now');
        await options.forgetTimepoint();
        return backoff();
      case 'limited':
        options.onLimited();
        log.warn('Companies House says that this key has too many streams open; waiting');
        // A timer cannot wait for months.
        return Math.max(timings.limitedMs, Math.min(answer.retryAfterMs ?? 0, DAY_MS));
      case 'refused':
        log.error(
          { status: answer.status },
          'Companies House refuses the streaming key: check COMPANIES_HOUSE_STREAM_KEY',
        );
        return timings.refusedMs;
      case 'failed':
        throw answer.cause;
    }
  }

  while (!signal.aborted) {
    const attempt = new AbortController();
    let waitMs: number;
    try {
      waitMs = await connect(AbortSignal.any([signal, attempt.signal]));
    } catch (error) {
      if (signal.aborted) return;
      waitMs = backoff();
      log.info({ err: error, wait_ms: Math.round(waitMs) }, 'the stream broke off; opening it again');
    } finally {
      // Always close the connection: a key has only two.
      attempt.abort();
    }
    await delay(waitMs, undefined, { signal }).catch(() => undefined);
  }
}

/**
 * A replay includes its timepoint, so ask for the next one. If that is out of range, ask for the last one.
 */
async function open(
  { client, streamUrl, planned }: ReadStreamOptions,
  last: number | undefined,
  attempt: AbortSignal,
): Promise<StreamAnswer> {
  const address = { streamUrl, ...planned };
  if (last === undefined) return client.open({ ...address, timepoint: undefined }, attempt);
  const answer = await client.open({ ...address, timepoint: last + 1 }, attempt);
  if (answer.kind !== 'out_of_range') return answer;
  return client.open({ ...address, timepoint: last }, attempt);
}

/** Reads one open connection to its end, and distinguishes replayed events from new ones. */
async function readChunks(
  options: ReadStreamOptions,
  chunks: AsyncIterable<string[]>,
  { log, isResumed, onChunk }: { log: Logger; isResumed: boolean; onChunk: () => void },
): Promise<void> {
  const { signal, timings } = options;
  const store = createBatchStore(options, log);
  let isReplay = isResumed;
  // Silence before the first line means nothing: the stream may start late.
  let lastAt = Number.POSITIVE_INFINITY;
  let touchedAt = Number.NEGATIVE_INFINITY;
  for await (const chunk of chunks) {
    signal.throwIfAborted();
    if (performance.now() - lastAt > timings.quietMs) isReplay = false;
    // Lines before the first heartbeat belong to the replay, even within one chunk.
    const heartbeat = chunk.findIndex(isHeartbeat);
    let stored = await store(heartbeat < 0 ? chunk : chunk.slice(0, heartbeat), isReplay);
    if (heartbeat >= 0) {
      isReplay = false;
      stored += await store(chunk.slice(heartbeat), isReplay);
    }
    onChunk();
    lastAt = performance.now();
    if (stored === 0 && lastAt - touchedAt > timings.touchEveryMs) {
      await options.touch();
      touchedAt = lastAt;
    }
  }
}

/** Parses lines and hands their events on in batches, each event once. Returns how many events there were. */
function createBatchStore(options: ReadStreamOptions, log: Logger) {
  const { source, planned, covered } = options;
  const { stream } = planned;
  let newest = Number.NEGATIVE_INFINITY;

  function parse(line: string): StreamEvent[] {
    if (isHeartbeat(line)) return [];
    const event = readEvent(stream, line);
    if (!event) log.warn({ length: line.length }, 'a line of the stream is no event; it is left out');
    // The service often sends an event twice.
    if (!event || event.timepoint <= newest) return [];
    newest = event.timepoint;
    return [event];
  }

  return async (lines: string[], isReplay: boolean): Promise<number> => {
    const events = lines.flatMap(parse);
    for (let at = 0; at < events.length; at += BATCH_MAX) {
      const batch = events.slice(at, at + BATCH_MAX);
      await options.onBatch({ source, stream, events: batch, isReplay, covered });
    }
    return events.length;
  };
}
