import { EgressError, seconds } from './egress-error.ts';

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
