import { availableParallelism } from 'node:os';
import { type LimitedRun, limitConcurrency } from '../../shared/concurrency.ts';

/**
 * Judgements in progress beyond the number of processors: enough to keep the threads busy, few enough that a
 * customer's website is soon judged.
 */
const EXTRA_JUDGEMENTS = 2;

/** Limits how many websites are judged at once; the others wait. */
export function createJudgeTurns() {
  const limited = limitConcurrency({
    concurrency: availableParallelism() + EXTRA_JUDGEMENTS,
    waitingMax: Number.POSITIVE_INFINITY,
    onRefused: () => new Error('too many websites wait to be judged'),
  });
  let waiting = 0;
  const run: LimitedRun = (work) => {
    waiting += 1;
    return limited(() => {
      waiting -= 1;
      return work();
    });
  };
  return { run, countWaiting: () => waiting };
}
