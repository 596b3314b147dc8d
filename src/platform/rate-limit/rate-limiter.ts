export interface RateLimit {
  /** Separates the counters of different limits. */
  name: string;
  limit: number;
  windowSeconds: number;
}

/** The name of a limit in the headers, and how long its period is. */
export type RatePolicy = Pick<RateLimit, 'name' | 'windowSeconds'>;

export interface RateState {
  policy: RatePolicy;
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
