/**
 * What a thread is at, in memory that it shares with the thread that gave it its tasks. A message for every step would wake
 * that one up for nothing: it looks only when a step may have taken too long, or when the thread is gone.
 */
export class StepBoard {
  readonly memory: SharedArrayBuffer;
  readonly #numbers: Int32Array;
  readonly #changedAt: BigInt64Array;

  constructor(memory: SharedArrayBuffer = new SharedArrayBuffer(16)) {
    this.memory = memory;
    this.#numbers = new Int32Array(memory, 0, 2);
    this.#changedAt = new BigInt64Array(memory, 8, 1);
  }

  /** The task that runs and its step; undefined while none does. */
  get running(): { id: number; step: number } | undefined {
    const [id = 0, step = 0] = this.#numbers;
    return id === 0 ? undefined : { id, step };
  }

  /** Since a step began or the last one ended. All threads of a process have this clock. */
  get unchangedMs(): number {
    return Number(process.hrtime.bigint() - (this.#changedAt[0] ?? 0n)) / 1e6;
  }

  begin(id: number, step: number): void {
    this.#write(id, step);
  }

  rest(): void {
    this.#write(0, 0);
  }

  #write(id: number, step: number): void {
    this.#numbers[0] = id;
    this.#numbers[1] = step;
    this.#changedAt[0] = process.hrtime.bigint();
  }
}
