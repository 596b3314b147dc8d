import { StringDecoder } from 'node:string_decoder';
import { Agent, request } from 'undici';
import { type Clock, parseRetryAfter } from '../../shared/clock.ts';

/** Which stream to read, from where, with which key. */
interface StreamAddress {
  streamUrl: string;
  key: string;
  stream: string;
  /** The first event to receive; undefined: new events only. */
  timepoint: number | undefined;
}

/** The outcome of opening a stream. */
export type StreamAnswer =
  /** Batches of lines as they arrive; an empty line is a heartbeat. Ends or throws when the stream does. */
  | { kind: 'open'; lines: AsyncIterable<string[]> }
  /** The timepoint is too old, or not one of this stream. */
  | { kind: 'out_of_range' }
  /** The key has reached its number of connections. */
  | { kind: 'limited'; retryAfterMs: number | undefined }
  | { kind: 'refused'; status: number }
  | { kind: 'failed'; cause: Error };

export interface StreamClient {
  open(address: StreamAddress, signal: AbortSignal): Promise<StreamAnswer>;
  close(): Promise<void>;
}

interface StreamClientOptions {
  clock: Clock;
  userAgent: string;
  /** A stream that is silent for this long, without even a heartbeat, is considered dead. */
  idleMs?: number;
  connectMs?: number;
  lineLengthMax?: number;
}

const IDLE_MS = 90_000;
const CONNECT_MS = 10_000;
const HEADERS_MS = 30_000;
/** The largest known event, an insolvency, has some hundred kilobytes. */
const LINE_LENGTH_MAX = 8 * 1024 * 1024;
const DUMPED_BYTES_MAX = 64 * 1024;

/** Opens streams of the Companies House streaming API. It does not interpret the lines. */
export function createStreamClient(options: StreamClientOptions): StreamClient {
  const agent = new Agent({
    connect: { timeout: options.connectMs ?? CONNECT_MS },
    headersTimeout: HEADERS_MS,
    // Idle time is measured below, to the millisecond.
    bodyTimeout: 0,
    pipelining: 0,
  });

  return {
    async open({ streamUrl, key, stream, timepoint }, signal) {
      const query = timepoint === undefined ? '' : `?timepoint=${timepoint}`;
      try {
        const response = await request(`${streamUrl.replace(/\/+$/, '')}/${stream}${query}`, {
          dispatcher: agent,
          signal,
          headers: {
            accept: 'application/json',
            'accept-encoding': 'identity',
            authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
            'user-agent': options.userAgent,
          },
        });
        const isPage = String(response.headers['content-type'] ?? '').includes('html');
        if (response.statusCode === 200 && !isPage) {
          return { kind: 'open', lines: readLines(response.body, options) };
        }
        // Limits the wait for an answer that never ends.
        await response.body.dump({ limit: DUMPED_BYTES_MAX, signal: AbortSignal.timeout(HEADERS_MS) });
        const retryAfter = response.headers['retry-after'];
        return refusal(response.statusCode, isPage, () =>
          parseRetryAfter(Array.isArray(retryAfter) ? retryAfter[0] : retryAfter, options.clock.now()),
        );
      } catch (error) {
        return { kind: 'failed', cause: error instanceof Error ? error : new Error(String(error)) };
      }
    },
    close: () => agent.destroy(),
  };
}

function refusal(
  status: number,
  isPage: boolean,
  retryAfterMs: () => number | undefined,
): Exclude<StreamAnswer, { kind: 'open' }> {
  if (status === 416) return { kind: 'out_of_range' };
  if (status === 429) return { kind: 'limited', retryAfterMs: retryAfterMs() };
  if (status === 401 || status === 403) return { kind: 'refused', status };
  const cause = new Error(`it answered with status ${status}${isPage ? ' and a web page' : ''}`);
  return { kind: 'failed', cause };
}

type Body = AsyncIterable<Buffer> & { destroy(error?: Error): unknown };

/**
 * Whole lines only: an event that was cut off is sent again after reconnecting at the timepoint before it.
 */
async function* readLines(body: Body, options: StreamClientOptions): AsyncGenerator<string[]> {
  const idleMs = options.idleMs ?? IDLE_MS;
  const lengthMax = options.lineLengthMax ?? LINE_LENGTH_MAX;
  const decoder = new StringDecoder('utf8');
  const onSilence = () => body.destroy(new Error(`the stream said nothing for ${idleMs} ms`));
  let rest = '';
  let timer = setTimeout(onSilence, idleMs);
  try {
    for await (const chunk of body) {
      clearTimeout(timer);
      const lines = (rest + decoder.write(chunk)).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > lengthMax) throw new Error(`a line of the stream is longer than ${lengthMax}`);
      // The idle timer is off while the reader processes these.
      if (lines.length > 0) yield lines;
      timer = setTimeout(onSilence, idleMs);
    }
  } finally {
    clearTimeout(timer);
    body.destroy();
  }
}
