import type { Clock } from '../../shared/clock.ts';

/**
 * When one request after another fails, the next ones fail at once for a while, so that people are not kept waiting
 * for time-outs while Companies House is away.
 */
export interface OutageGuard {
  isOn(): boolean;
  noteFailure(): void;
  noteAnswer(): void;
}

/** Three look-ups with all their tries. */
const FAILURES_MAX = 9;
const REST_MS = 10_000;

export function createOutageGuard(clock: Clock): OutageGuard {
  let failures = 0;
  let restUntil = 0;
  return {
    isOn: () => clock.now().getTime() < restUntil,
    noteFailure() {
      failures += 1;
      if (failures >= FAILURES_MAX) restUntil = clock.now().getTime() + REST_MS;
    },
    noteAnswer() {
      failures = 0;
      restUntil = 0;
    },
  };
}
