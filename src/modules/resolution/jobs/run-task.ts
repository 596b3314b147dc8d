import type { Logger } from '../../../platform/logger.ts';
import type { Verdict } from '../decide/verdict.ts';
import type { RegisterReader } from '../match/register-reader.ts';
import type { TaskRef } from '../resolution-job.ts';
import { type DetailSource, fetchDetail } from './fetch-detail.ts';
import { completeTask, type FinishDeps, failTask } from './finish-task.ts';
import type { JudgeSite, SiteCrawler } from './site-work.ts';

export interface RunTaskDeps extends FinishDeps {
  crawler: SiteCrawler;
  judge: JudgeSite;
  register: RegisterReader;
  live: DetailSource;
}

export interface AttemptContext {
  /** Aborted when the process stops. */
  signal: AbortSignal;
  log: Logger;
}

export const ATTEMPTS_MAX = 3;
/** A crawl ends by itself long before. */
const ATTEMPT_MS_MAX = 45_000;
const PROGRESS_EVERY_MS = 500;

const GAVE_UP =
  'Reading this website failed three times for a reason on our side; nothing was charged. Ask again later.';

/**
 * One attempt at a domain. May be run again at any time, and twice at once: whoever comes first stores the result, and
 * the other one's is thrown away.
 */
export async function runTask(deps: RunTaskDeps, task: TaskRef, context: AttemptContext): Promise<void> {
  const { db, store, clock } = deps;
  const attempts = await store.beginAttempt(db, task, clock.now());
  if (attempts === undefined) return;
  if (attempts > ATTEMPTS_MAX) {
    // The attempts before ended with their workers, or this would have been said then.
    context.log.error({ domain: task.domain, attempts }, 'workers died over this website; giving it up');
    await failTask(deps, task, GAVE_UP);
    return;
  }
  try {
    const signal = AbortSignal.any([context.signal, AbortSignal.timeout(ATTEMPT_MS_MAX)]);
    const found = await unlessAborted(signal, examine(deps, task, signal));
    const stored = await completeTask(deps, task, found);
    const { match_status } = found.verdict;
    context.log.info(
      { domain: task.domain, match_status, pages: found.pagesRead, stored },
      'domain resolved',
    );
  } catch (error) {
    const stopped = context.signal.aborted;
    if (attempts >= ATTEMPTS_MAX && !stopped) {
      context.log.error({ err: error, domain: task.domain }, 'a website could not be judged; giving it up');
      await failTask(deps, task, GAVE_UP);
      return;
    }
    await store.endAttempt(db, task, { counts: !stopped, at: clock.now() });
    throw error;
  }
}

async function examine(
  deps: RunTaskDeps,
  task: TaskRef,
  signal: AbortSignal,
): Promise<{ verdict: Verdict; pagesRead: number }> {
  const { db, store, clock } = deps;
  const notes = createProgressNotes(deps, task);
  const site = await deps.crawler.crawlSite(task.domain, { signal, onProgress: notes.onProgress });
  await notes.written();
  const pagesRead = site.pages.length;
  await store.noteStage(db, task, { stage: 'reading', pagesRead, at: clock.now() });
  // With its look-up a site has been read.
  const lookUp: RegisterReader['lookUp'] = async (query) => {
    await store.noteStage(db, task, { stage: 'matching', pagesRead, at: clock.now() });
    return deps.register.lookUp(query);
  };
  const verdict = await deps.judge({ site, register: { ...deps.register, lookUp } });
  await fetchDetail(deps.live, verdict);
  return { verdict, pagesRead };
}

/** Pages read so far, for those who watch a slow site; of a fast one there is nothing to see. */
function createProgressNotes({ db, store, clock }: RunTaskDeps, task: TaskRef) {
  let last = performance.now();
  let writing: Promise<void> = Promise.resolve();
  return {
    onProgress({ pagesRead }: { pagesRead: number }): void {
      if (performance.now() - last < PROGRESS_EVERY_MS) return;
      last = performance.now();
      const note = { stage: 'crawling' as const, pagesRead, at: clock.now() };
      // What cannot be noted is missed by nobody but the one who watches.
      writing = writing.then(() => store.noteStage(db, task, note)).catch(() => undefined);
    },
    /** A note that comes late must not say that an earlier stage is still going on. */
    written: () => writing,
  };
}

async function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  signal.throwIfAborted();
  let refuse = () => {};
  const aborted = new Promise<never>((_, reject) => {
    refuse = () => reject(signal.reason);
    signal.addEventListener('abort', refuse, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', refuse);
  }
}
