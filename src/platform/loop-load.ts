import { performance } from 'node:perf_hooks';

const MEASURED_EVERY_MS = 250;

/**
 * How busy the event loop of this process was in the last moments: from 0, always waiting, to 1, never
 * waiting.
 */
export function createLoopLoad(): () => number {
  let last = performance.eventLoopUtilization();
  let measuredAt = performance.now();
  let load = 0;
  return () => {
    if (performance.now() - measuredAt < MEASURED_EVERY_MS) return load;
    const current = performance.eventLoopUtilization();
    load = performance.eventLoopUtilization(current, last).utilization;
    last = current;
    measuredAt = performance.now();
    return load;
  };
}
