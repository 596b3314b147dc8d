import { EgressError, seconds } from './egress-error.ts';

/** How long a request may live, redirects included: until its deadline, or until its caller has had enough. */
export class Lifetime {
  /** Told when it ends. One exchange runs at a time, so one listener is enough. */
  onEnd: ((error: EgressError) => void) | undefined;
  #ended: EgressError | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly #host: string;
  readonly #timeoutMs: number;
  readonly #onTurn: (() => void) | undefined;
  readonly #signal: AbortSignal | undefined;

  constructor({
    host,
    timeoutMs,
    onTurn,
    signal,
  }: {
    host: string;
    timeoutMs: number;
    onTurn: (() => void) | undefined;
    signal: AbortSignal | undefined;
  }) {
    this.#host = host;
    this.#timeoutMs = timeoutMs;
    this.#onTurn = onTurn;
    this.#signal = signal;
    if (!onTurn) this.#startTimer();
    if (signal?.aborted) this.#onAbort();
    else signal?.addEventListener('abort', this.#onAbort);
  }

  get ended(): EgressError | undefined {
    return this.#ended;
  }

  /** It is the request's turn on a connection. Redirects have more turns; the first one counts. */
  takeTurn(): void {
    if (this.#timer) return;
    this.#startTimer();
    this.#onTurn?.();
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#signal?.removeEventListener('abort', this.#onAbort);
    this.onEnd = undefined;
  }

  readonly #onAbort = () => {
    this.#end(new EgressError('aborted', 'The request was called off.', { cause: this.#signal?.reason }));
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
