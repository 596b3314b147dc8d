import { type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { answerTasks } from '../answer-tasks.ts';

const ARRAYS = 20_000;
/** Enough arrays stay in use for each to survive the collections of the young generation. */
const IN_USE = 4_000;
const MARK_SWEEP_COMPACT = 4;

/** The details of an entry about the garbage collector, which the types do not have. */
const kindOf = (entry: PerformanceEntry) => (entry as { detail?: { kind: number } }).detail?.kind;
let fullCollections = 0;
const isFull = (entry: PerformanceEntry) => kindOf(entry) === MARK_SWEEP_COMPACT;
new PerformanceObserver((list) => {
  fullCollections += list.getEntries().filter(isFull).length;
}).observe({ entryTypes: ['gc'] });

/** Uses 160 MB, of which 32 MB at a time, and returns how often the complete heap was collected. */
answerTasks(async () => {
  const inUse: number[][] = [];
  for (let nth = 0; nth < ARRAYS; nth++) {
    inUse[nth % IN_USE] = new Array<number>(1_000).fill(nth);
    if (nth % 100 === 0) await nextTurn();
  }
  return { url: String(fullCollections), threadId, unread: [] };
});
