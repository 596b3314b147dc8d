import { setTimeout as sleep } from 'node:timers/promises';

const DELAY_MS = 100;
const DELAY_MS_MAX = 1_500;

export interface RetryOptions {
  /** Ends the retries: the promise rejects. */
  signal: AbortSignal;
  onFailure: (error: unknown) => void;
}

/** Repeats work that a lost database makes fail, at growing intervals, until it succeeds. */
export async function retry<T>(work: () => Promise<T>, { signal, onFailure }: RetryOptions): Promise<T> {
  for (let delayMs = DELAY_MS; ; delayMs = Math.min(delayMs * 2, DELAY_MS_MAX)) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      onFailure(error);
    }
    // With jitter, so that many processes do not come back at the same moment.
    await sleep(delayMs * (0.5 + Math.random() / 2), undefined, { signal });
  }
}
