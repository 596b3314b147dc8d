import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { storable } from '../../shared/storable-text.ts';
import type { SiteReader, Verdict } from '../resolution/index.ts';
import type { VerifiedWebsite } from './website-result.ts';

export interface ExamineDeps {
  db: Database;
  siteReader: Pick<SiteReader, 'examineSite' | 'listValidVerdicts' | 'recordVerdict'>;
  clock: Clock;
  log: Logger;
}

interface Examination {
  companyNumber: string;
  /** Domains that have an address, the likeliest first. */
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
        // The target of a likely name's redirect is likelier than all that remain.
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
