import type { Dispatcher } from 'undici';
import type { Connection, Connections, ConnectionUser, Peer } from './connections.ts';
import { EgressError, explainExchangeFailure, StaleConnectionError, seconds } from './egress-error.ts';
import type { EgressHead, EgressMethod, EgressTruncation } from './egress-types.ts';
import { BodyCollector, contentCoding } from './response-body.ts';

/** The body of a followed redirect is read up to this size, to keep the connection. */
const REDIRECT_BODY_BYTES_MAX = 16_384;
/** How often the rate of a body is measured. Servers may pause for a moment while they write a page. */
const RATE_PERIOD_MS = 3_000;

export interface ExchangeRequest {
  url: URL;
  method: EgressMethod;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: Uint8Array | undefined;
  incompleteBody: 'fail' | 'keep';
  bodyBytesMax: (head: EgressHead) => number;
  anyPort: boolean;
  connectTimeoutMs: number;
  headersTimeoutMs: number;
  /** 0: any. */
  bodyBytesPerSecondMin: number;
  lifetime: RequestLifetime;
  /** The next URL to request, called when the headers have arrived; undefined makes this the response. */
  nextUrl: (status: number, headers: Readonly<Record<string, string>>) => URL | undefined;
}

export interface ExchangeAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  setCookies: readonly string[];
  body: Buffer;
  truncated: EgressTruncation;
  nextUrl: URL | undefined;
  peer: Peer | undefined;
  connectMs: number | undefined;
  headersMs: number;
}

/** One request and its answer on one connection. */
export function exchange(connections: Connections, request: ExchangeRequest): Promise<ExchangeAnswer> {
  return new Promise((resolve, reject) => {
    if (request.lifetime.ended) reject(request.lifetime.ended);
    else connections.use(new Exchange({ request, connections, resolve, reject }));
  });
}

interface ExchangeContext {
  request: ExchangeRequest;
  connections: Connections;
  resolve: (answer: ExchangeAnswer) => void;
  reject: (error: unknown) => void;
}

interface ResponseHead extends EgressHead {
  setCookies: readonly string[];
  headersMs: number;
  bodyBytesMax: number;
  nextUrl: URL | undefined;
}

class Exchange implements ConnectionUser {
  readonly origin: string;
  connection: Connection | undefined;
  readonly #context: ExchangeContext;
  readonly #request: ExchangeRequest;
  #isDone = false;
  #peer: Peer | undefined;
  #isFirstOnPeer = true;
  #sentAt = 0;
  #headersTimer: NodeJS.Timeout | undefined;
  #rateTimer: NodeJS.Timeout | undefined;
  #bytesInPeriod = 0;
  #head: ResponseHead | undefined;
  #collector: BodyCollector | undefined;
  #isReceived = false;
  #isConnectionLost = false;

  constructor(context: ExchangeContext) {
    this.#context = context;
    this.#request = context.request;
    this.origin = context.request.url.origin;
    this.#request.lifetime.onEnd = (error) => this.#fail(error);
  }

  get anyPort(): boolean {
    return this.#request.anyPort;
  }

  get connectTimeoutMs(): number {
    return this.#request.connectTimeoutMs;
  }

  get dispatchOptions(): Dispatcher.DispatchOptions {
    const { url, method, headers, body } = this.#request;
    return { path: url.pathname + url.search, method, headers, body: body ?? null };
  }

  onConnection(): void {
    this.#request.lifetime.start();
  }

  onRequestStart(): void {
    this.#peer = this.connection?.peer;
    this.#isFirstOnPeer = this.#peer?.requests === 0;
    if (this.#peer) this.#peer.requests += 1;
    this.#sentAt = performance.now();
    const { headersTimeoutMs, url } = this.#request;
    clearTimeout(this.#headersTimer);
    this.#headersTimer = setTimeout(() => {
      const message = `${url.hostname} did not begin to answer within ${seconds(headersTimeoutMs)}.`;
      this.#fail(new EgressError('timeout', message));
    }, headersTimeoutMs);
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    rawHeaders: Record<string, string | string[] | undefined>,
  ): void {
    // 1xx only announces the response.
    if (this.#isDone || status < 200) return;
    clearTimeout(this.#headersTimer);
    const headers = flatHeaders(rawHeaders);
    try {
      const nextUrl = this.#request.nextUrl(status, headers);
      const bodyBytesMax = nextUrl
        ? REDIRECT_BODY_BYTES_MAX
        : this.#request.bodyBytesMax({ status, headers });
      this.#head = {
        status,
        headers,
        setCookies: [rawHeaders['set-cookie'] ?? []].flat(),
        headersMs: performance.now() - this.#sentAt,
        bodyBytesMax,
        nextUrl,
      };
      this.#collector = new BodyCollector({
        coding: nextUrl ? undefined : contentCoding(headers['content-encoding']),
        bytesMax: bodyBytesMax,
        onDrain: () => controller.resume(),
        onStop: (reason, cause) => this.#onBodyStop(reason, cause),
      });
      if (this.#request.bodyBytesPerSecondMin > 0) this.#watchRate();
    } catch (error) {
      this.#fail(error);
    }
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#bytesInPeriod += chunk.length;
    if (this.#collector?.write(chunk) === false) controller.pause();
  }

  onResponseEnd(): void {
    this.#isReceived = true;
    this.#collector?.end();
  }

  onResponseError(_controller: Dispatcher.DispatchController | undefined, cause: Error): void {
    if (this.#isDone) return;
    const error = explainExchangeFailure(cause, this.#request.url);
    if (this.#head && this.#collector && this.#keepsIncompleteBody()) {
      // The decoder may still hold data received before the loss; its end completes the exchange.
      this.#isConnectionLost = true;
      this.#collector.end();
    } else if (error.code === 'connection_lost' && !this.#head && !this.#isFirstOnPeer) {
      this.#fail(new StaleConnectionError(error.code, error.message, error));
    } else {
      this.#fail(error);
    }
  }

  #watchRate(): void {
    const { bodyBytesPerSecondMin, url } = this.#request;
    this.#bytesInPeriod = 0;
    this.#rateTimer = setTimeout(() => {
      const wanted = (bodyBytesPerSecondMin * RATE_PERIOD_MS) / 1_000;
      if (this.#bytesInPeriod >= wanted) this.#watchRate();
      else this.#fail(new EgressError('timeout', `${url.hostname} sends its answer too slowly.`));
    }, RATE_PERIOD_MS);
  }

  #onBodyStop(reason: 'complete' | 'size' | 'encoding', cause: Error | undefined): void {
    if (this.#isConnectionLost && reason !== 'size') {
      this.#finish('connection');
    } else if (reason === 'complete') {
      this.#finish(false);
    } else if (this.#keepsIncompleteBody()) {
      this.#finish(reason);
    } else if (reason === 'size') {
      const message = `${this.#request.url.hostname} answered with more than ${this.#head?.bodyBytesMax} bytes.`;
      this.#fail(new EgressError('body_too_large', message));
    } else {
      const message = `${this.#request.url.hostname} answered with a body that cannot be decoded.`;
      this.#fail(new EgressError('bad_response', message, { cause }));
    }
  }

  #keepsIncompleteBody(): boolean {
    return this.#request.incompleteBody === 'keep' || this.#head?.nextUrl !== undefined;
  }

  #finish(truncated: EgressTruncation): void {
    const head = this.#head;
    if (this.#isDone || !head) return;
    const body = this.#collector?.body ?? Buffer.alloc(0);
    this.#end();
    // Not by spreading `head`: that costs twenty times as much, for every request.
    this.#context.resolve({
      status: head.status,
      headers: head.headers,
      setCookies: head.setCookies,
      body,
      truncated,
      nextUrl: head.nextUrl,
      peer: this.#peer,
      connectMs: this.#isFirstOnPeer ? this.#peer?.connectMs : undefined,
      headersMs: head.headersMs,
    });
  }

  #fail(error: unknown): void {
    if (this.#isDone) return;
    const isLate = error instanceof EgressError && error.code === 'timeout';
    if (isLate && this.#head && this.#keepsIncompleteBody()) {
      this.#finish('timeout');
      return;
    }
    if (error instanceof EgressError) error.url ??= this.#request.url.href;
    this.#end();
    this.#context.reject(error);
  }

  /** undici may still call handlers after this; they are ignored. */
  #end(): void {
    this.#isDone = true;
    clearTimeout(this.#headersTimer);
    clearTimeout(this.#rateTimer);
    this.#request.lifetime.onEnd = undefined;
    this.#collector?.destroy();
    // The connection keeps its last user while it is idle.
    this.#collector = undefined;
    // A decoded body can be complete while more data follows, because anything can be appended to gzip.
    this.#context.connections.release(this, { reusable: this.#isReceived });
  }
}

function flatHeaders(raw: Record<string, string | string[] | undefined>): Readonly<Record<string, string>> {
  // Without a prototype, so that a header named constructor is just a header.
  const headers: Record<string, string> = Object.create(null);
  for (const [name, value] of Object.entries(raw)) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return headers;
}

/** Ends a request, redirects included, at its deadline or when its caller aborts it. */
export class RequestLifetime {
  /** Called when it ends. One exchange runs at a time, so one listener is enough. */
  onEnd: ((error: EgressError) => void) | undefined;
  #ended: EgressError | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly #host: string;
  readonly #timeoutMs: number;
  readonly #onConnection: (() => void) | undefined;
  readonly #signal: AbortSignal | undefined;

  constructor({
    host,
    timeoutMs,
    onConnection,
    signal,
  }: {
    host: string;
    timeoutMs: number;
    onConnection: (() => void) | undefined;
    signal: AbortSignal | undefined;
  }) {
    this.#host = host;
    this.#timeoutMs = timeoutMs;
    this.#onConnection = onConnection;
    this.#signal = signal;
    if (!onConnection) this.#startTimer();
    if (signal?.aborted) this.#onAbort();
    else signal?.addEventListener('abort', this.#onAbort);
  }

  get ended(): EgressError | undefined {
    return this.#ended;
  }

  /** The request got a connection. Only the first one starts the timer; redirects may get others. */
  start(): void {
    if (this.#timer) return;
    this.#startTimer();
    this.#onConnection?.();
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#signal?.removeEventListener('abort', this.#onAbort);
    this.onEnd = undefined;
  }

  readonly #onAbort = () => {
    this.#end(new EgressError('aborted', 'The request was aborted.', { cause: this.#signal?.reason }));
  };

  #startTimer(): void {
    this.#timer = setTimeout(() => {
      const message = `${this.#host} did not answer in full within ${seconds(this.#timeoutMs)}.`;
      this.#end(new EgressError('timeout', message));
    }, this.#timeoutMs);
  }

  #end(error: EgressError): void {
    this.#ended ??= error;
    this.onEnd?.(error);
  }
}
