import type { Clock } from '../../shared/clock.ts';

/**
 * After many consecutive failures, requests fail immediately for a while, so that callers do not wait for time-outs
 * during an outage of Companies House.
 */
export interface CircuitBreaker {
  isOpen(): boolean;
  recordFailure(): void;
  recordAnswer(): void;
}

/** Three look-ups with all their retries. */
const FAILURES_MAX = 9;
const REST_MS = 10_000;

export function createCircuitBreaker(clock: Clock): CircuitBreaker {
  let failures = 0;
  let restUntil = 0;
  return {
    isOpen: () => clock.now().getTime() < restUntil,
    recordFailure() {
      failures += 1;
      if (failures >= FAILURES_MAX) restUntil = clock.now().getTime() + REST_MS;
    },
    recordAnswer() {
      failures = 0;
      restUntil = 0;
    },
  };
}
