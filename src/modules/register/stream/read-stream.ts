import { setTimeout as delay } from 'node:timers/promises';
import type { StreamAnswer, StreamClient } from '../../../platform/companies-house/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import { MINUTE_MS } from '../../../shared/durations.ts';
import type { PlannedStream, StreamName } from './plan-streams.ts';
import { readEvent, type StreamEvent } from './read-event.ts';
import type { StreamPosition } from './stream.store.ts';

/** Events of one stream, in its order, as many as came at once. */
export interface StreamBatch extends StreamPosition {
  events: StreamEvent[];
  /** They were sent while we were away: what the REST API told in the meantime may be newer. */
  isReplay: boolean;
  /** The streams that are read besides; what the others would tell has to be asked for. */
  covered: ReadonlySet<StreamName>;
}

export interface StreamTimings {
  /** Companies House asks for at least a minute. */
  limitedMs: number;
  refusedMs: number;
  backoffMs: number;
  backoffMsMax: number;
  /** A stream that says nothing for so long in the midst of a replay has sent all of it. */
  quietMs: number;
  noteHeardEveryMs: number;
}

export const STREAM_TIMINGS: StreamTimings = {
  limitedMs: 65_000,
  refusedMs: 5 * MINUTE_MS,
  backoffMs: 1_000,
  backoffMsMax: 60_000,
  quietMs: 1_000,
  noteHeardEveryMs: 30_000,
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
  /** The next connection begins with what comes then. */
  forgetTimepoint(): Promise<void>;
  noteHeard(): Promise<void>;
  onOpen(): void;
  /** There was no room for another connection. */
  onLimited(): void;
  /** Stores what the events brought, and how far the stream was read. Throws when it could not. */
  onBatch(batch: StreamBatch): Promise<void>;
  /** What happened before now was missed, and has to be found in another way. */
  onGap(place: StreamPosition): Promise<void>;
  random?: () => number;
}

/** More than this in one transaction would keep others waiting. */
const BATCH_MAX = 100;

const isHeartbeat = (line: string) => line.trim() === '';

/** Reads one stream until it is told to stop, through whatever happens to the connection. */
export async function readStream(options: ReadStreamOptions): Promise<void> {
  const { client, timings, signal, planned, source } = options;
  const log = options.log.child({ stream: planned.stream });
  const place: StreamPosition = { source, stream: planned.stream };
  let failures = 0;

  async function readOnce(attempt: AbortSignal): Promise<number> {
    const last = await options.findTimepoint();
    const answer = await open(last, attempt);
    switch (answer.kind) {
      case 'open':
        options.onOpen();
        if (last === undefined) await options.onGap(place);
        log.debug({ timepoint: last }, 'the stream is open');
        await readLines(answer.lines, last !== undefined);
        return backoff();
      case 'out_of_range':
        log.warn({ timepoint: last }, 'the stream no longer has what came since; going on from now');
        await options.forgetTimepoint();
        return backoff();
      case 'limited':
        options.onLimited();
        log.warn('Companies House says that this key has too many streams open; waiting');
        return Math.max(timings.limitedMs, answer.retryAfterMs ?? 0);
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

  /** Replay includes the timepoint asked for, so the next one will do; where that is too new, the last one is there. */
  async function open(last: number | undefined, attempt: AbortSignal): Promise<StreamAnswer> {
    const address = { streamUrl: options.streamUrl, ...planned };
    if (last === undefined) return client.open({ ...address, timepoint: undefined }, attempt);
    const answer = await client.open({ ...address, timepoint: last + 1 }, attempt);
    if (answer.kind !== 'out_of_range') return answer;
    return client.open({ ...address, timepoint: last }, attempt);
  }

  async function readLines(lines: AsyncIterable<string[]>, isResumed: boolean): Promise<void> {
    let isReplay = isResumed;
    let newest = Number.NEGATIVE_INFINITY;
    // Silence before the first line means nothing: it may take its time to begin.
    let lastAt = Number.POSITIVE_INFINITY;
    let notedAt = Number.NEGATIVE_INFINITY;

    async function take(part: string[]): Promise<number> {
      const events = part
        .filter((line) => !isHeartbeat(line))
        .map((line) => readEvent(planned.stream, line) ?? unreadable(line))
        // The same event is often sent twice.
        .filter((event) => {
          if (event === undefined || event.timepoint <= newest) return false;
          newest = event.timepoint;
          return true;
        }) as StreamEvent[];
      for (let at = 0; at < events.length; at += BATCH_MAX) {
        const slice = events.slice(at, at + BATCH_MAX);
        await options.onBatch({ ...place, events: slice, isReplay, covered: options.covered });
      }
      return events.length;
    }

    for await (const chunk of lines) {
      signal.throwIfAborted();
      if (performance.now() - lastAt > timings.quietMs) isReplay = false;
      // What comes before the first heartbeat is of the replay, also where the two come at once.
      const heartbeat = chunk.findIndex(isHeartbeat);
      const replayed = heartbeat < 0 ? chunk : chunk.slice(0, heartbeat);
      let taken = await take(replayed);
      if (heartbeat >= 0) {
        isReplay = false;
        taken += await take(chunk.slice(heartbeat));
      }
      failures = 0;
      lastAt = performance.now();
      if (taken === 0 && lastAt - notedAt > timings.noteHeardEveryMs) {
        await options.noteHeard();
        notedAt = lastAt;
      }
    }
  }

  function unreadable(line: string): undefined {
    log.warn({ length: line.length }, 'a line of the stream is no event; it is left out');
  }

  function backoff(): number {
    const random = options.random ?? Math.random;
    const ms = Math.min(timings.backoffMs * 2 ** failures, timings.backoffMsMax);
    failures += 1;
    return ms * (0.5 + random() / 2);
  }

  while (!signal.aborted) {
    const attempt = new AbortController();
    let waitMs: number;
    try {
      waitMs = await readOnce(AbortSignal.any([signal, attempt.signal]));
    } catch (error) {
      if (signal.aborted) return;
      waitMs = backoff();
      log.info({ err: error, wait_ms: Math.round(waitMs) }, 'the stream broke off; opening it again');
    } finally {
      // Whatever became of it, its connection is one of two.
      attempt.abort();
    }
    await delay(waitMs, undefined, { signal }).catch(() => undefined);
  }
}
