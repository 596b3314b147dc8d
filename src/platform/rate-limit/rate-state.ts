export interface RateState {
  limit: number;
  remaining: number;
  resetSeconds: number;
  /** False when the limit is exceeded. */
  allowed: boolean;
}

export interface RateLimiter {
  /** Counts one use, or more. `allowed` is whether the last of them was within the limit. */
  consume(key: string, uses?: number): Promise<RateState>;
  /** Reads the counter without counting. `allowed` is whether one more use would be within the limit. */
  peek(key: string): Promise<RateState>;
  reset(key: string): Promise<void>;
}
