import { SECOND_MS } from '../../shared/clock.ts';
import { createSiteWindow } from './site-window.ts';

interface LoadLimitOptions {
  /** How busy this process is, from 0 to 1. */
  loopLoad: () => number;
  hasCustomers: () => boolean;
  /** Websites that were read and wait to be judged. */
  countUnjudged: () => number;
  /** With this many verdicts waiting to be stored, no website is started. */
  unstoredMax: number;
}

/**
 * A process that works for customers, or has just done so, and has a higher load than this begins no website
 * of the survey.
 */
const BUSY_LOAD = 0.6;
const AFTER_CUSTOMERS_MS = 2 * SECOND_MS;
/**
 * If the processor is the bottleneck, more websites at once are not faster and delay customers; with fewer,
 * threads become idle.
 */
const FULL_LOAD = 0.9;
const SITES_AT_FULL_LOAD = 12;
/**
 * With this many sites waiting to be judged, the threads are busy; starting more would only delay customers.
 */
const UNJUDGED_MAX = 8;

/**
 * Decides whether the process can start another website: free slots do not help customers if the processor is
 * busy.
 */
export function createLoadLimit({ loopLoad, hasCustomers, countUnjudged, unstoredMax }: LoadLimitOptions) {
  const window = createSiteWindow({ unjudgedMax: UNJUDGED_MAX });
  let customersAt = Number.NEGATIVE_INFINITY;
  return {
    isFull({ readingCount, unstored }: { readingCount: number; unstored: number }): boolean {
      const load = loopLoad();
      if (hasCustomers()) customersAt = performance.now();
      const areCustomersNear = performance.now() - customersAt < AFTER_CUSTOMERS_MS;
      return (
        (areCustomersNear && load > BUSY_LOAD) ||
        (load > FULL_LOAD && readingCount >= SITES_AT_FULL_LOAD) ||
        window.isFull(readingCount) ||
        countUnjudged() >= UNJUDGED_MAX ||
        unstored >= unstoredMax
      );
    },
    /** To be called when a website has been read, or could not be read. */
    noteEnd: (readingCount: number) =>
      window.noteEnd({ inProgress: readingCount, unjudged: countUnjudged() }),
  };
}
