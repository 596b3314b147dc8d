import { EgressError, seconds } from './egress-error.ts';

/** How long a request may live, redirects included: until its deadline, or until its caller has had enough. */
export class Lifetime {
  /** Told when it ends. One exchange runs at a time, so one listener is enough. */
  onEnd: ((error: EgressError) => void) | undefined;
  #ended: EgressError | undefined;
  readonly #timer: NodeJS.Timeout;
  readonly #signal: AbortSignal | undefined;

  constructor({
    host,
    timeoutMs,
    signal,
  }: { host: string; timeoutMs: number; signal: AbortSignal | undefined }) {
    this.#timer = setTimeout(() => {
      this.#end(new EgressError('timeout', `${host} did not answer in full within ${seconds(timeoutMs)}.`));
    }, timeoutMs);
    this.#signal = signal;
    if (signal?.aborted) this.#onAbort();
    else signal?.addEventListener('abort', this.#onAbort);
  }

  get ended(): EgressError | undefined {
    return this.#ended;
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#signal?.removeEventListener('abort', this.#onAbort);
    this.onEnd = undefined;
  }

  readonly #onAbort = () => {
    this.#end(new EgressError('aborted', 'The request was called off.', { cause: this.#signal?.reason }));
  };

  #end(error: EgressError): void {
    this.#ended ??= error;
    this.onEnd?.(error);
  }
}
