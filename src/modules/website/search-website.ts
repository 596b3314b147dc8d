import type { Logger } from '../../platform/logger.ts';
import type { Database, Queryable } from '../../platform/postgres/index.ts';
import { type Clock, DAY_MS, HOUR_MS } from '../../shared/clock.ts';
import { limitConcurrency } from '../../shared/concurrency.ts';
import { storable } from '../../shared/storable-text.ts';
import type { StatedWebsite } from '../financials/index.ts';
import {
  publicRegisterEvidence,
  type RegisterLookup,
  type SiteReader,
  type Verdict,
} from '../resolution/index.ts';
import type { WebsiteListing } from '../sources/index.ts';
import {
  type CompanyClues,
  collectClues,
  listCandidates,
  suggestDomains,
  type TldChoice,
} from './candidates/list-candidates.ts';
import type { WebsiteStore } from './website.store.ts';
import type { SearchOutcome, VerifiedWebsite } from './website-result.ts';

export interface SearchDeps extends ExamineDeps, LookUpDeps {
  db: ExamineDeps['db'];
  siteReader: ExamineDeps['siteReader'] & Pick<SiteReader, 'listLinks'>;
  register: Pick<RegisterLookup, 'findByNumbers'>;
  /** Lists those of these domains that people are known to visit. */
  listVisited: (db: Queryable, domains: readonly string[]) => Promise<string[]>;
  /** The websites that other registers give for a company. */
  listRegisteredWebsites: (db: Queryable, companyNumber: string) => Promise<string[]>;
  /** Names that other registers give it. */
  listRegisteredNames: (db: Queryable, companyNumber: string) => Promise<string[]>;
  /** The entries of other registers that name a website. */
  listWebsiteListings: (db: Queryable, domain: string) => Promise<WebsiteListing[]>;
  /** The websites that the company states in its accounts. */
  listStatedWebsites: (db: Queryable, companyNumber: string) => Promise<StatedWebsite[]>;
  /** Which domains can be requested now; the sandbox may end at any time. */
  readTlds: () => TldChoice;
}

interface SearchOptions {
  /** Websites read before this are read again. */
  readsSince: Date;
  signal: AbortSignal;
  progress: {
    report(progress: { candidates_tried: number }): void;
    flush(progress: { candidates_tried: number }): Promise<void>;
  };
}

export interface SearchEnd {
  status: SearchOutcome;
  /** The best first. */
  websites: VerifiedWebsite[];
  /** How many domains were looked up. */
  tried: number;
}

/** Suggests domains, looks them up, and reads the likeliest until one names the company as its operator. */
export async function searchWebsite(
  deps: SearchDeps,
  companyNumber: string,
  { readsSince, signal, progress }: SearchOptions,
): Promise<SearchEnd> {
  let tried = 0;
  const report = () => progress.report({ candidates_tried: tried });
  const [company] = await deps.register.findByNumbers([companyNumber]);
  // It was removed from the register after the call, as happens to fictional companies.
  if (!company) return { status: 'not_found', websites: [], tried };
  const links = await deps.siteReader.listLinks(companyNumber);
  const registered = await deps.listRegisteredWebsites(deps.db, companyNumber);
  const stated = await deps.listStatedWebsites(deps.db, companyNumber);
  const elsewhere = [...stated.map(({ website }) => website), ...registered];
  const names = await deps.listRegisteredNames(deps.db, companyNumber);
  const candidates = await findCandidates(deps, collectClues(company, links, elsewhere, names));
  const domains = await lookUpDomains(deps, candidates, {
    notBefore: readsSince,
    signal,
    onTried() {
      tried += 1;
      report();
    },
  });
  await progress.flush({ candidates_tried: tried });
  const websites = await examineCandidates(deps, {
    companyNumber,
    domains,
    notBefore: readsSince,
    signal,
    onProgress: report,
  });
  return {
    status: websites.length > 0 ? 'verified' : 'not_found',
    websites: await withOtherEvidence(deps, websites, { companyNumber, stated }),
    tried,
  };
}

/** The statements of other sources about the websites are evidence beside what the pages say. */
function withOtherEvidence(
  { db, listWebsiteListings }: Pick<SearchDeps, 'db' | 'listWebsiteListings'>,
  websites: readonly VerifiedWebsite[],
  { companyNumber, stated }: { companyNumber: string; stated: readonly StatedWebsite[] },
): Promise<VerifiedWebsite[]> {
  return Promise.all(
    websites.map(async (website) => {
      const listings = await listWebsiteListings(db, website.domain);
      const own = listings.filter((listing) => listing.company_number === companyNumber);
      const registered = publicRegisterEvidence({ match_status: 'matched' }, own, website.domain);
      const { evidence, ...rest } = withStatement(website, companyNumber, stated);
      return { ...rest, evidence: [...evidence, ...registered] };
    }),
  );
}

/**
 * The company's own statement in its accounts is evidence beside what the pages say. The model does not weigh
 * it.
 */
function withStatement(
  website: VerifiedWebsite,
  companyNumber: string,
  stated: readonly StatedWebsite[],
): VerifiedWebsite {
  const statement = stated.find((one) => one.website === website.domain);
  if (!statement) return website;
  const evidence = {
    kind: 'filed_accounts' as const,
    value: website.domain,
    supports: companyNumber,
    page_url: statement.name,
    quote: `The accounts ${statement.name} state the website ${website.domain}.`,
    captured_at: statement.loaded_at.toISOString(),
    page_sha256: statement.sha256,
    weight: 0,
    also_on: [],
  };
  return { ...website, evidence: [...website.evidence, evidence] };
}

async function findCandidates(
  { db, listVisited, readTlds }: SearchDeps,
  clues: CompanyClues,
): Promise<string[]> {
  const tlds = readTlds();
  const suggested = suggestDomains(clues, tlds);
  const visited = await listVisited(
    db,
    suggested.map(({ domain }) => domain),
  );
  return listCandidates(clues.knownDomains.filter(tlds.mayRequest), suggested, new Set(visited));
}

/** Whether the name has an address; `unknown` when no name server answered. */
export type FindHost = (hostname: string) => Promise<'found' | 'none' | 'unknown'>;

interface LookUpDeps {
  db: Queryable;
  store: Pick<WebsiteStore, 'listLookups' | 'saveLookup'>;
  findHost: FindHost;
  /** Names that come and go with the sandbox are looked up every time. */
  isTransient: (domain: string) => boolean;
  clock: Clock;
}

const LOOKUPS_AT_ONCE = 8;
const FOUND_MS = DAY_MS;
const NONE_MS = 6 * HOUR_MS;

function lifetimeOf(found: boolean): number {
  return found ? FOUND_MS : NONE_MS;
}

interface LookUpOptions {
  /** Older answers are looked up again. */
  notBefore: Date;
  signal: AbortSignal;
  /** After each domain. */
  onTried: () => void;
}

/** The domains that have an address, in the given order. Throws when every look-up failed. */
async function lookUpDomains(
  { db, store, findHost, isTransient, clock }: LookUpDeps,
  domains: readonly string[],
  { notBefore, signal, onTried }: LookUpOptions,
): Promise<string[]> {
  const answered = await store.listLookups(db, domains, clock.now());
  const known = new Map(
    answered
      .filter(({ found, expires_at: at }) => at.getTime() - lifetimeOf(found) > notBefore.getTime())
      .map(({ domain, found }) => [domain, found]),
  );
  const inTurn = limitConcurrency({
    concurrency: LOOKUPS_AT_ONCE,
    waitingMax: domains.length,
    onRefused: () => new Error('there are more names to look up than places to wait'),
  });
  let lookedUp = 0;
  let unknown = 0;
  const answers = await Promise.all(
    domains.map((domain) =>
      inTurn(async () => {
        signal.throwIfAborted();
        const found = known.get(domain) ?? (await ask(domain));
        onTried();
        return found;
      }),
    ),
  );
  if (lookedUp > 0 && unknown === lookedUp)
    throw new Error('no name server answers: not one of the candidates could be looked up');
  return domains.filter((_, index) => answers[index] === true);

  async function ask(domain: string): Promise<boolean> {
    // Many websites have an address at www only.
    lookedUp += 1;
    const bare = await findHost(domain);
    const answer = bare === 'none' ? await findHost(`www.${domain}`) : bare;
    if (answer === 'unknown') {
      unknown += 1;
      return false;
    }
    const found = answer === 'found';
    if (!isTransient(domain)) {
      const expires_at = new Date(clock.now().getTime() + lifetimeOf(found));
      await store.saveLookup(db, { domain, found, expires_at });
    }
    return found;
  }
}

interface ExamineDeps {
  db: Database;
  siteReader: Pick<SiteReader, 'examineSite' | 'listValidVerdicts' | 'recordVerdict'>;
  clock: Clock;
  log: Logger;
}

interface Examination {
  companyNumber: string;
  /** Those with an address, the likeliest first. */
  domains: readonly string[];
  /** Verdicts older than this are not reused. */
  notBefore: Date;
  signal: AbortSignal;
  /** After each candidate. */
  onProgress: () => void;
}

const CRAWLS_MAX = 12;
const CRAWLS_AT_ONCE = 4;

interface ExaminedCandidate {
  domain: string;
  verdict: Verdict;
  at: Date;
  /** Where the home page ended, when it is elsewhere. */
  movedTo: string | undefined;
}

/** With its place in the order of candidates. */
type VerifiedCandidate = ExaminedCandidate & { place: number };

/**
 * Reads the likeliest websites, a few at a time, until some name this company as their operator. Each verdict
 * is stored as the result of its domain, so a search that was cut short continues where it stopped.
 */
export async function examineCandidates(
  deps: ExamineDeps,
  { companyNumber, domains, notBefore, signal, onProgress }: Examination,
): Promise<VerifiedWebsite[]> {
  const waiting = [...domains];
  const seen = new Set(waiting);
  const verified: VerifiedCandidate[] = [];
  const failures: unknown[] = [];
  let crawls = 0;
  while (waiting.length > 0 && crawls < CRAWLS_MAX && verified.length === 0) {
    const wave = waiting.splice(0, Math.min(CRAWLS_AT_ONCE, CRAWLS_MAX - crawls));
    const known = await listKnown(deps, wave, notBefore);
    const examined = await Promise.all(
      wave.map(async (domain) => {
        const candidate = known.get(domain) ?? (await tryToExamine(deps, domain, { signal, failures }));
        onProgress();
        return candidate;
      }),
    );
    crawls += wave.filter((domain) => !known.has(domain)).length;
    for (const candidate of examined.filter((one) => one !== undefined)) {
      if (isOwn(candidate.verdict, companyNumber)) verified.push({ ...candidate, place: verified.length });
      if (candidate.movedTo !== undefined && !seen.has(candidate.movedTo)) {
        // The target of a likely name's redirect is likelier than all that is left.
        seen.add(candidate.movedTo);
        waiting.unshift(candidate.movedTo);
      }
    }
  }
  // If every candidate failed, the problem is probably ours, and another attempt may succeed.
  if (verified.length === 0 && failures.length > 0 && failures.length === crawls) throw failures[0];
  return verified.sort(better).map(({ domain, verdict, at }) => ({
    domain,
    match_confidence: verdict.match_confidence ?? 0,
    evidence: verdict.evidence,
    verified_at: at.toISOString(),
  }));
}

/** As for resolving the domain: it must be matched, and with this company. */
function isOwn(verdict: Verdict, companyNumber: string): boolean {
  return verdict.match_status === 'matched' && verdict.company_number === companyNumber;
}

/** First a website that does not redirect elsewhere, then the surer one, then the likelier name. */
function better(a: VerifiedCandidate, b: VerifiedCandidate): number {
  const moved = Number(a.movedTo !== undefined) - Number(b.movedTo !== undefined);
  return moved || (b.verdict.match_confidence ?? 0) - (a.verdict.match_confidence ?? 0) || a.place - b.place;
}

async function listKnown(
  { siteReader }: ExamineDeps,
  domains: readonly string[],
  notBefore: Date,
): Promise<Map<string, ExaminedCandidate>> {
  const known = await siteReader.listValidVerdicts(domains);
  return new Map(
    known
      .filter(({ resolved_at: at, verdict }) => at > notBefore && verdict.match_status !== 'scrape_failed')
      .map(({ domain, verdict, resolved_at: at }) => [domain, { domain, verdict, at, movedTo: undefined }]),
  );
}

/** One candidate that cannot be examined does not stop the others. */
async function tryToExamine(
  deps: ExamineDeps,
  domain: string,
  { signal, failures }: { signal: AbortSignal; failures: unknown[] },
): Promise<ExaminedCandidate | undefined> {
  try {
    return await examine(deps, domain, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    deps.log.error({ err: error, domain }, 'a candidate could not be examined');
    failures.push(error);
    return undefined;
  }
}

async function examine(
  { db, siteReader, clock, log }: ExamineDeps,
  domain: string,
  signal: AbortSignal,
): Promise<ExaminedCandidate> {
  const { verdict: said, pagesRead, finalDomain } = await siteReader.examineSite(domain, { signal });
  const verdict = storable(said);
  signal.throwIfAborted();
  const at = clock.now();
  await db.transaction((tx) =>
    siteReader.recordVerdict(tx, { domain, verdict, pagesRead, at, source: 'reverse' }),
  );
  log.debug({ domain, match_status: verdict.match_status }, 'a candidate was read');
  return { domain, verdict, at, movedTo: finalDomain === domain ? undefined : finalDomain };
}
