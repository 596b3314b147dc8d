import type { Logger } from '../../../platform/logger.ts';
import type { Queryable } from '../../../platform/postgres/index.ts';
import type { WebsiteLinkStore } from '../website-links.ts';
import { gatherClues } from './candidates/clues.ts';
import {
  type CompanyClues,
  type EndingChoice,
  listCandidates,
  suggestDomains,
} from './candidates/list-candidates.ts';
import { type ExamineDeps, examineCandidates } from './examine-candidates.ts';
import { FAILED, type FinishSearchDeps, finishSearch, type SearchEnd } from './finish-search.ts';
import { type LookUpDeps, lookUpDomains } from './look-up-domains.ts';
import type { SearchRef } from './website-result.ts';
import type { WebsiteStore } from './website-store.ts';

export interface RunSearchDeps extends FinishSearchDeps, ExamineDeps, LookUpDeps {
  db: FinishSearchDeps['db'];
  store: WebsiteStore;
  links: WebsiteLinkStore;
  /** Of these domains, those that people are known to visit. */
  listVisited: (db: Queryable, domains: readonly string[]) => Promise<string[]>;
  /** Which names can be asked about now; the sandbox may end at any time. */
  readEndings: () => EndingChoice;
}

export interface SearchContext {
  /** Aborted when the process stops. */
  signal: AbortSignal;
  log: Logger;
}

export const ATTEMPTS_MAX = 3;
/** Twelve crawls of twenty seconds, four at a time, and forty look-ups end long before. */
const ATTEMPT_MS_MAX = 150_000;
const NOTE_EVERY_MS = 250;

/**
 * One attempt at a company. May be run again at any time, and twice at once: whoever comes first stores the result, and
 * the other one's is thrown away.
 */
export async function runSearch(deps: RunSearchDeps, task: SearchRef, context: SearchContext): Promise<void> {
  const { db, store, clock } = deps;
  const begun = await store.beginAttempt(db, task, clock.now());
  if (!begun) return;
  const { attempts, reads_since: readsSince } = begun;
  const { log } = context;
  const progress = createProgress(deps, task);
  if (attempts > ATTEMPTS_MAX) {
    log.error({ company: task.companyNumber, attempts }, 'workers died over this search; giving it up');
    await finishSearch(deps, task, { ...FAILED, tried: 0 });
    return;
  }
  try {
    const signal = AbortSignal.any([context.signal, AbortSignal.timeout(ATTEMPT_MS_MAX)]);
    const end = await search(deps, task, { readsSince, signal, progress });
    await progress.written();
    await finishSearch(deps, task, end);
    log.info(
      { company: task.companyNumber, status: end.status, domain: end.websites[0]?.domain, tried: end.tried },
      'a company’s website was searched for',
    );
  } catch (error) {
    const stopped = context.signal.aborted;
    await progress.written();
    if (attempts >= ATTEMPTS_MAX && !stopped) {
      log.error({ err: error, company: task.companyNumber }, 'a search failed three times; giving it up');
      await finishSearch(deps, task, { ...FAILED, tried: progress.tried() });
      return;
    }
    await store.endAttempt(db, task, { counts: !stopped, at: clock.now() });
    throw error;
  }
}

async function search(
  deps: RunSearchDeps,
  { companyNumber }: SearchRef,
  { readsSince, signal, progress }: { readsSince: Date; signal: AbortSignal; progress: Progress },
): Promise<SearchEnd> {
  const [company] = await deps.register.findByNumbers([companyNumber]);
  // It was there when somebody asked, and has left the register since, as fictional companies do.
  if (!company) return { status: 'not_found', websites: [], tried: 0 };
  const links = await deps.links.listOfCompany(deps.db, companyNumber);
  const candidates = await findCandidates(deps, gatherClues(company, links));
  const domains = await lookUpDomains(deps, candidates, {
    notBefore: readsSince,
    signal,
    onTried: progress.add,
  });
  await progress.note();
  const websites = await examineCandidates(deps, {
    companyNumber,
    domains,
    notBefore: readsSince,
    signal,
    onProgress: () => progress.add(0),
  });
  return { status: websites.length > 0 ? 'verified' : 'not_found', websites, tried: progress.tried() };
}

async function findCandidates(
  { db, listVisited, readEndings }: RunSearchDeps,
  clues: CompanyClues,
): Promise<string[]> {
  const endings = readEndings();
  const suggested = suggestDomains(clues, endings);
  const visited = await listVisited(
    db,
    suggested.map(({ domain }) => domain),
  );
  return listCandidates(clues.knownDomains.filter(endings.mayAsk), suggested, new Set(visited));
}

interface Progress {
  add(count: number): void;
  /** Tells now what a run of quick steps came to. */
  note(): Promise<void>;
  tried(): number;
  written(): Promise<void>;
}

/** Tells those who watch, and the reaper, that somebody is at work. */
function createProgress({ db, store, clock }: RunSearchDeps, task: SearchRef): Progress {
  let tried = 0;
  let last = 0;
  let writing: Promise<void> = Promise.resolve();
  function note(): Promise<void> {
    last = performance.now();
    // What cannot be noted is missed by nobody but the one who watches.
    writing = writing
      .then(() => store.noteTried(db, task, { tried, at: clock.now() }))
      .catch(() => undefined);
    return writing;
  }
  return {
    add(count) {
      tried += count;
      if (performance.now() - last >= NOTE_EVERY_MS) note();
    },
    note,
    tried: () => tried,
    written: () => writing,
  };
}
