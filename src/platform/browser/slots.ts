/** So many at once; the others wait in line, each for a limited time. */
export class Slots {
  readonly #waiting = new Set<() => void>();
  readonly #max: number;
  #used = 0;

  constructor(max: number) {
    this.#max = max;
  }

  get usedCount(): number {
    return this.#used;
  }

  /** False when none came free in time. */
  async take(timeoutMs: number): Promise<boolean> {
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

  give(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#used -= 1;
      return;
    }
    // The place goes from hand to hand.
    this.#waiting.delete(next);
    next();
  }
}
