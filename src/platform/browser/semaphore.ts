/** Limits how many hold a permit at once; the others queue, each for a limited time. */
export class Semaphore {
  readonly #waiting = new Set<() => void>();
  readonly #max: number;
  #used = 0;

  constructor(max: number) {
    this.#max = max;
  }

  get usedCount(): number {
    return this.#used;
  }

  /** False when no permit became free in time. */
  async acquire(timeoutMs: number): Promise<boolean> {
    if (this.#used < this.#max) {
      this.#used += 1;
      return true;
    }
    return await new Promise((resolve) => {
      const onFree = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(onFree);
        resolve(false);
      }, timeoutMs);
      timer.unref();
      this.#waiting.add(onFree);
    });
  }

  release(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#used -= 1;
      return;
    }
    // The permit passes to the next in the queue.
    this.#waiting.delete(next);
    next();
  }
}
